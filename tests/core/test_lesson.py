"""Which games begin as a lesson does, and how far one is followed."""

from dataclasses import replace

from ecumene.core.lesson import is_lesson, lesson_of
from ecumene.core.record import Record
from ecumene.core.registry import find


def test_a_game_is_a_lesson_if_it_is_laid_out_like_one() -> None:
    game = find("tigris")
    lesson = lesson_of(game)
    assert lesson is not None
    seats, seed, options = lesson.record.seats, lesson.record.seed, lesson.record.options
    assert is_lesson(game, seats, seed, options)
    assert not is_lesson(game, seats, seed + 1, options)
    assert not is_lesson(game, seats + 1, seed, options)
    assert not is_lesson(game, seats, seed, {**options, "board": "other"})


def test_a_game_without_a_lesson_never_is_one() -> None:
    game = replace(find("tigris"), package="tests.core")
    assert lesson_of(game) is None
    assert not is_lesson(game, 2, 7, {})


def test_a_lesson_is_followed_to_its_end_and_no_further_than_it_is_kept_to() -> None:
    lesson = lesson_of(find("tigris"))
    assert lesson is not None
    record = lesson.record
    for done in (0, 1, len(record.choices) - 1):
        assert lesson.next(record.branch(done)) == record.choices[done]
    assert lesson.next(record) is None
    left = record.branch(1)
    left.push(next(choice for choice in left.position.choices() if choice != record.choices[1]))
    assert lesson.next(left) is None
    assert lesson.next(Record.start("tigris", record.seats, record.seed + 1)) is None
