"""What a seat cannot know, dealt anew.

Military cards show their age on the back: what is hidden of one age is exchanged only with what is
hidden of the same age. A seat keeps its own hand, the events that it prepared itself, the card that
it has looked at, the discards that it has seen, pacts that were shown to all, and while a territory
is auctioned, that whoever bids can send what it has bid.

Two things that a player with a good memory would know are forgotten: what others must have held to
bid, once the auction is over, and which discards were shuffled into a new deck. To keep the latter,
each hidden card would have to carry when it was drawn, and a card put away face down hides just that.
"""

from collections.abc import Mapping
from typing import Final

from ecumene.titles.ages.cards import AGES, BONUS, IS_GREEN, KIND, LEVEL, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.colonization import auction_under_way, greatest_force
from ecumene.titles.ages.position import Ages, without

DEALS: Final = 50
"""How often hands are dealt at random until all bids could have been made."""


def redeal(p: Ages, seat: int) -> None:
    """Shuffle everything that is hidden from a seat."""
    p.rng.shuffle(p.civil_deck)
    pools: list[list[Number]] = [[] for _ in AGES]
    for card in _hidden(p, seat):
        pools[LEVEL[card]].append(card)
    for pool in pools:
        p.rng.shuffle(pool)
    _deal_events(p, seat, pools)
    _deal_hands(p, [civ for civ in p.civs if civ.seat != seat], pools)
    p.discards = [
        (card if known >> seat & 1 else pools[LEVEL[card]].pop(), known) for card, known in p.discards
    ]
    p.military_deck = [pools[LEVEL[card]].pop() for card in p.military_deck]
    p.retired = [pools[LEVEL[card]].pop() for card in p.retired]


def _deal_hands(p: Ages, civs: list[Civilization], pools: list[list[Number]]) -> None:
    """Deal other cards of the same ages, with which each could have bid what it has bid."""
    auction = auction_under_way(p)
    bids = dict(auction.bids) if auction is not None else {}
    true_hands = [_unshown(civ) for civ in civs]
    for _ in range(DEALS):
        for civ, hand in zip(civs, true_hands, strict=True):
            civ.military_hand = civ.shown + tuple(pools[LEVEL[card]].pop() for card in hand)
        if all(greatest_force(civ) >= bids[civ.seat] for civ in civs if civ.seat in bids):
            return
        for civ in civs:
            for card in _unshown(civ):
                pools[LEVEL[card]].append(card)
        for pool in pools:
            p.rng.shuffle(pool)
    _deal_around_bonus_cards(civs, true_hands, pools, bids)


def _deal_around_bonus_cards(
    civs: list[Civilization],
    true_hands: list[tuple[Number, ...]],
    pools: list[list[Number]],
    bids: Mapping[int, int],
) -> None:
    """Bids that hardly any hand allows tell which bonus cards are held: these stay where they are."""
    kept = [
        tuple(card for card in hand if civ.seat in bids and KIND[card] == BONUS)
        for civ, hand in zip(civs, true_hands, strict=True)
    ]
    for cards in kept:
        for card in cards:
            pools[LEVEL[card]].remove(card)
    for civ, hand, cards in zip(civs, true_hands, kept, strict=True):
        for card in cards:
            hand = without(hand, card)
        civ.military_hand = civ.shown + cards + tuple(pools[LEVEL[card]].pop() for card in hand)


def _unshown(civ: Civilization) -> tuple[Number, ...]:
    """The military cards in a hand that nobody else has seen."""
    secret = civ.military_hand
    for card in civ.shown:
        secret = without(secret, card)
    return secret


def _hidden(p: Ages, seat: int) -> list[Number]:
    """All military cards that lie where the seat cannot see them."""
    hidden = [*p.military_deck, *p.retired]
    hidden += [card for card, by in p.future if by != seat]
    hidden += [card for card, by in _unseen_events(p, seat) if by != seat]
    hidden += [card for card, known in p.discards if not known >> seat & 1]
    for civ in p.civs:
        if civ.seat != seat:
            hidden += _unshown(civ)
    return hidden


def _unseen_events(p: Ages, seat: int) -> list[tuple[Number, int]]:
    """The current events without the top one, if the seat has looked at it."""
    return p.events[:-1] if p.peeked >> seat & 1 and p.events else p.events


def _deal_events(p: Ages, seat: int, pools: list[list[Number]]) -> None:
    """Events of others become other events of their age; the order of the current ones is unknown."""

    def dealt(event: tuple[Number, int]) -> tuple[Number, int]:
        card, by = event
        if by == seat:
            return event
        pool = pools[LEVEL[card]]
        at = 0
        while not IS_GREEN[pool[at]]:
            at += 1
        return pool.pop(at), by

    p.future = [dealt(event) for event in p.future]
    unseen = _unseen_events(p, seat)
    seen = p.events[len(unseen) :]
    events = [dealt(event) for event in unseen]
    p.rng.shuffle(events)
    p.events = sorted(events, key=lambda event: -LEVEL[event[0]]) + seen
