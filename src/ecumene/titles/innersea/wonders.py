"""Wonders: what buries, restores and fills them, and how one is built."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.steps import Choice, Decision, Link, Objection, Task
from ecumene.titles.innersea.cards import CARD_OF, WONDER_OF, WONDER_WORDS, WONDERS, card_words
from ecumene.titles.innersea.civilizations import NOBODY
from ecumene.titles.innersea.fate import discard_from_hand
from ecumene.titles.innersea.map import (
    AREA_OF,
    AREA_WORDS,
    LANDS,
    NOWHERE,
    Area,
    AreaChoices,
    Areas,
)
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Planned, Program, Scene, pose

PRICE = 5
DISCS_IN_PRICE = 2
"""How many of the resources must be discs from the map."""
TALENT = "talent"


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
        pose(p, ChooseWonder(s.actor, s, rest, tuple(found), bury=True))
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


class ChooseWonder(Planned):
    """Which Wonder an effect is about: to bury it, or to put discs back on it."""

    __slots__ = ("bury", "discs", "wonders")

    def __init__(
        self, seat: int, scene: Scene, rest: Program, wonders: tuple[int, ...], bury: bool, discs: int = 0
    ) -> None:
        super().__init__(seat, scene, rest)
        self.wonders = wonders
        self.bury = bury
        self.discs = discs

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("card-says-wonder")

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
        pose(p, ChooseWonder(s.actor, s, rest, tuple(found), bury=False, discs=self.n))
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


class RestoreAt(Planned):
    """Where the block of a restored Wonder is set."""

    __slots__ = ("wonder",)

    def __init__(self, seat: int, scene: Scene, rest: Program, wonder: int) -> None:
        super().__init__(seat, scene, rest)
        self.wonder = wonder

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("wonder-site")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(sites(p, self.seat))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.wonder_area[self.wonder] = AREA_OF[choice]
        p.tell("wonder-restored", seat=self.seat, wonder=WONDER_WORDS[self.wonder], area=choice)
        self.go_on(p)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREA_WORDS

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


def price(p: InnerSea, seat: int) -> int:
    """The resources that a Wonder costs."""
    return PRICE - p.discount[seat]


def discs_due(p: InnerSea, seat: int, wonder: int) -> int:
    """How many of the resources must be discs: two, or more if the supply lacks discs for the card."""
    return max(DISCS_IN_PRICE, WONDERS[wonder].discs - p.supply[seat])


def building_objection(p: InnerSea, seat: int, wonder: int) -> Objection | None:
    """Why a Wonder cannot be built: what could not be finished is not begun."""
    if p.wonder_owner[wonder] != NOBODY:
        return Objection("wonder-available", {"wonder": WONDER_WORDS[wonder]})
    if not sites(p, seat):
        return Objection("wonder-site")
    spare = p.on_map(seat) - 1
    if spare < DISCS_IN_PRICE or spare + p.talents[seat] + p.hand_size(seat) < price(p, seat):
        return Objection("wonder-price")
    if discs_due(p, seat, wonder) > min(price(p, seat), spare):
        return Objection("wonder-discs", {"count": WONDERS[wonder].discs})
    return None


class WhichWonder(Link[InnerSea, Decision[InnerSea]]):
    """Which of the available Wonders to build."""

    __slots__ = ()

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [word for word in WONDER_WORDS if self.objection(p, word) is None]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.ask(SetBlock(self.seat, self.head, WONDER_OF[choice]))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return WONDER_WORDS

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return building_objection(p, self.seat, WONDER_OF[choice])


class SetBlock(Link[InnerSea, Decision[InnerSea]]):
    """Where the Wonder will stand: an own land area without one."""

    __slots__ = ("wonder",)

    def __init__(self, seat: int, head: Decision[InnerSea], wonder: int) -> None:
        super().__init__(seat, head)
        self.wonder = wonder

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(sites(p, self.seat))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        seat, wonder = self.seat, self.wonder
        p.tell("began-wonder", seat=seat, wonder=WONDER_WORDS[wonder], area=choice)
        due = discs_due(p, seat, wonder)
        following = self.head.following()  # type: ignore[attr-defined]
        p.ask(PayForWonder(seat, wonder, AREA_OF[choice], price(p, seat), due, following))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREA_WORDS

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return None if sites(p, self.seat) >> AREA_OF[choice] & 1 else Objection("wonder-site")

    def facts(self, p: InnerSea) -> dict[str, Any]:
        return {"wonder": WONDER_WORDS[self.wonder]}


class PayForWonder(Decision[InnerSea]):
    """With what to pay for the Wonder, one resource after another; its site keeps a disc."""

    __slots__ = ("discs_left", "following", "left", "site", "wonder")

    def __init__(
        self, seat: int, wonder: int, site: Area, left: int, discs_left: int, following: Task[InnerSea]
    ) -> None:
        super().__init__(seat)
        self.wonder = wonder
        self.site = site
        self.left = left
        self.discs_left = discs_left
        """How many of the resources left must be discs."""
        self.following = following
        """What comes when it is built."""

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        if self.left <= self.discs_left:
            return AreaChoices(self._discs(p))
        others = [TALENT] if p.talents[self.seat] else []
        return AreaChoices(self._discs(p), (*others, *card_words(p.hands[self.seat])))

    def _discs(self, p: InnerSea) -> Areas:
        only = p.held[self.seat] & ~p.two[self.seat]
        return p.held[self.seat] & ~(only & 1 << self.site)

    def choose(self, p: InnerSea, choice: Choice) -> None:
        seat, discs_left = self.seat, self.discs_left
        if choice in AREA_OF:
            p.remove(seat, AREA_OF[choice])
            p.tell("paid-disc", seat=seat, area=choice)
            discs_left -= 1
        elif choice == TALENT:
            p.talents[seat] -= 1
            p.tell("talents-lost", seat=seat, count=1)
        else:
            discard_from_hand(p, seat, CARD_OF[choice])
        if self.left > 1:
            p.ask(PayForWonder(seat, self.wonder, self.site, self.left - 1, discs_left, self.following))
        else:
            p.agenda.append(self.following)
            self._build(p)

    def _build(self, p: InnerSea) -> None:
        seat, wonder = self.seat, self.wonder
        p.supply[seat] -= WONDERS[wonder].discs
        p.wonder_owner[wonder] = seat
        p.wonder_discs[wonder] = WONDERS[wonder].discs
        p.wonder_area[wonder] = self.site
        p.built |= 1 << seat
        p.discount[seat] = 0
        p.tell("wonder-built", seat=seat, wonder=WONDER_WORDS[wonder], area=AREA_WORDS[self.site])

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, TALENT, *card_words(p.hands[self.seat]))

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice in AREA_OF:
            if self._discs(p) >> AREA_OF[choice] & 1:
                return None
            return Objection("wonder-site") if AREA_OF[choice] == self.site else Objection("wonder-own-disc")
        if self.left <= self.discs_left:
            return Objection("wonder-two-discs")
        return Objection("no-talents") if choice == TALENT and not p.talents[self.seat] else None

    def facts(self, p: InnerSea) -> dict[str, Any]:
        return {
            "wonder": WONDER_WORDS[self.wonder],
            "area": AREA_WORDS[self.site],
            "left": self.left,
            "discs": self.discs_left,
        }
