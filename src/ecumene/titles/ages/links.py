"""Where a chain of the action phase goes on: upgrade into what, keep Homer where, play a card how."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Link, Objection
from ecumene.titles.ages import once
from ecumene.titles.ages.cards import (
    CARDS,
    GOVERNMENT,
    ID,
    IS_TECHNOLOGY,
    IS_UNIT,
    IS_URBAN,
    KIND,
    LEVEL,
    NONE,
    NUMBER,
    THEATER,
    WORKER_CARDS,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.gains import gain
from ecumene.titles.ages.leaders import play_leader
from ecumene.titles.ages.position import Ages, without
from ecumene.titles.ages.spending import (
    LACK_CIVIL,
    LACK_RESOURCES,
    civil_left,
    resources_left,
    science_bar,
    spend_civil,
    spend_military,
    upgrade_cost,
)
from ecumene.titles.ages.technologies import develop, revolt, revolution_bar
from ecumene.titles.ages.words import BUILD, DEVELOP, FOOD, RESOURCES, REVOLUTION, UPGRADE
from ecumene.titles.ages.works import (
    NOTHING_BETTER,
    URBAN_LIMIT,
    build,
    build_bar,
    has_room,
    upgradable_bar,
    upgrade,
    upgrade_bar,
)

RECOVER: Final = "recover"

NOT_IN_PLAY: Final = Objection("technology-in-play")
NOT_FOR_CARD: Final = Objection("card-has-effect")
NOT_THEATER: Final = Objection("bach-theater")


def said(verb: str, cards: Iterable[Number]) -> list[Choice]:
    """A verb said of several cards."""
    return [f"{verb} {ID[card]}" for card in cards]


def discard_action_card(p: Ages, civ: Civilization, card: Number) -> None:
    """An action card was played: it is gone."""
    civ.hand = without(civ.hand, card)
    p.tell("played", seat=civ.seat, card=ID[card])


class UpgradeTo(Link[Ages, Decision[Ages]]):
    """Which better technology a worker moves to."""

    __slots__ = ("card", "played")

    def __init__(self, seat: int, head: Decision[Ages], card: Number, played: Number) -> None:
        super().__init__(seat, head)
        self.card = card
        self.played = played
        """The action card that makes it cheaper, if one was played."""

    def _less(self) -> int:
        return CARDS[self.played].value if self.played != NONE else 0

    def choices(self, p: Ages) -> Sequence[Choice]:
        civ = p.civs[self.seat]
        less = self._less()
        return [ID[card] for card in civ.techs if upgrade_bar(p, civ, self.card, card, less) is None]

    def choose(self, p: Ages, choice: Choice) -> None:
        civ = p.civs[self.seat]
        p.agenda.append(self.head)
        if self.played != NONE:
            spend_civil(p, civ, 1)
            discard_action_card(p, civ, self.played)
        elif IS_UNIT[self.card]:
            spend_military(p, civ, 1)
        else:
            spend_civil(p, civ, 1)
        upgrade(p, civ, self.card, NUMBER[choice], self._less())

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return ID[:WORKER_CARDS]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        civ = p.civs[self.seat]
        better = NUMBER[choice]
        if better not in civ.techs:
            return NOT_IN_PLAY
        return upgrade_bar(p, civ, self.card, better, self._less())

    def facts(self, p: Ages) -> dict[str, Any]:
        return {"card": ID[self.card]}


def compose_into_bar(p: Ages, civ: Civilization, card: Number, theater: Number) -> Objection | None:
    """Why Bach cannot turn an urban building into this theater."""
    if KIND[theater] != THEATER or theater == card:
        return NOT_THEATER
    if LEVEL[theater] < LEVEL[card]:
        return NOTHING_BETTER
    if KIND[card] != THEATER and not has_room(civ, theater):
        return URBAN_LIMIT
    missing = upgrade_cost(civ, card, theater) - resources_left(p, civ, unit=False)
    return LACK_RESOURCES[missing] if missing > 0 else None


class ComposeInto(Link[Ages, Decision[Ages]]):
    """Which theater Bach turns an urban building into."""

    __slots__ = ("card",)

    def __init__(self, seat: int, head: Decision[Ages], card: Number) -> None:
        super().__init__(seat, head)
        self.card = card

    def choices(self, p: Ages) -> Sequence[Choice]:
        civ = p.civs[self.seat]
        return [ID[card] for card in civ.techs if compose_into_bar(p, civ, self.card, card) is None]

    def choose(self, p: Ages, choice: Choice) -> None:
        civ = p.civs[self.seat]
        p.agenda.append(self.head)
        p.this_turn.used |= once.BACH
        spend_civil(p, civ, 1)
        upgrade(p, civ, self.card, NUMBER[choice])

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return ID[:WORKER_CARDS]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        civ = p.civs[self.seat]
        theater = NUMBER[choice]
        if theater not in civ.techs:
            return NOT_IN_PLAY
        return compose_into_bar(p, civ, self.card, theater)

    def facts(self, p: Ages) -> dict[str, Any]:
        return {"card": ID[self.card]}


class HomerStays(Link[Ages, Decision[Ages]]):
    """Whether Homer stays under a wonder, or a civil action comes back (rule `homer`)."""

    __slots__ = ("leader",)

    def __init__(self, seat: int, head: Decision[Ages], leader: Number) -> None:
        super().__init__(seat, head)
        self.leader = leader

    def choices(self, p: Ages) -> Sequence[Choice]:
        return [RECOVER, *(ID[card] for card in p.civs[self.seat].wonders)]

    def choose(self, p: Ages, choice: Choice) -> None:
        civ = p.civs[self.seat]
        p.agenda.append(self.head)
        spend_civil(p, civ, 1)
        play_leader(p, civ, self.leader, NONE if choice == RECOVER else NUMBER[choice])

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return [RECOVER, *(ID[card.number] for card in CARDS if card.kind == "wonder")]

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        if choice == RECOVER or NUMBER[choice] in p.civs[self.seat].wonders:
            return None
        return Objection("homer")

    def facts(self, p: Ages) -> dict[str, Any]:
        return {"card": ID[self.leader]}


class ChooseReserves(Link[Ages, Decision[Ages]]):
    """Food or resources."""

    __slots__ = ("played",)

    def __init__(self, seat: int, head: Decision[Ages], played: Number) -> None:
        super().__init__(seat, head)
        self.played = played

    def choices(self, p: Ages) -> Sequence[Choice]:
        return (FOOD, RESOURCES)

    def choose(self, p: Ages, choice: Choice) -> None:
        civ = p.civs[self.seat]
        p.agenda.append(self.head)
        spend_civil(p, civ, 1)
        discard_action_card(p, civ, self.played)
        gain(p, civ, choice, CARDS[self.played].value)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return (FOOD, RESOURCES)

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        return None

    def facts(self, p: Ages) -> dict[str, Any]:
        return {"card": ID[self.played], "amount": CARDS[self.played].value}


@dataclass(frozen=True, slots=True)
class Scope:
    """What an action card lets a player improve."""

    urban: bool
    rural: bool
    build: bool

    def covers(self, card: Number) -> bool:
        return not IS_UNIT[card] and (self.urban if IS_URBAN[card] else self.rural)


def improvements(p: Ages, civ: Civilization, played: Number, scope: Scope) -> list[Choice]:
    """What can be built and upgraded with an action card."""
    less = CARDS[played].value
    covered = [card for card in civ.techs if scope.covers(card)]
    found = []
    if scope.build:
        found += said(BUILD, (card for card in covered if build_bar(p, civ, card, less) is None))
    return found + said(UPGRADE, (card for card in covered if upgradable_bar(p, civ, card, less) is None))


class Improve(Link[Ages, Decision[Ages]]):
    """What to build or upgrade with an action card."""

    __slots__ = ("played", "scope")

    def __init__(self, seat: int, head: Decision[Ages], played: Number, scope: Scope) -> None:
        super().__init__(seat, head)
        self.played = played
        self.scope = scope

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

    def facts(self, p: Ages) -> dict[str, Any]:
        return {"card": ID[self.played], "amount": CARDS[self.played].value}


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


class BreakThrough(Link[Ages, Decision[Ages]]):
    """Which technology to develop with a Breakthrough."""

    __slots__ = ("played",)

    def __init__(self, seat: int, head: Decision[Ages], played: Number) -> None:
        super().__init__(seat, head)
        self.played = played

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

    def facts(self, p: Ages) -> dict[str, Any]:
        return {"card": ID[self.played], "amount": CARDS[self.played].value}
