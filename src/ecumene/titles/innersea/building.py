"""Building a Wonder: which one, where, and what pays for it."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Decision, Link, Objection, Task, step
from ecumene.titles.innersea.cards import CARD_OF, WONDER_OF, WONDER_WORDS, WONDERS, card_words
from ecumene.titles.innersea.civilizations import NOBODY
from ecumene.titles.innersea.deeds import Play
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS, Area, AreaChoices, Areas
from ecumene.titles.innersea.notation import TALENT
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.wonders import sites

PRICE: Final = 5
"""The resources that a Wonder costs."""
DISCS_IN_PRICE: Final = 2
"""How many of the resources must be discs from the map."""

NO_SITE: Final = Objection("wonder-site")
NO_PRICE: Final = Objection("wonder-price")


def price(p: InnerSea, seat: int) -> int:
    """The resources that a Wonder costs."""
    return PRICE - p.discount[seat]


def discs_due(p: InnerSea, seat: int, wonder: int) -> int:
    """How many of the resources must be discs: two, or more if the supply lacks discs for the card."""
    return max(DISCS_IN_PRICE, WONDERS[wonder].discs - p.supply[seat])


def spare_discs(p: InnerSea, seat: int) -> int:
    """How many discs of the map can be paid: one stays on the site."""
    return p.board.on_map(seat) - 1


def means_objection(p: InnerSea, seat: int) -> Objection | None:
    """Why a civilization can build no Wonder, whichever it is."""
    if not sites(p, seat):
        return NO_SITE
    spare = spare_discs(p, seat)
    if spare < DISCS_IN_PRICE or spare + p.talents[seat] + p.fate.hand_size(seat) < price(p, seat):
        return NO_PRICE
    return None


def building_objection(p: InnerSea, seat: int, wonder: int) -> Objection | None:
    """Why a Wonder cannot be built: what could not be finished is not begun."""
    if p.wonders.owner[wonder] != NOBODY:
        return Objection("wonder-available", {"wonder": WONDER_WORDS[wonder]})
    bar = means_objection(p, seat)
    if bar is None and discs_due(p, seat, wonder) > min(price(p, seat), spare_discs(p, seat)):
        return Objection("wonder-discs", {"count": WONDERS[wonder].discs})
    return bar


@step
class WhichWonder(Link[InnerSea, Play]):
    """Which of the available Wonders to build."""

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [word for word in WONDER_WORDS if self.objection(p, word) is None]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.ask(SetBlock(self.seat, self.head, WONDER_OF[choice]))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return WONDER_WORDS

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        return building_objection(p, self.seat, WONDER_OF[choice])


@step
class SetBlock(Link[InnerSea, Play]):
    """Where the Wonder will stand: an own land area without one."""

    wonder: int

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return AreaChoices(sites(p, self.seat))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        seat, wonder = self.seat, self.wonder
        p.tell("began-wonder", seat=seat, wonder=WONDER_WORDS[wonder], area=choice)
        due = discs_due(p, seat, wonder)
        site, following = AREA_OF[choice], self.head.following()
        p.ask(PayForWonder(seat, wonder, site, price(p, seat), due, following))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return AREA_WORDS

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("wonder-site")

    def facts(self, p: InnerSea) -> Particulars:
        return {"wonder": WONDER_WORDS[self.wonder]}


@step
class PayForWonder(Decision[InnerSea]):
    """With what to pay for the Wonder, one resource after another; its site keeps a disc."""

    wonder: int
    site: Area
    left: int
    discs_left: int
    """How many of the resources left must be discs."""
    following: Task[InnerSea]
    """What comes when it is built."""

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        if self.left <= self.discs_left:
            return AreaChoices(self._discs(p))
        others = [TALENT] if p.talents[self.seat] else []
        return AreaChoices(self._discs(p), (*others, *card_words(p.fate.hands[self.seat])))

    def _discs(self, p: InnerSea) -> Areas:
        only = p.board.held[self.seat] & ~p.board.two[self.seat]
        return p.board.held[self.seat] & ~(only & 1 << self.site)

    def choose(self, p: InnerSea, choice: Choice) -> None:
        seat, discs_left = self.seat, self.discs_left
        if choice in AREA_OF:
            p.remove(seat, AREA_OF[choice])
            p.tell("paid-disc", seat=seat, area=choice)
            discs_left -= 1
        elif choice == TALENT:
            p.lose_talents(seat, 1)
            p.tell("talents-lost", seat=seat, count=1)
        else:
            p.discard(seat, CARD_OF[choice])
        if self.left > 1:
            p.ask(PayForWonder(seat, self.wonder, self.site, self.left - 1, discs_left, self.following))
        else:
            p.agenda.append(self.following)
            self._build(p)

    def _build(self, p: InnerSea) -> None:
        seat, wonder = self.seat, self.wonder
        p.supply[seat] -= WONDERS[wonder].discs
        p.wonders = p.wonders.built(wonder, seat, self.site)
        p.built |= 1 << seat
        p.discount = replaced(p.discount, seat, 0)
        p.tell("wonder-built", seat=seat, wonder=WONDER_WORDS[wonder], area=AREA_WORDS[self.site])

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return (*AREA_WORDS, TALENT, *card_words(p.fate.hands[self.seat]))

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice in AREA_OF:
            if self._discs(p) >> AREA_OF[choice] & 1:
                return None
            return Objection("wonder-site") if AREA_OF[choice] == self.site else Objection("wonder-own-disc")
        if self.left <= self.discs_left:
            return Objection("wonder-two-discs")
        return Objection("no-talents") if choice == TALENT and not p.talents[self.seat] else None

    def facts(self, p: InnerSea) -> Particulars:
        return {
            "wonder": WONDER_WORDS[self.wonder],
            "area": AREA_WORDS[self.site],
            "left": self.left,
            "discs": self.discs_left,
        }
