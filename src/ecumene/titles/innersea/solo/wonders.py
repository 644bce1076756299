"""Which Wonders a civilization without a player builds, where, and what it pays with."""

from typing import Final

from ecumene.core.bits import each
from ecumene.core.steps import Choice
from ecumene.titles.innersea.building import DISCS_IN_PRICE, PayForWonder, SetBlock, WhichWonder, price
from ecumene.titles.innersea.cards import CARD_WORDS, each_card
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS, LANDS, SHALLOWS
from ecumene.titles.innersea.notation import TALENT
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rivals import area_value
from ecumene.titles.innersea.solo.worth import priority

CARDS_KEPT: Final = 2
"""The cards that do not pay for a Wonder."""
WONDER_ORDER: Final = (
    "great-pyramid",
    "mausoleum",
    "hanging-gardens",
    "temple-of-artemis",
    "colossus",
    "great-lighthouse",
    "statue-of-zeus",
)
SEA_POWERS: Final = ("phoenicia", "minos", "carthage")


def payment_order(p: InnerSea, seat: int, discs_due: int) -> list[Choice]:
    """What a Wonder can be paid with at little cost, the discs that are due first."""
    lone = p.board.held[seat] & ~p.board.two[seat]
    discs = [AREA_WORDS[area] for area in [*each(lone & SHALLOWS), *each(lone & LANDS)]]
    discs += [AREA_WORDS[area] for area in each(p.board.four[seat] & LANDS)]
    talents = [TALENT] * p.talents[seat]
    cards = sorted(each_card(p.fate.hands[seat]), key=priority, reverse=True)[:-CARDS_KEPT]
    return [*discs[:discs_due], *talents, *(CARD_WORDS[card] for card in cards), *discs[discs_due:]]


def wonder_wanted(p: InnerSea, seat: int) -> bool:
    """Whether a Wonder can be paid for without a City, a Settlement or the last cards."""
    payment = payment_order(p, seat, DISCS_IN_PRICE)[: price(p, seat)]
    discs = sum(word in AREA_OF for word in payment)
    return len(payment) == price(p, seat) and discs >= DISCS_IN_PRICE


def which_wonder(p: InnerSea, decision: WhichWonder) -> Choice:
    choices = decision.choices(p)
    order = list(WONDER_ORDER)
    if p.display(decision.seat).word in SEA_POWERS:
        order.insert(0, "great-lighthouse")
    return next(word for word in order if word in choices)


def set_block(p: InnerSea, decision: SetBlock) -> Choice:
    """Where most own discs stand."""
    seat = decision.seat
    return max(
        decision.choices(p),
        key=lambda word: (p.board.stack(seat, AREA_OF[word]), area_value(p, seat, AREA_OF[word])),
    )


def pay_for_wonder(p: InnerSea, decision: PayForWonder) -> Choice:
    choices = decision.choices(p)
    order = payment_order(p, decision.seat, max(0, decision.discs_left))
    return next((word for word in order if word in choices), choices[0])
