"""Wonders: built in two stages, one at a time, with a token on the map when they are completed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ecumene.core.bits import each
from ecumene.core.events import Particulars
from ecumene.core.state import raised, replaced
from ecumene.core.steps import Choice, Decision, Objection, SeatTask, Task, step
from ecumene.core.tables import Row
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import (
    CARD_OF,
    CARD_WORDS,
    CARDS,
    KIND,
    NO_CARD,
    WONDER_PLACE,
)
from ecumene.titles.monumental.celebrities import wonder_abandoned
from ecumene.titles.monumental.display import acquired, from_display
from ecumene.titles.monumental.maps import NAMES, TILE_OF, Tile, TileChoices, Tiles
from ecumene.titles.monumental.operations import Operation
from ecumene.titles.monumental.payments import PayAny
from ecumene.titles.monumental.position import WORKS_DISCOUNT, Monumental
from ecumene.titles.monumental.resolving import DONE, happened, resolve
from ecumene.titles.monumental.steps import TileQuestion

FINISH: Final = "finish"


@dataclass(frozen=True, slots=True)
class WonderStage(Operation):
    """Complete a stage of a wonder, cheaper or free."""

    discount: int = 0
    free: bool = False
    optional: bool = False

    @classmethod
    def read(cls, row: Row) -> "WonderStage":
        return cls(row.number_if_any("discount"), row.flag("free"))

    def declinable(self) -> "WonderStage":
        return replace(self, optional=True)

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return bool(stage_options(p, seat, self))

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(BuildStage(seat, self))


FULL_PRICE: Final = WonderStage()


def stage_price(p: Monumental, card: int, stage: int, terms: WonderStage = FULL_PRICE) -> int:
    """What a stage of a wonder costs now (rule `wonder-stages`)."""
    if terms.free:
        return 0
    price = CARDS[card].stages[stage] - terms.discount - p.now.discounts[WORKS_DISCOUNT]
    in_force = p.now.in_force & BOOK.cost_bits
    if in_force:
        again = p.now.again
        price += sum(
            mod.delta * (1 + again.count(place)) for place, mod in BOOK.cost_mods if in_force & place
        )
    return max(price, 0)


def any_kind(p: Monumental) -> bool:
    """Whether stages may be paid with basic resources of any kind."""
    in_force = p.now.in_force & BOOK.cost_bits
    return in_force != 0 and any(mod.pay_with_any and in_force & place for place, mod in BOOK.cost_mods)


def affords_stage(p: Monumental, seat: int, price: int) -> bool:
    production, science, military = p.now.res
    funds = production + science + military if any_kind(p) else production
    return funds + p.realms.gold[seat] >= price


def free_sites(p: Monumental, seat: int) -> Tiles:
    """The own tiles without a wonder (rule `wonder-token`)."""
    return sum(1 << tile for tile in each(p.board.own[seat]) if p.board.wonder_at[tile] < 0)


def stage_options(p: Monumental, seat: int, terms: WonderStage = FULL_PRICE) -> list[str]:
    """What can be built now: the own wonder's second stage, or the first of one in the display."""
    words = [
        CARD_WORDS[card]
        for card in p.supply.display
        if card >= 0 and KIND[card] == "wonder" and affords_stage(p, seat, stage_price(p, card, 0, terms))
    ]
    if can_finish(p, seat, terms):
        words.append(FINISH)
    return words


def can_finish(p: Monumental, seat: int, terms: WonderStage = FULL_PRICE) -> bool:
    own = p.realms.building[seat]
    return own >= 0 and affords_stage(p, seat, stage_price(p, own, 1, terms)) and bool(free_sites(p, seat))


@step
class BuildStage(Decision[Monumental]):
    """Which stage to complete on an effect's terms."""

    terms: WonderStage

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        words = stage_options(p, self.seat, self.terms)
        return [*words, DONE] if self.terms.optional else words

    def choose(self, p: Monumental, choice: Choice) -> None:
        if choice == FINISH:
            finish(p, self.seat, self.terms)
        elif choice != DONE:
            start(p, self.seat, CARD_OF[choice], self.terms)


def start(p: Monumental, seat: int, card: int, terms: WonderStage = FULL_PRICE) -> None:
    """Acquire a wonder: its first stage is paid and marked (rule `acquire-wonder`)."""
    price = stage_price(p, card, 0, terms)
    p.agenda.append(BeginWonder(seat, card))
    _pay(p, seat, price, terms)


def finish(p: Monumental, seat: int, terms: WonderStage = FULL_PRICE) -> None:
    """Complete the own wonder: its second stage is paid (rule `complete-wonder`)."""
    price = stage_price(p, p.realms.building[seat], 1, terms)
    p.agenda.append(CompleteWonder(seat))
    _pay(p, seat, price, terms)


def _pay(p: Monumental, seat: int, price: int, terms: WonderStage) -> None:
    if not terms.free:
        p.now.discounts = replaced(p.now.discounts, WORKS_DISCOUNT, 0)
    if price and any_kind(p):
        p.agenda.append(PayAny(seat, price))
    else:
        p.pay(seat, (price, 0, 0, 0, 0))


@step
class BeginWonder(Task[Monumental]):
    """A wonder of the display is now under construction."""

    seat: int
    card: int

    def run(self, p: Monumental) -> None:
        seat, card = self.seat, self.card
        from_display(p, card)
        acquired(p, card)
        if p.log is not None:
            p.tell("started-wonder", seat=seat, card=CARD_WORDS[card])
        happened(p, seat, "acquire", type="wonder")
        if p.realms.building[seat] >= 0:
            p.now.drawn.append(card)
            p.agenda.append(KeepWonder(seat, card))
        else:
            p.realms.building[seat] = card


@step
class KeepWonder(Decision[Monumental]):
    """Only one wonder at a time: which of the two to keep (rule `wonder-one-at-a-time`)."""

    card: int

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return (CARD_WORDS[p.realms.building[self.seat]], CARD_WORDS[self.card])

    def choose(self, p: Monumental, choice: Choice) -> None:
        other = p.realms.building[self.seat]
        p.now.drawn.remove(self.card)
        if choice == CARD_WORDS[self.card]:
            p.realms.building[self.seat] = self.card
            wonder_abandoned(p, self.seat)
        else:
            other = self.card
        p.supply.out = [*p.supply.out, other]
        if p.log is not None:
            p.tell("abandoned-wonder", seat=self.seat, card=CARD_WORDS[other])


@step
class CompleteWonder(SeatTask[Monumental]):
    """The card goes on top of the deck; then its bonus, then its token on the map."""

    def run(self, p: Monumental) -> None:
        seat = self.seat
        card = p.realms.building[seat]
        p.realms.building[seat] = NO_CARD
        p.realms.wonders = raised(p.realms.wonders, seat, 1)
        p.put_on_deck(seat, card)
        if p.log is not None:
            p.tell("completed-wonder", seat=seat, card=CARD_WORDS[card])
        p.agenda.append(PlaceWonder(seat, card))
        resolve(p, seat, BOOK.bonuses[card], card)
        happened(p, seat, "complete-wonder")


@step
class PlaceWonder(TileQuestion):
    """On which own tile the token of a completed wonder goes (rule `wonder-token`)."""

    card: int

    def tiles(self, p: Monumental) -> Tiles:
        return free_sites(p, self.seat)

    def take(self, p: Monumental, tile: Tile) -> None:
        place_wonder(p, self.seat, self.card, tile)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return TileChoices(p.world.all)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        tile = TILE_OF[choice]
        if not p.board.own[self.seat] >> tile & 1:
            return Objection("wonder-token")
        return Objection("wonder-token-one") if p.board.wonder_at[tile] >= 0 else None

    def facts(self, p: Monumental) -> Particulars:
        return {"card": CARD_WORDS[self.card]}


def place_wonder(p: Monumental, seat: int, card: int, tile: int) -> None:
    p.board.wonder_at = replaced(p.board.wonder_at, tile, card)
    p.board.wonder_of = replaced(p.board.wonder_of, WONDER_PLACE[card], seat)
    if p.log is not None:
        p.tell("wonder-placed", seat=seat, card=CARD_WORDS[card], tile=NAMES[tile])


@dataclass(frozen=True, slots=True)
class GainBonus(Operation):
    """Resolve the bonus of the wonder that is being completed once more; it lies on top of the deck."""

    def declinable(self) -> "GainBonus":
        return self

    def do(self, p: Monumental, seat: int, source: int) -> None:
        resolve(p, seat, BOOK.bonuses[p.realms.deck[seat][-1]])
