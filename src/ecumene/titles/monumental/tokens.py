"""The tokens: barbarians, free cities and monsters on the map, markets and what they sell."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from ecumene.core.tables import Row, Rows, read, read_each, read_table, speaking_of, text_of
from ecumene.titles.monumental.resources import NOTHING, WORDS, Amounts, amounts

NO_TOKEN: Final = -1


@dataclass(frozen=True, slots=True)
class Token:
    """A token that lies on a province: its front, and two benefits or a monster on its back."""

    id: str
    kind: str
    """barbarian, city or monster"""
    value: int = 0
    copies: int = 1
    cost: Amounts = NOTHING
    benefits: tuple[Rows, ...] = ()
    """What its back offers, in the words of the table."""
    words: tuple[str, ...] = ()
    """What the benefits are called."""
    automa: int = 0


@dataclass(frozen=True, slots=True)
class MarketToken:
    """What an explorer can bring home from a market."""

    id: str
    benefit: Rows
    """What it gives, in the words of the table."""
    automa: int


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster: what defeats it, and what the victor gets, in the words of the table."""

    id: str
    value: int
    cost: Rows
    reward: Rows


def benefit_word(entries: Sequence[Mapping[str, Any]]) -> str:
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


class TokenBox(NamedTuple):
    """What the table of tokens lists."""

    production: int
    barbarians: Rows
    cities: Rows
    markets: Rows


def _box(table: Row) -> TokenBox:
    return TokenBox(
        table.number("production"), table.rows("barbarian"), table.rows("city"), table.rows("market")
    )


def _monster(row: Row) -> Monster:
    return Monster(row.word("id"), row.number("value"), row.rows("cost"), row.rows("reward"))


def _token(kind: str, row: Row) -> Token:
    benefits = row.take("benefits")
    return Token(
        id=row.word("id"),
        kind=kind,
        value=row.number_if_any("value"),
        copies=row.number("copies") if "copies" in row else 1,
        cost=amounts(row.row_if_any("cost")),
        benefits=tuple(tuple(benefit) for benefit in benefits),
        words=tuple(benefit_word(benefit) for benefit in benefits),
        automa=row.number("automa"),
    )


def _market_token(row: Row) -> MarketToken:
    return MarketToken(row.word("id"), row.rows("benefit"), row.number("automa"))


def _market(row: Row) -> tuple[str, list[MarketToken]]:
    return row.word("id"), read_each(row.rows("token"), "token", _market_token)


with speaking_of("tokens.toml"):
    _BOX: Final = read(tomllib.loads(text_of(__file__, "tokens")), _box)
    _FRONTS: Final = (
        *read_each(_BOX.barbarians, "barbarian", partial(_token, "barbarian")),
        *read_each(_BOX.cities, "city", partial(_token, "city")),
    )
    _STANDS: Final = read_each(_BOX.markets, "market", _market)
with speaking_of("monsters.toml"):
    (_MONSTER_ROWS,) = read_table(text_of(__file__, "monsters"), "monster")
    MONSTERS: Final = tuple(read_each(_MONSTER_ROWS, "monster", _monster))

PRODUCTION_TOKENS: Final = _BOX.production
MONSTER_WORDS: Final = tuple(monster.id for monster in MONSTERS)
MONSTER_OF: Final = {word: number for number, word in enumerate(MONSTER_WORDS)}
KRAKEN: Final = MONSTER_OF["kraken"]
MEDUSA: Final = MONSTER_OF["medusa"]
MINOTAUR: Final = MONSTER_OF["minotaur"]
ONI: Final = MONSTER_OF["oni"]
TROLL: Final = MONSTER_OF["troll"]

TOKENS: Final = (*_FRONTS, *(Token(monster.id, "monster", monster.value) for monster in MONSTERS))
TOKEN_OF: Final = {token.id: number for number, token in enumerate(TOKENS)}
CITY_TOKENS: Final = tuple(number for number, token in enumerate(TOKENS) if token.kind == "city")
BARBARIANS_WORTH: Final = tuple(
    (
        value,
        tuple([n for n, token in enumerate(TOKENS) if token.kind == "barbarian" and token.value == value]),
    )
    for value in sorted({token.value for token in TOKENS if token.kind == "barbarian"})
)
"""The tokens of the barbarians, by their values."""
FIRST_MONSTER: Final = len(TOKENS) - len(MONSTERS)
"""Tokens from here on are monsters."""

MARKETS: Final = tuple(market for market, _ in _STANDS)
STALLS: Final = 5
"""How many tokens a market has in the box."""
MARKET_TOKENS: Final = tuple(token for _, tokens in _STANDS for token in tokens)
"""All market tokens; those of market `m` from `m * STALLS` on."""
MARKET_TOKEN_OF: Final = {token.id: number for number, token in enumerate(MARKET_TOKENS)}
