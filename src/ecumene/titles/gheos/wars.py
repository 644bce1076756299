"""Wars between civilizations whose continents become one."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Objection, Task, step
from ecumene.titles.gheos.box import COLOUR_WORDS
from ecumene.titles.gheos.conflicts import perish, said, words
from ecumene.titles.gheos.grid import SIDES, Cell
from ecumene.titles.gheos.position import Gheos
from ecumene.titles.gheos.tiles import FACES, SWORD, count

FAVOUR: Final[tuple[Choice, ...]] = tuple(f"favour {colour}" for colour in COLOUR_WORDS)


def swords(p: Gheos, cell: Cell, colour: int) -> int:
    """The swords of a civilization's continent, without those on the tile to be replaced."""
    home = p.homes[colour]
    assert home is not None
    total = home.count(SWORD)
    if cell in p.tiles:
        for edges, tally, _ in FACES[p.tiles[cell]].parts:
            if p.lands[SIDES[cell][edges[0]]] is home:
                total -= count(tally, SWORD)
    return total


@step
class War(Task[Gheos]):
    """Civilizations on one continent: the one with the most swords remains (rule `war-swords`)."""

    seat: int
    rivals: tuple[int, ...]
    swords: tuple[int, ...]

    @property
    def strongest(self) -> tuple[int, ...]:
        most = max(self.swords)
        return tuple(c for c, count in zip(self.rivals, self.swords, strict=True) if count == most)

    def announce(self, p: Gheos) -> None:
        """Say who will fight, and who will win unless that is for the player to decide."""
        if p.log is None:
            return
        rivals, strongest = words(self.rivals), words(self.strongest)
        known: dict[str, Any] = {"civilizations": rivals, "rivals": said(rivals), "swords": list(self.swords)}
        if len(strongest) == 1:
            p.tell("war", **known, winner=strongest[0])
        else:
            p.tell("war-tied", **known, tied=strongest, equals=said(strongest))

    def run(self, p: Gheos) -> None:
        if len(self.strongest) == 1:
            self.end(p, self.strongest[0])
        else:
            p.agenda.append(ChooseWinner(self.seat, self))

    def end(self, p: Gheos, winner: int) -> None:
        for colour in self.rivals:
            if colour != winner:
                perish(p, colour)


@step
class ChooseWinner(Decision[Gheos]):
    """Which of the equally strong civilizations wins the war, for the player on turn to say."""

    war: War

    def choices(self, p: Gheos) -> Sequence[Choice]:
        return [FAVOUR[colour] for colour in self.war.strongest]

    def choose(self, p: Gheos, choice: Choice) -> None:
        winner = FAVOUR.index(choice)
        if p.log is not None:
            p.tell("favoured", seat=self.seat, civilization=COLOUR_WORDS[winner])
        self.war.end(p, winner)

    def candidates(self, p: Gheos) -> Iterable[Choice]:
        return FAVOUR

    def refusal(self, p: Gheos, choice: Choice) -> Objection:
        return Objection("war-tie-among-strongest", {"civilization": COLOUR_WORDS[FAVOUR.index(choice)]})

    def facts(self, p: Gheos) -> Particulars:
        return {"civilizations": words(self.war.rivals), "swords": list(self.war.swords)}
