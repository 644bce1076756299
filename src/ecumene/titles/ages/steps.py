"""Steps that several chapters have alike, and words that several answer with."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.steps import Choice, Decision, Objection, step
from ecumene.titles.ages.cards import ID, NUMBER, Number
from ecumene.titles.ages.position import Ages

PASS: Final = "pass"
DONE: Final = "done"


@step
class ChooseCard(Decision[Ages]):
    """Which of some cards on the table."""

    def automatic(self) -> bool:
        return True

    def cards(self, p: Ages) -> Iterable[Number]:
        """All that can be pointed at."""
        raise NotImplementedError

    def bar(self, p: Ages, card: Number) -> Objection | None:
        """Why it cannot be this one."""
        raise NotImplementedError

    def take(self, p: Ages, card: Number) -> None:
        """It is this one."""
        raise NotImplementedError

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [ID[card] for card in self.cards(p) if self.bar(p, card) is None]

    def choose(self, p: Ages, choice: Choice) -> None:
        self.take(p, NUMBER[choice])

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return [ID[card] for card in self.cards(p)]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        return self.bar(p, NUMBER[choice])
