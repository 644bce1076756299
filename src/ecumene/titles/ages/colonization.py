"""Colonization: the auction for a territory, and the force that the winner sends."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.titles.ages.armies import UNIT_CARDS, tactical_strength, unit_strength
from ecumene.titles.ages.cards import (
    BONUS,
    CARDS,
    ID,
    KIND,
    NUMBER,
    OF_KIND,
    WORKER_CARDS,
    Number,
)
from ecumene.titles.ages.civilization import NOBODY, Civilization
from ecumene.titles.ages.colonies import settle
from ecumene.titles.ages.position import Ages, without
from ecumene.titles.ages.steps import DONE, PASS

JAMES_COOK: Final = NUMBER["james-cook"]
COOK_CARDS: Final = CARDS[JAMES_COOK].value
BEST_BONUS: Final = max(CARDS[card].colonization for card in OF_KIND[BONUS])
BIDS: Final = tuple(f"bid {n}" for n in range(200))
SENDS: Final = tuple(f"send {n}" for n in range(40))
PLAYS: Final = tuple(f"play {n}" for n in range(8))


def reveal_territory(p: Ages, card: Number) -> None:
    """A territory is discovered: those who have units may bid, clockwise from the discoverer."""
    bidders = tuple(civ.seat for civ in p.living() if any(civ.workers[unit] for unit in UNIT_CARDS))
    p.tell("territory", card=ID[card])
    ask_next(p, Auction(card, bidders, ()))


class Auction(NamedTuple):
    """The state of the bidding."""

    card: Number
    waiting: tuple[int, ...]
    """The seats that have not passed, the next one first; who holds the highest bid is the last one."""
    bids: tuple[tuple[int, int], ...]
    """All bids so far, each with its seat, the highest last."""

    @property
    def bid(self) -> int:
        return self.bids[-1][1] if self.bids else 0

    @property
    def bidder(self) -> int:
        return self.bids[-1][0] if self.bids else NOBODY


def ask_next(p: Ages, auction: Auction) -> None:
    """Ask the next bidder, or end the auction (rule `auction`)."""
    waiting = auction.waiting
    while waiting and waiting[0] != auction.bidder and reach(p.civs[waiting[0]]) <= auction.bid:
        waiting = waiting[1:]
    if not waiting:
        p.past = [*p.past, auction.card]
        p.tell("unclaimed", card=ID[auction.card])
    elif waiting[0] == auction.bidder:
        p.agenda.append(SendForce(auction.bidder, auction))
    else:
        p.agenda.append(Bid(waiting[0], Auction(auction.card, waiting, auction.bids)))


def reach(civ: Civilization) -> int:
    """More than anybody could know a civilization to be able to send, from the number of its cards."""
    return force(civ, civ.workers) + BEST_BONUS * len(civ.military_hand)


def force(civ: Civilization, units: list[int]) -> int:
    """What these units and the colonization modifier make together."""
    return unit_strength(units) + tactical_strength(units, civ.tactic, civ.leader) + civ.standing.colonization


def greatest_force(civ: Civilization) -> int:
    """The most that a civilization can send: all units, all bonus cards, all that James Cook puts away."""
    return force(civ, civ.workers) + cards_worth(civ, civ.military_hand)


def cards_worth(civ: Civilization, hand: tuple[Number, ...]) -> int:
    """The most that the cards in hand add."""
    bonus = sum(CARDS[card].colonization for card in hand)
    if civ.leader != JAMES_COOK:
        return bonus
    return bonus + min(COOK_CARDS, sum(KIND[card] != BONUS for card in hand))


@step
class Bid(Decision[Ages]):
    """How much to bid for a territory, or to pass (rule `auction`)."""

    auction: Auction

    def silence(self) -> Choice:
        return PASS

    def choices(self, p: Ages) -> Sequence[Choice]:
        most = greatest_force(p.civs[self.seat])
        return (PASS, *BIDS[self.auction.bid + 1 : most + 1])

    def choose(self, p: Ages, choice: Choice) -> None:
        auction = self.auction
        rest = auction.waiting[1:]
        if choice == PASS:
            p.tell("passed-bid", seat=self.seat)
            ask_next(p, Auction(auction.card, rest, auction.bids))
        else:
            bid = BIDS.index(choice)
            p.tell("bid", seat=self.seat, amount=bid)
            bids = (*auction.bids, (self.seat, bid))
            ask_next(p, Auction(auction.card, (*rest, self.seat), bids))

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return (PASS, *BIDS[: greatest_force(p.civs[self.seat]) + 2])

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        if choice == PASS:
            return None
        bid = BIDS.index(choice)
        if bid <= self.auction.bid:
            return Objection("bid-higher", {"bid": self.auction.bid})
        most = greatest_force(p.civs[self.seat])
        return Objection("bid-within-force", {"most": most}) if bid > most else None

    def facts(self, p: Ages) -> Particulars:
        facts: dict[str, Any] = {"card": ID[self.auction.card], "bid": self.auction.bid}
        if self.auction.bidder != NOBODY:
            facts["bidder_seat"] = self.auction.bidder
        return facts


class Sending(NamedTuple):
    """The force as far as it is settled: units sent, cards added."""

    units: tuple[tuple[Number, int], ...] = ()
    bonuses: tuple[tuple[Number, int], ...] = ()
    discards: tuple[Number, ...] = ()

    def sent(self) -> list[int]:
        workers = [0] * WORKER_CARDS
        for card, count in self.units:
            workers[card] = count
        return workers

    def value(self, civ: Civilization) -> int:
        bonus = sum(CARDS[card].colonization * count for card, count in self.bonuses)
        return force(civ, self.sent()) + bonus + len(self.discards)


def unit_cards(civ: Civilization) -> list[Number]:
    """The technologies that have units to send."""
    return [card for card in civ.techs if card in UNIT_CARDS and civ.workers[card]]


def bonus_cards(civ: Civilization) -> list[Number]:
    return sorted({card for card in civ.military_hand if KIND[card] == BONUS})


def next_question(civ: Civilization, sending: Sending) -> Number | None:
    """The next technology or bonus card to settle; None when only James Cook's discards are left."""
    units, bonuses = unit_cards(civ), bonus_cards(civ)
    if len(sending.units) < len(units):
        return units[len(sending.units)]
    if len(sending.bonuses) < len(bonuses):
        return bonuses[len(sending.bonuses)]
    return None


def most_from(civ: Civilization, sending: Sending) -> int:
    """The most that a force can still become."""
    settled = len(sending.units)
    units = sending.units + tuple((card, civ.workers[card]) for card in unit_cards(civ)[settled:])
    hand = civ.military_hand
    bonuses = sending.bonuses + tuple(
        (card, hand.count(card)) for card in bonus_cards(civ)[len(sending.bonuses) :]
    )
    most = Sending(units, bonuses).value(civ)
    if civ.leader == JAMES_COOK:
        most += min(COOK_CARDS, len(hand) - sum(count for _, count in bonuses))
    return most


def with_count(sending: Sending, card: Number, count: int) -> Sending:
    """The force with one more question settled."""
    if KIND[card] == BONUS:
        return Sending(sending.units, (*sending.bonuses, (card, count)))
    return Sending((*sending.units, (card, count)), sending.bonuses)


def send_bar(civ: Civilization, sending: Sending, bid: int, choice: Choice) -> Objection | None:
    """Why a force cannot be made up that way."""
    card = next_question(civ, sending)
    if card is None:
        return _cook_bar(civ, sending, bid, choice)
    bonus = KIND[card] == BONUS
    words = PLAYS if bonus else SENDS
    if choice not in words:
        return Objection("force-in-order")
    count = words.index(choice)
    have = civ.military_hand.count(card) if bonus else civ.workers[card]
    if count > have:
        return Objection("force-from-own")
    after = with_count(sending, card, count)
    if most_from(civ, after) < bid:
        return Objection("force-reaches-bid", {"bid": bid})
    if len(after.units) == len(unit_cards(civ)) and not any(n for _, n in after.units):
        return Objection("force-needs-unit")
    return None


def _cook_bar(civ: Civilization, sending: Sending, bid: int, choice: Choice) -> Objection | None:
    value = sending.value(civ)
    if choice == DONE:
        return Objection("force-reaches-bid", {"bid": bid}) if value < bid else None
    if not choice.startswith("discard"):
        return Objection("force-in-order")
    if civ.leader != JAMES_COOK or len(sending.discards) == COOK_CARDS:
        return Objection("cook-discards")
    held = NUMBER[choice.split()[1]] in _unspent(civ, sending)
    return None if held else Objection("card-in-hand")


def _unspent(civ: Civilization, sending: Sending) -> tuple[Number, ...]:
    hand = civ.military_hand
    for card, count in sending.bonuses:
        for _ in range(count):
            hand = without(hand, card)
    for card in sending.discards:
        hand = without(hand, card)
    return hand


def send_candidates(civ: Civilization, sending: Sending) -> list[Choice]:
    """What could be said about the next part of a force."""
    card = next_question(civ, sending)
    if card is None:
        return [DONE, *(f"discard {ID[c]}" for c in sorted(set(_unspent(civ, sending))))]
    if KIND[card] == BONUS:
        return list(PLAYS[: civ.military_hand.count(card) + 2])
    return list(SENDS[: civ.workers[card] + 2])


def go_on(p: Ages, head: "SendForce", sending: Sending, choice: Choice) -> None:
    """Settle one more part of the force; when all is settled, it sails."""
    civ = p.civs[head.seat]
    card = next_question(civ, sending)
    if card is not None:
        count = int(choice.split()[1])
        sending = with_count(sending, card, count)
    elif choice != DONE:
        discards = (*sending.discards, NUMBER[choice.split()[1]])
        sending = Sending(sending.units, sending.bonuses, discards)
    if choice != DONE and (next_question(civ, sending) is not None or civ.leader == JAMES_COOK):
        p.agenda.append(SendMore(head.seat, head, sending))
    else:
        sail(p, civ, head, sending)


def sail(p: Ages, civ: Civilization, head: "SendForce", sending: Sending) -> None:
    """The units are sacrificed, the cards spent, and the territory is a colony."""
    p.reveal()
    value = sending.value(civ)
    for card, count in sending.units:
        civ.workers[card] -= count
        civ.yellow += count
    for card, count in sending.bonuses:
        for _ in range(count):
            p.give_up(civ, card, openly=True)
    for card in sending.discards:
        p.give_up(civ, card, openly=False)
    for card, count in sending.units + sending.bonuses:
        if count:
            p.tell("sent", seat=civ.seat, card=ID[card], count=count)
    p.tell("sent-force", seat=civ.seat, amount=value, count=len(sending.discards))
    p.update(civ)
    settle(p, civ, head.auction.card)


@step
class SendForce(Decision[Ages]):
    """How many units of each kind to send, and which cards to add (rule `colonization-force`).

    It is asked even where there is only one answer: whether there are more depends on the hand.
    """

    auction: Auction

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [word for word in self.candidates(p) if self.objection(p, word) is None]

    def choose(self, p: Ages, choice: Choice) -> None:
        go_on(p, self, Sending(), choice)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return send_candidates(p.civs[self.seat], Sending())

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        return send_bar(p.civs[self.seat], Sending(), self.auction.bid, choice)

    def facts(self, p: Ages) -> Particulars:
        unit = next_question(p.civs[self.seat], Sending())
        assert unit is not None
        return {"card": ID[self.auction.card], "bid": self.auction.bid, "unit": ID[unit]}


def auction_under_way(p: Ages) -> Auction | None:
    """The auction that is going on, or whose winner is sending a force."""
    decision = p.decision
    if isinstance(decision, SendMore):
        decision = decision.head
    return decision.auction if isinstance(decision, Bid | SendForce) else None


@step
class SendMore(Link[Ages, SendForce]):
    """The next kind of unit, or the next card, of the force; the others only know that one is sent."""

    sending: Sending

    def automatic(self) -> bool:
        return True

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [word for word in self.candidates(p) if self.objection(p, word) is None]

    def choose(self, p: Ages, choice: Choice) -> None:
        go_on(p, self.head, self.sending, choice)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return send_candidates(p.civs[self.seat], self.sending)

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        return send_bar(p.civs[self.seat], self.sending, self.head.auction.bid, choice)

    def facts(self, p: Ages) -> Particulars:
        civ = p.civs[self.seat]
        what = next_question(civ, self.sending)
        return {
            "bid": self.head.auction.bid,
            "value": self.sending.value(civ),
            "what": ID[what] if what is not None else ID[JAMES_COOK],
        }
