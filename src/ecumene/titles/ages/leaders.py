"""Leaders: putting them into play, replacing them, and what happens when they leave."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.titles.ages import once
from ecumene.titles.ages.armies import GENGHIS_KHAN
from ecumene.titles.ages.cards import CARDS, ID, LABS, LEVEL, NONE, NUMBER, OF_KIND, WONDER, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.position import Ages, without
from ecumene.titles.ages.ratings import BILL_GATES
from ecumene.titles.ages.spending import spend_civil

HOMER: Final = NUMBER["homer"]
CHURCHILL: Final = NUMBER["winston-churchill"]
RECOVER: Final = "recover"
HOMER_ARMS: Final = CARDS[HOMER].value


def play_leader(p: Ages, civ: Civilization, card: Number, homer_stays_at: Number = NONE) -> None:
    """A leader comes into play; for the one before a civil action comes back (rule `leader-replaced`)."""
    civ.hand = without(civ.hand, card)
    old = civ.leader
    if old != NONE:
        leave(p, civ)
        p.this_turn.used |= once.REPLACED_LEADER
    civ.leader = card
    p.tell("leader", seat=civ.seat, card=ID[card])
    if homer_stays_at != NONE:
        civ.homer = homer_stays_at
        p.tell("homer-stays", seat=civ.seat, card=ID[homer_stays_at])
    elif old != NONE:
        recover_civil(p, civ)
    if card == HOMER:
        p.this_turn.arms += HOMER_ARMS
    p.cards_changed(civ)


@step
class HomerStays(Link[Ages, Decision[Ages]]):
    """Whether Homer stays under a wonder, or a civil action comes back (rule `homer`)."""

    leader: Number

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [RECOVER, *(ID[card] for card in p.civs[self.seat].wonders)]

    def choose(self, p: Ages, choice: Choice) -> None:
        civ = p.civs[self.seat]
        p.agenda.append(self.head)
        spend_civil(p, civ, 1)
        play_leader(p, civ, self.leader, NONE if choice == RECOVER else NUMBER[choice])

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return [RECOVER, *(ID[card] for card in OF_KIND[WONDER])]

    def refusal(self, p: Ages, choice: Choice) -> Objection:
        return Objection("homer")

    def facts(self, p: Ages) -> Particulars:
        return {"card": ID[self.leader]}


def recover_civil(p: Ages, civ: Civilization) -> None:
    """One used civil action comes back, if there is one."""
    if civ.civil < civ.ratings.civil:
        civ.civil += 1
        p.tell("recovered", seat=civ.seat)


def remove_leader(p: Ages, civ: Civilization) -> None:
    """The leader leaves play, and nobody comes in its place."""
    p.tell("lost-leader", seat=civ.seat, card=ID[civ.leader])
    leave(p, civ)
    p.cards_changed(civ)


def leave(p: Ages, civ: Civilization) -> None:
    """What a leader does on leaving."""
    if civ.leader == BILL_GATES:
        score_gates(p, civ)
    civ.leader = NONE


def lab_production(civ: Civilization) -> int:
    """What labs would produce as mines."""
    return sum(civ.workers[card] * LEVEL[card] for card in LABS)


def score_gates(p: Ages, civ: Civilization) -> None:
    """Culture for what Bill Gates's labs produce."""
    culture = lab_production(civ)
    civ.culture += culture
    if culture:
        p.tell("gates", seat=civ.seat, culture=culture)


def score_end_of_turn(p: Ages, civ: Civilization) -> None:
    """Genghis Khan among the strongest, and Winston Churchill's speech unless arms were asked for."""
    if civ.leader == GENGHIS_KHAN:
        stronger = sum(other.ratings.strength > civ.ratings.strength for other in p.living())
        if stronger < p.several():
            score_leader(p, civ)
    elif civ.leader == CHURCHILL and not p.this_turn.used & once.CHURCHILL:
        score_leader(p, civ)


def score_leader(p: Ages, civ: Civilization) -> None:
    """The culture that a leader's card names."""
    culture = CARDS[civ.leader].value
    civ.culture += culture
    p.tell("scored-leader", seat=civ.seat, card=ID[civ.leader], culture=culture)
