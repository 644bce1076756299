"""The Adjustment Phase: domination, victory points, turn order, Aeneas, sudden death, drawing."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.bits import each
from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Objection, Task, step
from ecumene.titles.innersea.aeneas import AeneasStep
from ecumene.titles.innersea.board import stacking_limit
from ecumene.titles.innersea.cards import (
    AT_RESET,
    CARD_OF,
    CARD_WORDS,
    EVENTS,
    RESET_CARDS,
    WONDER_OF,
    WONDER_WORDS,
    Card,
    card_words,
)
from ecumene.titles.innersea.civilizations import BARBARIANS, FACTIONS, NOBODY
from ecumene.titles.innersea.deeds import Play
from ecumene.titles.innersea.drawing import CheckHand, Draw, ResolveEvent
from ecumene.titles.innersea.effects import ABILITY_EFFECTS, RESET_EFFECTS
from ecumene.titles.innersea.epoch_end import EndOfEpoch
from ecumene.titles.innersea.losses import lose
from ecumene.titles.innersea.map import AREA_WORDS, LANDS, SHALLOWS
from ecumene.titles.innersea.notation import PASS
from ecumene.titles.innersea.order import tell_order
from ecumene.titles.innersea.plans import Deed, begin
from ecumene.titles.innersea.position import ADJUSTMENT_PHASE, InnerSea
from ecumene.titles.innersea.rivals import DIFFICULTIES
from ecumene.titles.innersea.scene import Run, Scene
from ecumene.titles.innersea.uses import OfferUses, abilities, fresh_abilities, use_wonder

TURNS: Final = 4
"""The most turns that an Epoch can have."""
CARDS_A_TURN: Final = 3
CITIES_A_CARD: Final = 4
SUDDEN_DEATH: Final = {2: "2", 3: "23"}
"""The digits that end an Epoch, by turn."""


@step
class AdjustmentPhase(Task[InnerSea]):
    """Stacks shrink to three on land and two at sea; then six steps."""

    def run(self, p: InnerSea) -> None:
        p.phase = ADJUSTMENT_PHASE
        fresh_abilities(p)
        p.tell("phase", phase=ADJUSTMENT_PHASE)
        self._trim(p)
        p.agenda += (SuddenDeath(), AeneasStep(), ResetOrder(), Tally(), Domination())

    def _trim(self, p: InnerSea) -> None:
        for faction in range(FACTIONS):
            for area in each(p.board.four[faction] & LANDS | p.board.three[faction] & SHALLOWS):
                while p.board.stack(faction, area) > stacking_limit(area):
                    p.remove(faction, area)


@step
class Domination(Task[InnerSea]):
    """Whoever occupies a shallow sea and controls all its lands drives the others out of it."""

    def run(self, p: InnerSea) -> None:
        driven = []
        for seat in p.order:
            for sea in each(p.board.dominated(seat, by_control=False)):
                victims = [faction for faction in p.present(sea) if faction != seat]
                if victims:
                    p.tell("dominated", seat=seat, area=AREA_WORDS[sea])
                driven += [(faction, sea) for faction in victims]
        for faction in (BARBARIANS, *reversed(p.order)):
            for victim, sea in driven:
                if victim == faction:
                    lose(p, faction, sea, p.board.stack(faction, sea))


@step
class Tally(Task[InnerSea]):
    """A victory point for each City and each active Wonder, and what abilities and investments give."""

    def run(self, p: InnerSea) -> None:
        for seat in p.order:
            wonders = len(p.active_wonders(seat))
            points = p.board.cities(seat).bit_count() + wonders
            p.gain_vp(seat, points)
            if points:
                p.tell("tally", seat=seat, count=points, wonders=wonders)
        for seat in reversed(p.order):
            p.agenda.append(OfferUses(seat, "tally"))
            for _, ability in abilities(p, seat, "tally"):
                p.agenda.append(Run(ABILITY_EFFECTS[ability.word], Scene(seat, seat, name=ability.word)))


# The turn order ---------------------------------------------------------------------------------


@step
class ResetOrder(Task[InnerSea]):
    """The most Cities go first."""

    def run(self, p: InnerSea) -> None:
        p.agenda += (OfferReset(None), Seating((NOBODY,) * p.count, tuple(p.order)))


@step
class Seating(Task[InnerSea]):
    """The new turn order as far as it is settled, and who still waits for a place."""

    slots: tuple[int, ...]
    waiting: tuple[int, ...]

    def run(self, p: InnerSea) -> None:
        if not self.waiting:
            p.order = list(self.slots)
            tell_order(p)
            return
        group, places = self.next_group(p)
        fewest = min(p.vp[seat] for seat in group)
        choosers = [seat for seat in group if p.vp[seat] == fewest]
        if len(group) == 1:
            p.agenda.append(self.seated(group[0], places[0]))
        elif len(choosers) == 1:
            p.ask(TakeTiedPlace(choosers[0], self))
        else:
            p.reveal()
            seating = self
            for seat in choosers:
                seating = seating.seated(seat, places.pop(p.rng.below(len(places))))
            p.agenda.append(seating)

    def next_group(self, p: InnerSea) -> tuple[list[int], list[int]]:
        """Those with most Cities among the waiting, and the places that are free for them."""
        cities = [p.board.cities(seat).bit_count() for seat in range(p.count)]
        most = max(cities[seat] for seat in self.waiting)
        first = sum(count > most for count in cities)
        places = [first + n for n in range(cities.count(most)) if self.slots[first + n] == NOBODY]
        return [seat for seat in self.waiting if cities[seat] == most], places

    def seated(self, seat: int, place: int) -> "Seating":
        slots = tuple(seat if n == place else held for n, held in enumerate(self.slots))
        return Seating(slots, tuple(other for other in self.waiting if other != seat))


@step
class TakeTiedPlace(Decision[InnerSea]):
    """With as many Cities as others but fewer victory points: which of their places to take."""

    seating: Seating

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("order-ties")

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [f"place {place + 1}" for place in self.seating.next_group(p)[1]]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.agenda.append(self.seating.seated(self.seat, int(choice.split()[1]) - 1))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return [f"place {n + 1}" for n in range(p.count)]

    def facts(self, p: InnerSea) -> Particulars:
        return {"tied": [p.word(seat) for seat in self.seating.next_group(p)[0]]}


@step
class OfferReset(Task[InnerSea]):
    """Whoever may have a card or a Wonder for the turn order is asked, in the new order."""

    seats: tuple[int, ...] | None
    """Who is still to be asked; None for all."""

    def run(self, p: InnerSea) -> None:
        seats = tuple(p.order) if self.seats is None else self.seats
        cards_about = p.fate.may_be_held(RESET_CARDS)
        for number, seat in enumerate(seats):
            if (cards_about and p.fate.hands[seat]) or p.usable_wonders(seat, "reset"):
                p.agenda.append(OfferReset(seats[number + 1 :]))
                p.ask(ChangeOrder(seat))
                return


@step
class ChangeOrder(Play):
    """Play a card or use a Wonder to take another place in the turn order, or let it be."""

    def silence(self) -> Choice:
        return PASS

    def own(self) -> bool:
        return True

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        wonders = [WONDER_WORDS[wonder] for wonder in p.usable_wonders(self.seat, "reset")]
        return [*card_words(p.fate.hands[self.seat] & AT_RESET), *wonders, PASS]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == PASS:
            return
        if choice in WONDER_OF:
            use_wonder(p, self, WONDER_OF[choice])
        else:
            card = CARD_OF[choice]
            begin(p, self, Deed(self.seat, card, RESET_EFFECTS[card], Scene(self.seat, self.seat, card)))

    def following(self) -> OfferReset:
        return OfferReset((self.seat,))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return dict.fromkeys([*card_words(p.fate.hands[self.seat]), *self.choices(p)])

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("order-cards", {"card": choice})

    def facts(self, p: InnerSea) -> Particulars:
        return {"order": [p.word(seat) for seat in p.order]}


# Sudden death and drawing -----------------------------------------------------------------------


@step
class SuddenDeath(Task[InnerSea]):
    """From the second turn on, the number of a revealed card may end the Epoch."""

    def run(self, p: InnerSea) -> None:
        if p.epoch_turn == 1:
            p.agenda.append(DrawStep())
        elif p.epoch_turn == TURNS or p.age_ends:
            p.agenda.append(EndOfEpoch())
        else:
            card = p.take_top()
            p.fate.in_play.append(card)
            p.tell("sudden-death", card=CARD_WORDS[card], number=card)
            p.agenda.append(CheckNumber(card))
            if EVENTS >> card & 1:
                p.agenda.append(ResolveEvent(p.order[0], card))


@step
class CheckNumber(Task[InnerSea]):
    """The Epoch ends if the number has one of the digits of this turn."""

    card: Card

    def run(self, p: InnerSea) -> None:
        if not EVENTS >> self.card & 1:
            p.fate.in_play.remove(self.card)
            p.shuffle_into_deck([self.card])
        if any(digit in str(self.card) for digit in SUDDEN_DEATH[p.epoch_turn]):
            p.agenda.append(EndOfEpoch())
        else:
            p.agenda.append(DrawStep())


@step
class DrawStep(Task[InnerSea]):
    """Everybody draws in turn order; then the next turn of the Epoch begins."""

    def run(self, p: InnerSea) -> None:
        p.agenda.append(NextTurn())
        p.agenda.append(NextToDraw(0))


@step
class NextToDraw(Task[InnerSea]):
    """The first in turn order that has not drawn yet."""

    drawn: int

    def run(self, p: InnerSea) -> None:
        for seat in p.order:
            if not self.drawn >> seat & 1:
                p.agenda.append(NextToDraw(self.drawn | 1 << seat))
                p.ask(BuyCards(seat))
                p.agenda.append(OfferUses(seat, "draw"))
                return


@step
class BuyCards(Decision[InnerSea]):
    """How many talents to spend on cards, before any is drawn."""

    def automatic(self) -> bool:
        return True

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [f"spend {n}" for n in range(p.talents[self.seat] + 1)]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        spent = int(choice.split()[1])
        p.talents[self.seat] -= spent
        if spent:
            p.tell("bought-cards", seat=self.seat, count=spent)
        p.agenda += (CheckHand(self.seat), Draw(self.seat, self.free(p) + spent))

    def free(self, p: InnerSea) -> int:
        """The cards that cost nothing."""
        cards = CARDS_A_TURN + p.board.cities(self.seat).bit_count() // CITIES_A_CARD
        if self.seat >= p.seats:
            cards += DIFFICULTIES[str(p.options["difficulty"])].cards
        return cards

    def facts(self, p: InnerSea) -> Particulars:
        return {"cards": self.free(p)}


@step
class NextTurn(Task[InnerSea]):
    """The turn marker moves on."""

    def run(self, p: InnerSea) -> None:
        p.epoch_turn += 1
