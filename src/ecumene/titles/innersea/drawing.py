"""Drawing Fate cards: Events, the hand limit, looking and choosing; and the operations on cards."""

from collections.abc import Iterable, Sequence

from ecumene.core.events import Particulars
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Decision, Objection, SeatTask, Task, step
from ecumene.core.values import value
from ecumene.titles.innersea.cards import (
    CARD_OF,
    CARD_WORDS,
    EVENTS,
    Card,
    card_words,
    each_card,
)
from ecumene.titles.innersea.civilizations import HAND_LIMIT, NOBODY
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import EFFECTS, Operation, Planned, Program, Run, Scene


@step
class Draw(SeatTask[InnerSea]):
    """Draw cards all at once; Events are resolved, highest number first, and replaced."""

    count: int
    to_look: bool = False

    def run(self, p: InnerSea) -> None:
        drawn, events = 0, []
        for _ in range(self.count):
            card = p.take_top()
            if card and EVENTS >> card & 1:
                p.fate.in_play.append(card)
                events.append(card)
            elif card:
                drawn |= 1 << card
        # What was shuffled in while it drew may be among the cards.
        p.fate.absent = replaced(p.fate.absent, self.seat, 0)
        if self.to_look:
            p.fate.looked_at |= drawn
        else:
            p.fate.hands[self.seat] |= drawn
        if p.log is not None and drawn:
            p.tell("drew-count", seat=self.seat, count=drawn.bit_count())
            p.tell("drew", to=self.seat, seat=self.seat, cards=card_words(drawn))
        if events:
            p.agenda.append(Draw(self.seat, len(events), to_look=self.to_look))
            p.agenda += [ResolveEvent(self.seat, card) for card in sorted(events)]


@step
class ResolveEvent(SeatTask[InnerSea]):
    """An Event happens as soon as it is drawn or revealed; it is nobody's card, whoever draws it."""

    card: Card

    def run(self, p: InnerSea) -> None:
        p.tell("event", card=CARD_WORDS[self.card])
        p.agenda += (LayAway(self.card), Run(EFFECTS[self.card], Scene(NOBODY, self.seat, self.card)))


@step
class LayAway(Task[InnerSea]):
    """A resolved card goes to the discard pile, or aside if it says so."""

    card: Card

    def run(self, p: InnerSea) -> None:
        p.fate.lay_away(self.card)


@step
class CheckHand(SeatTask[InnerSea]):
    """More than six cards: the excess goes at once (rule `hand-limit`)."""

    def run(self, p: InnerSea) -> None:
        for _ in range(p.fate.hand_size(self.seat) - HAND_LIMIT):
            p.ask(DiscardCard(self.seat))


@step
class DiscardCard(Decision[InnerSea]):
    """Which card of the own hand to discard."""

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return card_words(p.fate.hands[self.seat])

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.discard(self.seat, CARD_OF[choice])


@step
class DiscardOfAnother(Decision[InnerSea]):
    """Which card of a hand that was looked at is discarded."""

    owner: int

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return card_words(p.fate.hands[self.owner])

    def choose(self, p: InnerSea, choice: Choice) -> None:
        p.discard(self.owner, CARD_OF[choice])

    def facts(self, p: InnerSea) -> Particulars:
        return {"owner_seat": self.owner}


@step
class Keep(SeatTask[InnerSea]):
    """Some of the cards looked at come into the hand; the others are discarded."""

    keep: int

    def run(self, p: InnerSea) -> None:
        if self.keep and p.fate.looked_at:
            p.ask(KeepCard(self.seat, self.keep))
            return
        for card in each_card(p.fate.looked_at):
            p.fate.discard.append(card)
            p.tell("discarded", seat=self.seat, card=CARD_WORDS[card])
        p.fate.looker, p.fate.looked_at = NOBODY, 0


@step
class KeepCard(Decision[InnerSea]):
    """Which of the cards looked at to keep next."""

    keep: int

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return card_words(p.fate.looked_at)

    def choose(self, p: InnerSea, choice: Choice) -> None:
        card = CARD_OF[choice]
        p.fate.looked_at &= ~(1 << card)
        p.fate.hands[self.seat] |= 1 << card
        p.agenda.append(Keep(self.seat, self.keep - 1))

    def facts(self, p: InnerSea) -> Particulars:
        return {"keep": self.keep}


# Operations ---------------------------------------------------------------------------------------


@value
class DrawFate(Operation):
    """The actor draws cards, and perhaps keeps only some of them."""

    n: int
    keep: int
    """0 for all."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.agenda += (Run(rest, s), CheckHand(s.actor))
        if self.keep:
            p.fate.looker = s.actor
            p.agenda.append(Keep(s.actor, self.keep))
        p.agenda.append(Draw(s.actor, self.n, to_look=bool(self.keep)))
        return None


@value
class Discard(Operation):
    """A civilization discards a card: of its own choice, at random, or of the actor's choice."""

    who: str
    how: str

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        seat = s.who(self.who)
        if seat == NOBODY or not p.fate.hands[seat]:
            return s
        if self.how == "random":
            p.discard_at_random(seat)
            return s
        p.agenda.append(Run(rest, s))
        p.ask(DiscardCard(seat) if self.how == "owner" else DiscardOfAnother(s.actor, seat))
        return None


@value
class RevealHand(Operation):
    """The actor looks at the hand of T."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        if s.target != NOBODY:
            p.reveal()
            p.fate.look(s.actor, s.target)
            p.tell("looked-at-hand", seat=s.actor, owner_seat=s.target)
        return s


@value
class Recover(Operation):
    """The actor takes a card from the discard pile: of its choice, or the top one. Events stay there."""

    top: bool

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        recover = RecoverCard(s.actor, s, rest)
        pile = recover.choices(p)
        if not pile:
            return s
        if self.top:
            recover.choose(p, pile[-1])
        else:
            p.pose(recover)
        return None


@step
class RecoverCard(Planned):
    """Which card comes back from the discard pile."""

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [CARD_WORDS[card] for card in p.fate.discard if not EVENTS >> card & 1]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        card = CARD_OF[choice]
        p.fate.discard.remove(card)
        p.fate.give(self.seat, card)
        p.tell("recovered", seat=self.seat, card=choice)
        self.go_on(p)
        p.agenda.append(CheckHand(self.seat))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        return [CARD_WORDS[card] for card in p.fate.discard]

    def refusal(self, p: InnerSea, choice: Choice) -> Objection:
        return Objection("event-immediate")


@value
class Reshuffle(Operation):
    """The discard pile is shuffled into the deck."""

    def do(self, p: InnerSea, s: Scene, rest: Program) -> Scene | None:
        p.reshuffle()
        return s
