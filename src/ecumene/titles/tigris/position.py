"""A position of Tigris & Euphrates: who stands where, who holds what."""

from collections.abc import Iterator

from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.state import Derived, Shared, state
from ecumene.titles.tigris.board import NAMES, OFF, Cell, Cells, Side, around, region
from ecumene.titles.tigris.pieces import LEADER_WORDS, PER_SEAT, RED, TILE_WORDS


@state
class Tigris(Position):
    """Two rivers, four dynasties.

    What belongs to a seat and a colour lies at `seat * PER_SEAT + colour` of a flat list.
    """

    side: Shared[Side]
    tiles: list[Cells]
    """The face-up tiles by colour."""
    flipped: Cells
    """The tiles turned over below monuments."""
    discs: Cells
    """Where leaders stand."""
    ruins: Cells
    """Where catastrophes lie."""
    treasures: Cells
    leaders: list[Cell]
    monuments: list[Cell]
    """The top left cell of each monument."""
    buildings: list[Cell]
    hands: list[int]
    points: list[int]
    treasures_taken: list[int]
    catastrophes: list[int]
    """How many each seat still holds."""
    bag: list[int]
    swapped: list[int]
    """What each seat put away unseen."""
    out: list[int]
    """What has left the game in the open, by colour."""
    bag_ran_short: bool
    _kingdoms: Derived[list[Cells] | None]
    _crowds: Derived[tuple[Cells, Cells] | None]

    # The board ------------------------------------------------------------------------------

    def joined(self) -> Cells:
        """All that connects: tiles, turned tiles and leaders."""
        black, red, blue, green = self.tiles
        return black | red | blue | green | self.flipped | self.discs

    def empty(self) -> Cells:
        """The cells with nothing on them."""
        return (self.side.land | self.side.rivers) & ~(self.joined() | self.ruins)

    def kingdoms(self) -> list[Cells]:
        """The regions that hold a leader."""
        if self._kingdoms is None:
            self._kingdoms = kingdoms_of(self.discs, self.joined())
        return self._kingdoms

    def kingdom_at(self, cell: Cell) -> Cells:
        """The kingdom that a cell belongs to; no cells when it is in none."""
        for kingdom in self.kingdoms():
            if kingdom >> cell & 1:
                return kingdom
        return 0

    def crowds(self) -> tuple[Cells, Cells]:
        """The cells that touch at least two kingdoms, and those that touch at least three."""
        if self._crowds is None:
            self._crowds = crowds_of(self.kingdoms())
        return self._crowds

    def leader_in(self, kingdom: Cells, colour: int) -> int | None:
        """The seat whose leader of that colour stands in the kingdom, if any does."""
        for seat in range(self.seats):
            cell = self.leaders[seat * PER_SEAT + colour]
            if cell >= 0 and kingdom >> cell & 1:
                return seat
        return None

    def put_tile(self, colour: int, cell: Cell) -> None:
        self.tiles[colour] |= 1 << cell
        self._join(1 << cell)

    def put_leader(self, seat: int, colour: int, cell: Cell) -> None:
        self.leaders[seat * PER_SEAT + colour] = cell
        self.discs |= 1 << cell
        self._join(1 << cell)

    def lift_leader(self, seat: int, colour: int) -> None:
        """Give a leader back to its owner."""
        self.discs &= ~(1 << self.leaders[seat * PER_SEAT + colour])
        self.leaders[seat * PER_SEAT + colour] = OFF
        self._kingdoms = self._crowds = None

    def remove_tiles(self, colour: int, cells: Cells) -> None:
        """Take face-up tiles off the board and out of the game."""
        self.tiles[colour] &= ~cells
        self.out[colour] += cells.bit_count()
        self._kingdoms = self._crowds = None

    def flip(self, colour: int, cells: Cells) -> None:
        """Turn tiles over: they connect as before, so kingdoms stay as they are."""
        self.tiles[colour] &= ~cells
        self.flipped |= cells

    def _join(self, new: Cells) -> None:
        """Keep the kingdoms in step with a piece that was just put down."""
        self._crowds = None
        if self._kingdoms is None:
            return
        touched = around(new)
        merged = new
        others = []
        for kingdom in self._kingdoms:
            if kingdom & touched:
                merged |= kingdom
            else:
                others.append(kingdom)
        if merged == new and not self.discs & new:
            return  # only a region without a leader has grown
        joined = self.joined()
        loose = touched & joined & ~merged
        others.append(region(merged | loose, joined) if loose else merged)
        self._kingdoms = others

    def standing_leaders(self) -> Iterator[tuple[int, int, Cell]]:
        """The leaders on the board: seat, colour and cell."""
        for index, cell in enumerate(self.leaders):
            if cell != OFF:
                seat, colour = divmod(index, PER_SEAT)
                yield seat, colour, cell

    def send_home_without_temple(self) -> None:
        """Leaders beside no temple go back to their owners (rule `leader-needs-temple`)."""
        safe = around(self.tiles[RED])
        for seat, colour, cell in list(self.standing_leaders()):
            if not safe >> cell & 1:
                self.lift_leader(seat, colour)
                self.tell("sent-home", seat=seat, leader=LEADER_WORDS[colour], cell=NAMES[cell])

    # Hands, points and the bag ------------------------------------------------------------------

    def draw(self, seat: int, count: int) -> None:
        """Draw tiles out of the bag unseen; what is missing shows that the bag ran short."""
        bag = self.bag
        self.reveal()
        drawn: list[str] = []
        for _ in range(count):
            left = bag[0] + bag[1] + bag[2] + bag[3]
            if not left:
                self.bag_ran_short = True
                break
            colour = pick(self.rng, bag, left)
            self.hands[seat * PER_SEAT + colour] += 1
            if self.log is not None:
                drawn.append(TILE_WORDS[colour])
        if drawn:
            self.tell("drew", to=seat, seat=seat, tiles=drawn)

    def score(self, seat: int, colour: int, points: int) -> None:
        self.points[seat * PER_SEAT + colour] += points

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat * PER_SEAT : (seat + 1) * PER_SEAT])


def own(seat: int) -> slice:
    """The part of a flat list that belongs to a seat."""
    return slice(seat * PER_SEAT, (seat + 1) * PER_SEAT)


def first_cell(kingdom: Cells) -> Cells:
    """What kingdoms are put in order by."""
    return kingdom & -kingdom


def kingdoms_of(discs: Cells, joined: Cells) -> list[Cells]:
    """The regions of `joined` that hold one of the `discs`."""
    found = []
    while discs:
        kingdom = region(discs & -discs, joined)
        found.append(kingdom)
        discs &= ~kingdom
    return found


def crowds_of(kingdoms: list[Cells]) -> tuple[Cells, Cells]:
    """The cells that touch at least two of the kingdoms, and those that touch at least three."""
    once = twice = thrice = 0
    for kingdom in kingdoms:
        border = around(kingdom)
        thrice |= twice & border
        twice |= once & border
        once |= border
    return twice, thrice


def pick(rng: Rng, pool: list[int], left: int) -> int:
    """Take a random tile out of a pool that holds `left` of them."""
    n = rng.below(left)
    colour = 0
    while n >= pool[colour]:
        n -= pool[colour]
        colour += 1
    pool[colour] -= 1
    return colour
