"""The other questions that a civilization without a player answers."""

from typing import Final

from ecumene.core.state import replaced
from ecumene.core.steps import Choice
from ecumene.titles.innersea.adjustment import BuyCards, ChangeOrder, TakeTiedPlace
from ecumene.titles.innersea.aeneas import DECLINE, INVOKE, ChooseNewHome, InvokeAeneas, new_discs
from ecumene.titles.innersea.cards import CARD_WORDS, EVENTS, each_card
from ecumene.titles.innersea.drawing import DiscardCard, KeepCard
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS
from ecumene.titles.innersea.moving import MoveFrom, MoveTo
from ecumene.titles.innersea.notation import PASS, STOP
from ecumene.titles.innersea.order import ChoosePlace
from ecumene.titles.innersea.picks import ChooseArea, ChooseEffect
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.solo.worth import BIG_HAND, advantage, best_choice, least_wanted, priority
from ecumene.titles.innersea.start import ChooseCivilization
from ecumene.titles.innersea.uses import UseSomething

TALENTS_KEPT: Final = 3
"""The talents that are not spent on cards."""
CITY_WORTH: Final = 2
"""What a City is worth besides its discs."""
LATE_EPOCHS: Final = 3
"""The Epoch from which on it is better to go first, and to have glory."""


def choose_civilization(p: InnerSea, decision: ChooseCivilization) -> Choice:
    choices = decision.choices(p)
    return choices[p.rng.below(len(choices))]


def use_something(p: InnerSea, decision: UseSomething) -> Choice:
    """Whatever can be used is used; a saga brings discs in the first two Epochs, glory later."""
    choices = decision.choices(p)
    late = [word for word in choices if word == "saga-of-glory"]
    return late[0] if late and p.epoch >= LATE_EPOCHS else choices[0]


def choose_effect(p: InnerSea, decision: ChooseEffect) -> Choice:
    words = decision.choices(p)
    if "discs" in words and "card" in words:
        return "card" if p.fate.hand_size(decision.seat) < BIG_HAND else "discs"
    return best_choice(p, decision)


def choose_area(p: InnerSea, decision: ChooseArea) -> Choice:
    """As always, but an Event is turned against whoever has most victory points."""
    if not EVENTS >> decision.scene.source & 1:
        return best_choice(p, decision)
    seat = decision.seat
    stage = p.clone()
    leader = max((other for other in p.order if other != seat), key=lambda other: p.vp[other])
    stage.enemies = replaced(p.enemies, seat, leader)
    return best_choice(stage, decision)


def move_from(p: InnerSea, decision: MoveFrom) -> Choice:
    """The disc that does most good elsewhere, if any does; to a competition whatever can come."""
    if decision.moving.here:
        return best_choice(p, decision)
    best, found = advantage(p, decision.seat), STOP
    for word in decision.choices(p):
        if word in AREA_OF:
            merit = max(_moved(p, decision.to(word), goal) for goal in decision.to(word).choices(p))
            if merit > best:
                best, found = merit, word
    return found


def _moved(p: InnerSea, decision: MoveTo, goal: Choice) -> float:
    stage = p.clone()
    decision.choose(stage, goal)
    return advantage(stage, decision.seat)


def discard_card(p: InnerSea, decision: DiscardCard) -> Choice:
    return CARD_WORDS[least_wanted(each_card(p.fate.hands[decision.seat]))]


def keep_card(p: InnerSea, _: KeepCard) -> Choice:
    return CARD_WORDS[min(each_card(p.fate.looked_at), key=priority)]


def _wants_last_place(p: InnerSea) -> bool:
    return p.epoch < LATE_EPOCHS


def take_place(p: InnerSea, decision: TakeTiedPlace | ChoosePlace) -> Choice:
    """Last in the first two Epochs, first in the others."""
    return decision.choices(p)[-1 if _wants_last_place(p) else 0]


def change_order(p: InnerSea, decision: ChangeOrder) -> Choice:
    wanted = p.order[-1 if _wants_last_place(p) else 0]
    return PASS if wanted == decision.seat else decision.choices(p)[0]


def buy_cards(p: InnerSea, decision: BuyCards) -> Choice:
    return f"spend {max(0, p.talents[decision.seat] - TALENTS_KEPT)}"


def invoke_aeneas(p: InnerSea, decision: InvokeAeneas) -> Choice:
    """Only who would begin with more than it gives up: discs on the map and on cards, Cities twice again."""
    seat = decision.seat
    given_up = p.board.on_map(seat) + CITY_WORTH * p.board.cities(seat).bit_count()
    given_up += sum(p.wonders.discs[wonder] for wonder in p.wonders.standing(seat))
    given_up += sum(p.investments.discs[number] for number in p.investments.of(seat))
    return INVOKE if new_discs(p) > given_up else DECLINE


def new_home(p: InnerSea, decision: ChooseNewHome) -> Choice:
    return AREA_WORDS[p.display(decision.seat).home]
