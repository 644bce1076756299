"""The ten civilizations and the set-ups for two to six of them."""

import tomllib
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ecumene.core.tables import (
    Row,
    Rows,
    alone,
    read,
    read_each,
    read_table,
    refused,
    speaking_of,
    text_of,
)
from ecumene.titles.innersea.cards import Card
from ecumene.titles.innersea.map import AREA_OF, CHARTS, Area, Areas, areas_of

MOST_CIVILIZATIONS: Final = 6
BARBARIANS: Final = MOST_CIVILIZATIONS
"""The number of the barbarian faction: the civilizations come before it."""
NOBODY: Final = -1
"""No faction."""
UNCHOSEN: Final = -1
"""Instead of the number of a civilization, before a seat has taken one."""
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
LEVELS: Final = (1, 2, 3, 4)
"""How many discs a stack can have that a table speaks of."""
MOMENTS: Final = ("acquisition", "competition", "raid", "loot", "tally", "cards")
"""When abilities can be used."""


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
    at: dict[str, "Beginning"]


class Shield(NamedTuple):
    """What keeps cards of others off the discs at home."""

    word: str
    min_discs: int
    except_cards: frozenset[Card]


def _shield(row: Row) -> Shield:
    return Shield(row.word("word"), row.number("min_discs", LEVELS), frozenset(row.numbers("except_cards")))


def _ability(row: Row) -> Ability:
    return Ability(
        row.word("word"),
        row.word("when", MOMENTS),
        row.number_if_any("limit"),
        row.word("apart_from") if "apart_from" in row else "",
        row.row_if_any("arena"),
        row.rows_if_any("effect"),
    )


def _civilization(row: Row) -> Civilization:
    home = AREA_OF[row.word("home", AREA_OF)]
    deep_sea = row.word("deep_sea") if "deep_sea" in row else ""
    with speaking_of("shield"):
        shield = read(row.row("shield"), _shield) if "shield" in row else Shield("", 0, frozenset())
    abilities = read_each(row.rows("ability"), "ability", _ability)
    known = ["", *(ability.word for ability in abilities)]
    for ability in abilities:
        if ability.apart_from not in known:
            raise refused("apart_from", ability.apart_from)
    traits = tuple(word for word in (shield.word, deep_sea) if word)
    return Civilization(
        row.word("word"),
        home,
        bool(deep_sea),
        shield.min_discs,
        shield.except_cards,
        tuple(abilities),
        traits,
    )


def read_civilizations(text: str) -> tuple[Civilization, ...]:
    """The displays of a table."""
    with speaking_of("civilizations.toml"):
        (rows,) = read_table(text, "civilization")
        civilizations = read_each(rows, "civilization", _civilization)
        alone("word", [civ.word for civ in civilizations])
        alone("ability", [ability.word for civ in civilizations for ability in civ.abilities])
        return tuple(civilizations)


CIVILIZATIONS: Final = read_civilizations(text_of(__file__, "civilizations"))
CIVILIZATION_OF: Final[dict[str, int]] = {civ.word: number for number, civ in enumerate(CIVILIZATIONS)}


class Beginning(NamedTuple):
    """Where a civilization begins."""

    settlements: Areas
    camps: Areas


def _beginning(row: Row) -> Beginning:
    return Beginning(
        areas_of(row.words("settlements", AREA_OF)),
        areas_of(row.words("camps", AREA_OF)),
    )


def _beginnings(rows: Row) -> dict[str, Beginning]:
    found = {}
    for word in CIVILIZATION_OF:
        if word in rows:
            with speaking_of(word):
                found[word] = read(rows.row(word), _beginning)
    return found


def _set_up(row: Row) -> tuple[int, SetUp]:
    number = row.number("civilizations", range(2, MOST_CIVILIZATIONS + 1))
    with speaking_of("at"):
        return number, SetUp(row.word("boundary", CHARTS), read(row.row("at"), _beginnings))


def read_set_ups(text: str) -> tuple[dict[int, SetUp], dict[str, Beginning]]:
    """The set-ups of a table, by number of civilizations, and where those begin that are in none of them."""
    with speaking_of("setups.toml"):
        rows, others = read(tomllib.loads(text), lambda table: (table.rows("set_up"), table.row("besides")))
        set_ups = read_each(rows, "set_up", _set_up)
        alone("civilizations", [number for number, _ in set_ups])
        with speaking_of("besides"):
            return dict(set_ups), read(others, _beginnings)


SET_UPS, _BESIDES = read_set_ups(text_of(__file__, "setups"))
_ANYWHERE: Final = _BESIDES | {word: at for n in sorted(SET_UPS) for word, at in SET_UPS[n].at.items()}


def beginning(count: int, word: str) -> Beginning:
    """Where a civilization begins among so many: as in the set-up, else as in the largest that has it."""
    return SET_UPS[count].at.get(word) or _ANYWHERE[word]


HOMES: Final = sum(1 << civ.home for civ in CIVILIZATIONS)
MOST_ABILITIES: Final = max(len(civ.abilities) for civ in CIVILIZATIONS)
