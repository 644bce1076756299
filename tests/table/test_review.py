"""A review in slices is the same wherever each of them is thought about."""

from pathlib import Path

from ecumene.bots.review import Review
from ecumene.core.record import loads
from ecumene.table import review
from ecumene.table.review import curve_of, missed_in, packed, turning_of

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
