"""The Fate deck: drawing, Events, the hand limit, looking and choosing."""

from collections.abc import Sequence
from typing import Any

from ecumene.core.steps import Choice, Decision, Task
from ecumene.titles.innersea.cards import (
    CARD_OF,
    CARD_WORDS,
    EVENTS,
    Card,
    Cards,
    card_words,
    each_card,
)
from ecumene.titles.innersea.civilizations import HAND_LIMIT, NOBODY
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Run, Scene


def top_card(p: InnerSea) -> Card:
    """Take the top card of the deck; the discard pile is shuffled when the deck is empty. 0 when both are."""
    p.reveal()
    if not p.deck:
        reshuffle(p)
    return p.deck.pop() if p.deck else 0


def reshuffle(p: InnerSea) -> None:
    """Shuffle the discard pile into the deck; cards put aside stay aside."""
    p.reveal()
    p.shuffle_into_deck(p.discard)
    p.discard = []
    p.tell("reshuffled", count=len(p.deck))


def draw_cards(p: InnerSea, seat: int, count: int, keep: int = 0) -> None:
    """Let a civilization draw; with `keep`, it keeps only so many of these cards."""
    p.agenda.append(CheckHand(seat))
    if keep:
        p.looker = seat
        p.agenda.append(Keep(seat, keep))
    p.agenda.append(Draw(seat, count, bool(keep)))


class Draw(Task[InnerSea]):
    """Draw cards all at once; Events are resolved, highest number first, and replaced."""

    __slots__ = ("count", "seat", "to_look")

    def __init__(self, seat: int, count: int, to_look: bool = False) -> None:
        self.seat = seat
        self.count = count
        self.to_look = to_look

    def run(self, p: InnerSea) -> None:
        drawn, events = 0, []
        p.absent[self.seat] = 0
        for _ in range(self.count):
            card = top_card(p)
            if card and EVENTS >> card & 1:
                p.in_play.append(card)
                events.append(card)
            elif card:
                drawn |= 1 << card
        if self.to_look:
            p.looked_at |= drawn
        else:
            p.hands[self.seat] |= drawn
        if p.log is not None:
            p.tell("drew-count", seat=self.seat, count=drawn.bit_count())
            p.tell("drew", to=self.seat, seat=self.seat, cards=card_words(drawn))
        if events:
            p.agenda.append(Draw(self.seat, len(events), self.to_look))
            p.agenda += [ResolveEvent(self.seat, card) for card in sorted(events)]


class ResolveEvent(Task[InnerSea]):
    """An Event happens as soon as it is drawn or revealed."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: Card) -> None:
        self.seat = seat
        self.card = card

    def run(self, p: InnerSea) -> None:
        from ecumene.titles.innersea.effects import effect_of

        p.tell("event", card=CARD_WORDS[self.card])
        p.agenda += (LayAway(self.card), Run(effect_of(self.card), Scene(self.seat, self.seat, self.card)))


class LayAway(Task[InnerSea]):
    """A resolved card goes to the discard pile, or aside if it says so."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def run(self, p: InnerSea) -> None:
        p.lay_away(self.card)


class CheckHand(Task[InnerSea]):
    """More than six cards: the excess goes at once (rule `hand-limit`)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: InnerSea) -> None:
        if p.hand_size(self.seat) > HAND_LIMIT:
            p.agenda.append(self)
            p.ask(DiscardCard(self.seat))


class DiscardCard(Decision[InnerSea]):
    """Which card of the own hand to discard."""

    __slots__ = ()

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return card_words(p.hands[self.seat])

    def choose(self, p: InnerSea, choice: Choice) -> None:
        discard_from_hand(p, self.seat, CARD_OF[choice])


def discard_from_hand(p: InnerSea, seat: int, card: Card) -> None:
    """A card goes from a hand to the discard pile, face up."""
    p.take_from_hand(seat, card)
    p.discard.append(card)
    p.tell("discarded", seat=seat, card=CARD_WORDS[card])


class Keep(Task[InnerSea]):
    """Some of the cards looked at come into the hand; the others are discarded."""

    __slots__ = ("keep", "seat")

    def __init__(self, seat: int, keep: int) -> None:
        self.seat = seat
        self.keep = keep

    def run(self, p: InnerSea) -> None:
        if self.keep and p.looked_at:
            p.ask(KeepCard(self.seat, self.keep))
            return
        for card in each_card(p.looked_at):
            p.discard.append(card)
            p.tell("discarded", seat=self.seat, card=CARD_WORDS[card])
        p.looker, p.looked_at = NOBODY, 0


class KeepCard(Decision[InnerSea]):
    """Which of the cards looked at to keep next."""

    __slots__ = ("keep",)

    def __init__(self, seat: int, keep: int) -> None:
        super().__init__(seat)
        self.keep = keep

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return card_words(p.looked_at)

    def choose(self, p: InnerSea, choice: Choice) -> None:
        card = CARD_OF[choice]
        p.looked_at &= ~(1 << card)
        p.hands[self.seat] |= 1 << card
        p.agenda.append(Keep(self.seat, self.keep - 1))

    def facts(self, p: InnerSea) -> dict[str, Any]:
        return {"keep": self.keep}


class DiscardOfAnother(Decision[InnerSea]):
    """Which card of a hand that was looked at is discarded."""

    __slots__ = ("owner",)

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return card_words(p.hands[self.owner])

    def choose(self, p: InnerSea, choice: Choice) -> None:
        discard_from_hand(p, self.owner, CARD_OF[choice])

    def facts(self, p: InnerSea) -> dict[str, Any]:
        return {"owner_seat": self.owner}


def random_card(p: InnerSea, cards: Cards) -> Card:
    """One of a set of cards, at random."""
    p.reveal()
    listed = each_card(cards)
    return listed[p.rng.below(len(listed))]
