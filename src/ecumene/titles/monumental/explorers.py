"""Explorers: they walk the map, bring home production and market tokens, and face monsters."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Link, Objection
from ecumene.titles.monumental.asking import DONE
from ecumene.titles.monumental.effects import RESOLVE, happened, resolve
from ecumene.titles.monumental.maps import NAMES, NEAR, NOWHERE, TILE_OF, Tile, TileChoices, Tiles
from ecumene.titles.monumental.operations import MoveExplorer
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import MILITARY, PRODUCTION
from ecumene.titles.monumental.tokens import MARKET_TOKEN_OF, MARKET_TOKENS, MARKETS, MONSTER_OF

EXPLORER_WORDS: Final = ("explorer 1", "explorer 2")
PRODUCTION_TOKEN: Final = "production-token"
KRAKEN: Final = MONSTER_OF["kraken"]
TROLL: Final = MONSTER_OF["troll"]


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


def walk(p: Monumental, seat: int, explorer: int, tile: Tile) -> None:
    """Move an explorer one step."""
    place = seat * 2 + explorer
    if p.log is not None:
        p.tell("explorer-moved", seat=seat, old=NAMES[p.board.explorers[place]], tile=NAMES[tile])
    p.board.explorers[place] = tile
    owner = p.board.owner[tile]
    if owner >= 0 and owner != seat:
        happened(p, seat, "explorer-enters-enemy")


class Explore(Link[Monumental, Decision[Monumental]]):
    """Which explorer to move for military."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [
            word
            for explorer, word in enumerate(EXPLORER_WORDS)
            if payable_paths(p, self.seat, p.board.explorers[self.seat * 2 + explorer])
        ]

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(ExploreTo(self.seat, self.head, EXPLORER_WORDS.index(choice)))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return EXPLORER_WORDS

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        return None if choice in self.choices(p) else Objection("explorer-cost")


class ExploreTo(Link[Monumental, Decision[Monumental]]):
    """To which neighbouring tile the explorer goes."""

    __slots__ = ("explorer",)

    def __init__(self, seat: int, head: Decision[Monumental], explorer: int) -> None:
        super().__init__(seat, head)
        self.explorer = explorer

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(payable_paths(p, self.seat, p.board.explorers[self.seat * 2 + self.explorer]))

    def choose(self, p: Monumental, choice: Choice) -> None:
        tile = TILE_OF[choice]
        p.agenda.append(self.head)
        p.pay(self.seat, (0, 0, step_price(p, tile), 0, 0))
        walk(p, self.seat, self.explorer, tile)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return TileChoices(p.world.all)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        tile = TILE_OF[choice]
        at = p.board.explorers[self.seat * 2 + self.explorer]
        if not NEAR[at] >> tile & 1:
            return Objection("explorer-adjacent")
        if not paths(p, self.seat, at) >> tile & 1:
            return Objection("explorer-move")
        if p.now.res[MILITARY] + p.realms.gold[self.seat] < step_price(p, tile):
            return Objection("explorer-cost")
        return None

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"tile": NAMES[p.board.explorers[self.seat * 2 + self.explorer]]}


# Moves without paying -------------------------------------------------------------------------


def send(p: Monumental, seat: int, move: MoveExplorer, _source: int) -> None:
    """An effect moves one explorer, or both."""
    p.agenda.append(SendExplorer(seat, move, EXPLORER_WORDS))


RESOLVE[MoveExplorer] = send


class SendExplorer(Decision[Monumental]):
    """Which explorer an effect moves; none, if its owner likes."""

    __slots__ = ("move", "waiting")

    def __init__(self, seat: int, move: MoveExplorer, waiting: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.move = move
        self.waiting = waiting

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
            p.now.acts[explorer] += 1
        p.agenda.append(SendTo(self.seat, explorer, self.move.steps))


class SendTo(Decision[Monumental]):
    """To which neighbouring tile an effect moves the explorer."""

    __slots__ = ("explorer", "left")

    def __init__(self, seat: int, explorer: int, left: int) -> None:
        super().__init__(seat)
        self.explorer = explorer
        self.left = left

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(paths(p, self.seat, p.board.explorers[self.seat * 2 + self.explorer]), (DONE,))

    def choose(self, p: Monumental, choice: Choice) -> None:
        if choice == DONE:
            return
        if self.left > 1:
            p.agenda.append(SendTo(self.seat, self.explorer, self.left - 1))
        walk(p, self.seat, self.explorer, TILE_OF[choice])

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"left": self.left, "tile": NAMES[p.board.explorers[self.seat * 2 + self.explorer]]}


# What explorers bring home ----------------------------------------------------------------------


def spoils(p: Monumental, seat: int, explorer: int) -> str:
    """What an explorer could take where it stands: `production`, a market, or nothing."""
    tile = p.board.explorers[seat * 2 + explorer]
    if p.board.production >> tile & 1:
        return "production"
    market = p.board.market_tile.index(tile) if tile in p.board.market_tile else -1
    if market < 0 or p.visited(seat, market) or not p.board.pile[market]:
        return ""
    return MARKETS[market]


def blocked(p: Monumental, tile: Tile) -> bool:
    """Whether the Kraken keeps explorers from taking tokens here."""
    lair = p.board.lairs[KRAKEN]
    return lair != NOWHERE and bool(NEAR[lair] >> tile & 1)


class Collect(Link[Monumental, Decision[Monumental]]):
    """Which explorer takes the token where it stands (rules `explorer-production`, `market-look`)."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [word for word in EXPLORER_WORDS if self.objection(p, word) is None]

    def choose(self, p: Monumental, choice: Choice) -> None:
        seat = self.seat
        explorer = EXPLORER_WORDS.index(choice)
        tile = p.board.explorers[seat * 2 + explorer]
        found = spoils(p, seat, explorer)
        p.agenda.append(self.head)
        p.now.acts[explorer] -= 1
        if found == "production":
            p.board.production &= ~(1 << tile)
            p.realms.production_tokens[seat] += 1
            if p.log is not None:
                p.tell("took-production", seat=seat, tile=NAMES[tile])
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
        tile = p.board.explorers[self.seat * 2 + explorer]
        if not spoils(p, self.seat, explorer):
            if tile in p.board.market_tile:
                return Objection("market-one-each")
            return Objection("explorer-nothing-here")
        return Objection("monster-kraken") if blocked(p, tile) else None


def can_collect(p: Monumental, seat: int) -> bool:
    """Whether an explorer has something to take."""
    return any(
        p.now.acts[explorer]
        and spoils(p, seat, explorer)
        and not blocked(p, p.board.explorers[seat * 2 + explorer])
        for explorer in (0, 1)
    )


class ChooseMarketToken(Decision[Monumental]):
    """Which token of the market to keep; the others go back face down (rule `market-look`)."""

    __slots__ = ("market",)

    def __init__(self, seat: int, market: int) -> None:
        super().__init__(seat)
        self.market = market

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [MARKET_TOKENS[token].id for token in sorted(p.board.pile[self.market])]

    def choose(self, p: Monumental, choice: Choice) -> None:
        token = MARKET_TOKEN_OF[choice]
        pile = [other for other in p.board.pile[self.market] if other != token]
        p.rng.shuffle(pile)
        p.board.pile[self.market] = tuple(pile)
        p.board.takers[self.market] += ((self.seat, token),)
        p.tell("took-market", to=self.seat, seat=self.seat, token=choice)
        happened(p, self.seat, "explorer-takes", token="market")

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"market": MARKETS[self.market]}


class SpendToken(Link[Monumental, Decision[Monumental]]):
    """Which production or market token to use (rule `tokens-kept`)."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        words = [MARKET_TOKENS[token].id for token in p.held(self.seat)]
        if p.realms.production_tokens[self.seat]:
            words.append(PRODUCTION_TOKEN)
        return words

    def choose(self, p: Monumental, choice: Choice) -> None:
        seat = self.seat
        p.agenda.append(self.head)
        if choice == PRODUCTION_TOKEN:
            p.realms.production_tokens[seat] -= 1
            if p.log is not None:
                p.tell("used-production", seat=seat)
            p.gain(seat, PRODUCTION, 1)
            return
        token = MARKET_TOKEN_OF[choice]
        p.realms.spent[seat] |= 1 << token
        if p.log is not None:
            p.tell("used-market", seat=seat, token=choice)
        resolve(p, seat, MARKET_TOKENS[token].benefit)
