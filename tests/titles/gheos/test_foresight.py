"""What is foreseen of a tile from the lands kept in step is what flooding the whole table finds."""

from collections.abc import Iterator

import pytest

import ecumene
from ecumene.core.rng import Rng
from ecumene.titles.gheos.conflicts import foresee
from ecumene.titles.gheos.grid import BESIDE, Cell, cell_of, edge_of
from ecumene.titles.gheos.lands import Land, spread
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import FACES, ROTATIONS, SWORD, WHEAT, Laid, count, lying
from ecumene.titles.gheos.wars import swords
from tests.titles.gheos.pieces import NO_CELL


def placements(p: Gheos, rng: Rng) -> Iterator[tuple[Cell, Laid]]:
    """Each cell with a random tile of a random hand, in each of its rotations."""
    cells = p.frontier + [cell for cell, laid in p.tiles.items() if not FACES[laid].pyramid]
    for cell in cells:
        hand = p.hands[rng.below(p.seats)]
        tile = hand[rng.below(len(hand))]
        for rotation in ROTATIONS[tile]:
            yield cell, lying(tile, rotation)


def pieces(p: Gheos, colour: int, cell: Cell, laid: Laid) -> list[Land]:
    """The lands that hold something of a civilization's continent when the tile lies there."""
    home = p.homes[colour]
    assert home is not None
    tiles = p.tiles | {cell: laid}
    found: dict[frozenset[int], Land] = {}
    for side in home.sides:
        if cell_of(side) != cell:
            land = spread(tiles, side, NO_CELL)
            found[frozenset(land.sides)] = land
    return list(found.values())


def told_apart(lands: list[Land]) -> list[tuple[int, int]]:
    return sorted((min(land.sides), land.tally) for land in lands)


def check(p: Gheos, cell: Cell, laid: Laid) -> None:
    prospect = foresee(p, cell, FACES[laid], p.around(cell))
    living = [colour for colour, home in enumerate(p.homes) if home is not None]
    after = {colour: pieces(p, colour, cell, laid) for colour in living}
    broken = [c for c, found in after.items() if len(found) > 1 or not found[0].continent]
    assert broken == ([] if prospect.migrant is None else [prospect.migrant])
    together = {
        c
        for c in living
        for other in living
        if c != other and not {c, other} & set(broken) and told_apart(after[c]) == told_apart(after[other])
    }
    assert set(prospect.rivals) == together
    assert not (broken and together)
    for colour, land in prospect.staying.items():
        assert told_apart([land]) == told_apart(after[colour])
    for colour in broken:
        most = max(land.count(WHEAT) for land in after[colour])
        best = [land for land in after[colour] if land.count(WHEAT) == most]
        continents = [land for land in best if land.continent]
        assert told_apart(list(prospect.refuges)) == told_apart(continents or best)
    for colour in together:
        home = p.homes[colour]
        assert home is not None
        parts = {(cell_of(side), FACES[p.tiles[cell_of(side)]].at[edge_of(side)]) for side in home.sides}
        assert swords(p, cell, colour) == sum(
            count(tally, SWORD) for where, (_, tally, _) in parts if where != cell
        )


@pytest.mark.rule("war", "war-swords", "migration", "migration-richest", "one-price")
@pytest.mark.parametrize("seed", range(12))
def test_foresight_agrees_with_flooding_the_table(seed: int) -> None:
    p = ecumene.new("gheos", seats=2 + seed % 3, seed=seed)
    assert isinstance(p, Gheos)
    rng = Rng(seed)
    turn = 0
    while not p.over:
        if p.turn > turn:
            turn = p.turn
            for cell, laid in placements(p, rng):
                check(p, cell, laid)
        choices = p.choices()
        p.push(choices[rng.below(len(choices))])


@pytest.mark.rule("place-beside")
def test_there_is_always_a_place_for_a_god_without_followers() -> None:
    """An empty cell with a single neighbour joins nothing, and there always is one."""
    for seed in range(20):
        p = ecumene.new("gheos", seats=4, seed=seed)
        assert isinstance(p, Gheos)
        rng = Rng(seed)
        while not p.over:
            single = [c for c in p.frontier if sum(beside in p.tiles for beside in BESIDE[c]) == 1]
            assert single
            choices = p.choices()
            p.push(choices[rng.below(len(choices))])
