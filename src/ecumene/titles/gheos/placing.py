"""The first step of a turn: a tile from the hand is placed, or replaces another; temples pay."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Link, Objection, Task
from ecumene.titles.gheos.conflicts import Migration, PayFollower, Prospect, War, foresee, quiet, swords
from ecumene.titles.gheos.grid import BESIDE, CELL_OF, NAMES, Cell
from ecumene.titles.gheos.position import NOBODY, Gheos
from ecumene.titles.gheos.tiles import (
    COUNTED,
    FACES,
    HAS_PYRAMID,
    ROTATIONS,
    TILE_OF,
    TILE_WORDS,
    Laid,
)

TURNS: Final[tuple[Choice, ...]] = ("r0", "r1", "r2")
"""As printed, and turned clockwise by one or two thirds."""
TURN_OF: Final = {word: rotation for rotation, word in enumerate(TURNS)}


class PlayTile(Decision[Gheos]):
    """Which tile of the hand to play."""

    __slots__ = ()

    def choices(self, p: Gheos) -> Sequence[Choice]:
        return [TILE_WORDS[tile] for tile in dict.fromkeys(p.hands[self.seat])]

    def choose(self, p: Gheos, choice: Choice) -> None:
        p.agenda.append(PlaceTile(self.seat, self, TILE_OF[choice]))

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return TILE_WORDS

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        if TILE_OF[choice] in p.hands[self.seat]:
            return None
        return Objection("tile-from-hand", {"tile": choice})


class PlaceTile(Link[Gheos, PlayTile]):
    """Where it goes: beside the tiles in play, or in the place of one of them."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, head: PlayTile, tile: int) -> None:
        super().__init__(seat, head)
        self.tile = tile

    def choices(self, p: Gheos) -> Sequence[Choice]:
        cells = p.frontier + [cell for cell, laid in p.tiles.items() if not HAS_PYRAMID[laid // 3]]
        if not any(p.held(self.seat)):
            cells = [cell for cell in cells if self._peaceful(p, cell)]
        return [NAMES[cell] for cell in cells]

    def _peaceful(self, p: Gheos, cell: Cell) -> bool:
        return quiet(p, cell) or bool(peaceful_rotations(p, cell, self.tile))

    def choose(self, p: Gheos, choice: Choice) -> None:
        cell = CELL_OF[choice]
        if len(ROTATIONS[self.tile]) == 1:
            lay(p, self.seat, cell, self.tile * 3)
        else:
            p.agenda.append(TurnTile(self.seat, self.head, self.tile, cell))

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        """The cells with a tile, those beside them, and those one further."""
        near = dict.fromkeys([*p.tiles, *p.frontier])
        near |= dict.fromkeys(cell for empty in p.frontier for cell in BESIDE[empty])
        return [NAMES[cell] for cell in near]

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        cell = CELL_OF[choice]
        if cell in p.tiles:
            if HAS_PYRAMID[p.tiles[cell] // 3]:
                return Objection("pyramid-stays", {"cell": choice})
        elif not any(beside in p.tiles for beside in BESIDE[cell]):
            return Objection("place-beside", {"cell": choice})
        turn = TurnTile(self.seat, self.head, self.tile, cell)
        objections = [turn.objection(p, TURNS[rotation]) for rotation in ROTATIONS[self.tile]]
        return objections[0] if all(objections) else None

    def facts(self, p: Gheos) -> dict[str, Any]:
        return {"tile": TILE_WORDS[self.tile]}


class TurnTile(Link[Gheos, PlayTile]):
    """How it is turned."""

    __slots__ = ("cell", "tile")

    def __init__(self, seat: int, head: PlayTile, tile: int, cell: Cell) -> None:
        super().__init__(seat, head)
        self.tile = tile
        self.cell = cell

    def choices(self, p: Gheos) -> Sequence[Choice]:
        rotations: Iterable[int] = ROTATIONS[self.tile]
        if not any(p.held(self.seat)) and not quiet(p, self.cell):
            rotations = peaceful_rotations(p, self.cell, self.tile)
        return [TURNS[rotation] for rotation in rotations]

    def choose(self, p: Gheos, choice: Choice) -> None:
        lay(p, self.seat, self.cell, self.tile * 3 + TURN_OF[choice])

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return [TURNS[rotation] for rotation in ROTATIONS[self.tile]]

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        if any(p.held(self.seat)):
            return None
        face = FACES[self.tile * 3 + TURN_OF[choice]]
        return foresee(p, self.cell, face, p.around(self.cell)).objection()

    def facts(self, p: Gheos) -> dict[str, Any]:
        return {"tile": TILE_WORDS[self.tile], "cell": NAMES[self.cell]}


def peaceful_rotations(p: Gheos, cell: Cell, tile: int) -> list[int]:
    """The rotations that cause neither war nor migration: all that a player without followers may use."""
    around = p.around(cell)
    return [
        rotation
        for rotation in ROTATIONS[tile]
        if not foresee(p, cell, FACES[tile * 3 + rotation], around).conflict
    ]


def lay(p: Gheos, seat: int, cell: Cell, laid: Laid) -> None:
    """A tile from the hand comes into play, with all that follows from it."""
    tile, rotation = divmod(laid, 3)
    prospect = foresee(p, cell, FACES[laid], p.around(cell))
    strengths = tuple(swords(p, cell, colour) for colour in prospect.rivals)
    if p.log is not None:
        if cell in p.tiles:
            old = TILE_WORDS[p.tiles[cell] // 3]
            p.tell("replaced", seat=seat, tile=TILE_WORDS[tile], cell=NAMES[cell], rotation=rotation, old=old)
        else:
            p.tell("placed", seat=seat, tile=TILE_WORDS[tile], cell=NAMES[cell], rotation=rotation)
    p.hands[seat].remove(tile)
    p.put(cell, laid, prospect.lands)
    for colour, land in prospect.staying.items():
        p.homes[colour] = land
    if FACES[laid].temples:
        p.agenda.append(ScoreTemples(seat, cell))
    if prospect.conflict:
        _cause(p, seat, prospect, strengths)
        if p.log is not None:
            _announce_temples(p, seat, laid, prospect)


def _cause(p: Gheos, seat: int, prospect: Prospect, strengths: tuple[int, ...]) -> None:
    """A war or a migration: announced, paid for, then carried out."""
    conflict: War | Migration
    if prospect.rivals:
        conflict = War(seat, prospect.rivals, strengths)
    else:
        p.homes[prospect.migrant] = None
        p.migrant = prospect.migrant
        conflict = Migration(seat, prospect.migrant, prospect.refuges)
    conflict.announce(p)
    p.agenda += (conflict, PayFollower(seat))


def _announce_temples(p: Gheos, seat: int, laid: Laid, prospect: Prospect) -> None:
    """Say what temples will pay when the conflict is over, unless that is for the player to decide."""
    for edge, symbol in FACES[laid].temples:
        land = prospect.lands[edge]
        settled = len(prospect.refuges) == 1 and prospect.refuges[0] is land and land.continent
        if settled or any(land is home for home in prospect.staying.values()):
            p.tell("temple-ahead", seat=seat, symbol=COUNTED[symbol], points=land.count(symbol))


class ScoreTemples(Task[Gheos]):
    """A temple just played pays, if a civilization lives on its continent after all conflicts."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: Cell) -> None:
        self.seat = seat
        self.cell = cell

    def run(self, p: Gheos) -> None:
        for edge, symbol in FACES[p.tiles[self.cell]].temples:
            land = p.lands[self.cell * 4 + edge]
            if p.civilization(land) == NOBODY:
                p.tell("temple-unoccupied", seat=self.seat, cell=NAMES[self.cell])
                continue
            points = land.count(symbol)
            p.points[self.seat] += points
            if p.log is not None:
                p.tell("temple", seat=self.seat, symbol=COUNTED[symbol], points=points)
