"""The Automa: a civilization that plays by a deck of cards, and how their steps are carried out."""

from dataclasses import dataclass
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Task, step
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import GOLD
from ecumene.titles.monumental.steps import TileQuestion

CONSOLATION: Final = 2
"""The gold for a step that cannot be carried out."""


class Deed:
    """Something that an Automa can be told to do; it never chooses."""

    __slots__ = ()

    def possible(self, p: Monumental, seat: int) -> bool:
        return True

    def do(self, p: Monumental, seat: int) -> None:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Instruction:
    """One step of an Automa card: what to do, and what it costs in gold."""

    deed: Deed
    gold: int = 0


@step
class CarryOut(Task[Monumental]):
    """The steps of a card in order; gold consoles for what cannot be done (rule `automa-cannot`)."""

    seat: int
    steps: tuple[Instruction, ...]

    def run(self, p: Monumental) -> None:
        if not self.steps:
            return
        seat = self.seat
        step, *rest = self.steps
        if rest:
            p.agenda.append(CarryOut(seat, tuple(rest)))
        can = step.deed.possible(p, seat)
        if step.gold:
            can = can and p.realms.gold[seat] >= step.gold
        elif not can:
            p.tell("automa-cannot", seat=seat)
            p.gain(seat, GOLD, CONSOLATION)
        if not can:
            return
        if step.gold:
            p.realms.gold[seat] -= step.gold
            p.tell("paid", seat=seat, resource="gold", count=step.gold)
        step.deed.do(p, seat)


def carry_out(p: Monumental, seat: int, *deeds: Deed) -> None:
    """Deeds that another one leads to."""
    p.agenda.append(CarryOut(seat, tuple(map(Instruction, deeds))))


@step
class AutomaQuestion(TileQuestion):
    """Which tile an Automa means; the person to its right is asked (rule `automa`)."""

    automa_seat: int

    def facts(self, p: Monumental) -> Particulars:
        return {"automa_seat": self.automa_seat}
