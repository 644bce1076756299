"""The cards: `data/civil.toml` and `data/military.toml`, read once, numbered, and looked up by number."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from ecumene.core.tables import read_table, text_of

Number = int
"""A card is its number; copies of one card share it."""

NONE: Final = -1
"""No card."""

AGES: Final = ("a", "i", "ii", "iii", "iv")
AGE_WORDS: Final = tuple(f"age-{age}" for age in AGES)
LAST_AGE: Final = 3
"""The last age with cards."""
CLOSING_AGE: Final = 4
"""The age without cards in which the game ends."""

WORKER_KINDS: Final = (
    "farm",
    "mine",
    "lab",
    "temple",
    "arena",
    "library",
    "theater",
    "infantry",
    "cavalry",
    "artillery",
    "air-force",
)
SPECIAL_KINDS: Final = ("special-military", "special-civil", "special-colonization", "special-construction")
CIVIL_KINDS: Final = (*WORKER_KINDS, *SPECIAL_KINDS, "government", "wonder", "leader", "action")
MILITARY_KINDS: Final = ("event", "territory", "aggression", "war", "pact", "tactic", "bonus")
KINDS: Final = (*CIVIL_KINDS, *MILITARY_KINDS)

# Each a line of its own: so a compiler writes the number where the name stands.
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
ARENA: Final = 4
LIBRARY: Final = 5
THEATER: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
SPECIAL_MILITARY: Final = 11
SPECIAL_CIVIL: Final = 12
SPECIAL_COLONIZATION: Final = 13
SPECIAL_CONSTRUCTION: Final = 14
GOVERNMENT: Final = 15
WONDER: Final = 16
LEADER: Final = 17
ACTION: Final = 18
EVENT: Final = 19
TERRITORY: Final = 20
AGGRESSION: Final = 21
WAR: Final = 22
PACT: Final = 23
TACTIC: Final = 24
BONUS: Final = 25


@dataclass(frozen=True, slots=True)
class Gives:
    """The symbols at the foot of a card."""

    science: int = 0
    culture: int = 0
    strength: int = 0
    happy: int = 0
    civil: int = 0
    military: int = 0
    colonization: int = 0
    blue: int = 0
    yellow: int = 0
    hand: int = 0
    food: int = 0
    resources: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """One card as the tables describe it; what it has not is empty or 0."""

    number: Number
    id: str
    age: int
    kind: str
    copies: tuple[int, int, int]
    """How many are in the deck with 2, 3 and 4 players."""
    science: int = 0
    revolution: int = 0
    cost: int = 0
    worth: int = 0
    stages: tuple[int, ...] = ()
    limit: int = 0
    workers: int = 0
    discount: tuple[int, ...] = (0, 0, 0, 0)
    stages_at_once: int = 1
    gives: Gives = Gives()
    gains: Mapping[str, int] = field(default_factory=dict)
    value: int = 0
    lost: int = 0
    beyond: int = 0
    per_rival: tuple[int, ...] = ()
    military: int = 0
    each: Mapping[str, int] = field(default_factory=dict)
    strongest: Mapping[str, int] = field(default_factory=dict)
    weakest: Mapping[str, int] = field(default_factory=dict)
    two_strongest: Mapping[str, int] = field(default_factory=dict)
    two_weakest: Mapping[str, int] = field(default_factory=dict)
    ranks: tuple[tuple[int, ...], ...] = ()
    army: tuple[int, ...] = ()
    strength: int = 0
    obsolete: int = 0
    defence: int = 0
    colonization: int = 0
    levels: tuple[int, ...] = ()
    sides: bool = False
    a: Gives = Gives()
    b: Gives = Gives()
    peace: bool = False
    breaks: bool = False
    attack: int = 0
    saves: int = 0
    partner_pays: int = 0


def _tupled(value: Any) -> Any:
    return tuple(_tupled(item) for item in value) if isinstance(value, list) else value


def _copies(row: dict[str, Any]) -> tuple[int, int, int]:
    copies = row.get("copies", 0)
    if isinstance(copies, list):
        two, three, four = copies
        return two, three, four
    return (0 if row["kind"] == "pact" else copies), copies, copies


def _card(number: Number, row: dict[str, Any]) -> Card:
    fields = {name: _tupled(value) for name, value in row.items()}
    fields["copies"] = _copies(row)
    for name in ("gives", "a", "b"):
        if name in fields:
            fields[name] = Gives(**fields[name])
    return Card(number=number, **fields)


def _table(name: str) -> list[dict[str, Any]]:
    (rows,) = read_table(text_of(__file__, name), "card")
    return sorted(rows, key=lambda row: (KINDS.index(row["kind"]), row["age"]))


CARDS: Final[tuple[Card, ...]] = tuple(
    _card(number, row) for number, row in enumerate(_table("civil") + _table("military"))
)
NUMBER: Final[dict[str, Number]] = {card.id: card.number for card in CARDS}
ID: Final[tuple[str, ...]] = tuple(card.id for card in CARDS)
KIND: Final[tuple[int, ...]] = tuple(KINDS.index(card.kind) for card in CARDS)
LEVEL: Final[tuple[int, ...]] = tuple(card.age for card in CARDS)

# Technologies that workers stand on are the first numbers, kind by kind and level by level.
WORKER_CARDS: Final = sum(kind <= AIR_FORCE for kind in KIND)
OF_KIND: Final[tuple[tuple[Number, ...], ...]] = tuple(
    tuple(card.number for card in CARDS if card.kind == kind) for kind in KINDS
)
FARMS: Final = OF_KIND[FARM]
MINES: Final = OF_KIND[MINE]
LABS: Final = OF_KIND[LAB]
TOKEN_CARDS: Final = len(FARMS) + len(MINES) + len(LABS)
"""Blue tokens lie on farms and mines, and on labs for Bill Gates: the very first numbers."""

COST: Final = tuple(card.cost for card in CARDS)
WORTH: Final = tuple(card.age if card.kind == "lab" else card.worth for card in CARDS)
SCIENCE: Final = tuple(card.gives.science for card in CARDS)
CULTURE: Final = tuple(card.gives.culture for card in CARDS)
STRENGTH: Final = tuple(card.gives.strength for card in CARDS)
HAPPY: Final = tuple(card.gives.happy for card in CARDS)

IS_TECHNOLOGY: Final = tuple(kind <= GOVERNMENT for kind in KIND)
IS_URBAN: Final = tuple(LAB <= kind <= THEATER for kind in KIND)
IS_UNIT: Final = tuple(INFANTRY <= kind <= AIR_FORCE for kind in KIND)
IS_GREEN: Final = tuple(kind in (EVENT, TERRITORY) for kind in KIND)
"""What may be prepared as an event."""
IS_HOSTILE: Final = tuple(
    card.kind in ("aggression", "war") or card.peace or card.breaks or card.attack > 0 for card in CARDS
)
"""What is of no use where nobody attacks: attacks, and the pacts that speak of them."""

INITIAL: Final = tuple(card.number for card in CARDS if not any(card.copies))
"""The technologies printed on the player board."""
DESPOTISM: Final = NUMBER["despotism"]


def said(verb: str, cards: Iterable[Number]) -> list[str]:
    """A verb said of several cards.

    >>> said("build", [NUMBER["iron"], NUMBER["coal"]])
    ['build iron', 'build coal']
    """
    return [f"{verb} {ID[card]}" for card in cards]


def civil_deck(age: int, players: int) -> list[Number]:
    """The civil cards of an age for that many players, unshuffled."""
    return list(_deck(CIVIL_KINDS, age, players))


def military_deck(age: int, players: int, peaceful: bool = False) -> list[Number]:
    """The military cards of an age for that many players, unshuffled; in peace nobody is attacked."""
    deck = _deck(MILITARY_KINDS, age, players)
    return [card for card in deck if not (peaceful and IS_HOSTILE[card])]


@cache
def _deck(kinds: tuple[str, ...], age: int, players: int) -> tuple[Number, ...]:
    cards = [card for card in CARDS if card.kind in kinds and card.age == age]
    return tuple(card.number for card in cards for _ in range(card.copies[players - 2]))
