"""The battery: what must hold for every game, over random games with every combination of options."""

import json
import pickle
import re
from collections import Counter
from functools import reduce
from operator import and_
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ecumene
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.record import Record, loads
from ecumene.core.rng import Rng
from ecumene.core.steps import Link
from tests.titles.layouts import table_of, tables
from tests.titles.views import checked_view
from tests.titles.walks import each_game, pieces_of, random_choice, some_positions, walk


@each_game
def test_every_random_game_ends_with_a_standing_and_loses_no_piece(game: Game) -> None:
    conserved = pieces_of(game).conserved
    for number in range(len(tables(game)) + 10):
        first = None
        for p in walk(game, number):
            pieces = conserved(p)
            first = first or pieces
            assert pieces == first
        standings = p.standings()
        assert len(standings) >= p.seats
        assert sorted(place.seat for place in standings) == list(range(len(standings)))
        assert standings[0].rank == 1
        assert p.seat is None
        assert p.decision is None
        assert len(p.choices()) == 0


@each_game
@settings(max_examples=12)
@given(number=st.integers(0, 10_000))
def test_choices_agree_with_objections(game: Game, number: int) -> None:
    for p in some_positions(game, number, 7):
        decision = p.decision
        if decision is None:
            continue
        choices = list(p.choices())
        assert choices, decision
        assert not isinstance(p.choices(), list)
        assert len(set(choices)) == len(choices) == len(p.choices())
        assert [p.choices()[n] for n in range(len(choices))] == choices
        candidates = list(decision.candidates(p))
        assert set(choices) <= set(candidates), decision
        allowed = {c for c in candidates if decision.objection(p, c) is None}
        assert allowed == set(choices), decision


@each_game
@settings(max_examples=12)
@given(number=st.integers(0, 10_000))
def test_nothing_leaks(game: Game, number: int) -> None:
    for p in some_positions(game, number, 11):
        for seat in range(p.seats):
            seen = p.view(seat)
            other = p.redealt(seat, number)
            assert other.view(seat) == seen
            assert pieces_of(game).conserved(other) == pieces_of(game).conserved(p)
            decision = p.decision
            if isinstance(decision, Link) and decision.seat != seat:
                assert p.retracted().view(seat) == seen
        if isinstance(p.decision, Link):
            assert p.retracted().shared_view() == p.shared_view()
            # Whoever is choosing sees another question, and nothing else.
            assert game.seat_view(p.retracted(), p.seat) == game.seat_view(p, p.seat)
        viewers = (None, *range(p.seats))
        assert p.own_views(viewers) == [p.own_view(seat) for seat in viewers]
        spectator = p.view(None)
        assert "choices" not in (spectator["asked"] or {})
        assert json.loads(json.dumps(spectator)) == spectator


@each_game
def test_what_a_seat_cannot_know_is_dealt_anew(game: Game) -> None:
    """Every thing hidden from a seat changes with the seed at some time, and so does the chance to come."""
    hidden = pieces_of(game).hidden
    changed: dict[tuple[int, str], bool] = {}
    """Whether a part has been another one, and whether a hand has been another one card by card."""
    for number in range(12):
        for p in some_positions(game, number, 29):
            for seat in range(p.seats):
                dealt = [p.redealt(seat, seed) for seed in range(4)]
                assert dealt[0] == p.redealt(seat, 0)
                assert len({other.rng.state for other in dealt}) == len(dealt)
                for name, value in hidden(p, seat).items():
                    values = [hidden(other, seat).get(name) for other in dealt]
                    once = changed.get((seat, name), False)
                    changed[seat, name] = once or any(other != value for other in values)
                    if name.startswith("hand of"):
                        card_by_card = changed.get((seat, f"all in the {name}"), False)
                        changed[seat, f"all in the {name}"] = card_by_card or not kept(value, *values)
    assert changed
    assert [part for part, really in changed.items() if not really] == []


def kept(*hands: Any) -> Counter[Any]:
    """The cards that are in all of these hands."""
    return reduce(and_, map(Counter, hands))


@each_game
def test_views_are_what_their_types_say(game: Game) -> None:
    check = checked_view(game)
    for number in range(12):
        for p in some_positions(game, number, 19):
            for seat in (None, *range(p.seats)):
                check(p.view(seat))


@each_game
def test_looking_changes_nothing(game: Game) -> None:
    for number in range(4):
        rng = Rng(number)
        seats, options = table_of(game, number)
        looked_at, left_alone = (game.new(seats, number, options) for _ in range(2))
        while not looked_at.over:
            for seat in (None, *range(seats)):
                looked_at.view(seat)
            choice = random_choice(left_alone, rng)
            agenda = list(looked_at.agenda)
            prints = [hash(step) for step in agenda]
            looked_at.push(choice)
            left_alone.push(choice)
            assert [hash(step) for step in agenda] == prints
        assert looked_at == left_alone


@each_game
@settings(max_examples=8)
@given(number=st.integers(0, 10_000))
def test_a_redealt_position_plays_on_to_the_end(game: Game, number: int) -> None:
    for p in some_positions(game, number, 97):
        if p.seat is None:
            continue
        rng = Rng(number)
        dealt = p.redealt(p.seat, number + 1)
        while not dealt.over:
            dealt.push(random_choice(dealt, rng))


@each_game
@settings(max_examples=6)
@given(number=st.integers(0, 10_000))
def test_a_record_replays_to_the_same_position(game: Game, number: int) -> None:
    seats, options = table_of(game, number)
    record = Record.start(game.id, seats, number, **options)
    rng = Rng(number)
    while not record.position.over and len(record.entries) < 700:
        record.push(random_choice(record.position, rng))
    again = loads(str(record))
    assert again.position == record.position
    assert again.choices == record.choices
    assert str(again) == str(record)
    middle = len(record.entries) // 2
    assert record.at(middle) == record.branch(middle).position


@each_game
@settings(max_examples=8)
@given(number=st.integers(0, 10_000))
def test_undo_restores(game: Game, number: int) -> None:
    seats, options = table_of(game, number)
    record = Record.start(game.id, seats, number, **options)
    rng = Rng(number)
    for _ in range(200):
        if record.position.over:
            break
        before = record.position.clone()
        seat = before.seat
        assert seat is not None
        record.push(random_choice(record.position, rng))
        if record.undoable(seat):
            after = record.position.clone()
            choice = record.entries[-1].choice
            record.undo(seat)
            assert record.position == before
            record.push(choice)
            assert record.position == after


@each_game
@settings(max_examples=6)
@given(number=st.integers(0, 10_000))
def test_refusals_tell_nothing_hidden(game: Game, number: int) -> None:
    for p in some_positions(game, number, 17):
        if p.seat is None:
            continue
        other = p.redealt(p.seat, number + 3)
        for choice in list(p.choices())[:12]:
            assert refusal(p, f"{choice} zz") == refusal(other, f"{choice} zz")


def refusal(p: Position, notation: str) -> tuple[str, Any]:
    with pytest.raises(ecumene.EcumeneError) as caught:
        p.push(notation)
    return type(caught.value).__name__, caught.value.details


@each_game
def test_a_safe_choice_shows_its_seat_nothing_new(game: Game) -> None:
    """What can be taken back must come out the same whatever is hidden from the seat."""
    for number in range(6):
        seats, options = table_of(game, number)
        record = Record.start(game.id, seats, number, **options)
        rng = Rng(number)
        while not record.position.over and len(record.entries) < 300:
            before = record.position.clone()
            seat = before.seat
            assert seat is not None
            record.push(random_choice(record.position, rng))
            entry = record.entries[-1]
            assert not (entry.safe and record.position.over)
            if entry.safe and record.position.seat == seat:
                other = before.redealt(seat, number + 5).push(entry.choice)
                assert other.view(seat) == record.position.view(seat)


@each_game
def test_a_clone_is_a_copy_and_pickles(game: Game) -> None:
    for p in some_positions(game, 3, 23):
        copy = p.clone()
        assert copy == p
        assert pickle.loads(pickle.dumps(p)) == p
        if not copy.over:
            view = p.view(0)
            copy.push(copy.choices()[0])
            assert p.view(0) == view


@each_game
def test_notation_of_one_choice_never_begins_another(game: Game) -> None:
    for p in some_positions(game, 5, 5):
        choices = list(p.choices())
        for choice in choices:
            assert re.fullmatch(r"[a-z0-9+/,.'-]+( [a-z0-9+/,.'-]+)*", choice), choice
            assert not any(other.startswith(choice + " ") for other in choices)
