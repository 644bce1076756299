"""How a civilization without a player decides: the solo procedure, one question after another.

Every answer is one of the choices that a player would have, found with what a player there could know.
"""

from collections.abc import Callable
from typing import Any, Final

from ecumene.core.steps import Choice, Decision
from ecumene.titles.innersea.adjustment import BuyCards, ChangeOrder, TakeTiedPlace
from ecumene.titles.innersea.aeneas import ChooseNewCivilization, ChooseNewHome, InvokeAeneas
from ecumene.titles.innersea.allies import PledgeAlly
from ecumene.titles.innersea.building import PayForWonder, SetBlock, WhichWonder
from ecumene.titles.innersea.card_phase import PlayCard
from ecumene.titles.innersea.competition import Commit, Raid
from ecumene.titles.innersea.drawing import DiscardCard, KeepCard
from ecumene.titles.innersea.growth import Deploy, Resettle, Retire
from ecumene.titles.innersea.losses import BearLoss
from ecumene.titles.innersea.moving import MoveFrom
from ecumene.titles.innersea.negation import AnswerTo, Respond
from ecumene.titles.innersea.order import ChoosePlace
from ecumene.titles.innersea.picks import ChooseArea, ChooseEffect
from ecumene.titles.innersea.plans import Plan
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.revealing import Aim
from ecumene.titles.innersea.solo.cards import answer_to, plan, play_card, respond
from ecumene.titles.innersea.solo.competition import bear_loss, commit, pledge_ally, raid
from ecumene.titles.innersea.solo.growth import deploy, resettle, retire
from ecumene.titles.innersea.solo.others import (
    buy_cards,
    change_order,
    choose_area,
    choose_civilization,
    choose_effect,
    discard_card,
    invoke_aeneas,
    keep_card,
    move_from,
    new_home,
    take_place,
    use_something,
)
from ecumene.titles.innersea.solo.wonders import pay_for_wonder, set_block, which_wonder
from ecumene.titles.innersea.solo.worth import best_choice
from ecumene.titles.innersea.start import ChooseCivilization
from ecumene.titles.innersea.uses import UseSomething


def answer(p: InnerSea, decision: Decision[InnerSea]) -> Choice:
    """What the procedure answers to a question."""
    policy = POLICIES.get(type(decision))
    return policy(p, decision) if policy else best_choice(p, decision)


POLICIES: Final[dict[type, Callable[[InnerSea, Any], Choice]]] = {
    ChooseCivilization: choose_civilization,
    Retire: retire,
    Resettle: resettle,
    Deploy: deploy,
    UseSomething: use_something,
    PlayCard: play_card,
    Plan: plan,
    Aim: plan,
    Respond: respond,
    AnswerTo: answer_to,
    WhichWonder: which_wonder,
    PayForWonder: pay_for_wonder,
    SetBlock: set_block,
    Commit: commit,
    BearLoss: bear_loss,
    PledgeAlly: pledge_ally,
    Raid: raid,
    ChooseEffect: choose_effect,
    ChooseArea: choose_area,
    MoveFrom: move_from,
    DiscardCard: discard_card,
    KeepCard: keep_card,
    TakeTiedPlace: take_place,
    ChoosePlace: take_place,
    ChangeOrder: change_order,
    BuyCards: buy_cards,
    InvokeAeneas: invoke_aeneas,
    ChooseNewCivilization: lambda p, decision: p.display(decision.seat).word,
    ChooseNewHome: new_home,
}
