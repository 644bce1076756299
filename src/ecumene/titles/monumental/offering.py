"""Effects that nobody asked for, offered: whoever they befall may decline them (rule `effect-declined`)."""

from dataclasses import dataclass

from ecumene.core.events import Particulars
from ecumene.core.steps import Offer, step
from ecumene.titles.monumental.operations import Operation
from ecumene.titles.monumental.position import Monumental


@dataclass(frozen=True, slots=True)
class Offered(Operation):
    """Another operation, by the word that the tables name it with, once its owner has agreed."""

    word: str
    operation: Operation

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return self.operation.possible(p, seat, source)

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(AcceptEffect(seat, self, source))


@step
class AcceptEffect(Offer[Monumental]):
    """Whether to let an effect happen that comes by itself."""

    offered: Offered
    source: int

    def apply(self, p: Monumental) -> None:
        self.offered.operation.do(p, self.seat, self.source)

    def facts(self, p: Monumental) -> Particulars:
        return {"operation": self.offered.word}
