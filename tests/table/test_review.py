"""A review in slices is the same wherever each of them is thought about."""

from pathlib import Path
from typing import Any

import pytest

from ecumene.bots.review import MOST_POINTS, Review
from ecumene.core.record import loads
from ecumene.table import review
from ecumene.table.review import Making, curve_of, missed_in, packed, turning_of, whole

RECORD = loads((Path(__file__).parents[1] / "records" / "gheos-2-random.txt").read_text())
PACKED = packed(RECORD)
LONG = 60.0


def test_the_curve_has_the_beginning_and_the_end_of_each_move() -> None:
    whole = Review(RECORD)
    curve = curve_of(PACKED, LONG)
    assert [point["number"] for point in curve] == [0, *(move.end for move in whole.moves)]
    assert [[round(chance, 4) for chance in point] for point in whole.curve] == [p["chances"] for p in curve]


def test_another_process_goes_on_where_one_has_stopped() -> None:
    first = [missed_in(PACKED, LONG, number) for number in (4, 5)]
    review._review.cache_clear()
    assert [missed_in(PACKED, LONG, number) for number in (5, 4)] == first[::-1]


def test_turning_points_are_told_until_there_are_no_more() -> None:
    moves = len(Review(RECORD).moves)
    missed = [0.0] * moves
    missed[4] = 0.9
    told = turning_of(PACKED, LONG, missed, 0)
    assert told is not None
    assert told["played"]
    assert turning_of(PACKED, LONG, missed, 6) is None


def test_whoever_makes_a_review_is_told_slice_by_slice_what_to_think_about() -> None:
    making = Making()
    curve = [{"number": number, "chances": [0.5, 0.5]} for number in (0, 3, 5)]
    turning = {"number": 3}
    found: dict[Any, list[Any]] = {curve_of: [curve], missed_in: [0.25, 0.5], turning_of: [turning, None]}
    asked = []
    while (due := making.next()) is not None:
        work, args = due
        asked.append((work, *args))
        making.answer(found[work].pop(0))
        assert making.ask() == {"done": len(asked), "of": 3 + MOST_POINTS, "review": None}
    missed = [0.25, 0.5]
    weighed = [(missed_in, 0), (missed_in, 1)]
    assert asked == [(curve_of,), *weighed, (turning_of, missed, 0), (turning_of, missed, 1)]
    assert making.review == {"curve": curve, "turnings": [turning]}
    assert whole(making.review)["done"] == whole(making.review)["of"] == 3 + MOST_POINTS


def test_a_review_that_nobody_asks_for_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(review, "monotonic", lambda: now)
    making = Making()
    now += review.FORSAKEN_SECONDS
    assert making.next() is not None
    assert making.ask()["done"] == 0
    now += review.FORSAKEN_SECONDS + 0.1
    assert making.forsaken
    assert making.next() is None
    assert making.review is None
