"""The first step of a turn: a tile from the hand is placed, or replaces another."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.titles.gheos.conflicts import PayFollower, Prospect, foresee, quiet
from ecumene.titles.gheos.grid import BESIDE, CELL_OF, NAMES, Cell
from ecumene.titles.gheos.migrations import Migration
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.temples import ScoreTemples, announce_temples
from ecumene.titles.gheos.tiles import FACES, ROTATIONS, TILE_OF, TILE_WORDS, Laid, lying
from ecumene.titles.gheos.wars import War, swords

TURNS: Final[tuple[Choice, ...]] = ("r0", "r1", "r2")
"""As printed, and turned clockwise by one or two thirds."""
TURN_OF: Final = {word: rotation for rotation, word in enumerate(TURNS)}


@step
class PlayTile(Decision[Gheos]):
    """Which tile of the hand to play."""

    def choices(self, p: Gheos) -> Sequence[Choice]:
        return [TILE_WORDS[tile] for tile in dict.fromkeys(p.hands[self.seat])]

    def choose(self, p: Gheos, choice: Choice) -> None:
        p.agenda.append(PlaceTile(self.seat, self, TILE_OF[choice]))

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return TILE_WORDS

    def refusal(self, p: Gheos, choice: Choice) -> Objection:
        return Objection("tile-from-hand", {"tile": choice})


@step
class PlaceTile(Link[Gheos, PlayTile]):
    """Where it goes: beside the tiles in play, or in the place of one of them."""

    tile: int

    def choices(self, p: Gheos) -> Sequence[Choice]:
        cells = p.frontier + [cell for cell, laid in p.tiles.items() if not FACES[laid].pyramid]
        if not any(p.held(self.seat)):
            cells = [cell for cell in cells if self._peaceful(p, cell)]
        return [NAMES[cell] for cell in cells]

    def _peaceful(self, p: Gheos, cell: Cell) -> bool:
        return quiet(p, cell) or bool(peaceful_rotations(p, cell, self.tile))

    def choose(self, p: Gheos, choice: Choice) -> None:
        cell = CELL_OF[choice]
        if len(ROTATIONS[self.tile]) == 1:
            lay(p, self.seat, cell, lying(self.tile, 0))
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
            if FACES[p.tiles[cell]].pyramid:
                return Objection("pyramid-stays", {"cell": choice})
        elif not any(beside in p.tiles for beside in BESIDE[cell]):
            return Objection("place-beside", {"cell": choice})
        turn = TurnTile(self.seat, self.head, self.tile, cell)
        objections = [turn.objection(p, TURNS[rotation]) for rotation in ROTATIONS[self.tile]]
        return objections[0] if all(objections) else None

    def facts(self, p: Gheos) -> Particulars:
        return {"tile": TILE_WORDS[self.tile]}


@step
class TurnTile(Link[Gheos, PlayTile]):
    """How it is turned."""

    tile: int
    cell: Cell

    def choices(self, p: Gheos) -> Sequence[Choice]:
        rotations: Iterable[int] = ROTATIONS[self.tile]
        if not any(p.held(self.seat)) and not quiet(p, self.cell):
            rotations = peaceful_rotations(p, self.cell, self.tile)
        return [TURNS[rotation] for rotation in rotations]

    def choose(self, p: Gheos, choice: Choice) -> None:
        lay(p, self.seat, self.cell, lying(self.tile, TURN_OF[choice]))

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return [TURNS[rotation] for rotation in ROTATIONS[self.tile]]

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        if any(p.held(self.seat)):
            return None
        face = FACES[lying(self.tile, TURN_OF[choice])]
        return foresee(p, self.cell, face, p.around(self.cell)).objection()

    def facts(self, p: Gheos) -> Particulars:
        return {"tile": TILE_WORDS[self.tile], "cell": NAMES[self.cell]}


def peaceful_rotations(p: Gheos, cell: Cell, tile: int) -> list[int]:
    """The rotations that cause neither war nor migration: all that a player without followers may use."""
    around = p.around(cell)
    return [
        rotation
        for rotation in ROTATIONS[tile]
        if not foresee(p, cell, FACES[lying(tile, rotation)], around).conflict
    ]


def lay(p: Gheos, seat: int, cell: Cell, laid: Laid) -> None:
    """A tile from the hand comes into play, with all that follows from it."""
    face = FACES[laid]
    prospect = foresee(p, cell, face, p.around(cell))
    strengths = tuple([swords(p, cell, colour) for colour in prospect.rivals])
    if p.log is not None:
        tile, rotation = TILE_WORDS[face.tile], face.rotation
        if cell in p.tiles:
            old = TILE_WORDS[FACES[p.tiles[cell]].tile]
            p.tell("replaced", seat=seat, tile=tile, cell=NAMES[cell], rotation=rotation, old=old)
        else:
            p.tell("placed", seat=seat, tile=tile, cell=NAMES[cell], rotation=rotation)
    hand = p.hands[seat][:]
    hand.remove(face.tile)
    p.hands = replaced(p.hands, seat, hand)
    p.put(cell, laid, prospect.lands)
    for colour, land in prospect.staying.items():
        p.homes[colour] = land
    if face.temples:
        p.agenda.append(ScoreTemples(seat, cell))
    if prospect.conflict:
        _cause(p, seat, prospect, strengths)
        if p.log is not None:
            announce_temples(p, seat, face, prospect)


def _cause(p: Gheos, seat: int, prospect: Prospect, strengths: tuple[int, ...]) -> None:
    """A war or a migration: announced, paid for, then carried out."""
    conflict: War | Migration
    if prospect.migrant is None:
        conflict = War(seat, prospect.rivals, strengths)
    else:
        p.homes[prospect.migrant] = None
        p.migrant = prospect.migrant
        conflict = Migration(seat, prospect.migrant, prospect.refuges)
    conflict.announce(p)
    p.agenda += (conflict, PayFollower(seat))
