"""Which cards a civilization without a player plays, and how it answers those of others."""

from typing import Final

from ecumene.core.steps import Choice
from ecumene.titles.innersea.card_phase import ALPHABET, BUILD, PlayCard
from ecumene.titles.innersea.cards import (
    CARD_OF,
    CARDS,
    COMPETITION,
    INVESTMENT,
    NEGATE,
    USE_OF,
    WONDER_OF,
    Card,
)
from ecumene.titles.innersea.civilizations import NOBODY
from ecumene.titles.innersea.deeds import Resolve
from ecumene.titles.innersea.drawing import DrawFate
from ecumene.titles.innersea.effects import USE_EFFECTS
from ecumene.titles.innersea.negation import AnswerTo, Negate, Respond
from ecumene.titles.innersea.notation import PASS
from ecumene.titles.innersea.plans import Deed, Plan
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.revealing import Aim
from ecumene.titles.innersea.scene import EFFECTS, Scene
from ecumene.titles.innersea.solo.growth import LOW_SUPPLY
from ecumene.titles.innersea.solo.wonders import wonder_wanted
from ecumene.titles.innersea.solo.worth import advantage, best_choice_on, wealth
from ecumene.titles.innersea.stakes import FIRST_WONDER, Stake, word_of

WORTH_NEGATING: Final = 2
"""The harm from which on a card is worth playing against somebody, or worth negating."""
WORTH_DEFENDING: Final = 3
"""What an own card must bring to be guarded against a negation."""


def planned(p: InnerSea, deed: Deed) -> InnerSea:
    """How things would stand after a deed, planned step by step as best choices go."""
    stage = deed.rehearsed(p, ())
    while stage.agenda:
        stage.push(best_choice_on(stage))
    return stage


def plan(p: InnerSea, decision: Plan | Aim) -> Choice:
    return best_choice_on(decision.stage(p))


def play_card(p: InnerSea, decision: PlayCard) -> Choice:
    """The first of these that makes sense: a Wonder, an attack, growth, gains, an investment, barbarians."""
    choices = decision.choices(p)
    if BUILD in choices and wonder_wanted(p, decision.seat):
        return BUILD
    for word in (ALPHABET, *(word for word in choices if word in WONDER_OF)):
        if word in choices:
            return word
    best = (0, 0.0)
    found = PASS
    for word in choices:
        merit = play_merit(p, decision.seat, word)
        if merit > best:
            best, found = merit, word
    return found


def play_merit(p: InnerSea, seat: int, word: Choice) -> tuple[int, float]:
    """How good a play is: a card of the hand by its kind, then whatever else improves things."""
    if word in CARD_OF and p.fate.hands[seat] >> CARD_OF[word] & 1:
        return card_merit(p, seat, CARD_OF[word])
    if word in USE_OF:
        stage = planned(p, Deed(seat, USE_OF[word], USE_EFFECTS[word], Scene(seat, seat)))
        return 0, advantage(stage, seat) - advantage(p, seat)
    return 0, 0.0


def card_merit(p: InnerSea, seat: int, card: Card) -> tuple[int, float]:
    """Of what kind and how good a card is now; the kinds stand in the order in which they are played."""
    if CARDS[card].kind == INVESTMENT:
        return (2, 0.0) if p.supply[seat] >= CARDS[card].invested + LOW_SUPPLY else (0, 0.0)
    program = EFFECTS[card]
    stage = planned(p, Deed(seat, card, program, Scene(seat, seat, card)))
    enemy = p.enemies[seat]
    harm = wealth(p, enemy) - wealth(stage, enemy) if enemy != NOBODY else 0.0
    gain = wealth(stage, seat) - wealth(p, seat)
    discs = stage.board.on_map(seat) - p.board.on_map(seat)
    if harm >= WORTH_NEGATING and harm + gain > 0 and gain >= -harm / 2:
        return 5, harm + gain
    if discs > 0:
        return 4, gain
    if gain > 0 or any(isinstance(operation, DrawFate) for operation in program):
        return 3, gain
    return (1, harm + gain) if harm + gain > 0 else (0, 0.0)


def respond(p: InnerSea, decision: Respond) -> Choice:
    """Negate what would hurt, with the cheapest card that can; guard an own card that is worth it."""
    hurting = {stake.code for stake in decision.stakes if _hurts(p, decision.seat, stake)}
    found = [
        word
        for word in decision.choices(p)
        if word != PASS and any(stake.code in hurting for stake in decision.targets(p, word))
    ]
    return min(found, key=_cost) if found else PASS


def answer_to(p: InnerSea, decision: AnswerTo) -> Choice:
    hurting = [stake for stake in decision.head.targets(p, decision.card) if _hurts(p, decision.seat, stake)]
    return word_of(hurting[0].code)


def _cost(word: Choice) -> tuple[int, int]:
    if word in WONDER_OF:
        return 0, 0
    card = CARDS[CARD_OF[word]]
    return card.price, len(card.negates) + 10 * ("any_fate" in card.negates)


def _hurts(p: InnerSea, seat: int, stake: Stake) -> bool:
    if stake.seat == seat or stake.code >= FIRST_WONDER:
        return False
    if CARDS[stake.code].kind == COMPETITION:
        aimed_at_others = stake.disc_hits and not stake.disc_hits >> seat & 1
        return not aimed_at_others and p.board.stack(seat, p.fight) >= WORTH_NEGATING
    if CARDS[stake.code].kind == NEGATE:
        return any(
            isinstance(step, Negate)
            and step.deed.code == stake.code
            and step.target.seat == seat
            and _effect(p, seat, step.target.code) >= WORTH_DEFENDING
            for step in p.agenda
        )
    return _effect(p, seat, stake.code) <= -WORTH_NEGATING


def _effect(p: InnerSea, seat: int, code: int) -> float:
    """What a declared deed would do for a civilization."""
    for step in p.agenda:
        if isinstance(step, Resolve) and step.deed.code == code:
            stage = step.deed.rehearsed(p, step.deed.scene.script)
            return advantage(stage, seat) - advantage(p, seat)
    return 0.0
