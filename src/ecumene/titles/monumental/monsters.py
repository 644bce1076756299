"""Monsters: they appear among barbarians, destroy units, and can be defeated (rule `monsters`)."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.bits import each
from ecumene.core.events import Particulars
from ecumene.core.state import raised, replaced
from ecumene.core.steps import Choice, Decision, Link, Objection, Task, step
from ecumene.titles.monumental.board import EXPLORERS
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARD_WORDS
from ecumene.titles.monumental.explorers import EXPLORER_WORDS
from ecumene.titles.monumental.forces import LEADER
from ecumene.titles.monumental.maps import (
    DISTANCE,
    NAMES,
    NEAR,
    NOWHERE,
    Tile,
    Tiles,
    tiles_of,
)
from ecumene.titles.monumental.payments import charge, payable
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resolving import resolve
from ecumene.titles.monumental.steps import AmongTiles
from ecumene.titles.monumental.tokens import KRAKEN, MONSTER_OF, MONSTER_WORDS

SOLDIER: Final = "soldier"


# Appearing ----------------------------------------------------------------------------------------


def appear(p: Monumental, monster: int, tile: Tile) -> "Devastate | PlaceKraken":
    """A monster comes out of its token; what it does to the units there is still to come."""
    p.board.track = replaced(p.board.track, monster, p.seats + 1)
    if monster == KRAKEN:
        waters = nearest_waters(p, tile)
        p.board.lairs = replaced(p.board.lairs, KRAKEN, next(each(waters)))
        return PlaceKraken(p.hand_of(p.now.mover), waters)
    p.board.lairs = replaced(p.board.lairs, monster, tile)
    p.tell("monster-appears", monster=MONSTER_WORDS[monster], tile=NAMES[tile])
    return Devastate(tile)


@step
class Devastate(Task[Monumental]):
    """Half the units where a monster appears are destroyed, rounded up (rule `monster-appears`)."""

    tile: Tile

    def run(self, p: Monumental) -> None:
        destroy(p, self.tile, (p.units(self.tile) + 1) // 2)


def nearest_waters(p: Monumental, tile: Tile) -> Tiles:
    nearest = min(DISTANCE[tile][water] for water in each(p.world.water))
    return tiles_of([water for water in each(p.world.water) if DISTANCE[tile][water] == nearest])


@step
class PlaceKraken(AmongTiles):
    """In which of several equally near waters the Kraken appears; no unit is there."""

    def take(self, p: Monumental, tile: Tile) -> None:
        p.board.lairs = replaced(p.board.lairs, KRAKEN, tile)
        p.tell("monster-appears", monster=MONSTER_WORDS[KRAKEN], tile=NAMES[tile])


# Destroying units -----------------------------------------------------------------------------------


def destroy(p: Monumental, tile: Tile, count: int) -> None:
    """Units of a tile go back to their capital; their owner says which (rule `destroy-units`)."""
    count = min(count, p.units(tile))
    if count > 0:
        p.agenda.append(LoseUnits(p.board.owner[tile], tile, count))


@step
class LoseUnits(Task[Monumental]):
    """Units are lost one by one; an Automa loses its soldiers first."""

    seat: int
    tile: Tile
    left: int

    def run(self, p: Monumental) -> None:
        if p.board.owner[self.tile] != self.seat or not p.units(self.tile):
            return
        if p.automated(self.seat):
            for _ in range(self.left):
                lose(p, self.seat, self.tile, unit_words(p, self.seat, self.tile)[0])
            p.settle(self.tile)
        else:
            p.agenda.append(LoseUnit(self.seat, self.tile, self.left))


def unit_words(p: Monumental, seat: int, tile: Tile) -> list[str]:
    """The kinds of units on a tile, soldiers first."""
    words = []
    if p.board.soldiers[tile]:
        words.append(SOLDIER)
    if p.board.leader_at[seat] == tile:
        words.append(LEADER)
    if p.board.celebrity_at[seat] == tile and p.fights(seat):
        words.append(CARD_WORDS[p.realms.celebrity[seat]])
    return words


def lose(p: Monumental, seat: int, tile: Tile, unit: str) -> None:
    """One unit goes back to its capital."""
    capital = p.board.capital[seat]
    if unit == SOLDIER:
        p.board.soldiers[tile] -= 1
        p.board.soldiers[capital] += 1
    elif unit == LEADER:
        p.board.leader_at[seat] = capital
    else:
        p.board.celebrity_at = replaced(p.board.celebrity_at, seat, capital)
    if p.log is not None:
        p.tell("unit-destroyed", seat=seat, tile=NAMES[tile])


@step
class LoseUnit(Decision[Monumental]):
    """Which unit on a tile is destroyed."""

    tile: Tile
    left: int

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return unit_words(p, self.seat, self.tile)

    def choose(self, p: Monumental, choice: Choice) -> None:
        lose(p, self.seat, self.tile, choice)
        p.settle(self.tile)
        if self.left > 1 and p.board.owner[self.tile] == self.seat:
            p.agenda.append(LoseUnits(self.seat, self.tile, self.left - 1))

    def facts(self, p: Monumental) -> Particulars:
        return {"tile": NAMES[self.tile], "left": self.left}


# Defeating ------------------------------------------------------------------------------------------------


def challengers(p: Monumental, seat: int, monster: int) -> list[int]:
    """The explorers that face a monster and can still act (rule `monster-defeat`)."""
    lair = p.board.lairs[monster]
    if lair == NOWHERE:
        return []
    ground = NEAR[lair] & p.world.land if monster == KRAKEN else 1 << lair
    return [
        explorer
        for explorer in range(EXPLORERS)
        if p.now.acts[explorer] and ground >> p.explorer(seat, explorer) & 1
    ]


def defeatable(p: Monumental, seat: int) -> list[int]:
    """The monsters that the mover can defeat now."""
    return [
        monster
        for monster, lair in enumerate(p.board.lairs)
        if lair != NOWHERE and challengers(p, seat, monster) and payable(p, seat, BOOK.prices[monster])
    ]


@step
class Defeat(Link[Monumental, Decision[Monumental]]):
    """Which monster to defeat."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [MONSTER_WORDS[monster] for monster in defeatable(p, self.seat)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        monster = MONSTER_OF[choice]
        first, *others = challengers(p, self.seat, monster)
        if others and _differ(p, self.seat):
            p.agenda.append(DefeatWith(self.seat, self.head, monster))
            return
        p.agenda.append(self.head)
        defeat(p, self.seat, monster, first)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return [MONSTER_WORDS[monster] for monster, lair in enumerate(p.board.lairs) if lair != NOWHERE]

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        monster = MONSTER_OF[choice]
        if not challengers(p, self.seat, monster):
            return Objection("monster-defeat")
        if not payable(p, self.seat, BOOK.prices[monster]):
            return Objection("monster-defeat-cost")
        return None


def _differ(p: Monumental, seat: int) -> bool:
    """Whether it matters which of the two explorers acts."""
    return p.now.acts[0] != p.now.acts[1] or p.explorer(seat, 0) != p.explorer(seat, 1)


@step
class DefeatWith(Link[Monumental, Decision[Monumental]]):
    """Which of two explorers that face the monster defeats it."""

    monster: int

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [EXPLORER_WORDS[explorer] for explorer in challengers(p, self.seat, self.monster)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(self.head)
        defeat(p, self.seat, self.monster, EXPLORER_WORDS.index(choice))

    def facts(self, p: Monumental) -> Particulars:
        return {"monster": MONSTER_WORDS[self.monster]}


def defeat(p: Monumental, seat: int, monster: int, explorer: int) -> None:
    """An explorer acts; the price is paid, and the monster claimed."""
    p.now.acts = raised(p.now.acts, explorer, -1)
    p.agenda.append(ClaimMonster(seat, monster))
    charge(p, seat, BOOK.prices[monster])


@step
class ClaimMonster(Task[Monumental]):
    """The monster leaves the map; its card is claimed and its reward resolved."""

    seat: int
    monster: int

    def run(self, p: Monumental) -> None:
        p.board.lairs = replaced(p.board.lairs, self.monster, NOWHERE)
        p.board.track = replaced(p.board.track, self.monster, 0)
        trophies = (*p.realms.trophies[self.seat], self.monster)
        p.realms.trophies = replaced(p.realms.trophies, self.seat, trophies)
        p.tell("monster-defeated", seat=self.seat, monster=MONSTER_WORDS[self.monster])
        resolve(p, self.seat, BOOK.rewards[self.monster])
