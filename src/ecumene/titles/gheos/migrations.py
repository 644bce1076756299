"""Migrations of civilizations from continents that break."""

from collections.abc import Iterable, Sequence

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Objection, Task, step
from ecumene.titles.gheos.box import COLOUR_WORDS
from ecumene.titles.gheos.conflicts import perish
from ecumene.titles.gheos.grid import CELL_OF, NAMES
from ecumene.titles.gheos.lands import Land
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import WHEAT


@step
class Migration(Task[Gheos]):
    """A civilization whose continent broke goes to the richest of the pieces."""

    seat: int
    migrant: int
    refuges: tuple[Land, ...]

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
        elif (winner := p.civilization(refuge)) is not None:
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
        p.migrant = None
        if not refuge.continent or p.civilization(refuge) is not None:
            perish(p, self.migrant)
            return
        p.homes[self.migrant] = refuge
        if p.log is not None:
            p.tell("migrated", civilization=COLOUR_WORDS[self.migrant], cell=NAMES[refuge.heart])


@step
class ChooseRefuge(Decision[Gheos]):
    """To which of the equally rich continents a civilization migrates, for the player on turn to say."""

    migration: Migration

    def choices(self, p: Gheos) -> Sequence[Choice]:
        return [NAMES[land.heart] for land in self.migration.refuges]

    def choose(self, p: Gheos, choice: Choice) -> None:
        self.migration.end(p, p.continent_at(CELL_OF[choice]))

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return [NAMES[land.heart] for land in p.continents]

    def refusal(self, p: Gheos, choice: Choice) -> Objection:
        return Objection("migration-richest", {"civilization": COLOUR_WORDS[self.migration.migrant]})

    def facts(self, p: Gheos) -> Particulars:
        migration = self.migration
        return {
            "civilization": COLOUR_WORDS[migration.migrant],
            "cells": [NAMES[land.heart] for land in migration.refuges],
            "wheat": migration.refuges[0].count(WHEAT),
        }
