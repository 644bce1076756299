"""The cards of a competition are revealed: their targets are named, others may answer, then they act."""

from collections.abc import Iterable, Sequence

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Objection, Task, step
from ecumene.core.values import Value, value
from ecumene.titles.innersea.cards import CARD_WORDS, WONDER_OF
from ecumene.titles.innersea.drawing import LayAway
from ecumene.titles.innersea.effects import ABILITY_EFFECTS, USE_EFFECTS, WONDER_EFFECTS
from ecumene.titles.innersea.negation import discard_negated, open_window
from ecumene.titles.innersea.plans import Deed, Occasion, begin, pick_for, rehearse, stake_of
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rehearsal import Rehearsal
from ecumene.titles.innersea.scene import EFFECTS, Pick, Run, Scene
from ecumene.titles.innersea.stakes import FIRST_WONDER, Stake, code_of, word_of


@step
class Reveal(Task[InnerSea]):
    """All cards are turned over at once; now their targets are named, and the Wonders' too."""

    def run(self, p: InnerSea) -> None:
        cards = [(seat, card) for seat in p.order for card in p.fate.face_down[seat]]
        if cards:
            p.reveal()
        for seat, card in cards:
            p.fate.take(seat, card)
            p.fate.in_play.append(card)
            p.tell("revealed", seat=seat, card=CARD_WORDS[card])
        p.fate.face_down = [()] * p.count
        announced = sorted(p.announced, key=lambda item: (item[1] not in WONDER_OF, p.order.index(item[0])))
        p.announced = []
        items = [*announced, *((seat, CARD_WORDS[card]) for seat, card in cards)]
        p.agenda.append(Settle((), tuple(items)))


@value
class Settled(Value):
    """A commitment whose targets have been named; nothing is at stake in what nobody can negate."""

    seat: int
    word: str
    script: tuple[Pick, ...] = ()
    stake: Stake | None = None


@step
class Settle(Task[InnerSea]):
    """One commitment after another its targets are named, before anybody may answer any of them."""

    settled: tuple[Settled, ...]
    waiting: tuple[tuple[int, str], ...]

    def run(self, p: InnerSea) -> None:
        if not self.waiting:
            p.agenda.append(ResolveCommitments(self.settled))
            open_window(p, tuple(item.stake for item in self.settled if item.stake is not None))
            return
        seat, word = self.waiting[0]
        if word not in WONDER_OF and (word in ABILITY_EFFECTS or code_of(word) not in p.fate.in_play):
            p.agenda.append(self.after(Settled(seat, word)))
            return
        deed = self.deed()
        stage, plan = rehearse(p, deed, ())
        if stage.decision is None:
            p.agenda.append(self.after(Settled(seat, word, plan, stake_of(deed, plan, stage))))
        else:
            p.ask(Aim(seat, self))

    def deed(self) -> Deed:
        """The card or the Wonder whose targets are named next."""
        seat, word = self.waiting[0]
        code = code_of(word)
        if code >= FIRST_WONDER:
            return Deed(seat, code, WONDER_EFFECTS[code - FIRST_WONDER], Scene(seat, seat, name=word))
        return Deed(seat, code, EFFECTS[code], Scene(seat, seat, code))

    def after(self, settled: Settled) -> "Settle":
        return Settle((*self.settled, settled), self.waiting[1:])


@step
class Aim(Occasion):
    """Whom and where a revealed card, or a Wonder in use, shall hit."""

    settle: Settle

    def stage(self, p: InnerSea) -> Rehearsal:
        """The copy on which it is tried out."""
        return rehearse(p, self.settle.deed(), ())[0]

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return self.stage(p).choices()

    def choose(self, p: InnerSea, choice: Choice) -> None:
        deed = self.settle.deed()
        stage, plan = rehearse(p, deed, ())
        assert stage.decision is not None
        begin(p, self, deed, (*plan, pick_for(stage.decision, choice)))

    def conclude(self, p: InnerSea, deed: Deed, plan: tuple[Pick, ...], stake: Stake) -> None:
        word = word_of(deed.code)
        p.tell("aimed", seat=self.seat, card=word, targets=list(stake.aims))
        p.agenda.append(self.settle.after(Settled(self.seat, word, plan, stake)))

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        stage = self.stage(p)
        assert stage.decision is not None
        return stage.decision.candidates(stage)

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        stage = self.stage(p)
        assert stage.decision is not None
        return stage.decision.objection(stage, choice)

    def facts(self, p: InnerSea) -> Particulars:
        asked = self.stage(p).decision
        return {"card": self.settle.waiting[0][1], "step": asked.name if asked else "", "plan": []}


@step
class ResolveCommitments(Task[InnerSea]):
    """In turn order: Wonders, then abilities and investments, then the cards."""

    items: tuple[Settled, ...]

    def run(self, p: InnerSea) -> None:
        if not self.items:
            return
        item, rest = self.items[0], self.items[1:]
        word = item.word
        p.agenda.append(ResolveCommitments(rest))
        scene = Scene(item.seat, item.seat, script=item.script, name=word)
        if word in ABILITY_EFFECTS:
            p.agenda.append(Run(ABILITY_EFFECTS[word], scene))
            return
        code = code_of(word)
        if p.negated >> code & 1:
            p.negated ^= 1 << code
            discard_negated(p, code)
        elif code >= FIRST_WONDER:
            p.agenda.append(Run(WONDER_EFFECTS[code - FIRST_WONDER], scene))
        elif code not in p.fate.in_play:
            p.agenda.append(Run(USE_EFFECTS[word], scene))
        else:
            p.agenda.append(LayAway(code))
            if not p.called_off:
                p.agenda.append(Run(EFFECTS[code], scene.but(source=code)))
