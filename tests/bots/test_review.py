"""A review says who was winning, where that changed, and what the master would have done, and why."""

from dataclasses import replace

import pytest

import ecumene
from ecumene.bots.advice import advice
from ecumene.bots.chances import Fit, chances, fit_for, fits, shares
from ecumene.bots.moves import moves
from ecumene.bots.review import Review
from ecumene.bots.why import Reason, reasons
from ecumene.core.errors import NotCalibrated, NotForOne
from ecumene.core.game import Game
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from tests.titles.tigris.sketch import points, score, sketch
from tests.titles.walks import each_game, random_choice

SOON = 0.2


def idle(turns: int = 4) -> Record:
    """A game of Tigris whose players do nothing but end their turns."""
    record = Record.start("tigris", seats=2, seed=7)
    for _ in range(turns):
        record.push("end")
    return record


def drifted(game: Game, seats: int, choices: int = 60) -> Record:
    """A game whose players take what comes."""
    record, rng = Record.start(game.id, seats, 5), Rng(5)
    while not record.position.over and len(record.entries) < choices:
        record.push(random_choice(record.position, rng))
    return record


@each_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_are_one_together(game: Game, seats: int) -> None:
    for move in moves(drifted(game, seats)):
        found = chances(move.after)
        assert len(found) == seats
        assert sum(found) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in found)


@each_game
def test_the_nearest_number_of_seats_stands_in_for_one_that_nobody_has_played(game: Game) -> None:
    known = fits(game)
    assert 2 in known
    assert fit_for(game, 2) == known[2]
    assert fit_for(game, 3) == known[2]
    assert fit_for(game, 6) == known[max(known)]


@each_game
def test_a_lead_always_says_something(game: Game) -> None:
    for fit in fits(game).values():
        assert fit.weight(0.0) > 0
        assert fit.weight(1.0) > 0


def test_who_looks_better_is_likelier_to_win() -> None:
    assert shares([3.0, 1.0, 1.0])[0] > 0.5
    assert Fit(0.0, 1.0).weight(0.0) == 1


def test_the_end_shows_who_has_won() -> None:
    p = sketch("t aK t", seats=2)
    score(p, "archer", [1, 1, 1, 1])
    p.agenda.clear()
    assert chances(p) == [1, 0]
    score(p, "lion", [1, 1, 1, 1])
    assert chances(p) == [0.5, 0.5]


@each_game
def test_moves_are_the_whole_game_one_after_another(game: Game) -> None:
    record = drifted(game, 2)
    found = list(moves(record))
    assert [move.start for move in found] == [0, *(move.end for move in found[:-1])]
    assert found[-1].end == len(record.entries)
    for move in found:
        assert move.before == record.at(move.start)
        assert move.after == record.at(move.end)
        assert move.seat == record.entries[move.start].seat


def test_the_answers_of_others_belong_to_a_move() -> None:
    record = Record.start("tigris", seats=2, seed=7)
    record.push("king b3").push("end").push("king a2").push("commit 0").push("commit 0")
    first, second = moves(record)
    assert (first.seat, second.seat) == (0, 1)
    assert {entry.seat for entry in record.entries[second.start : second.end]} == {0, 1}


def test_reasons_name_the_largest_gain_first() -> None:
    worse = sketch("aK t s", seats=2, hands={"archer": "6 settlement"})
    better = sketch("aK t s", seats=2, hands={"archer": "6 settlement"})
    score(better, "archer", [3, 3, 3, 3])
    assert points(better, "archer")
    found = reasons(better, worse, 0)
    assert found[0].term == "points"
    assert found[0].gain > 0
    assert reasons(worse, worse, 0) == []


def test_a_review_finds_what_was_left_undone() -> None:
    review = Review(idle(), seconds=SOON)
    assert len(review.curve) == len(review.moves) + 1
    for _ in review.work():
        pass
    told = [point for point in review.points if point.better is not None]
    assert told
    for point in told:
        assert point.played == ["end"]
        assert point.then > point.after
        assert all(isinstance(reason, Reason) for reason in point.why)
        assert point.why[0].gain > 0


def test_a_review_that_is_stopped_tells_what_it_knows() -> None:
    review = Review(drifted(ecumene.games()["tigris"], 2), seconds=SOON)
    work = review.work()
    assert next(work) == 1
    assert len(review.curve) == len(review.moves) + 1
    assert review.points
    assert not any(point.asked for point in review.points)


def test_a_game_for_one_cannot_be_reviewed() -> None:
    with pytest.raises(NotForOne):
        Review(Record.start("monumental", seats=1, seed=1))


def test_a_game_without_terms_is_not_calibrated() -> None:
    record = Record.start("tigris", seats=2, seed=7)
    record.game = replace(record.game, terms=None)
    with pytest.raises(NotCalibrated):
        Review(record)


def test_advice_says_why_in_the_terms_of_the_game() -> None:
    p = sketch("T aM . T . aK", seats=2, hands={"archer": "3 settlement 3 market"})
    found = advice(p.redealt(0, 1), 1, 5.0)
    assert p.why(list(found.chain)) is None
    assert p.game.terms is not None
    assert {reason.term for reason in found.why} <= set(p.game.terms(p, 0))
    assert found.why
