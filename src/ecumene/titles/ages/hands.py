"""Cards in hand: how many may stay, and which ones go."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Objection, step
from ecumene.titles.ages.cards import AGE_WORDS, BONUS, EVENT, ID, LEVEL, NUMBER, OF_KIND, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.position import Ages, without

MILITARY_CARDS: Final = tuple(card for kind in range(EVENT, BONUS + 1) for card in OF_KIND[kind])
NOT_HELD: Final = Objection("card-in-hand")


def military_limit(civ: Civilization) -> int:
    """How many military cards a hand may keep at the end of the turn."""
    return civ.ratings.military + civ.standing.hand


def discard_action_card(p: Ages, civ: Civilization, card: Number) -> None:
    """An action card was played: it is gone."""
    civ.hand = without(civ.hand, card)
    p.tell("played", seat=civ.seat, card=ID[card])


def discard_military(p: Ages, civ: Civilization, count: int) -> None:
    """So many military cards go; nobody is asked which, if it is the whole hand."""
    if count < len(civ.military_hand):
        p.agenda.append(DiscardMilitary(civ.seat, count))
        return
    for card in civ.military_hand:
        put_away(p, civ, card)


def put_away(p: Ages, civ: Civilization, card: Number) -> None:
    """A military card goes onto the discards face down."""
    p.give_up(civ, card, openly=False)
    p.tell("discarded", seat=civ.seat, age=AGE_WORDS[LEVEL[card]])


@step
class DiscardMilitary(Decision[Ages]):
    """Which military card to put away face down, one after another."""

    left: int

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [ID[card] for card in sorted(set(p.civs[self.seat].military_hand))]

    def choose(self, p: Ages, choice: Choice) -> None:
        put_away(p, p.civs[self.seat], NUMBER[choice])
        if self.left > 1:
            p.agenda.append(DiscardMilitary(self.seat, self.left - 1))

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return [ID[card] for card in MILITARY_CARDS]

    def refusal(self, p: Ages, choice: Choice) -> Objection:
        return NOT_HELD

    def facts(self, p: Ages) -> Particulars:
        return {"count": self.left}
