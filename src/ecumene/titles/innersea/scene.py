"""The interpreter of effects: operations of a table, run one after another on a scene."""

from collections.abc import Callable
from typing import Any, Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Task, step
from ecumene.core.values import Value, value
from ecumene.titles.innersea.cards import CARD_WORDS, Card
from ecumene.titles.innersea.civilizations import NOBODY
from ecumene.titles.innersea.map import NOWHERE, Area
from ecumene.titles.innersea.position import InnerSea

Pick = tuple[int, Choice]
"""What the player of a card has settled when playing it, after how many operations of the effect that were
still to follow: so a pick is known again when its turn comes."""


@value
class Scene(Value):
    """What an effect knows: who plays what, what was picked, and what was settled beforehand."""

    player: int
    """Who played the card, or owns what is used; nobody for Events and for the Epoch Change Table."""
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
    script: tuple[Pick, ...] = ()
    """What the player has settled when playing the card, still to be carried out."""
    name: str = ""
    """What it is called if it is no card: a Wonder, an ability, an entry of the Epoch Change Table."""

    @property
    def word(self) -> str:
        """What the effect is called that asks."""
        return self.name or CARD_WORDS[self.source]

    def who(self, word: str) -> int:
        """The civilization that a table calls `self`, `T` or the opposing one; perhaps nobody."""
        if word == "self":
            return self.actor
        return self.target if word == "T" else self.opponent


Ref = Callable[[InnerSea, Scene], Area]


def _home(p: InnerSea, s: Scene) -> Area:
    home = p.display(s.actor).home
    return home if p.board.chart.in_play >> home & 1 else NOWHERE


REFS: Final[dict[str, Ref]] = {
    "A": lambda _, s: s.a,
    "B": lambda _, s: s.b,
    "here": lambda p, _: p.fight,
    "home": _home,
    "wonder": lambda _, s: s.wonder,
}
"""The areas that a table has names for."""


@value
class Operation(Value):
    """One small step of an effect."""

    def do(self, p: InnerSea, s: Scene, rest: "Program") -> Scene | None:
        """Do it; give the scene for the rest, or None after putting the rest on the agenda."""
        raise NotImplementedError


Program = tuple[Operation, ...]

EFFECTS: Final[dict[Card, Program]] = {}
"""What each card does. Cards are drawn by effects and have effects, so `effects.py` fills it, from above."""


@step
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


@step
class Planned(Decision[InnerSea]):
    """A choice that the player of a card settles when playing it, before anybody can answer."""

    scene: Scene
    rest: Program

    def settle(self, p: InnerSea) -> None:
        """Carry out what is settled, take an only choice, or ask."""
        choices = self.choices(p)
        script = self._still_due()
        if script and script[0][0] == len(self.rest):
            word = script[0][1]
            settled = self.but(scene=self.scene.but(script=script[1:]))
            if word in choices:
                settled.choose(p, word)
            else:
                settled.skip(p, word)
        elif len(choices) == 1:
            self.choose(p, choices[0])
        else:
            p.ask(self)

    def _still_due(self) -> tuple[Pick, ...]:
        """The settled picks from this question on; those that never came to be asked are gone."""
        script = self.scene.script if self.seat == self.scene.player else ()
        while script and script[0][0] > len(self.rest):
            script = script[1:]
        return script

    def go_on(self, p: InnerSea, **changes: Any) -> None:
        """Run the rest of the effect, with what has been picked."""
        p.agenda.append(Run(self.rest, self.scene.but(**changes) if changes else self.scene))

    def go_on_with(self, p: InnerSea, *operations: Operation) -> None:
        """Run some operations, then the rest of the effect."""
        p.agenda.append(Run((*operations, *self.rest), self.scene))

    def skip(self, p: InnerSea, settled: Choice) -> None:
        """What was settled has become impossible meanwhile: that part of the effect is ignored."""
        self.go_on(p)

    def facts(self, p: InnerSea) -> Particulars:
        return {"card": self.scene.word}
