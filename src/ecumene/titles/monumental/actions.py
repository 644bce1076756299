"""The action phase: anything, in any order and number, as long as it can be paid (rule `action-phase`)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Link, Objection
from ecumene.titles.monumental.armies import (
    BuildOutpostAt,
    Conquer,
    MoveUnit,
    can_conquer,
    can_move,
    outpost_sites,
)
from ecumene.titles.monumental.cards import (
    ACTIONS,
    BASICS,
    CARD_OF,
    CARD_WORDS,
    CARDS,
    EFFECTS,
    KIND,
)
from ecumene.titles.monumental.celebrities import Hire, after_use, hireable
from ecumene.titles.monumental.city import active_cards, cards_in
from ecumene.titles.monumental.effects import (
    draw_and_use,
    drawable,
    hindrance,
    receive,
    use,
)
from ecumene.titles.monumental.explorers import (
    Collect,
    Explore,
    SpendToken,
    can_collect,
    payable_paths,
)
from ecumene.titles.monumental.monsters import Defeat, defeatable
from ecumene.titles.monumental.policies import DevelopPolicy, can_develop
from ecumene.titles.monumental.position import KNOWLEDGE_DISCOUNT, WORKS_DISCOUNT, Monumental
from ecumene.titles.monumental.resources import MILITARY, PRODUCTION, SCIENCE
from ecumene.titles.monumental.wonders import affords_stage, can_finish, finish, stage_price, start

BREAKTHROUGH_SCIENCE: Final = 2
END: Final = "end"
VERBS: Final = (
    "acquire",
    "finish",
    "develop",
    "conquer",
    "move",
    "outpost",
    "explore",
    "collect",
    "defeat",
    "use",
    "spend",
    "breakthrough",
    "hire",
    END,
)


# Acquiring cards ------------------------------------------------------------------------------------


def card_price(p: Monumental, card: int) -> int:
    """What acquiring a card costs now: production for buildings and wonders, science for knowledge."""
    kind = KIND[card]
    if kind == "wonder":
        return stage_price(p, card, 0)
    if kind == "building":
        return max(CARDS[card].cost - p.now.discounts[WORKS_DISCOUNT], 0)
    return max(CARDS[card].cost - p.now.discounts[KNOWLEDGE_DISCOUNT], 1)


def affords_card(p: Monumental, seat: int, card: int) -> bool:
    kind = KIND[card]
    price = card_price(p, card)
    if kind == "wonder":
        return affords_stage(p, seat, price)
    return p.now.res[PRODUCTION if kind == "building" else SCIENCE] + p.realms.gold[seat] >= price


def can_acquire(p: Monumental, seat: int) -> bool:
    """Whether there is a card to acquire, in the display or on the basic piles."""
    funds = p.realms.gold[seat]
    if not funds + p.now.res[0] + p.now.res[1] + p.now.res[2] and not p.now.discounts[WORKS_DISCOUNT]:
        return False
    for card in p.supply.display:
        if card >= 0 and affords_card(p, seat, card):
            return True
    return any(
        left and affords_card(p, seat, card) for card, left in zip(BASICS, p.supply.basics, strict=True)
    )


class Acquire(Link[Monumental, Decision[Monumental]]):
    """Which card of the display or basic building to acquire (rule `acquire`)."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        cards = [card for card in p.supply.display if card >= 0]
        cards += [card for card, left in zip(BASICS, p.supply.basics, strict=True) if left]
        return [CARD_WORDS[card] for card in cards if affords_card(p, self.seat, card)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        card = CARD_OF[choice]
        p.agenda.append(self.head)
        if KIND[card] == "wonder":
            start(p, self.seat, card)
            return
        price = card_price(p, card)
        if KIND[card] == "building":
            p.now.discounts[WORKS_DISCOUNT] = 0
            p.pay(self.seat, (price, 0, 0, 0, 0))
        else:
            p.now.discounts[KNOWLEDGE_DISCOUNT] = 0
            p.pay(self.seat, (0, price, 0, 0, 0))
        receive(p, self.seat, card)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return [CARD_WORDS[card] for card in (*p.supply.display, *BASICS) if card >= 0]

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        card = CARD_OF[choice]
        if card in BASICS and not p.supply.basics[BASICS.index(card)]:
            return Objection("basic-pile-empty")
        if affords_card(p, self.seat, card):
            return None
        kind = KIND[card]
        resource = "science" if kind == "knowledge" else "production"
        return Objection("acquire", {"card": choice, "count": card_price(p, card), "resource": resource})


# Using effects --------------------------------------------------------------------------------------


def effect_sources(p: Monumental, seat: int) -> list[int]:
    """The cards whose effect could be used on purpose: active ones, the policy, the celebrity."""
    cards = [card for card in active_cards(p) if card in ACTIONS]
    if p.realms.policies[seat] and p.realms.policies[seat][-1] in ACTIONS:
        cards.append(p.realms.policies[seat][-1])
    if p.realms.celebrity[seat] in ACTIONS:
        cards.append(p.realms.celebrity[seat])
    return cards


def unusable(p: Monumental, seat: int, card: int) -> Objection | None:
    """Why the effect of an active card cannot be used now; None when it can."""
    effect = EFFECTS[card]
    assert effect is not None
    if p.now.used.count(card) >= effect.uses:
        return ONCE
    return hindrance(p, seat, effect, card)


ONCE: Final = Objection("effect-once")


class UseEffect(Link[Monumental, Decision[Monumental]]):
    """Which effect to use (rule `use-effect`)."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [
            CARD_WORDS[card] for card in effect_sources(p, self.seat) if unusable(p, self.seat, card) is None
        ]

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
        return [CARD_WORDS[card] for card in cards if card >= 0 and EFFECTS[card] is not None]

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        card = CARD_OF[choice]
        if card not in effect_sources(p, self.seat):
            return Objection("use-effect")
        return unusable(p, self.seat, card)


def can_break_through(p: Monumental, seat: int) -> bool:
    return p.now.res[SCIENCE] + p.realms.gold[seat] >= BREAKTHROUGH_SCIENCE and drawable(p, seat)


# The question of the action phase -------------------------------------------------------------------


class TakeAction(Decision[Monumental]):
    """What to do next, or `end` the action phase."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        seat = self.seat
        return [verb for verb in VERBS if _POSSIBLE[verb](p, seat)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        seat = self.seat
        if choice == END:
            return
        if choice in LINKS:
            p.agenda.append(LINKS[choice](seat, self))
        elif choice == "finish":
            p.agenda.append(self)
            finish(p, seat)
        else:
            p.agenda.append(self)
            p.pay(seat, (0, BREAKTHROUGH_SCIENCE, 0, 0, 0))
            p.tell("breakthrough", seat=seat)
            draw_and_use(p, seat, 1, 1)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return VERBS

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        return None if _POSSIBLE[choice](p, self.seat) else _WHY_NOT[choice]

    def facts(self, p: Monumental) -> dict[str, Any]:
        production, science, military = p.now.res
        return {
            "production": production,
            "science": science,
            "military": military,
            "samurai": p.now.samurai,
        }


LINKS: Final[dict[str, Callable[[int, Decision[Monumental]], Link[Monumental, Any]]]] = {
    "acquire": Acquire,
    "develop": DevelopPolicy,
    "conquer": Conquer,
    "move": MoveUnit,
    "outpost": BuildOutpostAt,
    "explore": Explore,
    "collect": Collect,
    "defeat": Defeat,
    "use": UseEffect,
    "spend": SpendToken,
    "hire": Hire,
}


def _can_explore(p: Monumental, seat: int) -> bool:
    if not p.now.res[MILITARY] + p.realms.gold[seat]:
        return False
    return any(payable_paths(p, seat, tile) for tile in p.board.explorers[seat * 2 : seat * 2 + 2])


def _can_use(p: Monumental, seat: int) -> bool:
    return any(unusable(p, seat, card) is None for card in effect_sources(p, seat))


def _can_spend(p: Monumental, seat: int) -> bool:
    return p.realms.production_tokens[seat] > 0 or bool(p.held(seat))


_POSSIBLE: Final[dict[str, Callable[[Monumental, int], bool]]] = {
    "acquire": can_acquire,
    "finish": can_finish,
    "develop": can_develop,
    "conquer": can_conquer,
    "move": can_move,
    "outpost": lambda p, seat: bool(outpost_sites(p, seat)),
    "explore": _can_explore,
    "collect": can_collect,
    "defeat": lambda p, seat: bool(defeatable(p, seat)),
    "use": _can_use,
    "spend": _can_spend,
    "breakthrough": can_break_through,
    "hire": lambda p, seat: bool(hireable(p, seat)),
    END: lambda _p, _seat: True,
}
_WHY_NOT: Final = {
    "acquire": Objection("action-acquire"),
    "finish": Objection("complete-wonder"),
    "develop": Objection("action-develop"),
    "conquer": Objection("action-conquer"),
    "move": Objection("action-move"),
    "outpost": Objection("action-outpost"),
    "explore": Objection("explorer-cost"),
    "collect": Objection("action-collect"),
    "defeat": Objection("action-defeat"),
    "use": Objection("action-use"),
    "spend": Objection("action-spend"),
    "breakthrough": Objection("breakthrough"),
    "hire": Objection("action-hire"),
}
