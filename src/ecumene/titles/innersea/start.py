"""The start: who takes which civilization, the first discs, the deck and the hands; then turn by turn."""

from collections.abc import Iterable, Sequence

from ecumene.core.bits import each
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Decision, Objection, Task, step
from ecumene.titles.innersea.board import Board
from ecumene.titles.innersea.cards import CARDS, EVENTS
from ecumene.titles.innersea.civilizations import (
    CIVILIZATION_OF,
    CIVILIZATIONS,
    FIRST_HAND,
    SET_UPS,
    UNCHOSEN,
    Beginning,
    beginning,
)
from ecumene.titles.innersea.drawing import Draw
from ecumene.titles.innersea.map import WHOLE_MAP, Chart, chart
from ecumene.titles.innersea.order import tell_order
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rivals import DIFFICULTIES
from ecumene.titles.innersea.turn import StartTurn


@step
class ChooseCivilizations(Task[InnerSea]):
    """In turn order, players first, everybody takes one of the civilizations of the set-up."""

    def run(self, p: InnerSea) -> None:
        for seat in sorted(p.order, key=lambda seat: seat >= p.seats):
            if p.civ[seat] == UNCHOSEN:
                p.agenda.append(self)
                p.ask(ChooseCivilization(seat))
                return
        p.agenda.append(SetOut())


def choosable(p: InnerSea) -> Iterable[str]:
    """The civilizations that are recommended for so many, or all ten."""
    return CIVILIZATION_OF if p.options["choice"] == "all" else SET_UPS[p.count].at


@step
class ChooseCivilization(Decision[InnerSea]):
    """Which civilization to lead."""

    def automatic(self) -> bool:
        return True

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [word for word in choosable(p) if CIVILIZATION_OF[word] not in p.civ]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.civ = replaced(p.civ, self.seat, CIVILIZATION_OF[choice])
        p.tell("chose-civilization", seat=self.seat, civilization=choice)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return CIVILIZATION_OF

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice not in choosable(p):
            return Objection("set-up-civilizations", {"civilization": choice})
        return Objection("civilization-taken") if CIVILIZATION_OF[choice] in p.civ else None


def bounded(count: int, begins: Iterable[Beginning]) -> Chart:
    """The map for so many, bounded by its line only if all begin on this side of it (rule `set-up-all`)."""
    line = chart(SET_UPS[count].boundary)
    across = any((at.settlements | at.camps) & ~line.in_play for at in begins)
    return chart(WHOLE_MAP) if across else line


@step
class SetOut(Task[InnerSea]):
    """The first discs, the Fate deck with its Events below the first hands, and the hands."""

    def run(self, p: InnerSea) -> None:
        begins = [beginning(p.count, CIVILIZATIONS[number].word) for number in p.civ]
        p.board = Board(bounded(p.count, begins))
        for seat, at in enumerate(begins):
            for area in (*each(at.settlements), *each(at.settlements), *each(at.camps)):
                p.place(seat, area)
        for seat in range(p.seats, p.count):
            p.talents[seat] = DIFFICULTIES[str(p.options["difficulty"])].talents
        self._stack_deck(p)
        tell_order(p)
        p.agenda.append(StartTurn())
        p.agenda += [Draw(seat, FIRST_HAND) for seat in reversed(p.order)]

    def _stack_deck(self, p: InnerSea) -> None:
        p.reveal()
        plain = [card for card in CARDS if not EVENTS >> card & 1]
        p.rng.shuffle(plain)
        on_top = FIRST_HAND * p.count
        p.fate.deck = plain[on_top:] + [card for card in CARDS if EVENTS >> card & 1]
        p.rng.shuffle(p.fate.deck)
        p.fate.deck += plain[:on_top]
