"""A referee who knows only the rulebook looks over random games, whenever somebody is to act."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.core.bits import each
from ecumene.titles.tigris.board import COLUMNS, NAMES, OFF, ROWS
from ecumene.titles.tigris.pieces import COLOURS, GREEN, PER_SEAT, RED
from ecumene.titles.tigris.position import Tigris
from ecumene.titles.tigris.turn import TakeAction
from tests.titles.walks import GAMES, walk

Square = tuple[int, int]


def beside(square: Square) -> list[Square]:
    column, row = square
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [(x, y) for x, y in near if 0 <= x < COLUMNS and 0 <= y < ROWS]


def square_of(cell: int) -> Square:
    name = NAMES[cell]
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def squares_of(cells: int) -> set[Square]:
    return {square_of(cell) for cell in each(cells)}


def regions(occupied: set[Square]) -> list[set[Square]]:
    """What hangs together, counted square by square."""
    left, found = set(occupied), []
    while left:
        region, waiting = set[Square](), [left.pop()]
        while waiting:
            square = waiting.pop()
            region.add(square)
            waiting += [near for near in beside(square) if near in left]
            left -= set(waiting)
        found.append(region)
    return found


def inspect(p: Tigris) -> None:
    temples, treasures = squares_of(p.tiles[RED]), squares_of(p.treasures)
    leaders = {
        square_of(cell): divmod(place, PER_SEAT) for place, cell in enumerate(p.leaders) if cell != OFF
    }
    for square in leaders:
        assert any(near in temples for near in beside(square))
    occupied = set(leaders).union(squares_of(p.flipped), *(squares_of(p.tiles[k]) for k in COLOURS))
    for region in regions(occupied):
        colours = [leaders[square][1] for square in region if square in leaders]
        assert len(colours) == len(set(colours))
        assert GREEN not in colours or len(region & treasures) < 2
    assert squares_of(p.ruins).isdisjoint(occupied)


@pytest.mark.rule("leader-needs-temple", "kingdom-peace", "treasure-when", "catastrophe-for-good")
@settings(max_examples=6, deadline=None)
@given(number=st.integers(0, 10_000))
def test_between_actions_leaders_are_safe_kingdoms_at_peace_and_treasures_taken(number: int) -> None:
    for p in walk(GAMES["tigris"], number):
        assert isinstance(p, Tigris)
        if isinstance(p.decision, TakeAction):
            inspect(p)
