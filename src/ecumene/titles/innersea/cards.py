"""The Fate cards, the Wonders and the Epoch Change Table as their tables have them."""

from collections.abc import Collection
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

Card = int
"""The number of a Fate card."""
Cards = int
"""A set of cards: their bits together."""

PLAIN, NEGATE, EVENT, INVESTMENT, COMPETITION = "plain", "negate", "event", "investment", "competition"
KINDS: Final = (PLAIN, NEGATE, EVENT, INVESTMENT, COMPETITION)
DISASTER, RELIGION, BARBARIAN = "disaster", "religion", "barbarian"
TAGS: Final = (DISASTER, RELIGION, BARBARIAN)
INVESTMENT_MOMENTS: Final = ("acquisition", "cards", "competition", "tally", "draw", "loss")
WONDER_MOMENTS: Final = ("acquisition", "cards", "response", "competition", "reset", "draw")
SCOPES: Final = (
    "any_fate",
    "great_person",
    "disaster",
    "disaster_on_me",
    "religion",
    "barbarian",
    "competition",
    "competition_in_my_city",
    "against_me",
    "against_my_discs",
    "wonder_use",
)
"""What Negate cards and Wonders can answer."""

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


class Invest(NamedTuple):
    """What an Investment card takes, and when that is used."""

    discs: int
    when: str


def _invest(row: Row) -> Invest:
    return Invest(row.number("discs"), row.word("when", INVESTMENT_MOMENTS))


def _use(row: Row) -> Use:
    return Use(row.word("word"), row.rows("do"))


def _card(row: Row) -> FateCard:
    """A card; what only some kinds of cards have is read of those only."""
    kind = row.word("kind", KINDS)
    negates, invests, competes = kind == NEGATE, kind == INVESTMENT, kind == COMPETITION
    invest = read(row.row("invest"), _invest) if invests else Invest(0, "")
    return FateCard(
        id=row.number("id"),
        word=row.word("word"),
        kind=kind,
        great_person=row.flag("great_person"),
        tags=frozenset(row.words_if_any("tags", TAGS)),
        aside=row.choice("afterwards", ("discard", "aside")) == "aside",
        effect=() if invests else row.rows_if_any("effect") if negates else row.rows("effect"),
        arena=row.row("arena") if competes else {},
        negates=frozenset(row.words("negates", SCOPES) if negates else ()),
        price=row.number_if_any("price") if negates else 0,
        takes_card=row.flag("takes_card") if negates else False,
        at_reset=row.rows_if_any("at_reset") if kind == PLAIN else (),
        invested=invest.discs,
        when=invest.when,
        uses=tuple(read_each(row.rows_if_any("uses"), "use", _use)) if invests else (),
    )


def _wonder(row: Row) -> Wonder:
    when = row.word("when", WONDER_MOMENTS)
    responds = when == "response"
    return Wonder(
        row.word("word"),
        row.number("discs"),
        when,
        row.row("arena") if when == "competition" else {},
        frozenset(row.words("negates", SCOPES) if responds else ()),
        () if responds else row.rows("effect"),
    )


def _epoch_event(row: Row) -> EpochEvent:
    ids = row.numbers("ids")
    if len(ids) != 2:
        raise refused("ids", list(ids))
    return EpochEvent(row.word("word"), *ids, row.rows("effect"))


def read_cards(text: str) -> dict[Card, FateCard]:
    """The cards of a table, by number."""
    with speaking_of("cards.toml"):
        (rows,) = read_table(text, "card")
        cards = read_each(rows, "card", _card)
        alone("id", [card.id for card in cards])
        alone("word", [card.word for card in cards])
        return {card.id: card for card in cards}


def read_wonders(text: str) -> tuple[Wonder, ...]:
    """The Wonders of a table."""
    with speaking_of("wonders.toml"):
        (rows,) = read_table(text, "wonder")
        wonders = read_each(rows, "wonder", _wonder)
        alone("word", [wonder.word for wonder in wonders])
        return tuple(wonders)


def read_epochs(text: str, cards: Collection[Card]) -> tuple[EpochEvent, ...]:
    """An Epoch Change Table; every card points at one entry of it."""
    with speaking_of("epochs.toml"):
        (rows,) = read_table(text, "entry")
        entries = read_each(rows, "entry", _epoch_event)
        numbers = [card for entry in entries for card in range(entry.first, entry.last + 1)]
        alone("ids", numbers)
        if set(numbers) != set(cards):
            raise refused("ids", sorted(set(numbers) ^ set(cards)))
        return tuple(entries)


CARDS: Final = read_cards(text_of(__file__, "cards"))
WONDERS: Final = read_wonders(text_of(__file__, "wonders"))
EPOCH_EVENTS: Final = read_epochs(text_of(__file__, "epochs"), CARDS)

CARD_WORDS: Final[dict[Card, str]] = {card.id: card.word for card in CARDS.values()}
CARD_OF: Final[dict[str, Card]] = {word: card for card, word in CARD_WORDS.items()}
WONDER_WORDS: Final[tuple[str, ...]] = tuple(wonder.word for wonder in WONDERS)
WONDER_OF: Final[dict[str, int]] = {word: number for number, word in enumerate(WONDER_WORDS)}

INVESTMENTS: Final[tuple[Card, ...]] = tuple(c.id for c in CARDS.values() if c.kind == INVESTMENT)
USE_OF: Final[dict[str, Card]] = {use.word: card.id for card in CARDS.values() for use in card.uses}
"""The Investment card that a word stands for when one of its discs is used."""
_MOMENTS: Final = {*WONDER_MOMENTS, *INVESTMENT_MOMENTS}
WONDERS_FOR: Final[dict[str, tuple[int, ...]]] = {
    when: tuple([number for number, wonder in enumerate(WONDERS) if wonder.when == when]) for when in _MOMENTS
}
"""The Wonders that are used at each moment."""
INVESTMENTS_FOR: Final[dict[str, tuple[int, ...]]] = {
    when: tuple([number for number, card in enumerate(INVESTMENTS) if CARDS[card].when == when])
    for when in _MOMENTS
}
"""The numbers of the Investment cards that are used at each moment."""
INVESTMENT_OF: Final[dict[Card, int]] = {card: number for number, card in enumerate(INVESTMENTS)}


def cards_of_kind(*kinds: str) -> Cards:
    """The set of all cards of some kinds."""
    return sum(1 << card.id for card in CARDS.values() if card.kind in kinds)


EVENTS: Final[Cards] = cards_of_kind(EVENT)
IS_EVENT: Final[tuple[bool, ...]] = tuple([bool(EVENTS >> card & 1) for card in range(max(CARDS) + 1)])
NEGATES: Final[Cards] = cards_of_kind(NEGATE)
COMPETITIONS: Final[Cards] = cards_of_kind(COMPETITION)
PLAYED_IN_TURN: Final[Cards] = cards_of_kind(PLAIN, INVESTMENT)
"""What is played when it is one's turn in the Card Phase."""
AT_RESET: Final[Cards] = sum(1 << card.id for card in CARDS.values() if card.at_reset)
RESET_CARDS: Final = tuple([card.id for card in CARDS.values() if card.at_reset])


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
