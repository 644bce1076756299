"""Wonders: what buries, restores and fills them, and how one is built."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.steps import Choice, Decision, Link, Objection
from ecumene.games.innersea.cards import CARD_OF, WONDER_OF, WONDER_WORDS, WONDERS, Card, card_words
from ecumene.games.innersea.fate import discard_from_hand
from ecumene.games.innersea.map import (
    AREA_OF,
    AREA_WORDS,
    LANDS,
    NOWHERE,
    Area,
    AreaChoices,
    Areas,
    each,
)
from ecumene.games.innersea.position import NOBODY, InnerSea
from ecumene.games.innersea.scene import Planned, Program, Scene, pose

PRICE = 5
DISCS_IN_PRICE = 2
"""How many of the resources must be discs from the map."""
TALENT, ABANDON = "talent", "abandon"


def sites(p: InnerSea, seat: int) -> Areas:
    """Where a civilization can set a block: land areas of its own without one."""
    return p.controlled(seat) & LANDS & ~p.blocks()


@dataclass(frozen=True, slots=True)
class BuryWonder:
    """A built Wonder is turned face down."""

    own: bool
    max_discs: int
    """Only where its owner has at most so many discs; 0 for anywhere."""
    most: bool
    """Only a Wonder of the civilization that has most of them."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        found = [w for w, area in enumerate(p.wonder_area) if area != NOWHERE and self._meant(p, s, w)]
        if self.most and found:
            best = max(self._count(p, p.wonder_owner[w]) for w in found)
            found = [w for w in found if self._count(p, p.wonder_owner[w]) == best]
        if not found:
            return s
        ask = ChooseWonder(s.actor, s, rest, tuple(found), bury=True)
        if len(found) > 1:
            pose(p, ask)
        else:
            ask.choose(p, WONDER_WORDS[found[0]])
        return None

    def _meant(self, p: InnerSea, s: Scene, wonder: int) -> bool:
        owner = p.wonder_owner[wonder]
        if (owner == s.actor) != self.own:
            return False
        return not self.max_discs or p.stack(owner, p.wonder_area[wonder]) <= self.max_discs

    def _count(self, p: InnerSea, owner: int) -> int:
        return sum(
            area != NOWHERE and p.wonder_owner[wonder] == owner for wonder, area in enumerate(p.wonder_area)
        )


@dataclass(frozen=True, slots=True)
class ChooseWonder(Planned, Decision[InnerSea]):
    """Which Wonder an effect is about: to bury it, or to put discs back on it."""

    seat: int
    scene: Scene
    rest: Program
    wonders: tuple[int, ...]
    bury: bool
    discs: int = 0

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [WONDER_WORDS[wonder] for wonder in self.wonders]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        wonder = WONDER_OF[choice]
        if self.bury:
            bury(p, wonder)
        else:
            recharge(p, wonder, self.discs)
        self.go_on(p)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return WONDER_WORDS

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return None if choice in self.choices(p) else Objection("card-says-wonder")


def bury(p: InnerSea, wonder: int) -> None:
    """The block leaves the map and the discs go to their owner's supply."""
    owner = p.wonder_owner[wonder]
    if p.rehearsing not in (NOBODY, owner):
        p.hits |= 1 << owner
    p.supply[owner] += p.wonder_discs[wonder]
    p.wonder_discs[wonder] = 0
    p.wonder_area[wonder] = NOWHERE
    p.tell("wonder-buried", seat=owner, wonder=WONDER_WORDS[wonder])


def recharge(p: InnerSea, wonder: int, discs: int) -> None:
    """Discs from supply go back on a Wonder, never above its starting number."""
    owner = p.wonder_owner[wonder]
    added = min(discs, WONDERS[wonder].discs - p.wonder_discs[wonder], p.supply[owner])
    p.supply[owner] -= added
    p.wonder_discs[wonder] += added
    if added:
        p.tell("wonder-recharged", seat=owner, wonder=WONDER_WORDS[wonder], count=added)


def _built(p: InnerSea, seat: int) -> list[int]:
    return [w for w, owner in enumerate(p.wonder_owner) if owner == seat and p.wonder_area[w] != NOWHERE]


@dataclass(frozen=True, slots=True)
class RechargeWonder:
    """Discs from supply go back on one of the actor's Wonders."""

    n: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        found = [w for w in _built(p, s.actor) if p.wonder_discs[w] < WONDERS[w].discs]
        if not found:
            return s
        ask = ChooseWonder(s.actor, s, rest, tuple(found), bury=False, discs=self.n)
        if len(found) > 1:
            pose(p, ask)
        else:
            ask.choose(p, WONDER_WORDS[found[0]])
        return None


@dataclass(frozen=True, slots=True)
class RechargeWonders:
    """One disc from supply goes back on each of the actor's active Wonders."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        for wonder in p.active_wonders(s.actor):
            recharge(p, wonder, 1)
        return s


@dataclass(frozen=True, slots=True)
class RestoreWonders:
    """Every buried Wonder of the actor comes back into one of its own land areas."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        buried = [
            w for w, owner in enumerate(p.wonder_owner) if owner == s.actor and w not in _built(p, owner)
        ]
        if not buried or not sites(p, s.actor):
            return s
        pose(p, RestoreAt(s.actor, s, (self, *rest), buried[0]))
        return None


@dataclass(frozen=True, slots=True)
class RestoreAt(Planned, Decision[InnerSea]):
    """Where the block of a restored Wonder is set."""

    seat: int
    scene: Scene
    rest: Program
    wonder: int

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(sites(p, self.seat))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.wonder_area[self.wonder] = AREA_OF[choice]
        p.tell("wonder-restored", seat=self.seat, wonder=WONDER_WORDS[self.wonder], area=choice)
        self.go_on(p)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREA_WORDS

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return None if choice in self.choices(p) else Objection("wonder-site")

    def facts(self, p: InnerSea) -> dict[str, Any]:
        return {"wonder": WONDER_WORDS[self.wonder]}


@dataclass(frozen=True, slots=True)
class WonderDiscount:
    """The next Wonder that the actor builds in this Card Phase costs less."""

    n: int

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.discount[s.actor] = self.n
        return s


# Building -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Payment:
    """The resources laid down so far for a Wonder."""

    discs: tuple[Area, ...] = ()
    talents: int = 0
    cards: tuple[Card, ...] = ()

    def paid(self) -> int:
        return len(self.discs) + self.talents + len(self.cards)


def price(p: InnerSea, seat: int) -> int:
    return PRICE - p.discount[seat]


def resources(p: InnerSea, seat: int) -> int:
    """All that a civilization could pay a Wonder with."""
    return p.merits(seat)[3] + p.talents[seat] + p.hand_size(seat)


@dataclass(frozen=True, slots=True)
class WhichWonder(Link[InnerSea]):
    """Which of the available Wonders to build."""

    seat: int
    head: Decision[InnerSea]

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [WONDER_WORDS[w] for w, owner in enumerate(p.wonder_owner) if owner == NOBODY]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.ask(PayForWonder(self.seat, self.head, WONDER_OF[choice], Payment()))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return WONDER_WORDS

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if p.wonder_owner[WONDER_OF[choice]] == NOBODY:
            return None
        return Objection("wonder-available", {"wonder": choice})


@dataclass(frozen=True, slots=True)
class PayForWonder(Link[InnerSea]):
    """With what to pay for the Wonder, one resource after another."""

    seat: int
    head: Decision[InnerSea]
    wonder: int
    payment: Payment

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        discs = self._discs(p)
        if price(p, self.seat) - self.payment.paid() <= DISCS_IN_PRICE - len(self.payment.discs):
            return AreaChoices(discs)
        others = [TALENT] if p.talents[self.seat] > self.payment.talents else []
        others += card_words(self._cards(p))
        return AreaChoices(discs, tuple(others))

    def _discs(self, p: InnerSea) -> Areas:
        used = self.payment.discs
        return sum(
            1 << area for area in each(p.held[self.seat]) if p.stack(self.seat, area) > used.count(area)
        )

    def _cards(self, p: InnerSea) -> int:
        return p.hands[self.seat] & ~sum(1 << card for card in self.payment.cards)

    def choose(self, p: InnerSea, choice: Choice) -> None:
        payment = self.payment
        if choice in AREA_OF:
            payment = Payment((*payment.discs, AREA_OF[choice]), payment.talents, payment.cards)
        elif choice == TALENT:
            payment = Payment(payment.discs, payment.talents + 1, payment.cards)
        else:
            payment = Payment(payment.discs, payment.talents, (*payment.cards, CARD_OF[choice]))
        if payment.paid() < price(p, self.seat):
            p.ask(PayForWonder(self.seat, self.head, self.wonder, payment))
        else:
            p.ask(SetBlock(self.seat, self.head, self.wonder, payment))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, TALENT, *card_words(p.hands[self.seat]))

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice in AREA_OF:
            return None if self._discs(p) >> AREA_OF[choice] & 1 else Objection("wonder-own-disc")
        if price(p, self.seat) - self.payment.paid() <= DISCS_IN_PRICE - len(self.payment.discs):
            return Objection("wonder-two-discs")
        if choice == TALENT:
            return None if p.talents[self.seat] > self.payment.talents else Objection("no-talents")
        return Objection("card-paid-already") if CARD_OF[choice] in self.payment.cards else None

    def facts(self, p: InnerSea) -> dict[str, Any]:
        left = price(p, self.seat) - self.payment.paid()
        return {"wonder": WONDER_WORDS[self.wonder], "left": left}


@dataclass(frozen=True, slots=True)
class SetBlock(Link[InnerSea]):
    """Where the block goes; if it can go nowhere or the discs are too few, all is undone."""

    seat: int
    head: Decision[InnerSea]
    wonder: int
    payment: Payment

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        if p.supply[self.seat] + len(self.payment.discs) < WONDERS[self.wonder].discs:
            return (ABANDON,)
        areas = self._sites(p)
        return AreaChoices(areas) if areas else (ABANDON,)

    def _sites(self, p: InnerSea) -> Areas:
        """The sites left when the discs that pay have gone."""
        used = self.payment.discs
        emptied = sum(1 << a for a in set(used) if p.stack(self.seat, a) == used.count(a))
        return sites(p, self.seat) & ~emptied

    def choose(self, p: InnerSea, choice: Choice) -> None:
        seat = self.seat
        if choice == ABANDON:
            p.ask(self.head.without_building())  # type: ignore[attr-defined]
            return
        for area in self.payment.discs:
            p.remove(seat, area)
        p.talents[seat] -= self.payment.talents
        for card in self.payment.cards:
            discard_from_hand(p, seat, card)
        p.supply[seat] -= WONDERS[self.wonder].discs
        p.wonder_owner[self.wonder] = seat
        p.wonder_discs[self.wonder] = WONDERS[self.wonder].discs
        p.wonder_area[self.wonder] = AREA_OF[choice]
        p.built |= 1 << seat
        p.discount[seat] = 0
        p.tell("wonder-built", seat=seat, wonder=WONDER_WORDS[self.wonder], area=choice)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, ABANDON)

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice in self.choices(p):
            return None
        if choice == ABANDON:
            return Objection("wonder-can-be-finished")
        if p.supply[self.seat] + len(self.payment.discs) < WONDERS[self.wonder].discs:
            return Objection("wonder-discs", {"count": WONDERS[self.wonder].discs})
        return Objection("wonder-site")

    def facts(self, p: InnerSea) -> dict[str, Any]:
        return {"wonder": WONDER_WORDS[self.wonder]}
