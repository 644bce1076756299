"""A position of Tigris & Euphrates: who stands where, who holds what."""

from collections.abc import Iterator

from ecumene.core.position import Position
from ecumene.core.state import Derived, Shared, raised, state
from ecumene.titles.tigris.board import BOARD, NAMES, NEIGHBOURS, OFF, Cell, Cells, Side, around
from ecumene.titles.tigris.kingdoms import Kingdom, bereft, crowds_of, kingdoms_of, united
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
    monuments: Shared[list[Cell]]
    """The top left cell of each monument."""
    buildings: Shared[list[Cell]]
    hands: list[int]
    points: list[int]
    treasures_taken: Shared[list[int]]
    catastrophes: Shared[list[int]]
    """How many each seat still holds."""
    bag: list[int]
    swapped: Shared[list[int]]
    """What each seat put away unseen."""
    out: Shared[list[int]]
    """What has left the game in the open, by colour."""
    bag_ran_short: bool
    joined: Derived[Cells]
    """All that connects: tiles, turned tiles and leaders."""
    kingdoms: Derived[list[Kingdom]]
    sheltered: Derived[Cells]
    """The cells beside a temple, where a leader can stand."""
    _room: Derived[tuple[Cells, Cells, Cells] | None]

    # The board ------------------------------------------------------------------------------

    def look_around(self) -> None:
        """Find the kingdoms from nothing but the pieces on the board."""
        black, red, blue, green = self.tiles
        self.joined = black | red | blue | green | self.flipped | self.discs
        self.kingdoms = kingdoms_of(self.discs, self.joined)
        self.sheltered = around(red)
        self._room = None

    def empty(self) -> Cells:
        """The cells with nothing on them."""
        return BOARD & ~(self.joined | self.ruins)

    def room(self) -> tuple[Cells, Cells, Cells]:
        """Where there is room for a tile on land, for one on a river, and for a leader from outside."""
        if self._room is None:
            empty = self.empty()
            twice, thrice = crowds_of(self.kingdoms)
            land = empty & self.side.land
            river = empty & self.side.rivers
            self._room = land & ~thrice, river & ~thrice, land & ~twice & self.sheltered
        return self._room

    def kingdom_at(self, cell: Cell) -> Cells:
        """The kingdom that a cell belongs to; no cells when it is in none."""
        for kingdom in self.kingdoms:
            if kingdom.cells >> cell & 1:
                return kingdom.cells
        return 0

    def leader_in(self, kingdom: Cells, colour: int) -> int | None:
        """The seat whose leader of that colour stands in the kingdom, if any does."""
        for seat in range(self.seats):
            cell = self.leaders[seat * PER_SEAT + colour]
            if cell >= 0 and kingdom >> cell & 1:
                return seat
        return None

    def put_tile(self, colour: int, cell: Cell) -> list[Kingdom]:
        """Put a tile down, and return the kingdoms that it touched."""
        self.tiles[colour] |= 1 << cell
        if colour == RED:
            self.sheltered |= NEIGHBOURS[cell]
        return self._join(cell)

    def put_leader(self, seat: int, colour: int, cell: Cell) -> None:
        self.leaders[seat * PER_SEAT + colour] = cell
        self.discs |= 1 << cell
        self._join(cell)

    def lift_leader(self, seat: int, colour: int) -> None:
        """Give a leader back to its owner."""
        disc = 1 << self.leaders[seat * PER_SEAT + colour]
        self.discs &= ~disc
        self.leaders[seat * PER_SEAT + colour] = OFF
        self._leave(disc)

    def remove_tiles(self, colour: int, cells: Cells) -> None:
        """Take face-up tiles off the board and out of the game."""
        self._uncover(colour, cells)
        self.out = raised(self.out, colour, cells.bit_count())
        self._leave(cells)

    def flip(self, colour: int, cells: Cells) -> None:
        """Turn tiles over: they connect as before, so kingdoms stay as they are."""
        self._uncover(colour, cells)
        self.flipped |= cells
        self._room = None

    def _uncover(self, colour: int, cells: Cells) -> None:
        self.tiles[colour] &= ~cells
        if colour == RED:
            self.sheltered = around(self.tiles[RED])

    def ruin(self, cell: Cell) -> None:
        """Lay a catastrophe where nothing will ever stand again."""
        self.ruins |= 1 << cell
        self._room = None

    def _join(self, cell: Cell) -> list[Kingdom]:
        """Keep the kingdoms in step with a piece that was just put down, and return those that it touched."""
        self._room = None
        self.joined |= 1 << cell
        touched = []
        apart = []
        for kingdom in self.kingdoms:
            if kingdom.border >> cell & 1:
                touched.append(kingdom)
            else:
                apart.append(kingdom)
        if touched or self.discs >> cell & 1:
            apart.append(united(touched, cell, self.joined))
            self.kingdoms = apart
        return touched

    def _leave(self, gone: Cells) -> None:
        """Keep the kingdoms in step with pieces that were just taken off the board."""
        self._room = None
        self.joined &= ~gone
        self.kingdoms = bereft(self.kingdoms, gone, self.discs)

    def standing_leaders(self) -> Iterator[tuple[int, int, Cell]]:
        """The leaders on the board: seat, colour and cell."""
        for index, cell in enumerate(self.leaders):
            if cell != OFF:
                seat, colour = divmod(index, PER_SEAT)
                yield seat, colour, cell

    def send_home_without_temple(self) -> None:
        """Leaders beside no temple go back to their owners (rule `leader-needs-temple`)."""
        if not self.discs & ~self.sheltered:
            return
        for seat, colour, cell in list(self.standing_leaders()):
            if not self.sheltered >> cell & 1:
                self.lift_leader(seat, colour)
                self.tell("sent-home", seat=seat, leader=LEADER_WORDS[colour], cell=NAMES[cell])

    # Hands, points and the bag ------------------------------------------------------------------

    def draw(self, seat: int, count: int) -> None:
        """Draw tiles out of the bag unseen; what is missing shows that the bag ran short."""
        self.reveal()
        left = sum(self.bag)
        if left < count:
            self.bag_ran_short = True
        drawn = self.rng.picked(self.bag, min(count, left))
        for colour in drawn:
            self.hands[seat * PER_SEAT + colour] += 1
        if drawn and self.log is not None:
            self.tell("drew", to=seat, seat=seat, tiles=[TILE_WORDS[colour] for colour in drawn])

    def score(self, seat: int, colour: int, points: int) -> None:
        self.points[seat * PER_SEAT + colour] += points

    def hand_size(self, seat: int) -> int:
        hands, own = self.hands, seat * PER_SEAT
        return hands[own] + hands[own + 1] + hands[own + 2] + hands[own + 3]


def own(seat: int) -> slice:
    """The part of a flat list that belongs to a seat."""
    return slice(seat * PER_SEAT, (seat + 1) * PER_SEAT)
