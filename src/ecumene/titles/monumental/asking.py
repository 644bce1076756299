"""What many questions share."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.steps import Choice, Objection
from ecumene.titles.monumental.position import Monumental

DONE: Final = "done"
SKIP: Final = "skip"
LEADER: Final = "leader"


class OneOf:
    """A question where everything that can be pointed at is allowed."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        raise NotImplementedError

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return self.choices(p)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        return None
