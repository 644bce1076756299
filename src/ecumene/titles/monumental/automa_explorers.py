"""The Automa's explorers: the shortest way to markets that it has no token of (rule `automa-explorers`)."""

from dataclasses import dataclass
from typing import Final

from ecumene.core.bits import each
from ecumene.core.state import replaced
from ecumene.core.steps import Task, step
from ecumene.titles.monumental.automa import AutomaQuestion, Deed
from ecumene.titles.monumental.board import EXPLORERS, explorers_of
from ecumene.titles.monumental.explorers import blocked, place_explorer, take_production
from ecumene.titles.monumental.maps import (
    NAMES,
    NEAR,
    NOWHERE,
    Tile,
    Tiles,
    around,
    tiles_of,
)
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import GOLD
from ecumene.titles.monumental.tokens import MARKET_TOKENS, MARKETS

PRODUCTION_PER_GOLD: Final = 2
TOO_FAR: Final = 99
"""Further than any way."""
NO_MARKET: Final = -1


def goals(p: Monumental, seat: int) -> list[int]:
    """The markets that its explorers head for."""
    return [
        market
        for market, tile in enumerate(p.board.market_tile)
        if tile != NOWHERE and p.board.pile[market] and not p.automa(seat).rounds >> market & 1
    ]


@dataclass(frozen=True, slots=True)
class SendExplorers(Deed):
    """Its explorers go so many steps each."""

    steps: int

    def possible(self, p: Monumental, seat: int) -> bool:
        return any(p.board.pile)

    def do(self, p: Monumental, seat: int) -> None:
        if not goals(p, seat):
            come_home(p, seat)
        p.agenda.append(AutomaExplores(seat, 0, self.steps, self.steps))


def ways(p: Monumental, seat: int, start: Tile, goal: Tile) -> tuple[int, Tiles]:
    """How far it is to a tile for an explorer, and the first steps of the shortest ways."""
    ground = p.world.land | 1 << p.board.capital[seat]
    found = 1 << goal
    steps = 0
    while not found >> start & 1:
        wider = found | around(found) & ground
        if wider == found:
            return TOO_FAR, 0
        if wider >> start & 1:
            return steps + 1, found & NEAR[start]
        found = wider
        steps += 1
    return 0, 0


@step
class AutomaExplores(Task[Monumental]):
    """Its explorers go towards their markets, the first one and then the other (rule `automa-explorers`)."""

    seat: int
    explorer: int
    steps: int
    left: int
    aims: tuple[int, ...] = ()
    """The markets that this explorer headed for at its last step, all equally near."""
    taken: int = NO_MARKET
    """The market that the second explorer leaves to the first."""

    def run(self, p: Monumental) -> None:
        seat, explorer = self.seat, self.explorer
        at = p.explorer(seat, explorer)
        found = {market: ways(p, seat, at, p.board.market_tile[market]) for market in self._goals(p)}
        nearest = min((length for length, _ in found.values()), default=TOO_FAR)
        if not self.left or nearest == TOO_FAR:
            self._hand_over(p)
            return
        aims = tuple(market for market, (length, _) in found.items() if length == nearest)
        tiles = tiles_of([tile for market in aims for tile in each(found[market][1])])
        p.agenda.append(AutomaExplores(seat, explorer, self.steps, self.left - 1, aims, self.taken))
        tiles = tiles & p.board.production or tiles
        if tiles.bit_count() > 1:
            p.agenda.append(ChooseAutomaWay(p.hand_of(seat), seat, explorer, tiles))
        else:
            arrive(p, seat, explorer, next(each(tiles)) if tiles else at)

    def _goals(self, p: Monumental) -> list[int]:
        """The second explorer leaves the first one's market to it, if there is another."""
        markets = goals(p, self.seat)
        return [market for market in markets if market != self.taken] or markets

    def _hand_over(self, p: Monumental) -> None:
        """Now the second explorer, towards another market than the first."""
        if self.explorer:
            return
        at = p.explorer(self.seat, 0)
        first = min(
            self.aims,
            key=lambda market: ways(p, self.seat, at, p.board.market_tile[market])[0],
            default=NO_MARKET,
        )
        p.agenda.append(AutomaExplores(self.seat, 1, self.steps, self.steps, (), first))


@step
class ChooseAutomaWay(AutomaQuestion):
    """Which of several equally good ways the Automa's explorer takes."""

    explorer: int
    equal: Tiles

    def tiles(self, p: Monumental) -> Tiles:
        return self.equal

    def take(self, p: Monumental, tile: Tile) -> None:
        arrive(p, self.automa_seat, self.explorer, tile)


def arrive(p: Monumental, seat: int, explorer: int, tile: Tile) -> None:
    """An explorer of the Automa enters a tile and takes what lies there."""
    place_explorer(p, seat, explorer, tile)
    if blocked(p, tile):
        return
    if p.board.production >> tile & 1:
        take_production(p, seat, tile)
        if p.realms.production_tokens[seat] == PRODUCTION_PER_GOLD:
            p.realms.production_tokens = replaced(p.realms.production_tokens, seat, 0)
            p.gain(seat, GOLD, 1)
    elif tile in p.board.market_tile:
        visit(p, seat, p.board.market_tile.index(tile))


def visit(p: Monumental, seat: int, market: int) -> None:
    """It takes the top token of a market for its gold; after the last market both explorers go home."""
    if market not in goals(p, seat):
        return
    p.reveal()
    *left, token = p.board.pile[market]
    p.board.pile = replaced(p.board.pile, market, tuple(left))
    p.board.takers = replaced(p.board.takers, market, (*p.board.takers[market], (seat, token)))
    p.realms.spent = replaced(p.realms.spent, seat, p.realms.spent[seat] | 1 << token)
    p.automa(seat).rounds |= 1 << market
    p.tell("looked-at-market", seat=seat, market=MARKETS[market], tile=NAMES[p.board.market_tile[market]])
    p.tell("used-market", seat=seat, token=MARKET_TOKENS[token].id)
    p.gain(seat, GOLD, MARKET_TOKENS[token].automa)
    if not goals(p, seat):
        come_home(p, seat)


def come_home(p: Monumental, seat: int) -> None:
    """It has a token of every market that has any: both explorers go home, and it starts anew."""
    p.automa(seat).rounds = 0
    p.board.explorers[explorers_of(seat)] = [p.board.capital[seat]] * EXPLORERS
    p.tell("automa-explorers-home", seat=seat)
