"""The interpreter of effects: operations of a table, run one after another on a scene."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

from ecumene.core.steps import Choice, Decision, Task
from ecumene.games.innersea.cards import Card
from ecumene.games.innersea.civilizations import NOBODY
from ecumene.games.innersea.map import NOWHERE, Area
from ecumene.games.innersea.position import InnerSea


class Scene(NamedTuple):
    """What an effect knows: who plays what, what was picked, and what was settled beforehand."""

    player: int
    """Who played the card, or owns what is used; nobody for the Epoch Change Table."""
    actor: int
    """Who is `self` in the operations: the player, unless the effect hands over to somebody else."""
    source: Card = 0
    """The card; 0 for what is no card."""
    a: Area = NOWHERE
    b: Area = NOWHERE
    target: int = NOBODY
    """The civilization T."""
    opponent: int = NOBODY
    """The one opposing faction that the effect has singled out."""
    paid: int = 0
    wonder: Area = NOWHERE
    """The area of the Wonder that is used."""
    script: tuple[Choice, ...] = ()
    """What the player has settled when playing the card, still to be carried out."""

    def but(self, **changes: Any) -> "Scene":
        return self._replace(**changes)

    def area(self, p: InnerSea, ref: str) -> Area:
        """The area that a table calls A, B, here, home or wonder."""
        if ref == "A":
            return self.a
        if ref == "B":
            return self.b
        if ref == "here":
            return p.fight
        if ref == "home":
            home = p.display(self.actor).home
            return home if p.chart.in_play >> home & 1 else NOWHERE
        return self.wonder


class Operation(Protocol):
    """One small step of an effect."""

    def do(self, p: InnerSea, s: Scene, rest: "Program") -> Scene | None:
        """Do it; give the scene for the rest, or None after putting the rest on the agenda."""


Program = tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class Run(Task[InnerSea]):
    """The operations of an effect that are still to do."""

    program: Program
    scene: Scene

    def run(self, p: InnerSea) -> None:
        scene = self.scene
        program = self.program
        for number, operation in enumerate(program):
            following = operation.do(p, scene, program[number + 1 :])
            if following is None:
                return
            scene = following


class Planned:
    """A choice that the player of a card settles when playing it, before anybody can answer."""

    __slots__ = ()

    scene: Scene
    rest: Program

    def go_on(self, p: InnerSea, **changes: Any) -> None:
        """Run the rest of the effect, with what has been picked."""
        p.agenda.append(Run(self.rest, self.scene.but(**changes) if changes else self.scene))


def pose(p: InnerSea, decision: Decision[InnerSea]) -> None:
    """Put a planned choice: take the answer from the script if it is settled, else ask."""
    assert isinstance(decision, Planned)
    scene = decision.scene
    if p.rehearsing != NOBODY and decision.seat != p.rehearsing:
        decision.choose(p, decision.choices(p)[0])
    elif p.rehearsing != NOBODY:
        p.agenda.append(decision)
    elif scene.script and decision.seat == scene.player and scene.script[0] in decision.choices(p):
        settled = replace(decision, scene=scene.but(script=scene.script[1:]))  # type: ignore[type-var]
        settled.choose(p, scene.script[0])
    else:
        p.ask(decision)
