"""A civilization as a seat sees it."""

from collections.abc import Iterable
from typing import Final

from typing_extensions import TypedDict

from ecumene.core.state import values_of
from ecumene.core.view import Remember
from ecumene.titles.ages.armies import tactical_strength
from ecumene.titles.ages.attacks import strengths
from ecumene.titles.ages.board import CONSUMPTION, CORRUPTION, HAPPY_NEEDED, PLAYERS
from ecumene.titles.ages.cards import (
    AGES,
    CARDS,
    ID,
    IS_TECHNOLOGY,
    IS_UNIT,
    KIND,
    LAST_AGE,
    LEVEL,
    NONE,
    SPECIAL_KINDS,
    TOKEN_CARDS,
    WORKER_KINDS,
    WORTH,
    Number,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.closing import closing_culture
from ecumene.titles.ages.colonization import force
from ecumene.titles.ages.hands import military_limit
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.production import food_production, hunger, resource_production, uprising
from ecumene.titles.ages.row import hand_limit
from ecumene.titles.ages.spending import build_cost, develop_cost, upgrade_cost
from ecumene.titles.ages.this_turn import ThisTurn
from ecumene.titles.ages.tokens import population_cost


class Actions(TypedDict):
    """Actions of one colour."""

    left: int
    total: int


class RatingsView(TypedDict):
    """What the markers on the tracks show, and what armies are worth."""

    culture: int
    science: int
    strength: int
    happiness: int
    armies: int
    force: int
    """What could be sent to a territory, cards apart."""


class Production(TypedDict):
    """What is made a turn."""

    food: int
    resources: int


class Banks(TypedDict):
    """Both banks and what they mean: the next worker, hunger, happiness, corruption."""

    blue: int
    corruption: int
    yellow: int
    population_cost: int | None
    """None when there is nobody left to come."""
    consumption: int
    famine: int
    happiness_needed: int
    discontent: int
    unused_workers: int
    uprising: bool


class Figures(TypedDict):
    """What is counted on a player's board."""

    seat: int
    colour: str
    resigned: bool
    culture: int
    science: int
    ratings: RatingsView
    civil_actions: Actions
    military_actions: Actions
    banks: Banks
    food: int
    resources: int
    production: Production
    closing: int | None
    """The culture that the end would bring now; None where it scores events, and once it has come."""


class Government(TypedDict):
    """The government, with how many urban buildings of a kind it allows."""

    card: str
    limit: int


class Technology(TypedDict):
    """A technology that workers stand on."""

    card: str
    kind: str
    workers: int
    tokens: int
    worth: int
    """What the tokens are worth together."""
    cost: int
    upgrades: dict[str, int]
    """What it costs to move a worker to each better technology."""
    unit: bool


class Unfinished(TypedDict):
    """The wonder under construction."""

    card: str
    built: int
    stages: list[int]


class Wonder(TypedDict):
    """A completed wonder."""

    card: str
    ruined: bool
    homer: bool


class Tactic(TypedDict):
    """The current tactic."""

    card: str
    exclusive: bool


class War(TypedDict):
    """A war that was declared, with both strengths as they are now."""

    card: str
    against: int
    attack: int
    defence: int


class PactView(TypedDict):
    """A pact, from this side."""

    card: str
    side: str
    other: int


class CardsInPlay(TypedDict):
    """The cards before a player."""

    government: Government
    leader: str | None
    technologies: list[Technology]
    specials: dict[str, str | None]
    """By kind."""
    wonder: Unfinished | None
    wonders: list[Wonder]
    colonies: list[str]
    tactic: Tactic | None
    war: War | None
    pacts: list[PactView]


class Held(TypedDict):
    """A civil card in hand, with what it would cost to develop now."""

    card: str
    science: int | None
    revolution: int | None


class Hands(TypedDict):
    """The hands; None for those that the viewer may not see."""

    hand: list[Held] | None
    hand_size: int
    hand_limit: int
    military_hand: list[str] | None
    military_hand_by_age: dict[str, int]
    military_hand_size: int
    military_hand_limit: int
    shown: list[str]
    """Military cards that everybody has seen."""


class CivilizationView(Figures, CardsInPlay, Hands):
    """All that lies before one player."""


class PublicView(Figures, CardsInPlay):
    """What everybody sees of a civilization in the same way."""


class Civilizations:
    """The civilizations of a position, each made once for its player and once for all others."""

    def __init__(self, p: Ages, remember: Remember) -> None:
        self._p = p
        self._remember = remember
        self.made_of = [_made_of(p, civ) for civ in p.civs]
        self._public: dict[int, PublicView] = {}

    def seen_by(self, civ: Civilization, seat: int | None) -> CivilizationView:
        name = "civilization", civ.seat, civ.seat == seat
        return self._remember(name, self.made_of[civ.seat], lambda: self._made(civ, seat))

    def _made(self, civ: Civilization, seat: int | None) -> CivilizationView:
        if civ.seat not in self._public:
            self._public[civ.seat] = self._public_view(civ)
        return {**self._public[civ.seat], **_hands(self._p, civ, seat)}

    def _public_view(self, civ: Civilization) -> PublicView:
        made_of, name = _WORKING(civ), ("technologies", civ.seat)
        technologies = self._remember(name, made_of, lambda: [_technology(civ, card) for card in civ.techs])
        return {**_figures(self._p, civ), **_in_play(self._p, civ, technologies)}


_ALL: Final = values_of(Civilization)
_WORKING: Final = values_of(Civilization, "workers", "tokens", "techs", "leader", "standing")
"""What the numbers on technologies follow from."""
_THIS_TURN: Final = values_of(ThisTurn)


def _made_of(p: Ages, civ: Civilization) -> tuple[object, ...]:
    """All that any part of the view of a civilization follows from."""
    this_turn = _THIS_TURN(p.this_turn) if civ.seat == p.current else None
    war = strengths(civ, p.civs[civ.war_target]) if civ.war != NONE else None
    return _ALL(civ), this_turn, war, p.over


def cards_before(civ: Civilization) -> set[Number]:
    """The cards that everybody sees before a player, and `NONE`."""
    found = {civ.government, civ.leader, civ.wonder, civ.tactic, civ.war}
    found.update(civ.techs, civ.specials, civ.wonders, civ.colonies, civ.shown)
    found.update([pact.card for pact in civ.pacts])
    return found


def cards_held(p: Ages, seat: int | None) -> set[Number]:
    """The cards in hands that a seat sees."""
    found: set[Number] = set()
    for civ in p.civs:
        if _open_hand(p, civ, seat):
            found.update(civ.hand)
        if civ.seat == seat:
            found.update(civ.military_hand)
    return found


def by_age(cards: Iterable[Number]) -> dict[str, int]:
    """How many cards of each age, as their backs show."""
    counts = [0] * (LAST_AGE + 1)
    for card in cards:
        counts[LEVEL[card]] += 1
    return dict(zip(AGES, counts, strict=False))


def _figures(p: Ages, civ: Civilization) -> Figures:
    ratings = civ.ratings
    return {
        "seat": civ.seat,
        "colour": PLAYERS[civ.seat],
        "resigned": civ.resigned,
        "culture": civ.culture,
        "science": civ.science,
        "ratings": {
            "culture": ratings.culture,
            "science": ratings.science,
            "strength": ratings.strength,
            "happiness": ratings.happy,
            "armies": tactical_strength(civ.workers, civ.tactic, civ.leader),
            "force": force(civ, civ.workers),
        },
        "civil_actions": {"left": civ.civil, "total": ratings.civil},
        "military_actions": {"left": civ.military, "total": ratings.military},
        "banks": _banks(p, civ),
        "food": civ.food,
        "resources": civ.resources,
        "production": {"food": food_production(civ), "resources": resource_production(civ)},
        "closing": closing_culture(p, civ) if p.last_age < LAST_AGE and not p.over else None,
    }


def _banks(p: Ages, civ: Civilization) -> Banks:
    return {
        "blue": civ.blue,
        "corruption": CORRUPTION[civ.blue],
        "yellow": civ.yellow,
        "population_cost": population_cost(civ) if civ.yellow else None,
        "consumption": CONSUMPTION[civ.yellow],
        "famine": hunger(p, civ),
        "happiness_needed": HAPPY_NEEDED[civ.yellow],
        "discontent": civ.discontent,
        "unused_workers": civ.unused,
        "uprising": uprising(civ),
    }


def _in_play(p: Ages, civ: Civilization, technologies: list[Technology]) -> CardsInPlay:
    return {
        "government": {"card": ID[civ.government], "limit": civ.standing.limit},
        "leader": _name(civ.leader),
        "technologies": technologies,
        "specials": {kind: _name(card) for kind, card in zip(SPECIAL_KINDS, civ.specials, strict=True)},
        "wonder": _unfinished(civ),
        "wonders": [
            {"card": ID[card], "ruined": card in civ.ruins, "homer": card == civ.homer}
            for card in civ.wonders
        ],
        "colonies": [ID[card] for card in civ.colonies],
        "tactic": {"card": ID[civ.tactic], "exclusive": civ.exclusive} if civ.tactic != NONE else None,
        "war": _war(p, civ),
        "pacts": [{"card": ID[pact.card], "side": pact.side, "other": pact.other} for pact in civ.pacts],
    }


def _name(card: Number) -> str | None:
    return ID[card] if card != NONE else None


def _technology(civ: Civilization, card: Number) -> Technology:
    tokens = civ.tokens[card] if card < TOKEN_CARDS else 0
    return {
        "card": ID[card],
        "kind": WORKER_KINDS[KIND[card]],
        "workers": civ.workers[card],
        "tokens": tokens,
        "worth": tokens * WORTH[card],
        "cost": build_cost(civ, card),
        "upgrades": {
            ID[better]: upgrade_cost(civ, card, better)
            for better in civ.techs
            if KIND[better] == KIND[card] and better > card
        },
        "unit": IS_UNIT[card],
    }


def _unfinished(civ: Civilization) -> Unfinished | None:
    if civ.wonder == NONE:
        return None
    return {"card": ID[civ.wonder], "built": civ.stages, "stages": list(CARDS[civ.wonder].stages)}


def _war(p: Ages, civ: Civilization) -> War | None:
    if civ.war == NONE:
        return None
    attack, defence = strengths(civ, p.civs[civ.war_target])
    return {"card": ID[civ.war], "against": civ.war_target, "attack": attack, "defence": defence}


def _hands(p: Ages, civ: Civilization, seat: int | None) -> Hands:
    own = civ.seat == seat
    return {
        "hand": [_held(civ, card) for card in civ.hand] if _open_hand(p, civ, seat) else None,
        "hand_size": len(civ.hand),
        "hand_limit": hand_limit(civ),
        "military_hand": [ID[card] for card in sorted(civ.military_hand)] if own else None,
        "military_hand_by_age": by_age(civ.military_hand),
        "military_hand_size": len(civ.military_hand),
        "military_hand_limit": military_limit(civ),
        "shown": [ID[card] for card in civ.shown],
    }


def _open_hand(p: Ages, civ: Civilization, seat: int | None) -> bool:
    return civ.seat == seat or p.options["hands"] == "open"


def _held(civ: Civilization, card: Number) -> Held:
    science = develop_cost(civ, card) if IS_TECHNOLOGY[card] else None
    revolution = develop_cost(civ, card, revolution=True) if CARDS[card].revolution else None
    return {"card": ID[card], "science": science, "revolution": revolution}
