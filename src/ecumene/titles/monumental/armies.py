"""Armies and outposts: units that move between own provinces, and outposts in their place."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ecumene.core.bits import each
from ecumene.core.events import Particulars
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.core.tables import Row
from ecumene.titles.monumental.cards import CARD_WORDS
from ecumene.titles.monumental.forces import (
    CELEBRITY_ALONE,
    LEADER,
    LEADER_ALONE,
    NO_FORCE,
    SOLDIER_OF,
    SOLDIER_WORDS,
    idle,
)
from ecumene.titles.monumental.maps import NAMES, TILE_OF, Tile, Tiles, region
from ecumene.titles.monumental.operations import Operation
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resolving import DONE
from ecumene.titles.monumental.resources import MILITARY
from ecumene.titles.monumental.steps import TileLink, TileQuestion
from ecumene.titles.monumental.tokens import MEDUSA

SOLDIERS_ONLY: Final = "soldiers"
OUTPOST_UNITS: Final = 3


# Moving -------------------------------------------------------------------------------------------


def movable(p: Monumental, seat: int) -> dict[str, Tile]:
    """The units that may leave where they stand, and have somewhere to go."""
    found = {}
    for tile in each(p.board.own[seat]):
        if not destinations(p, seat, tile) or p.board.lairs[MEDUSA] == tile:
            continue
        if p.board.leader_at[seat] == tile and idle(p, seat, tile, LEADER_ALONE) >= 0:
            found[LEADER] = tile
        if (
            p.fights(seat)
            and p.board.celebrity_at[seat] == tile
            and idle(p, seat, tile, CELEBRITY_ALONE) >= 0
        ):
            found[CARD_WORDS[p.realms.celebrity[seat]]] = tile
        if p.board.soldiers[tile] and idle(p, seat, tile, NO_FORCE) > 0:
            found[SOLDIER_WORDS[tile]] = tile
    return found


def destinations(p: Monumental, seat: int, tile: Tile) -> Tiles:
    """The own provinces that units of a tile can move to (rule `move-armies`)."""
    return region(1 << tile, p.board.own[seat]) & p.world.land & ~(1 << tile)


def can_move(p: Monumental, seat: int) -> bool:
    if not p.now.res[MILITARY] + p.realms.gold[seat] or not p.provinces(seat):
        return False
    return bool(movable(p, seat))


def _unit_words(p: Monumental, seat: int) -> list[str]:
    """All units that a civilization has on the map."""
    words = [SOLDIER_WORDS[tile] for tile in each(p.board.own[seat]) if p.board.soldiers[tile]]
    words.append(LEADER)
    if p.fights(seat):
        words.append(CARD_WORDS[p.realms.celebrity[seat]])
    return words


def _stay(p: Monumental, seat: int, choice: Choice) -> Objection | None:
    """Why a unit has to stay where it is."""
    if choice in movable(p, seat):
        return None
    if choice == LEADER:
        tile = p.board.leader_at[seat]
    else:
        tile = SOLDIER_OF[choice] if choice in SOLDIER_OF else p.board.celebrity_at[seat]
    if p.board.lairs[MEDUSA] == tile:
        return Objection("monster-powers")
    return Objection("never-abandon") if destinations(p, seat, tile) else Objection("move-armies")


def relocate(p: Monumental, seat: int, unit: str, target: Tile) -> None:
    """Move one unit to another own province."""
    origin = movable(p, seat)[unit]
    if unit == LEADER:
        p.board.leader_at[seat] = target
    elif unit in SOLDIER_OF:
        p.board.soldiers[origin] -= 1
        p.board.soldiers[target] += 1
    else:
        p.board.celebrity_at = replaced(p.board.celebrity_at, seat, target)
    if p.log is not None:
        p.tell("moved-unit", seat=seat, old=NAMES[origin], tile=NAMES[target])


@step
class MoveUnit(Link[Monumental, Decision[Monumental]]):
    """Which unit to move for one military."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return list(movable(p, self.seat))

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(MoveTo(self.seat, self.head, choice))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return _unit_words(p, self.seat)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        return _stay(p, self.seat, choice)


@dataclass(frozen=True, slots=True)
class MoveUnits(Operation):
    """Move units between own tiles without paying."""

    n: int

    @classmethod
    def read(cls, row: Row) -> "MoveUnits":
        return cls(row.number("n"))

    def declinable(self) -> "MoveUnits":
        return self

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(RedeployUnit(seat, self.n))


@step
class RedeployUnit(Decision[Monumental]):
    """Which unit to move without paying; `done` when enough have moved."""

    left: int

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [*movable(p, self.seat), DONE]

    def choose(self, p: Monumental, choice: Choice) -> None:
        if choice != DONE:
            p.agenda.append(MoveTo(self.seat, self, choice))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return [*_unit_words(p, self.seat), DONE]

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        return None if choice == DONE else _stay(p, self.seat, choice)

    def facts(self, p: Monumental) -> Particulars:
        return {"left": self.left}


@step
class MoveTo(TileLink):
    """To which own province the unit moves, for one military or as an effect allows."""

    unit: str

    def tiles(self, p: Monumental) -> Tiles:
        return destinations(p, self.seat, movable(p, self.seat)[self.unit])

    def choose(self, p: Monumental, choice: Choice) -> None:
        head = self.head
        if not isinstance(head, RedeployUnit):
            p.agenda.append(head)
            p.pay(self.seat, (0, 0, 1, 0, 0))
        elif head.left > 1:
            p.agenda.append(RedeployUnit(self.seat, head.left - 1))
        relocate(p, self.seat, self.unit, TILE_OF[choice])

    def refusal(self, p: Monumental, choice: Choice) -> Objection:
        return Objection("move-armies")


# Outposts -----------------------------------------------------------------------------------------


def outpost_sites(p: Monumental, seat: int) -> Tiles:
    """The provinces where three units can be replaced by an outpost (rule `outpost`)."""
    if not p.outposts_left(seat):
        return 0
    return sum(
        1 << tile
        for tile in each(p.provinces(seat) & ~p.board.outposts)
        if p.board.soldiers[tile] + (p.board.leader_at[seat] == tile) >= OUTPOST_UNITS
    )


@step
class BuildOutpostAt(TileLink):
    """In which province to build an outpost."""

    def tiles(self, p: Monumental) -> Tiles:
        return outpost_sites(p, self.seat)

    def choose(self, p: Monumental, choice: Choice) -> None:
        tile = TILE_OF[choice]
        present = p.board.leader_at[self.seat] == tile
        if present and p.board.soldiers[tile] >= OUTPOST_UNITS:
            p.agenda.append(ReturnUnits(self.seat, self.head, tile))
            return
        p.agenda.append(self.head)
        replace_units(p, self.seat, tile, leader=present)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        tile = TILE_OF[choice]
        if not p.provinces(self.seat) >> tile & 1:
            return Objection("outpost-own")
        if p.board.outposts >> tile & 1:
            return Objection("outpost-one-each")
        if not p.outposts_left(self.seat):
            return Objection("outpost-two")
        return None if outpost_sites(p, self.seat) >> tile & 1 else Objection("outpost")


@step
class ReturnUnits(Link[Monumental, Decision[Monumental]]):
    """Which three units go home: soldiers only, or the leader with two of them."""

    tile: Tile

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return (SOLDIERS_ONLY, LEADER)

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(self.head)
        replace_units(p, self.seat, self.tile, leader=choice == LEADER)


def replace_units(p: Monumental, seat: int, tile: Tile, leader: bool) -> None:
    """Three units go back to the capital and an outpost takes their place."""
    soldiers = OUTPOST_UNITS - leader
    p.board.soldiers[tile] -= soldiers
    p.board.soldiers[p.board.capital[seat]] += soldiers
    if leader:
        p.board.leader_at[seat] = p.board.capital[seat]
    put_outpost(p, seat, tile)


def put_outpost(p: Monumental, seat: int, tile: Tile) -> None:
    p.board.outposts |= 1 << tile
    if p.log is not None:
        p.tell("outpost", seat=seat, tile=NAMES[tile])


@dataclass(frozen=True, slots=True)
class BuildOutpost(Operation):
    """Place an outpost; no units return."""

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return bool(p.outposts_left(seat) and p.provinces(seat) & ~p.board.outposts)

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(PlaceOutpost(seat))


@step
class PlaceOutpost(TileQuestion):
    """In which own province an effect places an outpost."""

    def tiles(self, p: Monumental) -> Tiles:
        return p.provinces(self.seat) & ~p.board.outposts

    def take(self, p: Monumental, tile: Tile) -> None:
        put_outpost(p, self.seat, tile)
