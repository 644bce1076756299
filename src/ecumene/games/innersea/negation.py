"""Negate cards: everybody with cards may answer what is played, in turn order, and answer the answers."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Objection, Task
from ecumene.games.innersea.cards import (
    BARBARIAN,
    CARD_OF,
    CARD_WORDS,
    CARDS,
    COMPETITION,
    DISASTER,
    EVENT,
    NEGATES,
    RELIGION,
    WONDER_OF,
    WONDER_WORDS,
    WONDERS,
    FateCard,
    each_card,
)
from ecumene.games.innersea.effects import effect_of
from ecumene.games.innersea.fate import CheckHand, DiscardCard, LayAway
from ecumene.games.innersea.position import InnerSea
from ecumene.games.innersea.scene import Run, Scene

PASS = "pass"
FIRST_WONDER = 128
"""Wonders are numbered after the cards."""

Code = int
"""The number of a card, or that of a Wonder in use."""


def word_of(code: Code) -> str:
    """What a card or a Wonder in use is called."""
    return WONDER_WORDS[code - FIRST_WONDER] if code >= FIRST_WONDER else CARD_WORDS[code]


def code_of(word: str) -> Code:
    return FIRST_WONDER + WONDER_OF[word] if word in WONDER_OF else CARD_OF[word]


@dataclass(frozen=True, slots=True)
class Stake:
    """A card or a Wonder in use that others may negate."""

    seat: int
    code: Code
    hits: int = 0
    """Whom it would cost discs, talents or cards, as bits; `disc_hits`: discs."""
    disc_hits: int = 0


Scope = Callable[[InnerSea, int | None, Stake, FateCard], bool]
"""Whether something answers a card: for a seat, or (None) for anybody at all."""

SCOPES: Final[dict[str, Scope]] = {
    "any_fate": lambda _p, _seat, _stake, card: card.kind not in (EVENT, COMPETITION),
    "great_person": lambda _p, _seat, _stake, card: card.great_person,
    "disaster": lambda _p, _seat, _stake, card: DISASTER in card.tags,
    "disaster_on_me": lambda _p, seat, stake, card: DISASTER in card.tags and _hit(stake.disc_hits, seat),
    "religion": lambda _p, _seat, _stake, card: RELIGION in card.tags,
    "barbarian": lambda _p, _seat, _stake, card: BARBARIAN in card.tags,
    "competition": lambda _p, _seat, _stake, card: card.kind == COMPETITION,
    "competition_in_my_city": lambda p, seat, _stake, card: (
        card.kind == COMPETITION and (seat is None or bool(p.cities(seat) >> p.fight & 1))
    ),
    "against_me": lambda _p, seat, stake, card: card.kind != COMPETITION and _hit(stake.hits, seat),
    "against_my_discs": lambda _p, seat, stake, card: (
        card.kind != COMPETITION and _hit(stake.disc_hits, seat)
    ),
}
WONDER_USE = "wonder_use"


def _hit(hits: int, seat: int | None) -> bool:
    return bool(hits) if seat is None else bool(hits >> seat & 1)


def applies(p: InnerSea, seat: int | None, scopes: Iterable[str], stake: Stake) -> bool:
    """Whether something with these scopes negates a stake; for no seat in particular: ever could."""
    if stake.code >= FIRST_WONDER:
        return WONDER_USE in scopes
    card = CARDS[stake.code]
    return any(scope != WONDER_USE and SCOPES[scope](p, seat, stake, card) for scope in scopes)


def temples(p: InnerSea, seat: int) -> list[int]:
    """The Wonders with which a civilization can answer."""
    return p.usable_wonders(seat, "response")


def answerable(p: InnerSea, stakes: Iterable[Stake]) -> bool:
    """Whether anybody could have an answer, for all that can be seen from outside."""
    stakes = list(stakes)
    unseen = NEGATES & ~p.out_of_hands()
    if any(applies(p, None, CARDS[card].negates, stake) for card in each_card(unseen) for stake in stakes):
        return True
    return any(
        applies(p, seat, WONDERS[wonder].negates, stake)
        for seat in p.order
        for wonder in temples(p, seat)
        for stake in stakes
    )


def open_window(p: InnerSea, stakes: tuple[Stake, ...]) -> None:
    """Give everybody with cards the chance to negate (rule `negate-order`)."""
    if stakes and answerable(p, stakes):
        p.agenda.append(Window(stakes, tuple(p.order)))


@dataclass(frozen=True, slots=True)
class Window(Task[InnerSea]):
    """Those who may still answer."""

    stakes: tuple[Stake, ...]
    seats: tuple[int, ...]

    def run(self, p: InnerSea) -> None:
        live = tuple(stake for stake in self.stakes if not p.negated >> stake.code & 1)
        for number, seat in enumerate(self.seats):
            foreign = any(stake.seat != seat for stake in live)
            if foreign and (p.hands[seat] or temples(p, seat)):
                p.agenda.append(Window(live, self.seats[number + 1 :]))
                p.ask(Respond(seat, live))
                return


@dataclass(frozen=True, slots=True)
class Respond(Decision[InnerSea]):
    """Negate what was played, or let it happen. Whoever has cards is asked, with or without an answer."""

    seat: int
    stakes: tuple[Stake, ...]

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        words = [PASS]
        for card in each_card(p.hands[self.seat] & NEGATES):
            if self._affords(p, card):
                words += [f"{CARD_WORDS[card]} {word}" for word in self._targets(p, CARDS[card].negates)]
        for wonder in temples(p, self.seat):
            words += [f"{WONDER_WORDS[wonder]} {word}" for word in self._targets(p, WONDERS[wonder].negates)]
        return words

    def _affords(self, p: InnerSea, card: int) -> bool:
        return not CARDS[card].price or p.talents[self.seat] > 0 or p.hand_size(self.seat) > 1

    def _targets(self, p: InnerSea, scopes: Iterable[str]) -> list[str]:
        return [
            word_of(stake.code)
            for stake in self.stakes
            if stake.seat != self.seat and applies(p, self.seat, scopes, stake)
        ]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == PASS:
            return
        answer, against = choice.split()
        code = code_of(answer)
        target = next(stake for stake in self.stakes if stake.code == code_of(against))
        p.agenda.append(Window(self.stakes, (self.seat,)))
        p.agenda.append(Negate(self.seat, code, target))
        p.tell("answered", seat=self.seat, card=answer, target=against)
        if code >= FIRST_WONDER:
            spend_wonder(p, code - FIRST_WONDER)
        else:
            p.take_from_hand(self.seat, code)
            p.in_play.append(code)
        open_window(p, (Stake(self.seat, code),))
        if code < FIRST_WONDER and CARDS[code].price:
            self._pay(p)

    def _pay(self, p: InnerSea) -> None:
        if p.talents[self.seat]:
            p.talents[self.seat] -= 1
            p.tell("talents-lost", seat=self.seat, count=1)
        else:
            p.ask(DiscardCard(self.seat))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        own = [CARD_WORDS[card] for card in each_card(p.hands[self.seat] & NEGATES)]
        own += [WONDER_WORDS[wonder] for wonder in temples(p, self.seat)]
        return [PASS, *(f"{word} {word_of(stake.code)}" for word in own for stake in self.stakes)]

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice == PASS or choice in self.choices(p):
            return None
        answer, against = choice.split()
        if answer in CARD_OF and not self._affords(p, CARD_OF[answer]):
            return Objection("negate-price", {"card": answer})
        return Objection("negate-what-it-says", {"card": answer, "target": against})

    def facts(self, p: InnerSea) -> dict[str, Any]:
        return {
            "cards": [word_of(stake.code) for stake in self.stakes],
            "players": [stake.seat for stake in self.stakes],
            "player_seat": self.stakes[0].seat,
            "hits": [seat for seat in range(p.count) if any(s.hits >> seat & 1 for s in self.stakes)],
        }


def spend_wonder(p: InnerSea, wonder: int) -> None:
    """A disc leaves a Wonder for one use of it."""
    p.wonder_discs[wonder] -= 1
    p.supply[p.wonder_owner[wonder]] += 1
    p.wonders_used |= 1 << wonder


@dataclass(frozen=True, slots=True)
class Negate(Task[InnerSea]):
    """A negation takes effect, unless it was negated itself."""

    seat: int
    code: Code
    target: Stake

    def run(self, p: InnerSea) -> None:
        if p.negated >> self.code & 1:
            p.negated ^= 1 << self.code
            discard_negated(p, self.code)
            return
        p.negated |= 1 << self.target.code
        p.tell("negated", card=word_of(self.target.code), answer=word_of(self.code))
        if self.code >= FIRST_WONDER:
            return
        if CARDS[self.code].takes_card and self.target.code < FIRST_WONDER:
            p.in_play.remove(self.target.code)
            p.take_openly(self.seat, self.target.code)
            p.agenda.append(CheckHand(self.seat))
        p.agenda += (LayAway(self.code), Run(effect_of(self.code), Scene(self.seat, self.seat, self.code)))


def discard_negated(p: InnerSea, code: Code) -> None:
    """A negated card is discarded, whatever its caption says; unless somebody took it."""
    if code in p.in_play:
        p.in_play.remove(code)
        p.discard.append(code)
