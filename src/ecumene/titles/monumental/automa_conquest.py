"""The Automa's conquests: the cheapest or dearest province, without paying (rule `automa-conquest`)."""

from dataclasses import dataclass

from ecumene.core.bits import each
from ecumene.core.steps import Task, step
from ecumene.titles.monumental.armies import put_outpost
from ecumene.titles.monumental.automa import AutomaQuestion, Deed
from ecumene.titles.monumental.claims import claim_token
from ecumene.titles.monumental.conquest import conquest_price, drive_out
from ecumene.titles.monumental.maps import NAMES, Tile, Tiles, around, tiles_of
from ecumene.titles.monumental.position import Monumental


def candidates(p: Monumental, seat: int) -> Tiles:
    """The provinces next to its own tiles."""
    return around(p.board.own[seat]) & p.world.land & ~p.board.own[seat]


def _cost(p: Monumental, seat: int, tile: Tile) -> int:
    need, extra = conquest_price(p, seat, tile)
    return need + sum(extra)


@dataclass(frozen=True, slots=True)
class ConquerProvince(Deed):
    """The cheapest or dearest province; among equals the lowest terrain, then as the right hand likes."""

    dearest: bool
    times: int = 1

    def possible(self, p: Monumental, seat: int) -> bool:
        reserves = p.board.soldiers[p.board.capital[seat]] or p.outposts_left(seat)
        return bool(reserves and candidates(p, seat))

    def do(self, p: Monumental, seat: int) -> None:
        if self.times > 1:
            p.agenda.append(ConquerAgain(seat, ConquerProvince(self.dearest, self.times - 1)))
        tiles = list(each(candidates(p, seat)))
        costs = [_cost(p, seat, tile) for tile in tiles]
        wanted = max(costs) if self.dearest else min(costs)
        best = [tile for tile, cost in zip(tiles, costs, strict=True) if cost == wanted]
        lowest = min(p.world.terrain[tile] for tile in best)
        best = [tile for tile in best if p.world.terrain[tile] == lowest]
        if len(best) > 1:
            p.agenda.append(ChooseAutomaConquest(p.hand_of(seat), seat, tiles_of(best)))
        else:
            move_in(p, seat, best[0])


@step
class ConquerAgain(Task[Monumental]):
    """The other conquests of one step, as far as they are possible."""

    seat: int
    deed: ConquerProvince

    def run(self, p: Monumental) -> None:
        if self.deed.possible(p, self.seat):
            self.deed.do(p, self.seat)


@step
class ChooseAutomaConquest(AutomaQuestion):
    """Which of several equal provinces the Automa conquers."""

    equal: Tiles

    def tiles(self, p: Monumental) -> Tiles:
        return self.equal

    def take(self, p: Monumental, tile: Tile) -> None:
        move_in(p, self.automa_seat, tile)


def move_in(p: Monumental, seat: int, tile: Tile) -> None:
    """Its leader and a soldier of its capital, or an outpost, take a province (rule `automa-conquest`)."""
    drive_out(p, tile)
    old = p.board.leader_at[seat]
    p.board.leader_at[seat] = tile
    p.take_tile(seat, tile)
    if p.board.soldiers[p.board.capital[seat]]:
        p.board.soldiers[p.board.capital[seat]] -= 1
        p.board.soldiers[tile] += 1
        pieces = 2
    else:
        put_outpost(p, seat, tile)
        pieces = 1
    p.settle(old)
    p.tell("conquered", seat=seat, tile=NAMES[tile], count=pieces)
    p.agenda += (step for _, step in claim_token(p, seat, tile))
