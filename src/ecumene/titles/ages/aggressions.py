"""Aggressions: the attack and the defence."""

from collections.abc import Iterable, Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.titles.ages.attacks import attack_cost, break_pacts, strengths
from ecumene.titles.ages.cards import BONUS, CARDS, ID, OF_KIND, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.hands import MILITARY_CARDS, NOT_HELD
from ecumene.titles.ages.position import Ages, without
from ecumene.titles.ages.spending import spend_military
from ecumene.titles.ages.spoils import succeed

YIELD: Final = "yield"
FACE_DOWN: Final = 1
"""What a card put away face down adds to the defence."""
BEST_DEFENCE: Final = max(CARDS[card].defence for card in OF_KIND[BONUS])
DEFENCES: Final = {
    **{f"discard {ID[card]}": (card, FACE_DOWN) for card in MILITARY_CARDS},
    **{f"play {ID[card]}": (card, CARDS[card].defence) for card in OF_KIND[BONUS]},
}
"""How a card can help the defence, and by how much."""

NOT_ENOUGH: Final = Objection("defence-must-hold")


def attack(p: Ages, civ: Civilization, card: Number, rival: Civilization) -> None:
    """An aggression is played: the rival may defend (rule `aggression`)."""
    p.give_up(civ, card, openly=True)
    spend_military(p, civ, attack_cost(card, rival))
    p.tell("aggression", seat=civ.seat, rival_seat=rival.seat, card=ID[card])
    break_pacts(p, civ, rival)
    p.reveal()
    missing = needed(civ, rival)
    cards = min(len(rival.military_hand), rival.ratings.military)
    if cards * BEST_DEFENCE < missing:
        succeed(p, civ, rival, card)
    else:
        p.agenda.append(Defend(rival.seat, civ.seat, card))


def needed(attacker: Civilization, defender: Civilization) -> int:
    """The strength that the defender lacks."""
    ours, theirs = strengths(attacker, defender)
    return ours - theirs


def holds(hand: Sequence[Number], cards: int, missing: int) -> bool:
    """Whether a hand can still make up what is missing with that many cards."""
    best = sorted((CARDS[card].defence or FACE_DOWN for card in hand), reverse=True)
    return sum(best[:cards]) >= missing


def defences(hand: tuple[Number, ...], cards: int, missing: int) -> list[Choice]:
    """The cards that can be added so that the defence can still hold."""
    if cards < 1:
        return []
    return [
        word
        for word, (card, value) in DEFENCES.items()
        if card in hand and holds(without(hand, card), cards - 1, missing - value)
    ]


def defence_bar(hand: tuple[Number, ...], cards: int, missing: int, choice: Choice) -> Objection | None:
    """Why a card does not help the defence."""
    card, value = DEFENCES[choice]
    if card not in hand:
        return NOT_HELD
    if cards < 1 or not holds(without(hand, card), cards - 1, missing - value):
        return NOT_ENOUGH
    return None


@step
class Defend(Decision[Ages]):
    """Whether and with which cards to defend against an aggression (rule `aggression-defence`)."""

    attacker: int
    card: Number

    def silence(self) -> Choice:
        return YIELD

    def _missing(self, p: Ages) -> int:
        return needed(p.civs[self.attacker], p.civs[self.seat])

    def choices(self, p: Ages) -> Sequence[Choice]:
        civ = p.civs[self.seat]
        return [YIELD, *defences(civ.military_hand, civ.ratings.military, self._missing(p))]

    def choose(self, p: Ages, choice: Choice) -> None:
        if choice == YIELD:
            succeed(p, p.civs[self.attacker], p.civs[self.seat], self.card)
        else:
            add_defence(p, self, (), self._missing(p), choice)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return [YIELD, *DEFENCES]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        civ = p.civs[self.seat]
        if choice == YIELD:
            return None
        return defence_bar(civ.military_hand, civ.ratings.military, self._missing(p), choice)

    def facts(self, p: Ages) -> Particulars:
        return {
            "attacker_seat": self.attacker,
            "card": ID[self.card],
            "missing": self._missing(p),
            "most": p.civs[self.seat].ratings.military,
        }


def add_defence(p: Ages, head: Defend, picked: tuple[Choice, ...], missing: int, choice: Choice) -> None:
    """Add a card; once the defence holds, all cards are shown or put away."""
    picked += (choice,)
    missing -= DEFENCES[choice][1]
    if missing > 0:
        p.agenda.append(DefendWith(head.seat, head, picked, missing))
        return
    civ = p.civs[head.seat]
    p.reveal()
    for word in picked:
        p.give_up(civ, DEFENCES[word][0], openly=word.startswith("play"))
    shown = [ID[DEFENCES[word][0]] for word in picked if word.startswith("play")]
    p.tell(
        "defended",
        seat=civ.seat,
        attacker_seat=head.attacker,
        cards=shown,
        count=len(picked) - len(shown),
    )


@step
class DefendWith(Link[Ages, Defend]):
    """Which card to add to the defence."""

    picked: tuple[Choice, ...]
    missing: int

    def _left(self, p: Ages) -> tuple[tuple[Number, ...], int]:
        civ = p.civs[self.seat]
        hand = civ.military_hand
        for word in self.picked:
            hand = without(hand, DEFENCES[word][0])
        return hand, civ.ratings.military - len(self.picked)

    def choices(self, p: Ages) -> Sequence[Choice]:
        hand, cards = self._left(p)
        return defences(hand, cards, self.missing)

    def choose(self, p: Ages, choice: Choice) -> None:
        add_defence(p, self.head, self.picked, self.missing, choice)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return DEFENCES

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        hand, cards = self._left(p)
        return defence_bar(hand, cards, self.missing, choice)

    def facts(self, p: Ages) -> Particulars:
        return {"missing": self.missing, "count": len(self.picked)}
