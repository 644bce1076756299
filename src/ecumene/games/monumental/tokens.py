"""The tokens: barbarians, free cities and monsters on the map, markets and what they sell."""

from dataclasses import dataclass
from typing import Any, Final

from ecumene.games.monumental.operations import Cost, Operations, read_cost, read_operations
from ecumene.games.monumental.resources import NOTHING, WORDS, Amounts, amounts
from ecumene.games.monumental.tables import table

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


_TABLE: Final = table("tokens")
_MONSTER_TABLE: Final = table("monsters")["monster"]
PRODUCTION_TOKENS: Final[int] = _TABLE["production"]

MONSTERS: Final = tuple(
    Monster(entry["id"], entry["value"], read_cost(entry["cost"]), read_operations(entry["reward"]))
    for entry in _MONSTER_TABLE
)
MONSTER_WORDS: Final = tuple(monster.id for monster in MONSTERS)
MONSTER_OF: Final = {word: number for number, word in enumerate(MONSTER_WORDS)}


def _all_tokens() -> tuple[Token, ...]:
    tokens: list[Token] = []
    for kind in ("barbarian", "city"):
        tokens += [
            Token(
                number=len(tokens) + place,
                id=entry["id"],
                kind=kind,
                value=entry.get("value", 0),
                copies=entry.get("copies", 1),
                cost=amounts(entry.get("cost", {})),
                benefits=tuple(read_operations(benefit) for benefit in entry["benefits"]),
                words=tuple(benefit_word(benefit) for benefit in entry["benefits"]),
                automa=entry["automa"],
            )
            for place, entry in enumerate(_TABLE[kind])
        ]
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
MARKET_TOKENS: Final = tuple(
    MarketToken(entry["id"], read_operations(entry["benefit"]), entry["automa"])
    for market in _TABLE["market"]
    for entry in market["token"]
)
"""All market tokens; those of market `m` from `m * STALLS` on."""
MARKET_TOKEN_OF: Final = {token.id: number for number, token in enumerate(MARKET_TOKENS)}
