"""A turn: growth, cards, competition, adjustment."""

from ecumene.core.steps import Task, step
from ecumene.titles.innersea.adjustment import AdjustmentPhase
from ecumene.titles.innersea.card_phase import CardPhase
from ecumene.titles.innersea.competition import CompetitionPhase
from ecumene.titles.innersea.growth import GrowthPhase
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.possessions import ALL_INVESTMENTS


@step
class StartTurn(Task[InnerSea]):
    """The four phases lie ahead, and what can be used once a turn can be used again."""

    def run(self, p: InnerSea) -> None:
        p.turn += 1
        p.wonders = p.wonders.fresh()
        p.investments = p.investments.fresh(ALL_INVESTMENTS)
        p.sanctuary = [0] * p.count
        p.tell("turn", epoch=p.epoch, turn=p.epoch_turn)
        p.agenda += (EndTurn(), AdjustmentPhase(), CompetitionPhase(), CardPhase(), GrowthPhase())


@step
class EndTurn(Task[InnerSea]):
    """The turn marker moves on, unless the game is over."""

    def run(self, p: InnerSea) -> None:
        if not p.finished:
            p.agenda.append(StartTurn())
