"""Wars between civilizations whose continents become one, and migrations from continents that break."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ecumene.core.steps import Choice, Decision, Objection, Task
from ecumene.titles.gheos.box import COLOUR_WORDS, FOLLOWERS
from ecumene.titles.gheos.grid import BESIDE, CELL_OF, NAMES, Cell
from ecumene.titles.gheos.lands import Around, Land, joined
from ecumene.titles.gheos.position import NOBODY, Gheos
from ecumene.titles.gheos.tiles import FACES, SWORD, WHEAT, Face, count

PAY: tuple[Choice, ...] = tuple(f"pay {colour}" for colour in COLOUR_WORDS)
FAVOUR: tuple[Choice, ...] = tuple(f"favour {colour}" for colour in COLOUR_WORDS)


class Prospect(NamedTuple):
    """What laying a tile would make of the lands and civilizations around it."""

    lands: tuple[Land, Land, Land]
    """The new land at each edge of the tile."""
    staying: dict[int, Land]
    """Where the civilizations are that keep one continent, by colour."""
    rivals: tuple[int, ...]
    """Those of them that find themselves on the same continent."""
    migrant: int
    """The one whose continent breaks. A break takes two of the three edges, so there is no second one,
    and the third edge brings no two others together: a war and a migration never cost twice."""
    refuges: tuple[Land, ...]
    """The lands to which it may go."""

    @property
    def conflict(self) -> bool:
        return bool(self.rivals) or self.migrant != NOBODY

    def objection(self) -> Objection | None:
        """Why a player without followers may not bring this about."""
        if self.rivals:
            return Objection("war-needs-follower", {"civilizations": _words(self.rivals)})
        if self.migrant != NOBODY:
            return Objection("migration-needs-follower", {"civilization": COLOUR_WORDS[self.migrant]})
        return None


def foresee(p: Gheos, cell: Cell, face: Face, around: Around) -> Prospect:
    """What would come of laying a tile, given the lands around the cell without the tile there."""
    lands = joined(cell, face, around)
    pieces: dict[int, list[Land]] = {}
    for edge, neighbour in enumerate(BESIDE[cell]):
        colour = p.civilization(p.lands.get(neighbour * 4 + edge))
        if colour != NOBODY and not any(lands[edge] is land for land in pieces.setdefault(colour, [])):
            pieces[colour].append(lands[edge])
    staying: dict[int, Land] = {}
    migrant = NOBODY
    refuges: tuple[Land, ...] = ()
    for colour, found in pieces.items():
        if len(found) == 1 and found[0].continent:
            staying[colour] = found[0]
        else:
            migrant, refuges = colour, _richest(found)
    rivals = tuple(
        colour
        for colour, land in staying.items()
        if any(land is other for rival, other in staying.items() if rival != colour)
    )
    return Prospect(lands, staying, rivals, migrant, refuges)


def _richest(pieces: list[Land]) -> tuple[Land, ...]:
    """The lands with the most wheat; of these the continents, if there are any (rule `migration-richest`)."""
    best = max((land.count(WHEAT), land.continent) for land in pieces)
    return tuple(land for land in pieces if (land.count(WHEAT), land.continent) == best)


def quiet(p: Gheos, cell: Cell) -> bool:
    """Whether no tile at all could cause a conflict here."""
    lands = p.lands
    civilizations = {
        p.civilization(lands.get(neighbour * 4 + edge)) for edge, neighbour in enumerate(BESIDE[cell])
    } - {NOBODY}
    return len(civilizations) < (1 if cell in p.tiles else 2)


def swords(p: Gheos, cell: Cell, colour: int) -> int:
    """The swords of a civilization's continent, without those on the tile to be replaced."""
    home = p.homes[colour]
    assert home is not None
    total = home.count(SWORD)
    if cell in p.tiles:
        for edges, tally, _ in FACES[p.tiles[cell]].parts:
            if p.lands[cell * 4 + edges[0]] is home:
                total -= count(tally, SWORD)
    return total


def _words(colours: Iterable[int]) -> list[str]:
    return [COLOUR_WORDS[colour] for colour in colours]


class PayFollower(Decision[Gheos]):
    """The price of a war or a migration: which follower the player on turn gives back."""

    __slots__ = ()

    def automatic(self) -> bool:
        return True

    def choices(self, p: Gheos) -> Sequence[Choice]:
        return [PAY[colour] for colour, held in enumerate(p.held(self.seat)) if held]

    def choose(self, p: Gheos, choice: Choice) -> None:
        colour = PAY.index(choice)
        p.gain(self.seat, colour, -1)
        if p.log is not None:
            p.tell("paid", seat=self.seat, colour=COLOUR_WORDS[colour])

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return PAY

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        colour = PAY.index(choice)
        if p.held(self.seat)[colour]:
            return None
        return Objection("pay-held-follower", {"colour": COLOUR_WORDS[colour]})


class War(Task[Gheos]):
    """Civilizations on one continent: the one with the most swords remains (rule `war-swords`)."""

    __slots__ = ("rivals", "seat", "swords")

    def __init__(self, seat: int, rivals: tuple[int, ...], swords: tuple[int, ...]) -> None:
        self.seat = seat
        self.rivals = rivals
        self.swords = swords

    @property
    def strongest(self) -> tuple[int, ...]:
        most = max(self.swords)
        return tuple(c for c, count in zip(self.rivals, self.swords, strict=True) if count == most)

    def announce(self, p: Gheos) -> None:
        """Say who will fight, and who will win unless that is for the player to decide."""
        if p.log is None:
            return
        rivals, strongest = _words(self.rivals), _words(self.strongest)
        if len(strongest) == 1:
            p.tell("war", civilizations=rivals, swords=list(self.swords), winner=strongest[0])
        else:
            p.tell("war-tied", civilizations=rivals, swords=list(self.swords), tied=strongest)

    def run(self, p: Gheos) -> None:
        if len(self.strongest) == 1:
            self.end(p, self.strongest[0])
        else:
            p.agenda.append(ChooseWinner(self.seat, self))

    def end(self, p: Gheos, winner: int) -> None:
        for colour in self.rivals:
            if colour != winner:
                perish(p, colour)


class ChooseWinner(Decision[Gheos]):
    """Which of the equally strong civilizations wins the war, for the player on turn to say."""

    __slots__ = ("war",)

    def __init__(self, seat: int, war: War) -> None:
        super().__init__(seat)
        self.war = war

    def choices(self, p: Gheos) -> Sequence[Choice]:
        return [FAVOUR[colour] for colour in self.war.strongest]

    def choose(self, p: Gheos, choice: Choice) -> None:
        winner = FAVOUR.index(choice)
        if p.log is not None:
            p.tell("favoured", seat=self.seat, civilization=COLOUR_WORDS[winner])
        self.war.end(p, winner)

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return FAVOUR

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        colour = FAVOUR.index(choice)
        if colour in self.war.strongest:
            return None
        return Objection("war-tie-among-strongest", {"civilization": COLOUR_WORDS[colour]})

    def facts(self, p: Gheos) -> dict[str, Any]:
        return {"civilizations": _words(self.war.rivals), "swords": list(self.war.swords)}


class Migration(Task[Gheos]):
    """A civilization whose continent broke goes to the richest of the pieces."""

    __slots__ = ("migrant", "refuges", "seat")

    def __init__(self, seat: int, migrant: int, refuges: tuple[Land, ...]) -> None:
        self.seat = seat
        self.migrant = migrant
        self.refuges = refuges

    @property
    def tied(self) -> bool:
        """Whether the player on turn has to choose; between islands it would make no difference."""
        return len(self.refuges) > 1 and self.refuges[0].continent

    def announce(self, p: Gheos) -> None:
        """Say who will migrate and what awaits it, unless that is for the player to decide."""
        if p.log is None:
            return
        civilization, refuge = COLOUR_WORDS[self.migrant], self.refuges[0]
        wheat = refuge.count(WHEAT)
        if self.tied:
            cells = [NAMES[land.heart] for land in self.refuges]
            p.tell("migration-tied", civilization=civilization, cells=cells, wheat=wheat)
        elif not refuge.continent:
            p.tell("migration-to-island", civilization=civilization, wheat=wheat)
        elif (winner := p.civilization(refuge)) != NOBODY:
            winner_word = COLOUR_WORDS[winner]
            p.tell("migration-into-war", civilization=civilization, winner=winner_word, wheat=wheat)
        else:
            p.tell("migration", civilization=civilization, cell=NAMES[refuge.heart], wheat=wheat)

    def run(self, p: Gheos) -> None:
        if self.tied:
            p.agenda.append(ChooseRefuge(self.seat, self))
        else:
            self.end(p, self.refuges[0])

    def end(self, p: Gheos, refuge: Land) -> None:
        p.migrant = NOBODY
        if not refuge.continent or p.civilization(refuge) != NOBODY:
            perish(p, self.migrant)
            return
        p.homes[self.migrant] = refuge
        if p.log is not None:
            p.tell("migrated", civilization=COLOUR_WORDS[self.migrant], cell=NAMES[refuge.heart])


class ChooseRefuge(Decision[Gheos]):
    """To which of the equally rich continents a civilization migrates, for the player on turn to say."""

    __slots__ = ("migration",)

    def __init__(self, seat: int, migration: Migration) -> None:
        super().__init__(seat)
        self.migration = migration

    def choices(self, p: Gheos) -> Sequence[Choice]:
        return [NAMES[land.heart] for land in self.migration.refuges]

    def choose(self, p: Gheos, choice: Choice) -> None:
        self.migration.end(p, p.continent_at(CELL_OF[choice]))

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return [NAMES[land.heart] for land in p.continents]

    def objection(self, p: Gheos, choice: Choice) -> Objection | None:
        if choice in self.choices(p):
            return None
        return Objection("migration-richest", {"civilization": COLOUR_WORDS[self.migration.migrant]})

    def facts(self, p: Gheos) -> dict[str, Any]:
        migration = self.migration
        return {
            "civilization": COLOUR_WORDS[migration.migrant],
            "cells": [NAMES[land.heart] for land in migration.refuges],
            "wheat": migration.refuges[0].count(WHEAT),
        }


def perish(p: Gheos, colour: int) -> None:
    """A civilization is lost, with all of everybody's followers of its colour."""
    if p.log is not None:
        p.tell("perished", civilization=COLOUR_WORDS[colour], followers=FOLLOWERS - p.supply[colour])
    p.vanish(colour)
