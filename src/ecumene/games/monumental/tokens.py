"""The tokens: barbarians, free cities and monsters on the map, markets and what they sell."""

from dataclasses import dataclass
from typing import Any, Final

from ecumene.games.monumental.operations import Cost, Operations, read_cost, read_operations
from ecumene.games.monumental.resources import NOTHING, WORDS, Amounts, amounts
from ecumene.games.monumental.tables import only, reading, table, whole

NO_TOKEN: Final = -1


@dataclass(frozen=True, slots=True)
class Token:
    """A token that lies on a province: its front, and two benefits or a monster on its back."""

    number: int
    id: str
    kind: str
    """barbarian, city or monster"""
    value: int = 0
    copies: int = 1
    cost: Amounts = NOTHING
    benefits: tuple[Operations, ...] = ()
    words: tuple[str, ...] = ()
    """What the benefits are called."""
    automa: int = 0


@dataclass(frozen=True, slots=True)
class MarketToken:
    """What an explorer can bring home from a market."""

    id: str
    benefit: Operations
    automa: int


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster: what defeats it, and what the victor gets."""

    id: str
    value: int
    cost: Cost
    reward: Operations


def benefit_word(entries: list[dict[str, Any]]) -> str:
    """What a benefit is called: `gold-2`, `gold-1-and-culture-1`, `building-and-gold-1`."""
    parts = []
    for entry in entries:
        ((name, args),) = entry.items()
        if name == "gain":
            parts += [
                f"{key.removeprefix('basic-')}-{args[key]}" for key in (*WORDS, "basic-same") if key in args
            ]
        else:
            parts.append({"take": "building"}.get(name, name))
    return "-and-".join(parts)


_TABLE: Final = table("tokens", "production", "barbarian", "city", "market")
_MONSTER_TABLE: Final = table("monsters", "monster")["monster"]
PRODUCTION_TOKENS: Final[int] = _TABLE["production"]


def _monster(entry: dict[str, Any]) -> Monster:
    with reading(entry):
        only(entry, "id", "value", "cost", "reward")
        return Monster(
            entry["id"], whole(entry["value"]), read_cost(entry["cost"]), read_operations(entry["reward"])
        )


MONSTERS: Final = tuple(_monster(entry) for entry in _MONSTER_TABLE)
MONSTER_WORDS: Final = tuple(monster.id for monster in MONSTERS)
MONSTER_OF: Final = {word: number for number, word in enumerate(MONSTER_WORDS)}


def _token(number: int, kind: str, entry: dict[str, Any]) -> Token:
    only(entry, "id", "value", "copies", "cost", "benefits", "automa")
    return Token(
        number=number,
        id=entry["id"],
        kind=kind,
        value=whole(entry.get("value", 0)),
        copies=whole(entry.get("copies", 1)),
        cost=amounts(entry.get("cost", {})),
        benefits=tuple(read_operations(benefit) for benefit in entry["benefits"]),
        words=tuple(benefit_word(benefit) for benefit in entry["benefits"]),
        automa=whole(entry["automa"]),
    )


def _all_tokens() -> tuple[Token, ...]:
    tokens: list[Token] = []
    for kind in ("barbarian", "city"):
        for entry in _TABLE[kind]:
            with reading(entry):
                tokens.append(_token(len(tokens), kind, entry))
    tokens += [
        Token(number=len(tokens) + place, id=monster.id, kind="monster", value=monster.value)
        for place, monster in enumerate(MONSTERS)
    ]
    return tuple(tokens)


TOKENS: Final = _all_tokens()
TOKEN_OF: Final = {token.id: token.number for token in TOKENS}
CITY_TOKENS: Final = tuple(token.number for token in TOKENS if token.kind == "city")
FIRST_MONSTER: Final = len(TOKENS) - len(MONSTERS)
"""Tokens from here on are monsters."""

MARKETS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _TABLE["market"])
STALLS: Final = 5
"""How many tokens a market has in the box."""


for _market in _TABLE["market"]:
    with reading(_market):
        only(_market, "id", "token")


def _market_token(entry: dict[str, Any]) -> MarketToken:
    with reading(entry):
        only(entry, "id", "benefit", "automa")
        return MarketToken(entry["id"], read_operations(entry["benefit"]), whole(entry["automa"]))


MARKET_TOKENS: Final = tuple(_market_token(entry) for market in _TABLE["market"] for entry in market["token"])
"""All market tokens; those of market `m` from `m * STALLS` on."""
MARKET_TOKEN_OF: Final = {token.id: number for number, token in enumerate(MARKET_TOKENS)}
