"""The Card Phase: in turn order a card, a Wonder or a pass, until all have passed."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.state import raised
from ecumene.core.steps import Choice, Objection, Task, step
from ecumene.titles.innersea.building import WhichWonder, building_objection, means_objection
from ecumene.titles.innersea.cards import (
    CARD_OF,
    COMPETITIONS,
    NEGATES,
    PLAYED_IN_TURN,
    WONDER_OF,
    card_words,
)
from ecumene.titles.innersea.civilizations import NOBODY
from ecumene.titles.innersea.deeds import Play
from ecumene.titles.innersea.effects import ABILITY_EFFECTS
from ecumene.titles.innersea.notation import PASS
from ecumene.titles.innersea.plans import Deed, begin
from ecumene.titles.innersea.position import CARD_PHASE, InnerSea
from ecumene.titles.innersea.scene import EFFECTS, Run, Scene
from ecumene.titles.innersea.uses import abilities, fresh_abilities, offers, use_investment, use_wonder

BUILD: Final = "build"
ALPHABET: Final = "alphabet"


@step
class CardPhase(Task[InnerSea]):
    """Everybody is in it again."""

    def run(self, p: InnerSea) -> None:
        p.phase = CARD_PHASE
        p.passed = p.built = 0
        p.discount = [0] * p.count
        fresh_abilities(p)
        p.tell("phase", phase=CARD_PHASE)
        p.agenda.append(NextToPlay(NOBODY))


@step
class NextToPlay(Task[InnerSea]):
    """The next in turn order who has not passed; an empty hand with nothing to build passes by itself."""

    after: int

    def run(self, p: InnerSea) -> None:
        start = p.order.index(self.after) + 1 if self.after != NOBODY else 0
        for further in range(p.count):
            seat = p.order[(start + further) % p.count]
            if not p.passed >> seat & 1:
                p.turn += 1
                play = PlayCard(seat)
                if p.fate.hands[seat] or len(play.choices(p)) > 1:
                    p.ask(play)
                else:
                    play.choose(p, PASS)
                return


@step
class PlayCard(Play):
    """Play a Fate card, build a Wonder, use one, or pass for the rest of the phase."""

    def silence(self) -> Choice:
        return PASS

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        words = card_words(p.fate.hands[self.seat] & PLAYED_IN_TURN)
        if self._building_objection(p) is None:
            words.append(BUILD)
        words += offers(p, self.seat, "cards")
        if self._writes(p):
            words.append(ALPHABET)
        words.append(PASS)
        return words

    def _writes(self, p: InnerSea) -> bool:
        return bool(p.fate.hands[self.seat] and abilities(p, self.seat, "cards"))

    def choose(self, p: InnerSea, choice: Choice) -> None:
        seat = self.seat
        if choice == PASS:
            p.passed |= 1 << seat
            p.tell("passed", seat=seat)
            p.agenda.append(self.following())
        elif choice == BUILD:
            p.ask(WhichWonder(seat, self))
        elif choice == ALPHABET:
            self._write(p)
        elif choice in WONDER_OF:
            use_wonder(p, self, WONDER_OF[choice])
        elif choice in CARD_OF and p.fate.holds(seat, CARD_OF[choice]):
            card = CARD_OF[choice]
            begin(p, self, Deed(seat, card, EFFECTS[card], Scene(seat, seat, card)))
        else:
            p.agenda.append(self.following())
            use_investment(p, seat, choice)

    def _write(self, p: InnerSea) -> None:
        """The alphabet is no play of its own: the same seat goes on."""
        ((counter, ability),) = abilities(p, self.seat, "cards")
        p.abilities_used = raised(p.abilities_used, counter, 1)
        p.ask(self)
        p.agenda.append(Run(ABILITY_EFFECTS[ability.word], Scene(self.seat, self.seat, name=ability.word)))
        p.tell("used-ability", seat=self.seat, ability=ability.word)

    def following(self) -> NextToPlay:
        return NextToPlay(self.seat)

    def candidates(self, p: InnerSea) -> Iterable[Choice]:
        words = {*self.choices(p), *card_words(p.fate.hands[self.seat]), BUILD, ALPHABET}
        return sorted(words)

    def objection(self, p: InnerSea, choice: Choice) -> Objection | None:
        if choice == BUILD:
            return self._building_objection(p)
        if choice == ALPHABET:
            return None if self._writes(p) else Objection("ability-alphabet")
        if choice in CARD_OF and p.fate.holds(self.seat, CARD_OF[choice]):
            if COMPETITIONS >> CARD_OF[choice] & 1:
                return Objection("competition-cards-when", {"card": choice})
            if NEGATES >> CARD_OF[choice] & 1:
                return Objection("negate-as-answer", {"card": choice})
        return None

    def _building_objection(self, p: InnerSea) -> Objection | None:
        if p.built >> self.seat & 1:
            return Objection("wonder-once")
        if NOBODY not in p.wonders.owner:
            return Objection("wonder-none-left")
        first = means_objection(p, self.seat)
        if first is not None:
            return first
        for wonder, owner in enumerate(p.wonders.owner):
            if owner == NOBODY:
                objection = building_objection(p, self.seat, wonder)
                if objection is None:
                    return None
                first = first or objection
        return first

    def facts(self, p: InnerSea) -> Particulars:
        return {"passed": [s for s in p.order if p.passed >> s & 1]}
