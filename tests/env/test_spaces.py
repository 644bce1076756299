"""Choices and what seats see as numbers, over random games of every game with every option."""

import sys

import numpy as np
import pytest

from ecumene.core.errors import WordWithoutNumber
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.registry import find
from ecumene.core.steps import Link
from ecumene.env.encoding import Encoding, Numbers, Observation, encoding
from tests.titles.layouts import tables
from tests.titles.walks import each_game, some_positions, walk


@each_game
def test_every_choice_is_an_action_and_every_fact_has_its_place(game: Game) -> None:
    known = encoding(game.id, game.seats[0])
    words, told = set(known.words), set(known.space.told)
    lengths = {fact.name: fact.length for fact in known.space.facts}
    for number in range(len(tables(game))):
        for p in walk(game, number):
            assert words.issuperset(p.choices()), p.decision
            for name, fact in (p.decision.facts(p) if p.decision else {}).items():
                assert name in lengths or name in told, (p.decision, name)
                if name in lengths and isinstance(fact, list):
                    assert len(fact) <= lengths[name], (p.decision, name)


def test_a_word_that_a_game_forgot_to_list_is_named() -> None:
    game = find("gheos")
    forgetful = Encoding(game, 2)
    del forgetful.actions[game.new(2, 1).choices()[0]]
    with pytest.raises(WordWithoutNumber) as refused:
        forgetful.mask(game.new(2, 1), 0)
    assert refused.value.details == {"game": "gheos", "word": game.new(2, 1).choices()[0]}


@each_game
def test_no_two_actions_are_the_same_word(game: Game) -> None:
    words = encoding(game.id, game.seats[0]).words
    assert len(set(words)) == len(words)
    assert all(encoding(game.id, seats).words == words for seats in game.seats)


@each_game
def test_masks_are_what_the_asked_seat_may_answer(game: Game) -> None:
    for number in range(4):
        for p in some_positions(game, number, 11):
            known = encoding(game.id, p.seats)
            for seat in range(p.seats):
                allowed = {known.words[action] for action in known.mask(p, seat).nonzero()[0]}
                assert allowed == (set(p.answers()) if seat == p.seat else set())


def test_places_are_marked_whatever_their_order_among_the_words() -> None:
    game = find("tigris")
    known, backward = encoding("tigris", 2), Encoding(game, 2)
    backward.words = known.words[::-1]
    backward.actions = Numbers(game, backward.words)
    for p in some_positions(game, 1, 11):
        seat = p.seat or 0
        assert (backward.mask(p, seat)[::-1] == known.mask(p, seat)).all()


def test_observations_are_the_same_whatever_is_kept_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = list(some_positions(find("tigris"), 1, 11))
    seen = [Encoding(find("tigris"), p.seats).observation(p, 0) for p in positions]
    monkeypatch.setattr(sys.modules[Encoding.__module__], "KEPT", 5)
    short = {seats: Encoding(find("tigris"), seats) for seats in find("tigris").seats}
    assert all((short[p.seats].observation(p, 0) == s).all() for p, s in zip(positions, seen, strict=True))


@each_game
def test_observations_hold_nothing_that_the_seat_may_not_see(game: Game) -> None:
    """What is dealt anew for a seat looks the same to it, and so does what another has half chosen."""
    for number in range(12):
        for p in some_positions(game, number, 29):
            known = encoding(game.id, p.seats)
            for seat in range(p.seats):
                seen = known.observation(p, seat)
                assert beyond(known, seen) == []
                assert differing(known, seen, known.observation(p.redealt(seat, number), seat)) == []
                if isinstance(p.decision, Link) and p.seat != seat:
                    assert differing(known, seen, known.observation(p.retracted(), seat)) == []


def differing(known: Encoding, one: Observation, other: Observation) -> list[str]:
    """The fields in which two observations are not alike."""
    fields = [placed for placed in known.fields if not np.array_equal(placed.of(one), placed.of(other))]
    return [placed.field.name for placed in fields]


def beyond(known: Encoding, seen: Observation) -> list[str]:
    """The fields whose numbers leave their bounds."""
    return [
        field.name
        for field, at in known.fields
        if seen[at].min() < field.least or seen[at].max() > field.most
    ]


@each_game
def test_what_a_seat_chooses_from_can_be_told_from_what_it_observes(game: Game) -> None:
    """A half-made choice shows in its chooser's observation: the same table asks another question."""
    links = 0
    for number in range(2):
        before: Position | None = None
        for p in walk(game, number):
            if isinstance(p.decision, Link) and before is not None and before.seat == p.seat:
                assert p.seat is not None
                known = encoding(game.id, p.seats)
                one, other = known.observation(before, p.seat), known.observation(p, p.seat)
                assert not np.array_equal(one, other), (before.decision, p.decision)
                links += 1
            before = p.clone()
    assert links
