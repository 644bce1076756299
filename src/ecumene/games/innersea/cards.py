"""The Fate cards, the Wonders and the Epoch Change Table as their tables have them."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

Card = int
"""The number of a Fate card."""
Cards = int
"""A set of cards: their bits together."""
Rows = tuple[dict[str, Any], ...]
"""An effect as a table has it: operations, one after another."""

PLAIN, NEGATE, EVENT, INVESTMENT, COMPETITION = "plain", "negate", "event", "investment", "competition"
KINDS: Final = (PLAIN, NEGATE, EVENT, INVESTMENT, COMPETITION)
DISASTER, RELIGION, BARBARIAN = "disaster", "religion", "barbarian"
TAGS: Final = (DISASTER, RELIGION, BARBARIAN)
COLUMNS: Final = frozenset(
    {
        "id",
        "word",
        "kind",
        "great_person",
        "tags",
        "afterwards",
        "effect",
        "arena",
        "negates",
        "price",
        "takes_card",
        "at_reset",
        "invest",
        "uses",
    }
)
"""What the table can say of a card."""

FIRST_INVASION, LAST_INVASION = 98, 101
"""The Events that act even when the Epoch Change Table reveals them."""
BELOW_EVENTS: Final = 69
"""The optional event of the last Epoch asks for a number below this one."""


@dataclass(frozen=True, slots=True)
class Use:
    """What a disc on an Investment card can be spent on."""

    word: str
    effect: Rows


@dataclass(frozen=True, slots=True)
class FateCard:
    """One of the 103 cards."""

    id: Card
    word: str
    kind: str
    great_person: bool
    tags: frozenset[str]
    aside: bool
    """Whether it is put aside until the end of the Epoch instead of being discarded."""
    effect: Rows
    arena: dict[str, Any]
    """Where a Competition card may be played."""
    negates: frozenset[str]
    price: int
    """Talents that a Negate card costs; a card of the hand pays for who has none."""
    takes_card: bool
    """Whether the negated card goes to the hand of who negated it."""
    at_reset: Rows
    """What it does when it is played while the turn order is reset."""
    invested: int
    """The discs that an Investment card takes."""
    when: str
    """When those discs can be used."""
    uses: tuple[Use, ...]


@dataclass(frozen=True, slots=True)
class Wonder:
    """One of the seven Wonders."""

    word: str
    discs: int
    when: str
    arena: dict[str, Any]
    negates: frozenset[str]
    effect: Rows


@dataclass(frozen=True, slots=True)
class EpochEvent:
    """An entry of the Epoch Change Table."""

    word: str
    first: Card
    last: Card
    effect: Rows


def _rows(name: str, key: str) -> list[dict[str, Any]]:
    path = Path(__file__).parent / f"data/{name}.toml"
    rows: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))[key]
    return rows


def _card(row: dict[str, Any]) -> FateCard:
    if row["kind"] not in KINDS or not set(row.get("tags", ())) <= set(TAGS) or set(row) - COLUMNS:
        raise ValueError(f"no such card: {row}")
    if row.get("afterwards", "discard") not in ("discard", "aside"):
        raise ValueError(f"nobody knows where it goes: {row}")
    invest = row.get("invest", {})
    return FateCard(
        id=row["id"],
        word=row["word"],
        kind=row["kind"],
        great_person=row.get("great_person", False),
        tags=frozenset(row.get("tags", ())),
        aside=row.get("afterwards") == "aside",
        effect=tuple(row.get("effect", ())),
        arena=row.get("arena", {}),
        negates=frozenset(row.get("negates", ())),
        price=row.get("price", 0),
        takes_card=row.get("takes_card", False),
        at_reset=tuple(row.get("at_reset", ())),
        invested=invest.get("discs", 0),
        when=invest.get("when", ""),
        uses=tuple(Use(use["word"], tuple(use["do"])) for use in row.get("uses", ())),
    )


def _wonder(row: dict[str, Any]) -> Wonder:
    return Wonder(
        row["word"],
        row["discs"],
        row["when"],
        row.get("arena", {}),
        frozenset(row.get("negates", ())),
        tuple(row.get("effect", ())),
    )


CARDS: Final[dict[Card, FateCard]] = {row["id"]: _card(row) for row in _rows("cards", "card")}
WONDERS: Final[tuple[Wonder, ...]] = tuple(_wonder(row) for row in _rows("wonders", "wonder"))
EPOCH_EVENTS: Final[tuple[EpochEvent, ...]] = tuple(
    EpochEvent(row["word"], row["ids"][0], row["ids"][1], tuple(row["effect"]))
    for row in _rows("epochs", "entry")
)

CARD_WORDS: Final[dict[Card, str]] = {card.id: card.word for card in CARDS.values()}
CARD_OF: Final[dict[str, Card]] = {word: card for card, word in CARD_WORDS.items()}
WONDER_WORDS: Final[tuple[str, ...]] = tuple(wonder.word for wonder in WONDERS)
WONDER_OF: Final[dict[str, int]] = {word: number for number, word in enumerate(WONDER_WORDS)}

INVESTMENTS: Final[tuple[Card, ...]] = tuple(c.id for c in CARDS.values() if c.kind == INVESTMENT)
USE_OF: Final[dict[str, Card]] = {use.word: card.id for card in CARDS.values() for use in card.uses}
"""The Investment card that a word stands for when one of its discs is used."""
INVESTMENT_OF: Final[dict[Card, int]] = {card: number for number, card in enumerate(INVESTMENTS)}


def cards_of_kind(*kinds: str) -> Cards:
    """The set of all cards of some kinds."""
    return sum(1 << card.id for card in CARDS.values() if card.kind in kinds)


EVENTS: Final[Cards] = cards_of_kind(EVENT)
NEGATES: Final[Cards] = cards_of_kind(NEGATE)
COMPETITIONS: Final[Cards] = cards_of_kind(COMPETITION)
PLAYED_IN_TURN: Final[Cards] = cards_of_kind(PLAIN, INVESTMENT)
"""What is played when it is one's turn in the Card Phase."""
AT_RESET: Final[Cards] = sum(1 << card.id for card in CARDS.values() if card.at_reset)


def each_card(cards: Cards) -> list[Card]:
    """The cards of a set, lowest number first."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def card_words(cards: Cards) -> list[str]:
    """What the cards of a set are called."""
    return [CARD_WORDS[card] for card in each_card(cards)]


def epoch_event(card: Card) -> EpochEvent:
    """The entry of the Epoch Change Table that a revealed card points at."""
    return next(entry for entry in EPOCH_EVENTS if entry.first <= card <= entry.last)
