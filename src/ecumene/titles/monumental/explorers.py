"""Explorers: they walk the map, bring home production and market tokens, and face monsters."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.state import raised, replaced
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.core.tables import Row
from ecumene.titles.monumental.board import EXPLORERS, explorers_of
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.maps import NAMES, NEAR, NOWHERE, TILE_OF, Tile, TileChoices, Tiles
from ecumene.titles.monumental.operations import Operation
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resolving import DONE, happened, resolve
from ecumene.titles.monumental.resources import MILITARY, PRODUCTION
from ecumene.titles.monumental.steps import TileLink
from ecumene.titles.monumental.tokens import (
    KRAKEN,
    MARKET_TOKEN_OF,
    MARKET_TOKENS,
    MARKETS,
    TROLL,
)

EXPLORER_WORDS: Final = ("explorer 1", "explorer 2")
PRODUCTION_TOKEN: Final = "production-token"


def paths(p: Monumental, seat: int, tile: Tile) -> Tiles:
    """Where an explorer can go from a tile: any province, and its own capital (rule `explorer-move`)."""
    return NEAR[tile] & (p.world.land | 1 << p.board.capital[seat])


def step_price(p: Monumental, tile: Tile) -> int:
    """The military that entering a tile costs an explorer."""
    return 2 if p.board.lairs[TROLL] == tile else 1


def payable_paths(p: Monumental, seat: int, tile: Tile) -> Tiles:
    funds = p.now.res[MILITARY] + p.realms.gold[seat]
    tiles = paths(p, seat, tile) if funds else 0
    if funds == 1 and p.board.lairs[TROLL] != NOWHERE:
        tiles &= ~(1 << p.board.lairs[TROLL])
    return tiles


def place_explorer(p: Monumental, seat: int, explorer: int, tile: Tile) -> None:
    """An explorer goes to a tile."""
    if p.log is not None:
        p.tell("explorer-moved", seat=seat, old=NAMES[p.explorer(seat, explorer)], tile=NAMES[tile])
    p.board.explorers[seat * EXPLORERS + explorer] = tile


def walk(p: Monumental, seat: int, explorer: int, tile: Tile) -> None:
    """Move an explorer one step."""
    place_explorer(p, seat, explorer, tile)
    owner = p.board.owner[tile]
    if owner >= 0 and owner != seat:
        happened(p, seat, "explorer-enters-enemy")


def can_explore(p: Monumental, seat: int) -> bool:
    """Whether an explorer can take a step for military."""
    if not p.now.res[MILITARY] + p.realms.gold[seat]:
        return False
    one, other = p.board.explorers[explorers_of(seat)]
    return bool(payable_paths(p, seat, one) or payable_paths(p, seat, other))


@step
class Explore(Link[Monumental, Decision[Monumental]]):
    """Which explorer to move for military."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [
            word
            for explorer, word in enumerate(EXPLORER_WORDS)
            if payable_paths(p, self.seat, p.explorer(self.seat, explorer))
        ]

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(ExploreTo(self.seat, self.head, EXPLORER_WORDS.index(choice)))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return EXPLORER_WORDS

    def refusal(self, p: Monumental, choice: Choice) -> Objection:
        return Objection("explorer-cost")


@step
class ExploreTo(TileLink):
    """To which neighbouring tile the explorer goes."""

    explorer: int

    def tiles(self, p: Monumental) -> Tiles:
        return payable_paths(p, self.seat, p.explorer(self.seat, self.explorer))

    def choose(self, p: Monumental, choice: Choice) -> None:
        tile = TILE_OF[choice]
        p.agenda.append(self.head)
        p.pay(self.seat, (0, 0, step_price(p, tile), 0, 0))
        walk(p, self.seat, self.explorer, tile)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        tile = TILE_OF[choice]
        at = p.explorer(self.seat, self.explorer)
        if not NEAR[at] >> tile & 1:
            return Objection("explorer-adjacent")
        if not paths(p, self.seat, at) >> tile & 1:
            return Objection("explorer-move")
        if p.now.res[MILITARY] + p.realms.gold[self.seat] < step_price(p, tile):
            return Objection("explorer-cost")
        return None

    def facts(self, p: Monumental) -> Particulars:
        return {"tile": NAMES[p.explorer(self.seat, self.explorer)]}


# Moves without paying -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoveExplorer(Operation):
    """Move explorers without paying."""

    explorers: int
    steps: int
    extra_action: bool = False

    @classmethod
    def read(cls, row: Row) -> "MoveExplorer":
        return cls(row.number("explorers"), row.number("steps"), row.flag("extra-action"))

    def declinable(self) -> "MoveExplorer":
        return self

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(SendExplorer(seat, self, EXPLORER_WORDS))


@step
class SendExplorer(Decision[Monumental]):
    """Which explorer an effect moves; none, if its owner likes."""

    move: MoveExplorer
    waiting: tuple[str, ...]

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return (*self.waiting, DONE)

    def choose(self, p: Monumental, choice: Choice) -> None:
        if choice == DONE:
            return
        rest = tuple(word for word in self.waiting if word != choice)
        if self.move.explorers > 1 and rest:
            p.agenda.append(SendExplorer(self.seat, self.move, rest))
        explorer = EXPLORER_WORDS.index(choice)
        if self.move.extra_action:
            p.now.acts = raised(p.now.acts, explorer, 1)
        p.agenda.append(SendTo(self.seat, explorer, self.move.steps))


@step
class SendTo(Decision[Monumental]):
    """To which neighbouring tile an effect moves the explorer."""

    explorer: int
    left: int

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(paths(p, self.seat, p.explorer(self.seat, self.explorer)), (DONE,))

    def choose(self, p: Monumental, choice: Choice) -> None:
        if choice == DONE:
            return
        if self.left > 1:
            p.agenda.append(SendTo(self.seat, self.explorer, self.left - 1))
        walk(p, self.seat, self.explorer, TILE_OF[choice])

    def facts(self, p: Monumental) -> Particulars:
        return {"left": self.left, "tile": NAMES[p.explorer(self.seat, self.explorer)]}


# What explorers bring home ----------------------------------------------------------------------


def spoils(p: Monumental, seat: int, explorer: int) -> str:
    """What an explorer could take where it stands: `production`, a market, or nothing."""
    tile = p.explorer(seat, explorer)
    if p.board.production >> tile & 1:
        return "production"
    if tile not in p.board.market_tile:
        return ""
    market = p.board.market_tile.index(tile)
    return MARKETS[market] if p.board.pile[market] and not p.visited(seat, market) else ""


def blocked(p: Monumental, tile: Tile) -> bool:
    """Whether the Kraken keeps explorers from taking tokens here."""
    lair = p.board.lairs[KRAKEN]
    return lair != NOWHERE and bool(NEAR[lair] >> tile & 1)


def take_production(p: Monumental, seat: int, tile: Tile) -> None:
    """The production token of a province goes to a civilization."""
    p.board.production &= ~(1 << tile)
    p.realms.production_tokens = raised(p.realms.production_tokens, seat, 1)
    if p.log is not None:
        p.tell("took-production", seat=seat, tile=NAMES[tile])


@step
class Collect(Link[Monumental, Decision[Monumental]]):
    """Which explorer takes the token where it stands (rules `explorer-production`, `market-look`)."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [word for word in EXPLORER_WORDS if self.objection(p, word) is None]

    def choose(self, p: Monumental, choice: Choice) -> None:
        seat = self.seat
        explorer = EXPLORER_WORDS.index(choice)
        tile = p.explorer(seat, explorer)
        found = spoils(p, seat, explorer)
        p.agenda.append(self.head)
        p.now.acts = raised(p.now.acts, explorer, -1)
        if found == "production":
            take_production(p, seat, tile)
            happened(p, seat, "explorer-takes", token="production")
            return
        p.reveal()
        p.tell("looked-at-market", seat=seat, market=found, tile=NAMES[tile])
        p.agenda.append(ChooseMarketToken(seat, MARKETS.index(found)))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return EXPLORER_WORDS

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        explorer = EXPLORER_WORDS.index(choice)
        if not p.now.acts[explorer]:
            return Objection("explorer-one-action")
        tile = p.explorer(self.seat, explorer)
        if not spoils(p, self.seat, explorer):
            if tile in p.board.market_tile:
                return Objection("market-one-each")
            return Objection("explorer-nothing-here")
        return Objection("monster-kraken") if blocked(p, tile) else None


def can_collect(p: Monumental, seat: int) -> bool:
    """Whether an explorer has something to take."""
    for explorer in range(EXPLORERS):
        if p.now.acts[explorer] and spoils(p, seat, explorer) and not blocked(p, p.explorer(seat, explorer)):
            return True
    return False


@step
class ChooseMarketToken(Decision[Monumental]):
    """Which token of the market to keep; the others go back face down (rule `market-look`)."""

    market: int

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [MARKET_TOKENS[token].id for token in sorted(p.board.pile[self.market])]

    def choose(self, p: Monumental, choice: Choice) -> None:
        token = MARKET_TOKEN_OF[choice]
        pile = [other for other in p.board.pile[self.market] if other != token]
        p.rng.shuffle(pile)
        p.board.pile = replaced(p.board.pile, self.market, tuple(pile))
        taken = (*p.board.takers[self.market], (self.seat, token))
        p.board.takers = replaced(p.board.takers, self.market, taken)
        p.tell("took-market", to=self.seat, seat=self.seat, token=choice)
        happened(p, self.seat, "explorer-takes", token="market")

    def facts(self, p: Monumental) -> Particulars:
        return {"market": MARKETS[self.market]}


@step
class SpendToken(Link[Monumental, Decision[Monumental]]):
    """Which production or market token to use (rule `tokens-kept`)."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        words = [MARKET_TOKENS[token].id for token in p.held(self.seat)]
        if p.realms.production_tokens[self.seat]:
            words.append(PRODUCTION_TOKEN)
        return words

    def choose(self, p: Monumental, choice: Choice) -> None:
        seat = self.seat
        p.agenda.append(self.head)
        if choice == PRODUCTION_TOKEN:
            p.realms.production_tokens = raised(p.realms.production_tokens, seat, -1)
            if p.log is not None:
                p.tell("used-production", seat=seat)
            p.gain(seat, PRODUCTION, 1)
            return
        token = MARKET_TOKEN_OF[choice]
        p.realms.spent = replaced(p.realms.spent, seat, p.realms.spent[seat] | 1 << token)
        if p.log is not None:
            p.tell("used-market", seat=seat, token=choice)
        resolve(p, seat, BOOK.markets[token])


def can_spend(p: Monumental, seat: int) -> bool:
    """Whether there is a token to use."""
    return p.realms.production_tokens[seat] > 0 or bool(p.held(seat))
