"""A position of Tigris & Euphrates: who stands where, who holds what."""

from typing import Any, Self

from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.titles.tigris.board import NAMES, Cell, Cells, Side, around, names, region, side
from ecumene.titles.tigris.pieces import (
    BUILDING_WORDS,
    CATASTROPHES_EACH,
    COLOUR_WORDS,
    COLOURS,
    DYNASTIES,
    HAND,
    LEADER_WORDS,
    MONUMENT_WORDS,
    MONUMENTS,
    RED,
    TILE_COUNTS,
    TILE_WORDS,
)

OFF: Cell = -1
"""Where a leader, a monument or a building is that does not stand on the board."""


class Tigris(Position):
    """Two rivers, four dynasties.

    What belongs to a seat and a colour lies at `seat * 4 + colour` of a flat list.
    """

    __slots__ = (
        "_crowds",
        "_kingdoms",
        "bag",
        "bag_ran_short",
        "buildings",
        "catastrophes",
        "discs",
        "flipped",
        "hands",
        "leaders",
        "monuments",
        "out",
        "points",
        "ruins",
        "side",
        "swapped",
        "tiles",
        "treasures",
        "treasures_taken",
    )

    side: Side
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
    _kingdoms: list[Cells] | None
    _crowds: tuple[Cells, Cells] | None

    def set_up(self) -> None:
        from ecumene.titles.tigris.turn import StartTurn

        seats = self.seats
        self.side = side(str(self.options["board"]))
        self.tiles = [0, 0, 0, 0]
        self.tiles[RED] = self.treasures = self.side.temples
        self.flipped = self.discs = self.ruins = 0
        self.leaders = [OFF] * 4 * seats
        self.monuments = [OFF] * len(MONUMENTS)
        self.buildings = [OFF] * 4
        self.hands = [0] * 4 * seats
        self.points = [0] * 4 * seats
        self.treasures_taken = [0] * seats
        self.catastrophes = [CATASTROPHES_EACH] * seats
        self.bag = list(TILE_COUNTS)
        self.bag[RED] -= self.side.temples.bit_count()
        self.swapped = [0] * 4 * seats
        self.out = [0] * 4
        self.bag_ran_short = False
        self._kingdoms = self._crowds = None
        for seat in range(seats):
            self.draw(seat, HAND)
        self.agenda.append(StartTurn(0))

    def copy_board(self, other: Self) -> None:
        other.side = self.side
        other.tiles = self.tiles[:]
        other.flipped = self.flipped
        other.discs = self.discs
        other.ruins = self.ruins
        other.treasures = self.treasures
        other.leaders = self.leaders[:]
        other.monuments = self.monuments[:]
        other.buildings = self.buildings[:]
        other.hands = self.hands[:]
        other.points = self.points[:]
        other.treasures_taken = self.treasures_taken[:]
        other.catastrophes = self.catastrophes[:]
        other.bag = self.bag[:]
        other.swapped = self.swapped[:]
        other.out = self.out[:]
        other.bag_ran_short = self.bag_ran_short
        other._kingdoms = self._kingdoms
        other._crowds = self._crowds

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
            cell = self.leaders[seat * 4 + colour]
            if cell >= 0 and kingdom >> cell & 1:
                return seat
        return None

    def put_tile(self, colour: int, cell: Cell) -> None:
        self.tiles[colour] |= 1 << cell
        self._join(1 << cell)

    def put_leader(self, seat: int, colour: int, cell: Cell) -> None:
        self.leaders[seat * 4 + colour] = cell
        self.discs |= 1 << cell
        self._join(1 << cell)

    def lift_leader(self, seat: int, colour: int) -> None:
        """Give a leader back to its owner."""
        self.discs &= ~(1 << self.leaders[seat * 4 + colour])
        self.leaders[seat * 4 + colour] = OFF
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
        loose = touched & self.joined() & ~merged
        others.append(region(merged | loose, self.joined()) if loose else merged)
        self._kingdoms = others

    def send_home_without_temple(self) -> None:
        """Leaders beside no temple go back to their owners (rule `leader-needs-temple`)."""
        safe = around(self.tiles[RED])
        for index, cell in enumerate(self.leaders):
            if cell >= 0 and not safe >> cell & 1:
                seat, colour = divmod(index, 4)
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
            colour = _pick(self.rng, bag, left)
            self.hands[seat * 4 + colour] += 1
            if self.log is not None:
                drawn.append(TILE_WORDS[colour])
        if drawn:
            self.tell("drew", to=seat, seat=seat, tiles=drawn)

    def score(self, seat: int, colour: int, points: int) -> None:
        self.points[seat * 4 + colour] += points

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat * 4 : seat * 4 + 4])

    def scores(self) -> list[tuple[int, ...]]:
        """Each seat's categories, the weakest first (rule `end-weakest`)."""
        return [tuple(sorted(self.final_points(seat))) for seat in range(self.seats)]

    def final_points(self, seat: int) -> list[int]:
        """The points by colour with the treasures put where they help most."""
        return spread(self.points[seat * 4 : seat * 4 + 4], self.treasures_taken[seat])

    # What a seat sees ---------------------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        """Hands of others, what they put away, and the bag: all from what `seat` has not seen."""
        others = [s for s in range(self.seats) if s != seat]
        pool = self.bag[:]
        for other in others:
            for colour in COLOURS:
                pool[colour] += self.hands[other * 4 + colour] + self.swapped[other * 4 + colour]
        left = sum(pool)
        for other in others:
            for lists in (self.hands, self.swapped):
                count = sum(lists[other * 4 : other * 4 + 4])
                lists[other * 4 : other * 4 + 4] = [0, 0, 0, 0]
                for _ in range(count):
                    lists[other * 4 + _pick(self.rng, pool, left)] += 1
                    left -= 1
        self.bag = pool

    def table_view(self) -> dict[str, Any]:
        tiles: dict[str, str] = {}
        for colour in COLOURS:
            tiles |= dict.fromkeys(names(self.tiles[colour]), TILE_WORDS[colour])
        return {
            "board": self.side.name,
            "tiles": tiles,
            "flipped": names(self.flipped),
            "leaders": {
                NAMES[cell]: {"seat": index // 4, "leader": LEADER_WORDS[index % 4]}
                for index, cell in enumerate(self.leaders)
                if cell != OFF
            },
            "treasures": names(self.treasures),
            "catastrophes": names(self.ruins),
            "monuments": {
                MONUMENT_WORDS[i]: NAMES[cell] if cell != OFF else None
                for i, cell in enumerate(self.monuments)
            },
            "buildings": {
                BUILDING_WORDS[k]: NAMES[cell] if cell != OFF else None
                for k, cell in enumerate(self.buildings)
            }
            if self.options["buildings"]
            else None,
            "kingdoms": [names(kingdom) for kingdom in sorted(self.kingdoms(), key=first_cell)],
            "bag": sum(self.bag),
        }

    def seat_view(self, seat: int | None) -> dict[str, Any]:
        return {"players": [self._player_view(s, s == seat) for s in range(self.seats)]}

    def _player_view(self, seat: int, own: bool) -> dict[str, Any]:
        hand = self.hands[seat * 4 : seat * 4 + 4]
        points = self.points[seat * 4 : seat * 4 + 4]
        over = self.over
        open_points = own or over or self.options["points"] == "open"
        return {
            "dynasty": DYNASTIES[seat],
            "hand": _by_word(TILE_WORDS, hand) if own else None,
            "hand_size": sum(hand),
            "points": _by_word(COLOUR_WORDS, points) if open_points else None,
            "treasures": self.treasures_taken[seat] if open_points else None,
            "final": _by_word(COLOUR_WORDS, self.final_points(seat)) if over else None,
            "catastrophes": self.catastrophes[seat],
            "leaders": [LEADER_WORDS[k] for k in COLOURS if self.leaders[seat * 4 + k] == OFF],
        }


def _by_word(words: tuple[str, ...], values: list[int]) -> dict[str, int]:
    return dict(zip(words, values, strict=True))


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


def spread(points: list[int], treasures: int) -> list[int]:
    """Points with treasures added where they help most: one by one to the weakest colour.

    >>> spread([11, 11, 14, 8], 3)
    [11, 11, 14, 11]
    """
    best = points[:]
    for _ in range(treasures):
        best[best.index(min(best))] += 1
    return best


def _pick(rng: Rng, pool: list[int], left: int) -> int:
    """Take a random tile out of a pool that holds `left` of them."""
    n = rng.below(left)
    colour = 0
    while n >= pool[colour]:
        n -= pool[colour]
        colour += 1
    pool[colour] -= 1
    return colour
