"""A first game that teaches: a record whose remarks say what there is to see and what to do next.

The learner has the first seat and makes the choices of the record; the others' come by themselves. A remark
is a word: `lesson-<word>` in the game's `lessons/*.ftl` is the sentence.

>>> from ecumene.core.registry import find
>>> lesson = lesson_of(find("tigris"))
>>> lesson.remarks(0)
['welcome', 'leaders', 'first-king']
>>> lesson.next(lesson.record.branch(1))
'e10'
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ecumene.core.game import Game, OptionValue
from ecumene.core.record import Record, load
from ecumene.core.steps import Choice

LEARNER = 0
"""The seat of whoever learns."""


@dataclass(frozen=True)
class Lesson:
    """A game that is played as it was written down, with remarks."""

    record: Record

    def remarks(self, number: int) -> list[str]:
        """What is said once so many choices have been made."""
        return self.record.comments.get(number, "").split()

    def begins(self, seats: int, seed: int, options: Mapping[str, OptionValue]) -> bool:
        """Whether a game that is laid out so begins as the lesson does."""
        own = self.record
        return (seed, seats, options) == (own.seed, own.seats, own.options)

    def next(self, played: Record) -> Choice | None:
        """What the lesson has next, if a game has followed it so far."""
        done = len(played.entries)
        choices = self.record.choices
        if not self.begins(played.seats, played.seed, played.options):
            return None
        if done == len(choices) or played.choices != choices[:done]:
            return None
        return choices[done]


def is_lesson(game: Game, seats: int, seed: int, options: Mapping[str, OptionValue]) -> bool:
    """Whether a game that is laid out so begins as its lesson does."""
    lesson = lesson_of(game)
    return lesson is not None and lesson.begins(seats, seed, options)


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The game's lesson, if it has one."""
    path = game.folder / "lessons" / "first.txt"
    return Lesson(load(path)) if path.exists() else None
