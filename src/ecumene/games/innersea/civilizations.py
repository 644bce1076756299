"""The ten civilizations and the set-ups for two to six of them."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ecumene.games.innersea.cards import Card, Rows
from ecumene.games.innersea.map import AREA_OF, Area, areas_of

MOST_CIVILIZATIONS: Final = 6
BARBARIANS: Final = MOST_CIVILIZATIONS
"""The number of the barbarian faction: the civilizations come before it."""
NOBODY: Final = -1
FACTIONS: Final = MOST_CIVILIZATIONS + 1
BARBARIAN_WORD: Final = "barbarians"
COLOURS: Final = ("red", "green", "blue", "purple", "yellow", "brown")

DISCS: Final = 50
MARKERS: Final = 2
"""Discs of a colour that mark the victory points and the turn order."""
HAND_LIMIT: Final = 6
FIRST_HAND: Final = 5
SETTLEMENT: Final = 2
CITY: Final = 3


@dataclass(frozen=True, slots=True)
class Ability:
    """What only one civilization can do."""

    word: str
    when: str
    limit: int
    """How often a phase; 0 when the arena alone decides."""
    apart_from: str
    """Another ability that cannot be used in the same competition."""
    arena: dict[str, Any]
    effect: Rows


@dataclass(frozen=True, slots=True)
class Civilization:
    """One of the ten displays."""

    word: str
    home: Area
    deep_sea: bool
    """Whether it enters the deep seas before Epoch IV."""
    shield: int
    """With that many discs at home, cards of others cannot touch them; 0 for none."""
    unshielded: frozenset[Card]
    """The cards that can all the same."""
    abilities: tuple[Ability, ...]
    traits: tuple[str, ...]
    """What its abilities are called that are always in force."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """Who can be chosen, and where each begins."""

    boundary: str
    settlements: dict[str, int]
    camps: dict[str, int]


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / f"data/{name}.toml").read_text(encoding="utf-8"))


def _ability(row: dict[str, Any]) -> Ability:
    return Ability(
        row["word"],
        row["when"],
        row.get("limit", 0),
        row.get("apart_from", ""),
        row.get("arena", {}),
        tuple(row.get("effect", ())),
    )


def _civilization(row: dict[str, Any]) -> Civilization:
    shield = row.get("shield", {})
    return Civilization(
        row["word"],
        AREA_OF[row["home"]],
        "deep_sea" in row,
        shield.get("min_discs", 0),
        frozenset(shield.get("except_cards", ())),
        tuple(_ability(ability) for ability in row["ability"]),
        tuple(word for word in (shield.get("word"), row.get("deep_sea")) if word),
    )


def _set_up(row: dict[str, Any]) -> SetUp:
    return SetUp(
        row["boundary"],
        {word: areas_of(at["settlements"]) for word, at in row["at"].items()},
        {word: areas_of(at["camps"]) for word, at in row["at"].items()},
    )


CIVILIZATIONS: Final[tuple[Civilization, ...]] = tuple(
    _civilization(row) for row in _table("civilizations")["civilization"]
)
CIVILIZATION_OF: Final[dict[str, int]] = {civ.word: number for number, civ in enumerate(CIVILIZATIONS)}
SET_UPS: Final[dict[int, SetUp]] = {row["civilizations"]: _set_up(row) for row in _table("setups")["set_up"]}
HOMES: Final = sum(1 << civ.home for civ in CIVILIZATIONS)
MOST_ABILITIES: Final = max(len(civ.abilities) for civ in CIVILIZATIONS)
