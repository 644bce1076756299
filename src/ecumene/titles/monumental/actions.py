"""The action phase: anything, in any order and number, as long as it can be paid (rule `action-phase`)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.titles.monumental.acquiring import Acquire, can_acquire
from ecumene.titles.monumental.armies import BuildOutpostAt, MoveUnit, can_move, outpost_sites
from ecumene.titles.monumental.celebrities import Hire, hireable
from ecumene.titles.monumental.conquest import can_conquer
from ecumene.titles.monumental.copying import draw_and_use, drawable
from ecumene.titles.monumental.effects import UseEffect, can_use
from ecumene.titles.monumental.explorers import (
    Collect,
    Explore,
    SpendToken,
    can_collect,
    can_explore,
    can_spend,
)
from ecumene.titles.monumental.monsters import Defeat, defeatable
from ecumene.titles.monumental.mustering import Conquer
from ecumene.titles.monumental.policies import DevelopPolicy, can_develop
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import SCIENCE
from ecumene.titles.monumental.wonders import can_finish, finish

BREAKTHROUGH_SCIENCE: Final = 2
END: Final = "end"


def can_break_through(p: Monumental, seat: int) -> bool:
    return p.now.res[SCIENCE] + p.realms.gold[seat] >= BREAKTHROUGH_SCIENCE and drawable(p, seat)


def break_through(p: Monumental, seat: int) -> None:
    """Pay science, draw a card and use it (rule `breakthrough`)."""
    p.pay(seat, (0, BREAKTHROUGH_SCIENCE, 0, 0, 0))
    p.tell("breakthrough", seat=seat)
    draw_and_use(p, seat, 1, 1)


class Chain(NamedTuple):
    """An action that goes on to ask on what."""

    possible: Callable[[Monumental, int], bool]
    why_not: Objection
    link: Callable[[int, Decision[Monumental]], Link[Monumental, Any]]


class Act(NamedTuple):
    """An action that leaves nothing to choose."""

    possible: Callable[[Monumental, int], bool]
    why_not: Objection
    do: Callable[[Monumental, int], None]


ACTIONS: Final[dict[str, Chain | Act]] = {
    "acquire": Chain(can_acquire, Objection("action-acquire"), Acquire),
    "finish": Act(can_finish, Objection("complete-wonder"), finish),
    "develop": Chain(can_develop, Objection("action-develop"), DevelopPolicy),
    "conquer": Chain(can_conquer, Objection("action-conquer"), Conquer),
    "move": Chain(can_move, Objection("action-move"), MoveUnit),
    "outpost": Chain(
        lambda p, seat: outpost_sites(p, seat) != 0, Objection("action-outpost"), BuildOutpostAt
    ),
    "explore": Chain(can_explore, Objection("explorer-cost"), Explore),
    "collect": Chain(can_collect, Objection("action-collect"), Collect),
    "defeat": Chain(lambda p, seat: bool(defeatable(p, seat)), Objection("action-defeat"), Defeat),
    "use": Chain(can_use, Objection("action-use"), UseEffect),
    "spend": Chain(can_spend, Objection("action-spend"), SpendToken),
    "breakthrough": Act(can_break_through, Objection("breakthrough"), break_through),
    "hire": Chain(lambda p, seat: bool(hireable(p, seat)), Objection("action-hire"), Hire),
}
_CHECKS: Final = tuple((verb, action.possible) for verb, action in ACTIONS.items())


@step
class TakeAction(Decision[Monumental]):
    """What to do next, or `end` the action phase."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        seat = self.seat
        verbs = [verb for verb, possible in _CHECKS if possible(p, seat)]
        verbs.append(END)
        return verbs

    def choose(self, p: Monumental, choice: Choice) -> None:
        if choice == END:
            return
        action = ACTIONS[choice]
        if isinstance(action, Chain):
            p.agenda.append(action.link(self.seat, self))
        else:
            p.agenda.append(self)
            action.do(p, self.seat)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return (*ACTIONS, END)

    def refusal(self, p: Monumental, choice: Choice) -> Objection:
        return ACTIONS[choice].why_not

    def facts(self, p: Monumental) -> Particulars:
        production, science, military = p.now.res
        return {
            "production": production,
            "science": science,
            "military": military,
            "samurai": p.now.samurai,
        }
