"""Using effects: of activated cards, the active policy, a celebrity, of cards lent (rule `use-effect`)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, Offer, Payment, Task, step
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARD_OF, CARD_WORDS, CITY_KINDS, KIND, YIELDS
from ecumene.titles.monumental.celebrities import after_use
from ecumene.titles.monumental.city import active_cards, cards_in, put_in_force
from ecumene.titles.monumental.operations import Condition, Cost, Effect, plain
from ecumene.titles.monumental.payments import charge, payable
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resolving import resolve

ONCE: Final = Objection("effect-once")
CONDITION: Final = Objection("effect-condition")
COST: Final = Objection("effect-cost")
POINTLESS: Final = Objection("effect-pointless")


def effect_of(card: int) -> Effect:
    """The effect of a card that has one."""
    effect = BOOK.effects[card]
    assert effect is not None
    return effect


def hindrance(p: Monumental, seat: int, effect: Effect, source: int) -> Objection | None:
    """Why an effect cannot be used now; None when it can."""
    if effect.condition is not None and not met(p, effect.condition):
        return CONDITION
    if effect.costs and not any(payable(p, seat, cost) for cost in effect.costs):
        return COST
    if not effect.do[0].possible(p, seat, source):
        return POINTLESS
    return None


def met(p: Monumental, condition: Condition) -> bool:
    """Whether a condition holds this turn (rule `gained-this-turn`)."""
    if condition.activated:
        kinds = {KIND[card] for card in active_cards(p)}
        return all(kind in kinds for kind in condition.activated)
    if condition.acquired is not None:
        kind, least = condition.acquired
        return p.now.acquired[CITY_KINDS.index(kind)] >= least
    gained = p.now.gained
    return p.now.conquered >= condition.conquered and all(
        gained[kind] >= least for kind, least in enumerate(condition.gained) if least
    )


# On purpose ---------------------------------------------------------------------------------------


def effect_sources(p: Monumental, seat: int) -> list[int]:
    """The cards whose effect could be used on purpose: active ones, the policy, the celebrity."""
    usable = BOOK.usable
    cards = [card for card in active_cards(p) if card in usable]
    policies = p.realms.policies[seat]
    if policies and policies[-1] in usable:
        cards.append(policies[-1])
    if p.realms.celebrity[seat] in usable:
        cards.append(p.realms.celebrity[seat])
    return cards


def unusable(p: Monumental, seat: int, card: int) -> Objection | None:
    """Why the effect of an active card cannot be used now; None when it can."""
    effect = effect_of(card)
    return ONCE if p.now.used.count(card) >= effect.uses else hindrance(p, seat, effect, card)


def usable_cards(p: Monumental, seat: int) -> list[int]:
    """The cards whose effect can be used now."""
    return [card for card in effect_sources(p, seat) if unusable(p, seat, card) is None]


def can_use(p: Monumental, seat: int) -> bool:
    return any(unusable(p, seat, card) is None for card in effect_sources(p, seat))


@step
class UseEffect(Link[Monumental, Decision[Monumental]]):
    """Which effect to use (rule `use-effect`)."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [CARD_WORDS[card] for card in usable_cards(p, self.seat)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        card = CARD_OF[choice]
        p.agenda.append(self.head)
        p.now.used.append(card)
        if KIND[card] == "celebrity":
            after_use(p, self.seat)
        use(p, self.seat, card)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        seat = self.seat
        cards = dict.fromkeys((*cards_in(p, seat), *p.realms.policies[seat], p.realms.celebrity[seat]))
        return [CARD_WORDS[card] for card in cards if card >= 0 and BOOK.effects[card] is not None]

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        card = CARD_OF[choice]
        if card not in effect_sources(p, self.seat):
            return Objection("use-effect")
        return unusable(p, self.seat, card)


# Paying for it ------------------------------------------------------------------------------------


def use(p: Monumental, seat: int, card: int) -> None:
    """Use the effect of a card: its price first, then what it does."""
    effect = effect_of(card)
    if p.log is not None:
        p.tell("used-card", seat=seat, card=CARD_WORDS[card])
    resolve(p, seat, effect.do, card)
    prices = [cost for cost in effect.costs if payable(p, seat, cost)]
    if len(prices) > 1:
        p.agenda.append(ChoosePrice(seat, card))
    elif prices:
        charge(p, seat, prices[0])


@step
class ChoosePrice(Payment[Monumental]):
    """Which of two prices to pay for an effect: a card or resources."""

    card: int

    def ways(self, p: Monumental) -> Mapping[Choice, Cost]:
        costs = effect_of(self.card).costs
        return {"archive" if cost.archive else "pay": cost for cost in costs if payable(p, self.seat, cost)}

    def pay(self, p: Monumental, price: Cost) -> None:
        charge(p, self.seat, price)

    def facts(self, p: Monumental) -> Particulars:
        return {"card": CARD_WORDS[self.card]}


# Cards that are copied, drawn or lent ---------------------------------------------------------------


def perform(p: Monumental, seat: int, card: int) -> None:
    """Resources and effect of a card that is copied, drawn or lent (rules `copy`, `draw-and-use`)."""
    put_in_force(p, card)
    if card in BOOK.usable:
        effect = effect_of(card)
        if not effect.costs and effect.condition is None and plain(effect.do):
            resolve(p, seat, effect.do, card)
        else:
            p.agenda.append(OfferEffect(seat, card))
    p.gain_all(seat, YIELDS[card])


@step
class OfferEffect(Task[Monumental]):
    """Ask whether to use an effect, if it can be used."""

    seat: int
    card: int

    def run(self, p: Monumental) -> None:
        if hindrance(p, self.seat, effect_of(self.card), self.card) is None:
            p.agenda.append(UseOrNot(self.seat, self.card))


@step
class UseOrNot(Offer[Monumental]):
    """Whether to use the effect of a card that is copied, drawn or lent."""

    card: int

    def apply(self, p: Monumental) -> None:
        use(p, self.seat, self.card)

    def facts(self, p: Monumental) -> Particulars:
        return {"card": CARD_WORDS[self.card]}
