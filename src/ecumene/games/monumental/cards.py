"""All cards by number: city cards, policies and celebrities, with the tables they come from.

Cards are small numbers everywhere in a position; what is printed on them is looked up here.
"""

from dataclasses import dataclass
from typing import Any, Final

from ecumene.games.monumental.operations import (
    CITY_KINDS,
    ConquestMod,
    Copy,
    CostMod,
    DefenceMod,
    Effect,
    Operations,
    read_effect,
    read_operations,
)
from ecumene.games.monumental.resources import NOTHING, Amounts, amounts
from ecumene.games.monumental.tables import one_of, only, reading, table, whole

Number = int
"""A card's number."""

NO_CARD: Final = -1
ERAS: Final = ("I", "II", "R", "III")
TRAITS: Final = ("architect", "cultured", "economist", "technological", "warmonger")


@dataclass(frozen=True, slots=True)
class Card:
    """A card that has a number: what it costs, yields and does."""

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
    effect: Effect | None = None
    bonus: Operations = ()
    """What a wonder gives when it is completed."""
    unique: Operations = ()
    """What a policy gives when it, or a later one, is developed."""


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
    benefit: Operations
    policies: tuple[Number, ...]
    deck: tuple[Number, ...]
    """Its starting cards, unshuffled."""
    knowledge: Number
    """Its starting knowledge, which scores nothing."""


_CITY_PRINT: Final = ("cost", "stages", "yields", "effect", "bonus")


def _city_card(number: int, entry: dict[str, Any]) -> Card:
    only(entry, "id", "kind", "set", "civilization", "copies", "alternative", *_CITY_PRINT)
    first, second = entry.get("stages", (0, 0))
    return Card(
        number=number,
        id=entry["id"],
        kind=one_of(entry["kind"], CITY_KINDS),
        set=one_of(entry["set"], ("start", "basic", *ERAS)),
        civilization=one_of(entry.get("civilization", ""), ("", *CIVILIZATION_WORDS)),
        copies=whole(entry.get("copies", 1)),
        alternative=entry.get("alternative", False),
        cost=whole(entry.get("cost", 0)),
        stages=(first, second),
        yields=amounts(entry.get("yields", {})),
        effect=read_effect(entry.get("effect")),
        bonus=read_operations(entry.get("bonus", [])),
    )


def _policy(number: int, civilization: str, entry: dict[str, Any]) -> Card:
    only(entry, "id", "effect", "unique")
    effect = read_effect(entry["effect"])
    if effect is not None and effect.kind == "passive":
        for operation in effect.do:
            one_of(type(operation).__name__, ("ConquestMod", "CostMod"))
    return Card(
        number=number,
        id=entry["id"],
        kind="policy",
        set="policy",
        civilization=civilization,
        effect=effect,
        unique=read_operations(entry["unique"]),
    )


def _celebrity_card(number: int, entry: dict[str, Any]) -> Card:
    only(entry, "id", "era", "cost", "deploy", "retire", "attack", "defence", "effect")
    return Card(
        number=number,
        id=entry["id"],
        kind="celebrity",
        set=one_of(entry["era"], ERAS),
        cost=whole(entry["cost"]),
        effect=read_effect(entry["effect"]),
    )


_CITY_TABLE: Final = table("cards", "card")["card"]
_CIVILIZATION_TABLE: Final = table("civilizations", "civilization")["civilization"]
CIVILIZATION_WORDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _CIVILIZATION_TABLE)
_CELEBRITY_TABLE: Final = table("celebrities", "celebrity")["celebrity"]


def _all_cards() -> tuple[Card, ...]:
    cards: list[Card] = []
    for entry in _CITY_TABLE:
        with reading(entry):
            cards.append(_city_card(len(cards), entry))
    for civilization in _CIVILIZATION_TABLE:
        for entry in civilization["policy"]:
            with reading(entry):
                cards.append(_policy(len(cards), civilization["id"], entry))
    for entry in _CELEBRITY_TABLE:
        with reading(entry):
            cards.append(_celebrity_card(len(cards), entry))
    return tuple(cards)


CARDS: Final = _all_cards()
CARD_OF: Final[dict[str, Number]] = {card.id: card.number for card in CARDS}
CARD_WORDS: Final = tuple(card.id for card in CARDS)


def _refuse_unknown_archives() -> None:
    """Prices that ask for certain cards name cards that there are."""
    for entry in _CITY_TABLE:
        effect = CARDS[CARD_OF[entry["id"]]].effect
        with reading(entry):
            for cost in effect.costs if effect is not None else ():
                for word in cost.archive_only:
                    one_of(word, CARD_OF)


_refuse_unknown_archives()
KIND: Final = tuple(card.kind for card in CARDS)
EFFECTS: Final = tuple(card.effect for card in CARDS)
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


DEPLOYMENTS: Final = (
    "beside-city",
    "own-capital",
    "own-province",
    "own-province-or-capital",
    "own-unfinished-wonder",
    "with-own-explorer",
)
RETIREMENTS: Final = ("after-use", "end-of-turn-used", "when-province-lost")


def _celebrity(entry: dict[str, Any]) -> Celebrity:
    with reading(entry):
        return Celebrity(
            card=CARDS[CARD_OF[entry["id"]]],
            deploy=one_of(entry["deploy"], DEPLOYMENTS),
            retire=one_of(entry["retire"], RETIREMENTS),
            attack=whole(entry.get("attack", 0)),
            defence=whole(entry.get("defence", 0)),
        )


CELEBRITIES: Final[dict[Number, Celebrity]] = {
    CARD_OF[entry["id"]]: _celebrity(entry) for entry in _CELEBRITY_TABLE
}


def _civilization(entry: dict[str, Any]) -> Civilization:
    own = [card for card in CARDS if card.set == "start" and card.civilization in ("", entry["id"])]
    with reading(entry):
        only(entry, "id", "leader", "trait", "benefit", "policy")
        return Civilization(
            id=entry["id"],
            leader=entry["leader"],
            trait=one_of(entry["trait"], TRAITS),
            benefit=read_operations(entry["benefit"]),
            policies=tuple(CARD_OF[policy["id"]] for policy in entry["policy"]),
            deck=tuple(card.number for card in own for _ in range(card.copies)),
            knowledge=next(card.number for card in own if card.kind == "knowledge"),
        )


CIVILIZATIONS: Final = tuple(_civilization(entry) for entry in _CIVILIZATION_TABLE)


# Looked up by what is in force -----------------------------------------------------------------


def bit(number: Number) -> int:
    """A card's place in a set of cards that are in force."""
    return 1 << number


def _triggers() -> dict[str, tuple[tuple[int, Card, Effect], ...]]:
    found: dict[str, list[tuple[int, Card, Effect]]] = {}
    for card in CARDS:
        if card.effect is not None and card.effect.kind == "trigger":
            found.setdefault(card.effect.event, []).append((bit(card.number), card, card.effect))
    return {event: tuple(cards) for event, cards in found.items()}


TRIGGERS: Final = _triggers()
"""What answers to an event, by its name."""
TRIGGER_BITS: Final = {event: sum(found[0] for found in cards) for event, cards in TRIGGERS.items()}

CONQUEST_MODS: Final[tuple[tuple[int, ConquestMod], ...]] = tuple(
    (bit(card.number), operation)
    for card in CARDS
    if card.effect is not None and card.effect.kind == "passive"
    for operation in card.effect.do
    if isinstance(operation, ConquestMod)
)
CONQUEST_BITS: Final = sum({found[0] for found in CONQUEST_MODS})
COST_MODS: Final[tuple[tuple[int, CostMod], ...]] = tuple(
    (bit(card.number), operation)
    for card in CARDS
    if card.effect is not None and card.effect.kind == "passive"
    for operation in card.effect.do
    if isinstance(operation, CostMod)
)
GUARDS: Final[dict[Number, DefenceMod]] = {
    card.number: operation
    for card in CARDS
    if card.effect is not None and card.effect.kind == "passive"
    for operation in card.effect.do
    if isinstance(operation, DefenceMod)
}
"""Celebrities that make their province harder to conquer."""
COPIERS: Final = frozenset(
    card.number
    for card in CARDS
    if card.effect is not None and any(isinstance(operation, Copy) for operation in card.effect.do)
)
"""Cards whose own effect is a copy; they cannot be copied."""
LASTING: Final = sum(
    bit(card.number)
    for card in CARDS
    if card.effect is not None and card.effect.kind in ("trigger", "passive")
)
"""Cards whose effect is in force while they are active."""
ACTIONS: Final = frozenset(
    card.number for card in CARDS if card.effect is not None and card.effect.kind == "action"
)
"""Cards whose effect is used on purpose."""
