"""Every lesson can be played to its end as it is written, and says all it says in both languages."""

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from ecumene.core.game import Game
from ecumene.core.lesson import LEARNER, Lesson, lesson_of
from ecumene.core.record import Record
from ecumene.core.steps import Link
from ecumene.core.text import LANGUAGES
from tests.titles.walks import each_game


def lesson(game: Game) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def numbers(taught: Lesson) -> range:
    return range(len(taught.record.entries))


@each_game
def test_a_lesson_is_played_as_it_is_written(game: Game) -> None:
    taught = lesson(game)
    assert taught.record.cut is None
    played = Record(game, taught.record.seats, taught.record.seed, taught.record.options)
    for entry in taught.record.entries:
        assert taught.next(played) == entry.choice
        played.push(entry.choice)
    assert taught.next(played) is None
    assert not played.position.over, "the learner goes on from there"


@each_game
def test_who_leaves_the_lesson_is_not_led_any_further(game: Game) -> None:
    taught = lesson(game)
    number = next(n for n in numbers(taught) if len(taught.record.at(n).answers()) > 1)
    played = taught.record.branch(number)
    other = next(choice for choice in played.position.answers() if choice != taught.next(played))
    assert taught.next(played.push(other)) is None
    elsewhere = Record(game, taught.record.seats, taught.record.seed + 1, taught.record.options)
    assert taught.next(elsewhere) is None


@each_game
def test_a_remark_stands_where_the_learner_has_something_to_choose(game: Game) -> None:
    taught = lesson(game)
    for number in taught.record.comments:
        position = taught.record.at(number)
        assert position.seat == LEARNER, (number, taught.remarks(number))
        assert not isinstance(position.decision, Link), (number, taught.remarks(number))


@each_game
def test_no_turn_of_the_learner_goes_by_without_a_word(game: Game) -> None:
    taught = lesson(game)
    own = [
        (entry.turn, number) for number, entry in enumerate(taught.record.entries) if entry.seat == LEARNER
    ]
    told = {turn for turn, number in own if taught.remarks(number)}
    assert told == {turn for turn, _ in own}


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_remark_has_its_sentence(game: Game, lang: str) -> None:
    taught = lesson(game)
    text = (game.folder / "lessons" / f"{lang}.ftl").read_text(encoding="utf-8")
    said = [entry.id.name for entry in parse(text).body if isinstance(entry, Message)]
    assert said == [
        f"lesson-{word}" for n in range(len(taught.record.entries) + 1) for word in taught.remarks(n)
    ]
