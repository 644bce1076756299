"""What a seat cannot know, dealt anew.

Military cards show their age on the back: what is hidden of one age is exchanged only with what is
hidden of the same age. A seat keeps its own hand, the events that it prepared itself, the card that
it has looked at, the discards that it has seen, pacts that were shown to all, and that whoever bids
can send what it has bid. Discards that were shuffled into a new deck are nobody's knowledge any more.
"""

from ecumene.games.ages.cards import AGES, BONUS, CARDS, IS_GREEN, KIND, LEVEL, Number
from ecumene.games.ages.civilization import Civilization
from ecumene.games.ages.colonization import force, standing_bid
from ecumene.games.ages.position import Ages, without


def redeal(p: Ages, seat: int) -> None:
    """Shuffle everything that is hidden from a seat."""
    p.rng.shuffle(p.civil_deck)
    pools: list[list[Number]] = [[] for _ in AGES]
    for card in _hidden(p, seat):
        pools[LEVEL[card]].append(card)
    for pool in pools:
        p.rng.shuffle(pool)
    _deal_events(p, seat, pools)
    bidder, bid = standing_bid(p)
    for civ in sorted(p.civs, key=lambda civ: civ.seat != bidder):
        if civ.seat != seat:
            owed = bid - force(civ, civ.workers) if civ.seat == bidder else 0
            civ.military_hand = civ.shown + _dealt_hand(civ, pools, owed)
    p.discards = [
        (card if known >> seat & 1 else pools[LEVEL[card]].pop(), known) for card, known in p.discards
    ]
    p.military_deck = [pools[LEVEL[card]].pop() for card in p.military_deck]
    p.retired = [pools[LEVEL[card]].pop() for card in p.retired]


def _dealt_hand(civ: Civilization, pools: list[list[Number]], owed: int) -> tuple[Number, ...]:
    """Other cards of the same ages; who has bid beyond its units holds the bonus cards for it."""
    hand = []
    for age in sorted((LEVEL[card] for card in _unshown(civ)), reverse=True):
        pool = pools[age]
        at = -1
        if owed > 0:
            at = next((i for i, card in enumerate(pool) if KIND[card] == BONUS), -1)
        card = pool.pop(at)
        owed -= CARDS[card].colonization
        hand.append(card)
    return tuple(hand)


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
        at = next(i for i, each in enumerate(pool) if IS_GREEN[each])
        return pool.pop(at), by

    p.future = [dealt(event) for event in p.future]
    seen = p.events[len(_unseen_events(p, seat)) :]
    events = [dealt(event) for event in _unseen_events(p, seat)]
    p.rng.shuffle(events)
    p.events = sorted(events, key=lambda event: -LEVEL[event[0]]) + seen
