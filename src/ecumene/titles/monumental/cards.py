"""All cards by number: city cards, policies and celebrities, with the tables they come from.

Cards are small numbers everywhere in a position; what is printed on them is looked up here, and what they do
in `book.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, count
from typing import Any, Final

from ecumene.core.tables import Row, Rows, read_each, read_table, refused, speaking_of, text_of
from ecumene.titles.monumental.resources import NOTHING, Amounts, amounts

Number = int
"""A card's number."""

NO_CARD: Final = -1
CITY_KINDS: Final = ("building", "knowledge", "wonder")
"""The kinds of cards that pass through a city."""
ERAS: Final = ("I", "II", "R", "III")
TRAITS: Final = ("architect", "cultured", "economist", "technological", "warmonger")
DEPLOYMENTS: Final = (
    "beside-city",
    "own-capital",
    "own-province",
    "own-province-or-capital",
    "own-unfinished-wonder",
    "with-own-explorer",
)
RETIREMENTS: Final = ("after-use", "end-of-turn-used", "when-province-lost")


@dataclass(frozen=True, slots=True)
class Card:
    """A card that has a number: what it costs and yields."""

    number: Number
    id: str
    kind: str
    set: str
    civilization: str = ""
    copies: int = 1
    alternative: bool = False
    cost: int = 0
    stages: tuple[int, int] = (0, 0)
    yields: Amounts = NOTHING
    says: Mapping[str, Any] = field(default_factory=dict)
    """What it does, in the words of the table: an effect, a wonder's bonus, a policy's unique effect."""


@dataclass(frozen=True, slots=True)
class Celebrity:
    """A celebrity: where it is deployed, how it fights, when it retires."""

    card: Card
    deploy: str
    retire: str
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class Civilization:
    """A civilization: its leader and its policies."""

    id: str
    leader: str
    trait: str
    benefit: Rows
    """What its leader gives, in the words of the table."""
    policies: tuple[Number, ...]
    deck: tuple[Number, ...]
    """Its starting cards, unshuffled."""
    knowledge: Number
    """Its starting knowledge, which scores nothing."""


@dataclass(frozen=True, slots=True)
class Home:
    """What the table says of a civilization, before there are cards."""

    id: str
    leader: str
    trait: str
    benefit: Rows
    policies: Rows


def _home(row: Row) -> Home:
    return Home(
        row.word("id"),
        row.word("leader"),
        row.word("trait", TRAITS),
        row.rows("benefit"),
        row.rows("policy"),
    )


with speaking_of("civilizations.toml"):
    (_HOME_ROWS,) = read_table(text_of(__file__, "civilizations"), "civilization")
    _HOMES: Final = read_each(_HOME_ROWS, "civilization", _home)
CIVILIZATION_WORDS: Final = tuple(home.id for home in _HOMES)


_number: Final = count()
"""Cards are numbered as the tables list them."""


def _city_card(row: Row) -> Card:
    return Card(
        number=next(_number),
        id=row.word("id"),
        kind=row.word("kind", CITY_KINDS),
        set=row.word("set", ("start", "basic", *ERAS)),
        civilization=row.choice("civilization", ("", *CIVILIZATION_WORDS)),
        copies=row.number("copies") if "copies" in row else 1,
        alternative=row.flag("alternative"),
        cost=row.number_if_any("cost"),
        stages=_stages(row),
        yields=amounts(row.row_if_any("yields")),
        says={"effect": row.row_if_any("effect"), "bonus": row.rows_if_any("bonus")},
    )


def _stages(row: Row) -> tuple[int, int]:
    """What the two stages of a wonder cost."""
    if "stages" not in row:
        return 0, 0
    stages = row.numbers("stages")
    if len(stages) != 2:
        raise refused("stages", list(stages))
    return stages[0], stages[1]


def _policy(civilization: str, row: Row) -> Card:
    return Card(
        number=next(_number),
        id=row.word("id"),
        kind="policy",
        set="policy",
        civilization=civilization,
        says={"effect": row.row("effect"), "unique": row.rows("unique")},
    )


def _celebrity(row: Row) -> Celebrity:
    card = Card(
        number=next(_number),
        id=row.word("id"),
        kind="celebrity",
        set=row.word("era", ERAS),
        cost=row.number("cost"),
        says={"effect": row.row("effect")},
    )
    return Celebrity(
        card=card,
        deploy=row.word("deploy", DEPLOYMENTS),
        retire=row.word("retire", RETIREMENTS),
        attack=row.number_if_any("attack"),
        defence=row.number_if_any("defence"),
    )


with speaking_of("cards.toml"):
    (_CITY_ROWS,) = read_table(text_of(__file__, "cards"), "card")
    _CITY_CARDS: Final = read_each(_CITY_ROWS, "card", _city_card)
with speaking_of("civilizations.toml"):
    _POLICIES: Final = [read_each(home.policies, "policy", partial(_policy, home.id)) for home in _HOMES]
with speaking_of("celebrities.toml"):
    (_CELEBRITY_ROWS,) = read_table(text_of(__file__, "celebrities"), "celebrity")
    _CELEBRITIES: Final = read_each(_CELEBRITY_ROWS, "celebrity", _celebrity)

CARDS: Final = (*_CITY_CARDS, *chain(*_POLICIES), *(celebrity.card for celebrity in _CELEBRITIES))
CARD_OF: Final[dict[str, Number]] = {card.id: card.number for card in CARDS}
CARD_WORDS: Final = tuple(card.id for card in CARDS)
KIND: Final = tuple(card.kind for card in CARDS)
YIELDS: Final = tuple(card.yields for card in CARDS)

BASICS: Final = tuple(card.number for card in CARDS if card.set == "basic")
WONDERS: Final = tuple(card.number for card in CARDS if card.kind == "wonder")
WONDER_PLACE: Final = {number: place for place, number in enumerate(WONDERS)}
"""Where a wonder stands in the list of who built which."""
STARTING_KNOWLEDGE: Final = frozenset(
    card.number for card in CARDS if card.set == "start" and card.kind == "knowledge"
)
BARRACKS: Final = frozenset((CARD_OF["fort"], CARD_OF["archery-range"]))
"""What the Hoplite Fields count."""


def era_cards(era: str) -> list[Card]:
    """The development cards of an era, alternative wonders included, celebrities not."""
    return [card for card in CARDS if card.set == era and card.kind != "celebrity"]


CELEBRITIES: Final = {celebrity.card.number: celebrity for celebrity in _CELEBRITIES}


def _civilization(home: Home, policies: list[Card]) -> Civilization:
    own = [card for card in CARDS if card.set == "start" and card.civilization in ("", home.id)]
    return Civilization(
        id=home.id,
        leader=home.leader,
        trait=home.trait,
        benefit=home.benefit,
        policies=tuple(policy.number for policy in policies),
        deck=tuple(card.number for card in own for _ in range(card.copies)),
        knowledge=next(card.number for card in own if card.kind == "knowledge"),
    )


CIVILIZATIONS: Final = tuple(map(_civilization, _HOMES, _POLICIES))


def bit(number: Number) -> int:
    """A card's place in a set of cards that are in force."""
    return 1 << number
