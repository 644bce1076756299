"""Conquest: what a province takes, and what the conqueror gets (rule `conquest`)."""

from collections.abc import Iterator
from typing import Final

from ecumene.core.bits import each
from ecumene.core.state import replaced
from ecumene.core.steps import Step, step
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.cards import CARD_WORDS, CELEBRITIES, NO_CARD
from ecumene.titles.monumental.celebrities import driven_out
from ecumene.titles.monumental.claims import claim_token
from ecumene.titles.monumental.forces import NO_FORCE, Force, completable
from ecumene.titles.monumental.maps import NAMES, NEAR, NOWHERE, Tile, Tiles, around, region
from ecumene.titles.monumental.modifiers import ConquestMod
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resolving import InAnyOrder, Resolve, answering, reap
from ecumene.titles.monumental.resources import GOLD, MILITARY, NOTHING, PRODUCTION, SCIENCE
from ecumene.titles.monumental.tokens import MEDUSA, ONI, TOKENS

LEADER_DEFENCE: Final = 2
OUTPOST_DEFENCE: Final = 3
WONDER_DEFENCE: Final = 2
ONI_DEFENCE: Final = 2


# What a conquest takes --------------------------------------------------------------------------


def defence(p: Monumental, tile: Tile) -> int:
    """What it takes to conquer a province, before any discount (rules `conquest-defence` on)."""
    board = p.board
    value = p.world.terrain[tile]
    owner = board.owner[tile]
    if owner >= 0:
        value += board.soldiers[tile] + p.realms.guard[owner]
        if board.leader_at[owner] == tile:
            value += LEADER_DEFENCE
        if board.outposts >> tile & 1:
            value += OUTPOST_DEFENCE
        if board.celebrity_at[owner] == tile:
            celebrity = p.realms.celebrity[owner]
            value += CELEBRITIES[celebrity].defence + BOOK.guards.get(celebrity, 0)
    elif board.token[tile] >= 0:
        value += TOKENS[board.token[tile]].value
    if board.wonder_at[tile] >= 0:
        value += WONDER_DEFENCE
    if board.lairs[ONI] == tile:
        value += ONI_DEFENCE
    return value


def kind_of_target(p: Monumental, tile: Tile) -> str:
    """What holds a province: another civilization, a free city, barbarians, or nobody."""
    if p.board.owner[tile] >= 0:
        return "enemy"
    token = p.board.token[tile]
    if token < 0:
        return "vacant"
    return "free-city" if TOKENS[token].kind == "city" else "barbarian"


def modifiers(p: Monumental, seat: int, tile: Tile) -> list[ConquestMod]:
    """What is in force for the mover against this province."""
    if not p.now.in_force & BOOK.conquest_bits:
        return []
    target = kind_of_target(p, tile)
    return [
        mod
        for place, mod in BOOK.conquest_mods
        if p.now.in_force & place
        and mod.target in ("", target)
        and p.world.terrain[tile] <= mod.max_terrain
        and (not mod.if_behind or _has_more_provinces(p, p.board.owner[tile], seat))
        for _ in range(1 + p.now.again.count(place))
    ]


def _has_more_provinces(p: Monumental, owner: int, seat: int) -> bool:
    return p.provinces(owner).bit_count() > p.provinces(seat).bit_count()


def conquest_price(p: Monumental, seat: int, tile: Tile) -> tuple[int, tuple[int, ...]]:
    """The force that a conquest takes, and what else must be paid (rules `conquest-defence` on)."""
    need = defence(p, tile) - p.now.war_discount
    token = p.board.token[tile]
    extra: tuple[int, ...] = TOKENS[token].cost if token >= 0 else NOTHING
    for mod in modifiers(p, seat, tile):
        need += mod.defence_delta
        if mod.extra_cost_delta:
            extra, left = _reduced(extra, -mod.extra_cost_delta)
            need -= left
    return max(need, 1), extra


def _reduced(cost: tuple[int, ...], by: int) -> tuple[tuple[int, ...], int]:
    """A cost with some resources taken off, and how many could not be."""
    amounts = list(cost)
    for resource in range(len(amounts)):
        off = min(by, amounts[resource])
        amounts[resource] -= off
        by -= off
    return tuple(amounts), by


def budget(p: Monumental, seat: int, tile: Tile, extra: tuple[int, ...]) -> int:
    """How many units the mover could pay for against a province, after its extra cost."""
    gold = p.realms.gold[seat] - extra[GOLD]
    for resource in (PRODUCTION, SCIENCE):
        gold -= max(0, extra[resource] - p.now.res[resource])
    if gold < 0:
        return 0
    return p.now.res[MILITARY] + gold + (p.now.samurai if p.board.owner[tile] < 0 else 0)


def in_reach(p: Monumental, seat: int) -> Tiles:
    """The provinces that the mover could attack (rule `conquest-adjacent`)."""
    if p.now.far:
        found = p.world.land
    else:
        found = around(p.board.own[seat])
        if _range_two(p):
            found |= around(found)
        found &= p.world.land
    return found & ~p.board.own[seat]


def _range_two(p: Monumental) -> bool:
    in_force = p.now.in_force & BOOK.conquest_bits
    return in_force != 0 and any(mod.range == 2 and in_force & place for place, mod in BOOK.conquest_mods)


def staging(p: Monumental, seat: int, tile: Tile) -> Tiles:
    """The own tiles whose units can get to a province (rule `conquest-through-own`)."""
    own = p.board.own[seat]
    if not p.now.far:
        border = NEAR[tile]
        if _range_two(p):
            border |= around(border)
        own = region(border & own, own)
    if p.board.lairs[MEDUSA] != NOWHERE:
        own &= ~(1 << p.board.lairs[MEDUSA])
    return own


def conquerable(p: Monumental, seat: int, tile: Tile) -> bool:
    """Whether the mover can conquer a province that is in reach."""
    need, extra = conquest_price(p, seat, tile)
    funds = budget(p, seat, tile, extra)
    if funds + max(0, p.fights(seat) - 1) < need:
        return False
    return completable(p, seat, staging(p, seat, tile), need, funds, NO_FORCE)


def targets(p: Monumental, seat: int) -> Tiles:
    """The provinces that the mover can conquer now."""
    if not p.now.res[MILITARY] + p.now.samurai + p.realms.gold[seat]:
        return 0
    return sum(1 << tile for tile in each(in_reach(p, seat)) if conquerable(p, seat, tile))


def can_conquer(p: Monumental, seat: int) -> bool:
    if not p.now.res[MILITARY] + p.now.samurai + p.realms.gold[seat]:
        return False
    return any(conquerable(p, seat, tile) for tile in each(in_reach(p, seat)))


# Conquering ---------------------------------------------------------------------------------------


def conquer(p: Monumental, seat: int, tile: Tile, force: Force) -> None:
    """Pay, drive out whoever is there, move in, and reap what that gives (rule `conquest`)."""
    target = kind_of_target(p, tile)
    _, extra = conquest_price(p, seat, tile)
    production, science, _, gold, culture = extra
    p.pay(seat, (production, science, force.pieces, gold, culture), samurai=target != "enemy")
    p.now.war_discount = 0
    p.now.far = max(0, p.now.far - 1)
    drive_out(p, tile)
    for origin in force.soldiers:
        p.board.soldiers[origin] -= 1
    p.board.soldiers[tile] += len(force.soldiers)
    if force.leader:
        p.board.leader_at[seat] = tile
    if force.celebrity:
        p.board.celebrity_at = replaced(p.board.celebrity_at, seat, tile)
    p.take_tile(seat, tile)
    p.now.conquered += 1
    if p.log is not None:
        p.tell("conquered", seat=seat, tile=NAMES[tile], count=force.pieces)
    reap(p, seat, tuple(_spoils(p, seat, tile, target, force)), OrderEffects)


def _spoils(
    p: Monumental, seat: int, tile: Tile, target: str, force: Force
) -> Iterator[tuple[str, Step[Monumental]]]:
    """What a conquest brings: the token, the leader's benefit, what answers to it."""
    yield from claim_token(p, seat, tile)
    if force.leader and not p.now.leader_fought:
        p.now.leader_fought = True
        yield p.nation(seat).leader, Resolve(seat, BOOK.leaders[p.realms.civilization[seat]], 0, NO_CARD)
    coastal = bool(p.world.coast >> tile & 1)
    for card, effect in answering(p, "conquer", target=target, coastal=coastal):
        yield CARD_WORDS[card], Resolve(seat, effect.do, 0, card)


def drive_out(p: Monumental, tile: Tile) -> None:
    """Units go home and outposts back to the reserve (rule `conquest-enemy`)."""
    loser = p.board.owner[tile]
    if loser < 0:
        return
    capital = p.board.capital[loser]
    p.board.soldiers[capital] += p.board.soldiers[tile]
    p.board.soldiers[tile] = 0
    if p.board.leader_at[loser] == tile:
        p.board.leader_at[loser] = capital
    if p.board.celebrity_at[loser] == tile:
        driven_out(p, loser)
    p.board.outposts &= ~(1 << tile)
    p.board.own[loser] &= ~(1 << tile)
    if p.log is not None:
        p.tell("lost-province", seat=loser, tile=NAMES[tile])


@step
class OrderEffects(InAnyOrder):
    """Which of several simultaneous effects to resolve next (rule `effects-order`)."""
