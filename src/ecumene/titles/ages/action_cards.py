"""Action cards: what each kind does, and when it may be played."""

# ruff: noqa: ARG001 -- functions in a table have the shape of all in the table

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.core.values import Value, value
from ecumene.titles.ages.cards import (
    ACTION,
    CARDS,
    GOVERNMENT,
    ID,
    IS_TECHNOLOGY,
    IS_UNIT,
    IS_URBAN,
    KIND,
    NUMBER,
    OF_KIND,
    Number,
    said,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.gains import FOOD, RESOURCES, bring, gain
from ecumene.titles.ages.hands import discard_action_card
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.spending import LACK_CIVIL, civil_left, science_bar, spend_civil
from ecumene.titles.ages.technologies import DEVELOP, REVOLUTION, develop, revolt, revolution_bar
from ecumene.titles.ages.wonders import build_stages, stage_bar
from ecumene.titles.ages.works import (
    BUILD,
    NOT_FOR_CARD,
    UPGRADE,
    UpgradeTo,
    build,
    build_bar,
    increase_population,
    population_bar,
    upgradable_bar,
)

JUST_TAKEN: Final = Objection("action-card-next-turn")


@value
class Scope(Value):
    """What an action card lets a player improve."""

    urban: bool
    rural: bool
    build: bool

    def covers(self, card: Number) -> bool:
        return not IS_UNIT[card] and (self.urban if IS_URBAN[card] else self.rural)


_SCOPES: Final = {
    "rich-land": Scope(urban=False, rural=True, build=True),
    "urban-growth": Scope(urban=True, rural=False, build=True),
    "efficient-upgrade": Scope(urban=True, rural=True, build=False),
}


def name(card: Number) -> str:
    """The name that an action card shares with those of other ages."""
    return CARDS[card].id.rpartition("-")[0]


def play_bar(p: Ages, civ: Civilization, card: Number) -> Objection | None:
    """Why an action card cannot be played now."""
    if p.this_turn.taken and civ.hand.count(card) <= p.this_turn.taken.count(card):
        return JUST_TAKEN
    kind = NAMES[card]
    if kind == "breakthrough" and breakthroughs(p, civ):
        return None
    if not civil_left(p, civ):
        return LACK_CIVIL[1]
    if kind == "breakthrough":
        return NOT_FOR_CARD
    if kind == "engineering-genius":
        return stage_bar(p, civ, 1, CARDS[card].value)
    if kind == "frugality":
        return population_bar(p, civ)
    if kind in _SCOPES:
        return None if improves(p, civ, card, _SCOPES[kind]) else NOT_FOR_CARD
    return None


def play_link(p: Ages, civ: Civilization, card: Number, head: Decision[Ages]) -> Link[Ages, Any] | None:
    """What more must be chosen to play an action card."""
    kind = NAMES[card]
    if kind == "reserves":
        return ChooseReserves(civ.seat, head, card)
    if kind == "breakthrough":
        return BreakThrough(civ.seat, head, card)
    if kind in _SCOPES:
        return Improve(civ.seat, head, card, _SCOPES[kind])
    return None


def play_card(p: Ages, civ: Civilization, card: Number) -> None:
    """Play an action card that asks nothing more."""
    spend_civil(p, civ, 1)
    discard_action_card(p, civ, card)
    EFFECTS[NAMES[card]](p, civ, card)


def bring_gains(p: Ages, civ: Civilization, card: Number) -> None:
    """Cultural Heritage, Stockpile and Revolutionary Idea: what the card names, in its order."""
    bring(p, civ, CARDS[card].gains)


def engineering_genius(p: Ages, civ: Civilization, card: Number) -> None:
    build_stages(p, civ, 1, CARDS[card].value)


def frugality(p: Ages, civ: Civilization, card: Number) -> None:
    increase_population(p, civ)
    gain(p, civ, "food", CARDS[card].value)


def patriotism(p: Ages, civ: Civilization, card: Number) -> None:
    gain(p, civ, "military-actions", 1)
    gain(p, civ, "arms", CARDS[card].value)


def arm_against_the_stronger(p: Ages, civ: Civilization, card: Number) -> None:
    """Wave of Nationalism and Military Build-Up: resources for arms for each stronger civilization."""
    stronger = sum(other.ratings.strength > civ.ratings.strength for other in p.living())
    gain(p, civ, "arms", stronger * CARDS[card].per_rival[p.players - 2])


def endowment_for_the_arts(p: Ages, civ: Civilization, card: Number) -> None:
    richer = sum(other.culture > civ.culture for other in p.living())
    gain(p, civ, "culture", richer * CARDS[card].per_rival[p.players - 2])


EFFECTS: Final[dict[str, Callable[[Ages, Civilization, Number], None]]] = {
    "cultural-heritage": bring_gains,
    "stockpile": bring_gains,
    "revolutionary-idea": bring_gains,
    "engineering-genius": engineering_genius,
    "frugality": frugality,
    "patriotism": patriotism,
    "wave-of-nationalism": arm_against_the_stronger,
    "military-build-up": arm_against_the_stronger,
    "endowment-for-the-arts": endowment_for_the_arts,
}

NAMES: Final[dict[Number, str]] = {card: name(card) for card in OF_KIND[ACTION]}


# Cards that ask something more ---------------------------------------------------------------------------


@step
class PlayHow(Link[Ages, Decision[Ages]]):
    """How an action card is played."""

    played: Number

    def facts(self, p: Ages) -> Particulars:
        return {"card": ID[self.played], "amount": CARDS[self.played].value}


@step
class ChooseReserves(PlayHow):
    """Food or resources."""

    def choices(self, p: Ages) -> Sequence[Choice]:
        return (FOOD, RESOURCES)

    def choose(self, p: Ages, choice: Choice) -> None:
        civ = p.civs[self.seat]
        p.agenda.append(self.head)
        spend_civil(p, civ, 1)
        discard_action_card(p, civ, self.played)
        gain(p, civ, choice, CARDS[self.played].value)


def improves(p: Ages, civ: Civilization, played: Number, scope: Scope) -> bool:
    """Whether there is anything to build or to upgrade with an action card."""
    less = CARDS[played].value
    for card in civ.techs:
        if scope.covers(card):
            if scope.build and build_bar(p, civ, card, less) is None:
                return True
            if upgradable_bar(p, civ, card, less) is None:
                return True
    return False


def improvements(p: Ages, civ: Civilization, played: Number, scope: Scope) -> list[Choice]:
    """What can be built and upgraded with an action card."""
    less = CARDS[played].value
    covered = [card for card in civ.techs if scope.covers(card)]
    found = []
    if scope.build:
        found += said(BUILD, (card for card in covered if build_bar(p, civ, card, less) is None))
    return found + said(UPGRADE, (card for card in covered if upgradable_bar(p, civ, card, less) is None))


@step
class Improve(PlayHow):
    """What to build or upgrade with an action card."""

    scope: Scope

    def choices(self, p: Ages) -> Sequence[Choice]:
        return improvements(p, p.civs[self.seat], self.played, self.scope)

    def choose(self, p: Ages, choice: Choice) -> None:
        verb, word = choice.split()
        if verb == UPGRADE:
            p.agenda.append(UpgradeTo(self.seat, self.head, NUMBER[word], self.played))
            return
        civ = p.civs[self.seat]
        p.agenda.append(self.head)
        spend_civil(p, civ, 1)
        discard_action_card(p, civ, self.played)
        build(p, civ, NUMBER[word], CARDS[self.played].value)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        cards = p.civs[self.seat].techs
        return said(BUILD, cards) + said(UPGRADE, cards)

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        verb, word = choice.split()
        card = NUMBER[word]
        if not self.scope.covers(card) or (verb == BUILD and not self.scope.build):
            return NOT_FOR_CARD
        bar = build_bar if verb == BUILD else upgradable_bar
        return bar(p, p.civs[self.seat], card, CARDS[self.played].value)


def breakthroughs(p: Ages, civ: Civilization) -> list[Choice]:
    """What a Breakthrough can develop: for one civil action, or by revolution at its own price."""
    found = []
    if civil_left(p, civ):
        found = said(
            DEVELOP,
            (c for c in dict.fromkeys(civ.hand) if IS_TECHNOLOGY[c] and science_bar(p, civ, c) is None),
        )
    governments = (card for card in dict.fromkeys(civ.hand) if KIND[card] == GOVERNMENT)
    return found + said(REVOLUTION, (c for c in governments if revolution_bar(p, civ, c) is None))


@step
class BreakThrough(PlayHow):
    """Which technology to develop with a Breakthrough."""

    def choices(self, p: Ages) -> Sequence[Choice]:
        return breakthroughs(p, p.civs[self.seat])

    def choose(self, p: Ages, choice: Choice) -> None:
        civ = p.civs[self.seat]
        verb, word = choice.split()
        p.agenda.append(self.head)
        discard_action_card(p, civ, self.played)
        if verb == DEVELOP:
            spend_civil(p, civ, 1)
            develop(p, civ, NUMBER[word])
        else:
            revolt(p, civ, NUMBER[word])
        gain(p, civ, "science", CARDS[self.played].value)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        cards = [card for card in dict.fromkeys(p.civs[self.seat].hand) if IS_TECHNOLOGY[card]]
        return said(DEVELOP, cards) + said(REVOLUTION, (c for c in cards if KIND[c] == GOVERNMENT))

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        civ = p.civs[self.seat]
        verb, word = choice.split()
        if verb == REVOLUTION:
            return revolution_bar(p, civ, NUMBER[word])
        return science_bar(p, civ, NUMBER[word]) if civil_left(p, civ) else LACK_CIVIL[1]
