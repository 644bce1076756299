"""A table where somebody learns a game."""

from collections.abc import Mapping, Sequence

from ecumene.core.game import Game, OptionValue
from ecumene.core.lesson import Lesson, is_lesson, lesson_of
from ecumene.core.steps import Choice
from ecumene.table.seats import Seat, one_learns
from ecumene.table.table import Table


def lesson_at(
    game: Game, seats: Sequence[Seat], seed: int, options: Mapping[str, OptionValue]
) -> Lesson | None:
    """The lesson that is taught at a table which is laid out so: one person learns there from bots."""
    taught = one_learns(seats) and is_lesson(game, len(seats), seed, options)
    return lesson_of(game) if taught else None


def taught(table: Table) -> Choice | None:
    """What the lesson says, where one is followed."""
    lesson = lesson_at(table.game, table.seats, table.seed, table.options)
    return lesson.next(table.played) if lesson else None
