"""Wonders and Investment cards that are used at a fixed moment of the turn."""

from collections.abc import Sequence

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, SeatTask, step
from ecumene.titles.innersea.cards import (
    CARD_WORDS,
    CARDS,
    INVESTMENT_OF,
    USE_OF,
    WONDER_OF,
    WONDER_WORDS,
)
from ecumene.titles.innersea.civilizations import MOST_ABILITIES, Ability
from ecumene.titles.innersea.deeds import Play
from ecumene.titles.innersea.effects import USE_EFFECTS, WONDER_EFFECTS
from ecumene.titles.innersea.notation import DONE
from ecumene.titles.innersea.plans import Deed, begin
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.scene import Run, Scene
from ecumene.titles.innersea.stakes import FIRST_WONDER


def offers(p: InnerSea, seat: int, when: str) -> list[Choice]:
    """What a civilization can use now: its Wonders and its Investment cards."""
    words = [WONDER_WORDS[wonder] for wonder in p.usable_wonders(seat, when)]
    for card in p.usable_investments(seat, when):
        words += [use.word for use in CARDS[card].uses]
    return words


def use_wonder(p: InnerSea, head: Play, wonder: int) -> None:
    """Begin to use a Wonder: say how, let others answer, do it."""
    scene = Scene(head.seat, head.seat, wonder=p.wonders.area[wonder], name=WONDER_WORDS[wonder])
    begin(p, head, Deed(head.seat, FIRST_WONDER + wonder, WONDER_EFFECTS[wonder], scene))


def use_investment(p: InnerSea, seat: int, choice: Choice) -> None:
    """Remove a disc from an Investment card and have what it gives."""
    p.spend_investment(INVESTMENT_OF[USE_OF[choice]])
    p.tell("used-investment", seat=seat, card=CARD_WORDS[USE_OF[choice]])
    p.agenda.append(Run(USE_EFFECTS[choice], Scene(seat, seat, name=CARD_WORDS[USE_OF[choice]])))


@step
class OfferUses(SeatTask[InnerSea]):
    """Whoever has something to use at this moment is asked."""

    when: str

    def run(self, p: InnerSea) -> None:
        if offers(p, self.seat, self.when):
            p.ask(UseSomething(self.seat, self.when))


@step
class UseSomething(Play):
    """Which Wonder or Investment card to use now, if any."""

    when: str

    def choices(self, p: InnerSea) -> Sequence[Choice]:
        return [*offers(p, self.seat, self.when), DONE]

    def choose(self, p: InnerSea, choice: Choice) -> None:
        if choice == DONE:
            return
        if choice in WONDER_OF:
            use_wonder(p, self, WONDER_OF[choice])
        else:
            p.agenda.append(self.following())
            use_investment(p, self.seat, choice)

    def following(self) -> OfferUses:
        """What else can be used at this moment?"""
        return OfferUses(self.seat, self.when)

    def facts(self, p: InnerSea) -> Particulars:
        return {"when": self.when}


# Abilities --------------------------------------------------------------------------------------


def abilities(p: InnerSea, seat: int, when: str) -> list[tuple[int, Ability]]:
    """The abilities of a civilization that are not used up at this moment, with their counters."""
    found = []
    for number, ability in enumerate(p.display(seat).abilities):
        if ability.when == when:
            counter = seat * MOST_ABILITIES + number
            if not ability.limit or p.abilities_used[counter] < ability.limit:
                found.append((counter, ability))
    return found


def fresh_abilities(p: InnerSea) -> None:
    """With a new phase all abilities can be used again."""
    p.abilities_used = [0] * len(p.abilities_used)
