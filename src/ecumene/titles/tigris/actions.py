"""The four actions: a leader, a tile, a catastrophe, a swap."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from ecumene.core.events import Particulars
from ecumene.core.state import raised
from ecumene.core.steps import Choice, Link, Objection, step
from ecumene.titles.tigris.board import BOARD, CELL_OF, NAMES, OFF, Cell, CellChoices, Cells
from ecumene.titles.tigris.buildings import OfferBuilding, doubled
from ecumene.titles.tigris.conflicts import ExternalConflicts, revolt
from ecumene.titles.tigris.kingdoms import bereft, crowds_of, first_cell
from ecumene.titles.tigris.monuments import OfferMonument, squares
from ecumene.titles.tigris.pieces import (
    BLACK,
    BLUE,
    COLOUR_WORDS,
    COLOURS,
    HAND,
    LEADER_WORDS,
    PER_SEAT,
    TILE_OF,
    TILE_WORDS,
)
from ecumene.titles.tigris.position import Tigris
from ecumene.titles.tigris.treasures import TAKE_TREASURES

if TYPE_CHECKING:
    from ecumene.titles.tigris.turn import TakeAction

WITHDRAW: Final[Choice] = "withdraw"
MAY_WITHDRAW: Final[tuple[Choice, ...]] = (WITHDRAW,)
DONE: Final[Choice] = "done"
NOTHING_PICKED: Final[tuple[int, ...]] = (0, 0, 0, 0)
CELLS: Final[tuple[Choice, ...]] = tuple(CELL_OF)


@step
class PlacePiece(Link[Tigris, "TakeAction"]):
    """Where a piece of some colour goes."""

    colour: int


@step
class PlaceLeader(PlacePiece):
    """Where an own leader goes: onto the board, elsewhere, or home."""

    def choices(self, p: Tigris) -> Sequence[Choice]:
        at = p.leaders[self.seat * PER_SEAT + self.colour]
        if at == OFF:
            return CellChoices(p.room()[2])
        cells = p.empty() & p.side.land & p.sheltered & ~self._between_kingdoms(p, at)
        return CellChoices(cells, MAY_WITHDRAW)

    def _between_kingdoms(self, p: Tigris, at: Cell) -> Cells:
        """The cells that touch two kingdoms once the leader has been lifted."""
        if at == OFF:
            return crowds_of(p.kingdoms)[0]
        disc = 1 << at
        return crowds_of(bereft(p.kingdoms, disc, p.discs & ~disc))[0]

    def choose(self, p: Tigris, choice: Choice) -> None:
        seat, colour = self.seat, self.colour
        at = p.leaders[seat * PER_SEAT + colour]
        leader = LEADER_WORDS[colour]
        p.agenda.append(self.head.next())
        if at != OFF:
            p.lift_leader(seat, colour)
        if choice == WITHDRAW:
            if p.log is not None:
                p.tell("withdrew", seat=seat, leader=leader, cell=NAMES[at])
            return
        cell = CELL_OF[choice]
        rival = p.leader_in(_kingdom_beside(p, cell), colour)
        p.put_leader(seat, colour, cell)
        if p.log is not None:
            if at == OFF:
                p.tell("placed-leader", seat=seat, leader=leader, cell=choice)
            else:
                p.tell("moved-leader", seat=seat, leader=leader, cell=choice, old=NAMES[at])
        p.agenda.append(TAKE_TREASURES)
        if rival is not None:
            revolt(p, colour, seat, rival)

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return (*CELLS, WITHDRAW)

    def objection(self, p: Tigris, choice: Choice) -> Objection | None:
        at = p.leaders[self.seat * PER_SEAT + self.colour]
        leader = {"leader": LEADER_WORDS[self.colour]}
        if choice == WITHDRAW:
            return Objection("leader-withdraws-from-board", leader) if at == OFF else None
        cell = CELL_OF[choice]
        if cell == at:
            return Objection("leader-moves-elsewhere", leader)
        if not p.empty() >> cell & 1:
            return Objection("leader-on-empty-cell", leader)
        if p.side.rivers >> cell & 1:
            return Objection("leader-not-on-river", leader)
        if not p.sheltered >> cell & 1:
            return Objection("leader-beside-temple", leader)
        if self._between_kingdoms(p, at) >> cell & 1:
            return Objection("leader-joins-no-kingdoms", leader)
        return None

    def facts(self, p: Tigris) -> Particulars:
        return {"leader": LEADER_WORDS[self.colour]}


@step
class PlaceTile(PlacePiece):
    """Where a tile from the hand goes, and who gets the point for it."""

    def choices(self, p: Tigris) -> Sequence[Choice]:
        land, river, _ = p.room()
        return CellChoices(river if self.colour == BLUE else land)

    def choose(self, p: Tigris, choice: Choice) -> None:
        seat, colour, cell = self.seat, self.colour, CELL_OF[choice]
        p.hands[seat * PER_SEAT + colour] -= 1
        sides = p.put_tile(colour, cell)
        if p.log is not None:
            p.tell("placed-tile", seat=seat, tile=TILE_WORDS[colour], cell=choice)
        p.agenda.append(self.head.next())
        p.agenda.append(TAKE_TREASURES)
        if squares(p, colour, cell):
            p.agenda.append(OfferMonument(seat, colour, cell))
        if p.options["buildings"]:
            p.agenda.append(OfferBuilding(seat, colour, cell))
        if len(sides) == 2:
            first, second = sorted([side.cells for side in sides], key=first_cell)
            p.agenda.append(ExternalConflicts(seat, cell, (first, second)))
            if p.log is not None:
                p.tell("union", cell=choice)
        elif sides:
            award(p, colour, cell)

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return CELLS

    def objection(self, p: Tigris, choice: Choice) -> Objection | None:
        cell = CELL_OF[choice]
        tile = {"tile": TILE_WORDS[self.colour]}
        if not p.empty() >> cell & 1:
            return Objection("tile-on-empty-cell", tile)
        river = bool(p.side.rivers >> cell & 1)
        if self.colour == BLUE and not river:
            return Objection("farm-on-river", tile)
        if self.colour != BLUE and river:
            return Objection("only-farm-on-river", tile)
        if sum(kingdom.border >> cell & 1 for kingdom in p.kingdoms) > 2:
            return Objection("tile-joins-two-at-most", tile)
        return None

    def facts(self, p: Tigris) -> Particulars:
        return {"tile": TILE_WORDS[self.colour]}


def award(p: Tigris, colour: int, cell: Cell) -> None:
    """The point for a tile in a kingdom: to the leader of its colour, else to the king."""
    kingdom = p.kingdom_at(cell)
    winner = p.leader_in(kingdom, colour)
    if winner is None:
        winner = p.leader_in(kingdom, BLACK)
    if winner is None:
        return
    points = 2 if doubled(p, colour, kingdom) else 1
    p.score(winner, colour, points)
    if p.log is not None:
        p.tell("scored-tile", seat=winner, colour=COLOUR_WORDS[colour], points=points)


def _kingdom_beside(p: Tigris, cell: Cell) -> Cells:
    """The kingdom that a leader put down here would stand in."""
    for kingdom in p.kingdoms:
        if kingdom.border >> cell & 1:
            return kingdom.cells
    return 0


@step
class PlaceCatastrophe(Link[Tigris, "TakeAction"]):
    """Where a catastrophe strikes."""

    def choices(self, p: Tigris) -> Sequence[Choice]:
        return CellChoices(BOARD & ~(p.discs | p.ruins | p.flipped | p.treasures | self._built(p)))

    def _built(self, p: Tigris) -> Cells:
        return sum(1 << cell for cell in p.buildings if cell != OFF)

    def choose(self, p: Tigris, choice: Choice) -> None:
        cell = CELL_OF[choice]
        p.agenda.append(self.head.next())
        p.catastrophes = raised(p.catastrophes, self.seat, -1)
        if p.log is not None:
            p.tell("catastrophe", seat=self.seat, cell=choice)
        for colour in COLOURS:
            if p.tiles[colour] >> cell & 1:
                p.remove_tiles(colour, 1 << cell)
        p.ruin(cell)
        p.send_home_without_temple()

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return CELLS

    def objection(self, p: Tigris, choice: Choice) -> Objection | None:
        cell = 1 << CELL_OF[choice]
        if p.discs & cell:
            return Objection("catastrophe-not-on-leader")
        if p.treasures & cell:
            return Objection("catastrophe-not-on-treasure")
        if p.flipped & cell:
            return Objection("catastrophe-not-on-monument")
        if p.ruins & cell:
            return Objection("catastrophe-for-good")
        if self._built(p) & cell:
            return Objection("catastrophe-not-on-building")
        return None


@step
class SwapTiles(Link[Tigris, "TakeAction"]):
    """Which tiles to put away unseen, one by one, for as many out of the bag."""

    picked: tuple[int, ...]

    def choices(self, p: Tigris) -> Sequence[Choice]:
        tiles = [TILE_WORDS[colour] for colour in range(PER_SEAT) if self._held(p, colour)]
        if self.picked != NOTHING_PICKED:
            tiles.append(DONE)
        return tiles

    def _held(self, p: Tigris, colour: int) -> int:
        return p.hands[self.seat * PER_SEAT + colour] - self.picked[colour]

    def choose(self, p: Tigris, choice: Choice) -> None:
        if choice != DONE:
            colour = TILE_OF[choice]
            picked = list(self.picked)
            picked[colour] += 1
            p.agenda.append(SwapTiles(self.seat, self.head, tuple(picked)))
            return
        p.agenda.append(self.head.next())
        count = sum(self.picked)
        swapped = p.swapped[:]
        for colour, put_away in enumerate(self.picked):
            p.hands[self.seat * PER_SEAT + colour] -= put_away
            swapped[self.seat * PER_SEAT + colour] += put_away
        p.swapped = swapped
        if p.log is not None:
            p.tell("swapped", seat=self.seat, count=count)
        p.draw(self.seat, count)

    def candidates(self, p: Tigris) -> Iterable[Choice]:
        return (*TILE_WORDS, DONE)

    def objection(self, p: Tigris, choice: Choice) -> Objection | None:
        if choice == DONE:
            return None if self.picked != NOTHING_PICKED else Objection("swap-one-to-six", {"most": HAND})
        if not self._held(p, TILE_OF[choice]):
            return Objection("swap-from-hand", {"tile": choice})
        return None

    def facts(self, p: Tigris) -> Particulars:
        picked, lots = _told(self.picked)
        return {"picked": picked, "lots": lots}


@cache
def _told(picked: tuple[int, ...]) -> tuple[list[str], list[str]]:
    """The tiles one by one, and how many of each; a swap is asked about again and again."""
    tiles = [TILE_WORDS[k] for k in COLOURS for _ in range(picked[k])]
    return tiles, [f"{n}-{TILE_WORDS[k]}" for k, n in enumerate(picked) if n]
