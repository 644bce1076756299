"""Aggressions: the attack, the defence, and what each does when it succeeds."""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Link, Objection
from ecumene.titles.ages.attacks import attack_cost, break_pacts, strengths
from ecumene.titles.ages.cards import (
    AGE_WORDS,
    BONUS,
    CARDS,
    COST,
    ID,
    IS_URBAN,
    LEVEL,
    NONE,
    NUMBER,
    OF_KIND,
    TERRITORY,
    WORKER_CARDS,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.colonies import move_colony
from ecumene.titles.ages.gains import bring, gain, lose
from ecumene.titles.ages.hands import MILITARY_CARDS, NOT_HELD
from ecumene.titles.ages.leaders import remove_leader
from ecumene.titles.ages.position import Ages, without
from ecumene.titles.ages.row import drop_unfinished
from ecumene.titles.ages.spending import spend_military
from ecumene.titles.ages.tokens import FOOD_PARTS, lose_population
from ecumene.titles.ages.wars import take_culture, take_science
from ecumene.titles.ages.words import DONE, FOOD, RESOURCES
from ecumene.titles.ages.works import free_worker

YIELD: Final = "yield"
LEADER: Final = "remove-leader"
WONDER: Final = "remove-wonder"
FACE_DOWN: Final = 1
"""What a card put away face down adds to the defence."""
BEST_DEFENCE: Final = max(CARDS[card].defence for card in OF_KIND[BONUS])
_DEFENCES: Final = {
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
        for word, (card, value) in _DEFENCES.items()
        if card in hand and holds(without(hand, card), cards - 1, missing - value)
    ]


def defence_bar(hand: tuple[Number, ...], cards: int, missing: int, choice: Choice) -> Objection | None:
    """Why a card does not help the defence."""
    card, value = _DEFENCES[choice]
    if card not in hand:
        return NOT_HELD
    if cards < 1 or not holds(without(hand, card), cards - 1, missing - value):
        return NOT_ENOUGH
    return None


class Defend(Decision[Ages]):
    """Whether and with which cards to defend against an aggression (rule `aggression-defence`)."""

    __slots__ = ("attacker", "card")

    def __init__(self, seat: int, attacker: int, card: Number) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.card = card

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
        return [YIELD, *_DEFENCES]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        civ = p.civs[self.seat]
        if choice == YIELD:
            return None
        return defence_bar(civ.military_hand, civ.ratings.military, self._missing(p), choice)

    def facts(self, p: Ages) -> dict[str, Any]:
        return {
            "attacker_seat": self.attacker,
            "card": ID[self.card],
            "missing": self._missing(p),
            "most": p.civs[self.seat].ratings.military,
        }


def add_defence(p: Ages, head: Defend, picked: tuple[Choice, ...], missing: int, choice: Choice) -> None:
    """Add a card; once the defence holds, all cards are shown or put away."""
    picked += (choice,)
    missing -= _DEFENCES[choice][1]
    if missing > 0:
        p.agenda.append(DefendWith(head.seat, head, picked, missing))
        return
    civ = p.civs[head.seat]
    p.reveal()
    for word in picked:
        p.give_up(civ, _DEFENCES[word][0], openly=word.startswith("play"))
    shown = [ID[_DEFENCES[word][0]] for word in picked if word.startswith("play")]
    p.tell(
        "defended",
        seat=civ.seat,
        attacker_seat=head.attacker,
        cards=shown,
        count=len(picked) - len(shown),
    )


class DefendWith(Link[Ages, Defend]):
    """Which card to add to the defence."""

    __slots__ = ("missing", "picked")

    def __init__(self, seat: int, head: Defend, picked: tuple[Choice, ...], missing: int) -> None:
        super().__init__(seat, head)
        self.picked = picked
        self.missing = missing

    def _left(self, p: Ages) -> tuple[tuple[Number, ...], int]:
        civ = p.civs[self.seat]
        hand = civ.military_hand
        for word in self.picked:
            hand = without(hand, _DEFENCES[word][0])
        return hand, civ.ratings.military - len(self.picked)

    def choices(self, p: Ages) -> Sequence[Choice]:
        hand, cards = self._left(p)
        return defences(hand, cards, self.missing)

    def choose(self, p: Ages, choice: Choice) -> None:
        add_defence(p, self.head, self.picked, self.missing, choice)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return _DEFENCES

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        hand, cards = self._left(p)
        return defence_bar(hand, cards, self.missing, choice)

    def facts(self, p: Ages) -> dict[str, Any]:
        return {"missing": self.missing, "count": len(self.picked)}


def succeed(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    """The aggression succeeds."""
    p.tell("aggression-won", seat=civ.seat, rival_seat=rival.seat, card=ID[card])
    AGGRESSIONS[CARDS[card].id.rpartition("-")[0]](p, civ, rival, card)


# What each aggression does ---------------------------------------------------------------------------


def enslave(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    bring(p, civ, CARDS[card].gains)
    lose_population(p, rival, 1)


def plunder(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    total = min(CARDS[card].value, rival.food + rival.resources)
    p.agenda.append(SharePlunder(civ.seat, rival.seat, total))


class SharePlunder(Decision[Ages]):
    """How much of the plunder is food; the rest is resources."""

    __slots__ = ("rival", "total")

    def __init__(self, seat: int, rival: int, total: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.total = total

    def automatic(self) -> bool:
        return True

    def _range(self, p: Ages) -> tuple[int, int]:
        rival = p.civs[self.rival]
        return max(0, self.total - rival.resources), min(self.total, rival.food)

    def choices(self, p: Ages) -> Sequence[Choice]:
        least, most = self._range(p)
        return FOOD_PARTS[least : most + 1]

    def choose(self, p: Ages, choice: Choice) -> None:
        civ, rival = p.civs[self.seat], p.civs[self.rival]
        food = FOOD_PARTS.index(choice)
        resources = self.total - food
        lose(p, rival, FOOD, food)
        lose(p, rival, RESOURCES, resources)
        gain(p, civ, FOOD, food)
        gain(p, civ, RESOURCES, resources)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return FOOD_PARTS

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        return None if choice in self.choices(p) else Objection("plunder-what-there-is")

    def facts(self, p: Ages) -> dict[str, Any]:
        return {"rival_seat": self.rival, "amount": self.total}


def raid(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    p.agenda.append(RaidBuilding(civ.seat, rival.seat, CARDS[card].levels, 0))


class RaidBuilding(Decision[Ages]):
    """Which urban building of the rival to destroy; half of what all cost comes as resources."""

    __slots__ = ("levels", "rival", "spoils")

    def __init__(self, seat: int, rival: int, levels: tuple[int, ...], spoils: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.levels = levels
        """The highest level of each building still to be destroyed."""
        self.spoils = spoils
        """What the buildings destroyed so far had cost."""

    def automatic(self) -> bool:
        return True

    def _bar(self, p: Ages, card: Number) -> Objection | None:
        if not IS_URBAN[card] or not p.civs[self.rival].workers[card]:
            return Objection("raid-urban-building")
        return None if self.levels and LEVEL[card] <= self.levels[0] else Objection("raid-level")

    def choices(self, p: Ages) -> Sequence[Choice]:
        found = [ID[card] for card in p.civs[self.rival].techs if self._bar(p, card) is None]
        return [*found, DONE] if self.spoils or not found else found

    def choose(self, p: Ages, choice: Choice) -> None:
        if choice == DONE:
            gain(p, p.civs[self.seat], RESOURCES, (self.spoils + 1) // 2)
            return
        card = NUMBER[choice]
        free_worker(p, p.civs[self.rival], card)
        p.agenda.append(RaidBuilding(self.seat, self.rival, self.levels[1:], self.spoils + COST[card]))

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return [*ID[:WORKER_CARDS], DONE]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        if choice != DONE:
            return self._bar(p, NUMBER[choice])
        return None if DONE in self.choices(p) else Objection("raid-at-least-one")

    def facts(self, p: Ages) -> dict[str, Any]:
        level = self.levels[0] if self.levels else 0
        return {"rival_seat": self.rival, "age": AGE_WORDS[level]}


def annex(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    if rival.colonies:
        p.agenda.append(AnnexColony(civ.seat, rival.seat))


class AnnexColony(Decision[Ages]):
    """Which colony of the rival to take."""

    __slots__ = ("rival",)

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def automatic(self) -> bool:
        return True

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [ID[card] for card in p.civs[self.rival].colonies]

    def choose(self, p: Ages, choice: Choice) -> None:
        p.tell("annexed", seat=self.seat, rival_seat=self.rival, card=choice)
        move_colony(p, p.civs[self.rival], p.civs[self.seat], NUMBER[choice])

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return [ID[card] for card in OF_KIND[TERRITORY]]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        held = NUMBER[choice] in p.civs[self.rival].colonies
        return None if held else Objection("colony-of-rival")

    def facts(self, p: Ages) -> dict[str, Any]:
        return {"rival_seat": self.rival}


def infiltrate(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    if rival.leader != NONE or rival.wonder != NONE:
        p.agenda.append(Infiltrate(civ.seat, rival.seat, CARDS[card].value))


class Infiltrate(Decision[Ages]):
    """Whether the rival's leader or its unfinished wonder goes."""

    __slots__ = ("culture", "rival")

    def __init__(self, seat: int, rival: int, culture: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.culture = culture
        """What each level of it scores."""

    def automatic(self) -> bool:
        return True

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [word for word in (LEADER, WONDER) if self.objection(p, word) is None]

    def choose(self, p: Ages, choice: Choice) -> None:
        civ, rival = p.civs[self.seat], p.civs[self.rival]
        card = rival.leader if choice == LEADER else rival.wonder
        if choice == LEADER:
            remove_leader(p, rival)
        else:
            drop_unfinished(p, rival)
        culture = self.culture * LEVEL[card]
        civ.culture += culture
        p.tell("infiltrated", seat=self.seat, rival_seat=self.rival, card=ID[card], culture=culture)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return (LEADER, WONDER)

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        rival = p.civs[self.rival]
        card = rival.leader if choice == LEADER else rival.wonder
        return Objection("infiltrate-leader-or-wonder") if card == NONE else None

    def facts(self, p: Ages) -> dict[str, Any]:
        return {"rival_seat": self.rival}


def spy(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    take_science(p, civ, rival, CARDS[card].value)


def armed_intervention(p: Ages, civ: Civilization, rival: Civilization, card: Number) -> None:
    take_culture(p, civ, rival, CARDS[card].value)


AGGRESSIONS: Final[dict[str, Callable[[Ages, Civilization, Civilization, Number], None]]] = {
    "enslave": enslave,
    "plunder": plunder,
    "raid": raid,
    "annex": annex,
    "infiltrate": infiltrate,
    "spy": spy,
    "armed-intervention": armed_intervention,
}
