"""Negate cards: everybody with cards may answer what is played, in turn order, and answer the answers."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Link, Objection, Task, step
from ecumene.titles.innersea.cards import (
    BARBARIAN,
    CARD_OF,
    CARDS,
    COMPETITION,
    DISASTER,
    EVENT,
    NEGATES,
    RELIGION,
    WONDER_OF,
    WONDER_WORDS,
    WONDERS,
    Card,
    FateCard,
    card_words,
)
from ecumene.titles.innersea.drawing import CheckHand, DiscardCard, LayAway
from ecumene.titles.innersea.notation import PASS
from ecumene.titles.innersea.plans import Deed, Occasion, begin
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import EFFECTS, Pick, Run, Scene
from ecumene.titles.innersea.stakes import FIRST_WONDER, Code, Stake, code_of, word_of

Scope = Callable[[InnerSea, int | None, Stake, FateCard], bool]
"""Whether something answers a card: for a seat, or (None) for anybody at all."""

ANSWERS: Final[dict[str, Scope]] = {
    "any_fate": lambda _p, _seat, _stake, card: card.kind not in (EVENT, COMPETITION),
    "great_person": lambda _p, _seat, _stake, card: card.great_person,
    "disaster": lambda _p, _seat, _stake, card: DISASTER in card.tags,
    "disaster_on_me": lambda _p, seat, stake, card: DISASTER in card.tags and _hit(stake.disc_hits, seat),
    "religion": lambda _p, _seat, _stake, card: RELIGION in card.tags,
    "barbarian": lambda _p, _seat, _stake, card: BARBARIAN in card.tags,
    "competition": lambda _p, _seat, _stake, card: card.kind == COMPETITION,
    "competition_in_my_city": lambda p, seat, _stake, card: (
        card.kind == COMPETITION and (seat is None or bool(p.board.cities(seat) >> p.fight & 1))
    ),
    "against_me": lambda _p, seat, stake, card: card.kind != COMPETITION and _hit(stake.hits, seat),
    "against_my_discs": lambda _p, seat, stake, card: (
        card.kind != COMPETITION and _hit(stake.disc_hits, seat)
    ),
}
WONDER_USE: Final = "wonder_use"
_PASS: Final = (PASS,)
NEGATING: Final[dict[str, tuple[Card, ...]]] = {
    scope: tuple([card for card in CARDS if scope in CARDS[card].negates]) for scope in (*ANSWERS, WONDER_USE)
}
"""The cards that negate something of each kind."""


def _hit(hits: int, seat: int | None) -> bool:
    return bool(hits) if seat is None else bool(hits >> seat & 1)


def applies(p: InnerSea, seat: int | None, scopes: Iterable[str], stake: Stake) -> bool:
    """Whether something with these scopes negates a stake; for no seat in particular: ever could."""
    if stake.code >= FIRST_WONDER:
        return WONDER_USE in scopes
    card = CARDS[stake.code]
    return any(scope != WONDER_USE and ANSWERS[scope](p, seat, stake, card) for scope in scopes)


def temples(p: InnerSea, seat: int) -> list[int]:
    """The Wonders with which a civilization can answer."""
    return p.usable_wonders(seat, "response")


def answerable(p: InnerSea, stakes: Sequence[Stake]) -> bool:
    """Whether anybody could have an answer, for all that can be seen from outside."""
    for scope, cards in NEGATING.items():
        for stake in stakes:
            if applies(p, None, (scope,), stake) and p.fate.may_be_held(cards):
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


@step
class Window(Task[InnerSea]):
    """Those who may still answer."""

    stakes: tuple[Stake, ...]
    seats: tuple[int, ...]

    def run(self, p: InnerSea) -> None:
        live = tuple([stake for stake in self.stakes if not p.negated >> stake.code & 1])
        players = {stake.seat for stake in live}
        for number, seat in enumerate(self.seats):
            foreign = len(players) > 1 or seat not in players
            if live and foreign and (p.fate.hands[seat] or temples(p, seat)):
                p.ask(Respond(seat, live, self.seats[number + 1 :]))
                return


@step
class Respond(Occasion):
    """Negate what was played, or let it happen. Whoever has cards is asked, with or without an answer."""

    stakes: tuple[Stake, ...]
    later: tuple[int, ...]
    """Who is asked after this seat."""

    def silence(self) -> Choice:
        return PASS

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        answers = self._answers(p)
        if not answers:
            return _PASS
        return [PASS, *[word for word in answers if self.objection(p, word) is None]]

    def _answers(self, p: InnerSea) -> list[Choice]:
        cards = card_words(p.fate.hands[self.seat] & NEGATES)
        return cards + [WONDER_WORDS[wonder] for wonder in temples(p, self.seat)]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == PASS:
            p.agenda.append(Window(self.stakes, self.later))
            return
        targets = self.targets(p, choice)
        if len(targets) > 1:
            p.ask(AnswerTo(self.seat, self, choice))
        else:
            self.answer(p, choice, targets[0])

    def targets(self, p: InnerSea, choice: Choice) -> list[Stake]:
        """What a card or a Wonder can negate here."""
        scopes = WONDERS[WONDER_OF[choice]].negates if choice in WONDER_OF else CARDS[CARD_OF[choice]].negates
        return [s for s in self.stakes if s.seat != self.seat and applies(p, self.seat, scopes, s)]

    def answer(self, p: InnerSea, choice: Choice, target: Stake) -> None:
        """Say how and where the answer takes effect, if it does anything besides."""
        code = code_of(choice)
        effect = EFFECTS[code] if code < FIRST_WONDER else ()
        begin(p, self, Deed(self.seat, code, effect, Scene(self.seat, self.seat, code), target))

    def conclude(self, p: InnerSea, deed: Deed, plan: tuple[Pick, ...], stake: Stake) -> None:
        """The answer is given; it can be answered in its turn."""
        code, target = deed.code, deed.against
        assert target is not None
        aims = (word_of(target.code), *stake.aims)
        p.tell(
            "answered", seat=self.seat, card=word_of(code), target=word_of(target.code), aims=list(stake.aims)
        )
        p.agenda.append(Negate(self, deed.settled(plan)))
        if code >= FIRST_WONDER:
            p.spend_wonder(code - FIRST_WONDER)
        else:
            p.fate.take(self.seat, code)
            p.fate.in_play.append(code)
        open_window(p, (stake.but(aims=aims),))
        if code < FIRST_WONDER and CARDS[code].price:
            self._pay(p)

    def _tell(self, p: InnerSea, card: str, aims: Sequence[str]) -> None:
        p.tell("answered", seat=self.seat, card=card, target=aims[0], aims=list(aims[1:]))

    def _pay(self, p: InnerSea) -> None:
        if p.talents[self.seat]:
            p.lose_talents(self.seat, 1)
            p.tell("talents-lost", seat=self.seat, count=1)
        else:
            p.ask(DiscardCard(self.seat))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return [PASS, *self._answers(p)]

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice == PASS:
            return None
        if not self.targets(p, choice):
            return Objection("negate-what-it-says", {"card": choice})
        price = choice in CARD_OF and CARDS[CARD_OF[choice]].price
        if price and not p.talents[self.seat] and p.fate.hand_size(self.seat) == 1:
            return Objection("negate-price", {"card": choice})
        return None

    def facts(self, p: InnerSea) -> Particulars:
        return {
            "cards": [word_of(stake.code) for stake in self.stakes],
            "players": [stake.seat for stake in self.stakes],
            "hits": [seat for seat in range(p.count) if any(s.hits >> seat & 1 for s in self.stakes)],
            "aims": list(dict.fromkeys(word for stake in self.stakes for word in stake.aims)),
        }


@step
class AnswerTo(Link[InnerSea, Respond]):
    """Which of several things to negate."""

    card: Choice

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [word_of(stake.code) for stake in self.head.targets(p, self.card)]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        target = next(stake for stake in self.head.stakes if stake.code == code_of(choice))
        self.head.answer(p, self.card, target)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return [word_of(stake.code) for stake in self.head.stakes]

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("negate-what-it-says", {"card": self.card})

    def facts(self, p: InnerSea) -> Particulars:
        return {"card": self.card}


@step
class Negate(Task[InnerSea]):
    """A negation takes effect, unless it was negated itself: then all may answer the first card anew."""

    answer: Respond
    deed: Deed

    @property
    def seat(self) -> int:
        return self.answer.seat

    @property
    def target(self) -> Stake:
        """What is negated."""
        assert self.deed.against is not None
        return self.deed.against

    def run(self, p: InnerSea) -> None:
        stakes, code = self.answer.stakes, self.deed.code
        if p.negated >> code & 1:
            p.negated ^= 1 << code
            discard_negated(p, code)
            p.agenda.append(Window(stakes, tuple(p.order)))
            return
        p.agenda.append(Window(stakes, (self.seat, *self.answer.later)))
        p.negated |= 1 << self.target.code
        p.tell("negated", card=word_of(self.target.code), answer=word_of(code))
        if code >= FIRST_WONDER:
            return
        if CARDS[code].takes_card and self.target.code < FIRST_WONDER:
            p.fate.in_play.remove(self.target.code)
            p.fate.give(self.seat, self.target.code)
            p.agenda.append(CheckHand(self.seat))
        p.agenda += (LayAway(code), Run(self.deed.program, self.deed.scene))


def discard_negated(p: InnerSea, code: Code) -> None:
    """A negated card is discarded, whatever its caption says; unless somebody took it."""
    if code in p.fate.in_play:
        p.fate.in_play.remove(code)
        p.fate.discard.append(code)
