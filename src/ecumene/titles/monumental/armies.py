"""Armies: conquering provinces, moving between own ones, building outposts."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.bits import each
from ecumene.core.steps import Choice, Decision, Link, Objection, Step
from ecumene.titles.monumental.asking import DONE, LEADER
from ecumene.titles.monumental.cards import (
    CARD_WORDS,
    CELEBRITIES,
    CONQUEST_BITS,
    CONQUEST_MODS,
    NO_CARD,
)
from ecumene.titles.monumental.celebrities import driven_out
from ecumene.titles.monumental.effects import (
    POSSIBLE,
    RESOLVE,
    ChooseBenefit,
    Resolve,
    answering,
    plain,
)
from ecumene.titles.monumental.maps import (
    NAMES,
    NEAR,
    NOWHERE,
    TILE_OF,
    Tile,
    TileChoices,
    Tiles,
    around,
    region,
)
from ecumene.titles.monumental.monsters import appear
from ecumene.titles.monumental.operations import BuildOutpost, ConquestMod, MoveUnits
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import CULTURE, GOLD, MILITARY, NOTHING
from ecumene.titles.monumental.tokens import FIRST_MONSTER, MONSTER_OF, NO_TOKEN, TOKENS

GO: Final = "go"
SOLDIERS: Final = "soldiers"
OUTPOST_UNITS: Final = 3
MEDUSA: Final = MONSTER_OF["medusa"]

SOLDIER_WORDS: Final = tuple(f"from {name}" if name else "" for name in NAMES)
SOLDIER_OF: Final = {word: tile for tile, word in enumerate(SOLDIER_WORDS) if word}


# What a conquest takes --------------------------------------------------------------------------


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
    if not p.now.in_force & CONQUEST_BITS:
        return []
    target = kind_of_target(p, tile)
    return [
        mod
        for place, mod in CONQUEST_MODS
        if p.now.in_force & place
        and mod.target in ("", target)
        and p.world.terrain[tile] <= mod.max_terrain
        and (not mod.if_ or _has_more_provinces(p, p.board.owner[tile], seat))
    ]


def _has_more_provinces(p: Monumental, owner: int, seat: int) -> bool:
    return p.provinces(owner).bit_count() > p.provinces(seat).bit_count()


def conquest_price(p: Monumental, seat: int, tile: Tile) -> tuple[int, tuple[int, ...]]:
    """The force that a conquest takes, and what else must be paid (rules `conquest-defence` on)."""
    need = p.defence(tile) - p.now.war_discount
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
    for resource in (0, 1):
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
    return any(p.now.in_force & place and mod.range == 2 for place, mod in CONQUEST_MODS)


def staging(p: Monumental, seat: int, tile: Tile) -> Tiles:
    """The own tiles whose units can get to a province (rule `conquest-through-own`)."""
    own = p.board.own[seat]
    if not p.now.far:
        border = NEAR[tile]
        if p.now.in_force & CONQUEST_BITS and _range_two(p):
            border |= around(border)
        own = region(border & own, own)
    if p.board.lairs[MEDUSA] != NOWHERE:
        own &= ~(1 << p.board.lairs[MEDUSA])
    return own


def fights(p: Monumental, seat: int) -> int:
    """The attack of the celebrity that a civilization has on the map; 0 without one."""
    return CELEBRITIES[p.realms.celebrity[seat]].attack if p.board.celebrity_at[seat] != NOWHERE else 0


@dataclass(frozen=True, slots=True)
class Force:
    """The units picked for a conquest so far."""

    leader: bool = False
    celebrity: bool = False
    soldiers: tuple[Tile, ...] = ()
    """Where each soldier comes from, in the order of the tiles."""

    @property
    def pieces(self) -> int:
        return self.leader + self.celebrity + len(self.soldiers)


def idle(p: Monumental, seat: int, tile: Tile, force: Force) -> int:
    """The soldiers of a tile that may still leave; negative if that abandons it (rule `never-abandon`)."""
    count = p.board.soldiers[tile] - force.soldiers.count(tile)
    if tile == p.board.capital[seat] or p.board.outposts >> tile & 1:
        return count
    if p.board.leader_at[seat] == tile and not force.leader:
        return count
    if p.board.celebrity_at[seat] == tile and not force.celebrity:
        return count
    return count - 1


def reserves(p: Monumental, seat: int, tiles: Tiles, force: Force) -> int:
    """All soldiers that could still join; -1 if the force leaves a tile abandoned."""
    total = 0
    while tiles:
        tile = (tiles & -tiles).bit_length() - 1
        tiles &= tiles - 1
        free = idle(p, seat, tile, force)
        if free < 0:
            return -1
        total += free
    return total


def missing(p: Monumental, seat: int, need: int, force: Force) -> int:
    """The strength that a force still lacks."""
    attack = force.leader + len(force.soldiers)
    if force.celebrity:
        attack += fights(p, seat)
    return max(0, need - attack)


def completable(p: Monumental, seat: int, tiles: Tiles, need: int, funds: int, force: Force) -> bool:
    """Whether a force can be brought to the strength that is needed, and paid."""
    leaders = (
        (force.leader, True) if tiles >> p.board.leader_at[seat] & 1 and not force.leader else (force.leader,)
    )
    joins = fights(p, seat) and tiles >> p.board.celebrity_at[seat] & 1 and not force.celebrity
    for leader in leaders:
        for celebrity in (force.celebrity, True) if joins else (force.celebrity,):
            tried = Force(leader, celebrity, force.soldiers)
            lacking = missing(p, seat, need, tried)
            free = reserves(p, seat, tiles, tried)
            if free >= lacking and tried.pieces + lacking <= funds:
                return True
    return False


def conquerable(p: Monumental, seat: int, tile: Tile) -> bool:
    """Whether the mover can conquer a province that is in reach."""
    need, extra = conquest_price(p, seat, tile)
    funds = budget(p, seat, tile, extra)
    if funds + max(0, fights(p, seat) - 1) < need:
        return False
    return completable(p, seat, staging(p, seat, tile), need, funds, Force())


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


class Conquer(Link[Monumental, Decision[Monumental]]):
    """Which province to conquer."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(targets(p, self.seat))

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(Muster(self.seat, self.head, TILE_OF[choice], Force()))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return TileChoices(p.world.all)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        tile = TILE_OF[choice]
        seat = self.seat
        if p.world.water >> tile & 1:
            return Objection("conquest-no-water")
        if p.world.capitals >> tile & 1:
            return Objection("conquest-no-capital")
        if p.board.owner[tile] == seat:
            return Objection("conquest-not-own")
        if not in_reach(p, seat) >> tile & 1:
            return Objection("conquest-adjacent")
        need, extra = conquest_price(p, seat, tile)
        funds = budget(p, seat, tile, extra)
        if funds + max(0, fights(p, seat) - 1) < need:
            return Objection("conquest-cost", {"count": need})
        if not completable(p, seat, staging(p, seat, tile), need, funds, Force()):
            return Objection("conquest-units", {"count": need})
        return None


class Muster(Link[Monumental, Decision[Monumental]]):
    """Which units take part: one by one, or `go` to fill up with soldiers (rule `conquest-units`)."""

    __slots__ = ("force", "tile")

    def __init__(self, seat: int, head: Decision[Monumental], tile: Tile, force: Force) -> None:
        super().__init__(seat, head)
        self.tile = tile
        self.force = force

    def _joined(self, p: Monumental, choice: Choice) -> Force:
        """The force with one more unit."""
        force = self.force
        if choice == LEADER:
            return Force(True, force.celebrity, force.soldiers)
        if choice in SOLDIER_OF:
            return Force(force.leader, force.celebrity, (*force.soldiers, SOLDIER_OF[choice]))
        return Force(force.leader, True, force.soldiers)

    def _words(self, p: Monumental, tiles: Tiles) -> list[Choice]:
        """The units that could be pointed at; soldiers in the order of the tiles."""
        seat, force = self.seat, self.force
        words = []
        if not force.leader and tiles >> p.board.leader_at[seat] & 1:
            words.append(LEADER)
        if not force.celebrity and fights(p, seat) and tiles >> p.board.celebrity_at[seat] & 1:
            words.append(CARD_WORDS[p.realms.celebrity[seat]])
        last = force.soldiers[-1] if force.soldiers else 0
        words += [SOLDIER_WORDS[tile] for tile in each(tiles) if tile >= last and p.board.soldiers[tile]]
        return words

    def choices(self, p: Monumental) -> Sequence[Choice]:
        seat, force = self.seat, self.force
        tiles = staging(p, seat, self.tile)
        need, extra = conquest_price(p, seat, self.tile)
        funds = budget(p, seat, self.tile, extra)
        words = [
            word
            for word in self._words(p, tiles)
            if completable(p, seat, tiles, need, funds, self._joined(p, word))
        ]
        lacking = missing(p, seat, need, force)
        if reserves(p, seat, tiles, force) >= lacking and force.pieces + lacking <= funds:
            words.append(GO)
        return words

    def choose(self, p: Monumental, choice: Choice) -> None:
        seat = self.seat
        need, _ = conquest_price(p, seat, self.tile)
        if choice == GO:
            force = _filled_up(p, seat, staging(p, seat, self.tile), need, self.force)
        else:
            force = self._joined(p, choice)
        if missing(p, seat, need, force):
            p.agenda.append(Muster(seat, self.head, self.tile, force))
            return
        p.agenda.append(self.head)
        conquer(p, seat, self.tile, force)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return [*self._words(p, staging(p, self.seat, self.tile)), GO]

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        if choice in self.choices(p):
            return None
        if choice == GO:
            return Objection("conquest-units", {"count": conquest_price(p, self.seat, self.tile)[0]})
        if reserves(p, self.seat, staging(p, self.seat, self.tile), self._joined(p, choice)) < 0:
            return Objection("never-abandon")
        return Objection("conquest-cost", {"count": conquest_price(p, self.seat, self.tile)[0]})

    def facts(self, p: Monumental) -> dict[str, Any]:
        need, extra = conquest_price(p, self.seat, self.tile)
        return {
            "tile": NAMES[self.tile],
            "need": need,
            "missing": missing(p, self.seat, need, self.force),
            "production": extra[0],
            "science": extra[1],
            "gold": extra[GOLD],
        }


def _filled_up(p: Monumental, seat: int, tiles: Tiles, need: int, force: Force) -> Force:
    """The force with soldiers from the capital first, then from where most are idle."""
    capital = p.board.capital[seat]
    picked = list(force.soldiers)
    for _ in range(missing(p, seat, need, force)):
        now = Force(force.leader, force.celebrity, tuple(picked))
        left = {tile: idle(p, seat, tile, now) for tile in each(tiles)}
        picked.append(capital if left.get(capital, 0) > 0 else max(left, key=left.__getitem__))
    return Force(force.leader, force.celebrity, tuple(picked))


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
        p.board.celebrity_at[seat] = tile
    p.take_tile(seat, tile)
    p.now.conquered += 1
    if p.log is not None:
        p.tell("conquered", seat=seat, tile=NAMES[tile], count=force.pieces)
    pending: list[tuple[str, Step[Monumental]]] = []
    _claim_token(p, seat, tile, pending)
    if force.leader and not p.now.leader_fought:
        p.now.leader_fought = True
        nation = p.nation(seat)
        pending.append((nation.leader, Resolve(seat, nation.benefit, 0, NO_CARD)))
    coastal = bool(p.world.coast >> tile & 1)
    for card, effect in answering(p, "conquer", target=target, coastal=coastal):
        pending.append((card.id, Resolve(seat, effect.do, 0, card.number)))
    reap(p, seat, pending)


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


def _claim_token(p: Monumental, seat: int, tile: Tile, pending: list[tuple[str, Step[Monumental]]]) -> None:
    token = p.board.token[tile]
    if token < 0:
        return
    p.reveal()
    p.board.token[tile] = NO_TOKEN
    p.tell("revealed", seat=seat, token=TOKENS[token].id, tile=NAMES[tile])
    if token >= FIRST_MONSTER:
        p.gain(seat, CULTURE, 1)
        pending.append((TOKENS[token].id, appear(p, token - FIRST_MONSTER, tile)))
    else:
        p.realms.claimed[seat] += (token,)
        pending.append((TOKENS[token].id, ChooseBenefit(seat, token)))


def reap(p: Monumental, seat: int, pending: list[tuple[str, Step[Monumental]]]) -> None:
    """Simultaneous effects: plain gains at once, the others in the order that the mover likes."""
    asked = tuple(entry for entry in pending if not _settled(entry[1]))
    if asked:
        p.agenda.append(OrderEffects(seat, asked))
    p.agenda += (step for _, step in pending if _settled(step))


def _settled(step: Step[Monumental]) -> bool:
    """Whether a step only gains fixed resources."""
    return isinstance(step, Resolve) and plain(step.operations)


class OrderEffects(Decision[Monumental]):
    """Which of several simultaneous effects to resolve next (rule `effects-order`)."""

    __slots__ = ("pending",)

    def __init__(self, seat: int, pending: tuple[tuple[str, Step[Monumental]], ...]) -> None:
        super().__init__(seat)
        self.pending = pending

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [word for word, _ in self.pending]

    def choose(self, p: Monumental, choice: Choice) -> None:
        rest = tuple(entry for entry in self.pending if entry[0] != choice)
        if rest:
            p.agenda.append(OrderEffects(self.seat, rest))
        p.agenda.append(dict(self.pending)[choice])


# Moving -------------------------------------------------------------------------------------------


def movable(p: Monumental, seat: int) -> dict[str, Tile]:
    """The units that may leave where they stand, and have somewhere to go."""
    found = {}
    for tile in each(p.board.own[seat]):
        if not destinations(p, seat, tile) or p.board.lairs[MEDUSA] == tile:
            continue
        if p.board.leader_at[seat] == tile and idle(p, seat, tile, Force(leader=True)) >= 0:
            found[LEADER] = tile
        if (
            fights(p, seat)
            and p.board.celebrity_at[seat] == tile
            and idle(p, seat, tile, Force(celebrity=True)) >= 0
        ):
            found[CARD_WORDS[p.realms.celebrity[seat]]] = tile
        if p.board.soldiers[tile] and idle(p, seat, tile, Force()) > 0:
            found[SOLDIER_WORDS[tile]] = tile
    return found


def destinations(p: Monumental, seat: int, tile: Tile) -> Tiles:
    """The own provinces that units of a tile can move to (rule `move-armies`)."""
    return region(1 << tile, p.board.own[seat]) & p.world.land & ~(1 << tile)


def can_move(p: Monumental, seat: int) -> bool:
    if not p.now.res[MILITARY] + p.realms.gold[seat] or not p.provinces(seat):
        return False
    return bool(movable(p, seat))


def _unit_words(p: Monumental, seat: int) -> list[str]:
    """All units that a civilization has on the map."""
    words = [SOLDIER_WORDS[tile] for tile in each(p.board.own[seat]) if p.board.soldiers[tile]]
    words.append(LEADER)
    if fights(p, seat):
        words.append(CARD_WORDS[p.realms.celebrity[seat]])
    return words


def _stay(p: Monumental, seat: int, choice: Choice) -> Objection | None:
    """Why a unit has to stay where it is."""
    if choice in movable(p, seat):
        return None
    if choice == LEADER:
        tile = p.board.leader_at[seat]
    else:
        tile = SOLDIER_OF[choice] if choice in SOLDIER_OF else p.board.celebrity_at[seat]
    if p.board.lairs[MEDUSA] == tile:
        return Objection("monster-powers")
    return Objection("never-abandon") if destinations(p, seat, tile) else Objection("move-armies")


def relocate(p: Monumental, seat: int, unit: str, target: Tile) -> None:
    """Move one unit to another own province."""
    origin = movable(p, seat)[unit]
    if unit == LEADER:
        p.board.leader_at[seat] = target
    elif unit in SOLDIER_OF:
        p.board.soldiers[origin] -= 1
        p.board.soldiers[target] += 1
    else:
        p.board.celebrity_at[seat] = target
    if p.log is not None:
        p.tell("moved-unit", seat=seat, old=NAMES[origin], tile=NAMES[target])


class MoveUnit(Link[Monumental, Decision[Monumental]]):
    """Which unit to move for one military."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return list(movable(p, self.seat))

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(MoveTo(self.seat, self.head, choice))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return _unit_words(p, self.seat)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        return _stay(p, self.seat, choice)


class RedeployUnit(Decision[Monumental]):
    """Which unit to move without paying; `done` when enough have moved."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [*movable(p, self.seat), DONE]

    def choose(self, p: Monumental, choice: Choice) -> None:
        if choice != DONE:
            p.agenda.append(MoveTo(self.seat, self, choice))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return [*_unit_words(p, self.seat), DONE]

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        return None if choice == DONE else _stay(p, self.seat, choice)

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"left": self.left}


class MoveTo(Link[Monumental, Decision[Monumental]]):
    """To which own province the unit moves, for one military or as an effect allows."""

    __slots__ = ("unit",)

    def __init__(self, seat: int, head: Decision[Monumental], unit: str) -> None:
        super().__init__(seat, head)
        self.unit = unit

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(destinations(p, self.seat, movable(p, self.seat)[self.unit]))

    def choose(self, p: Monumental, choice: Choice) -> None:
        head = self.head
        if not isinstance(head, RedeployUnit):
            p.agenda.append(head)
            p.pay(self.seat, (0, 0, 1, 0, 0))
        elif head.left > 1:
            p.agenda.append(RedeployUnit(self.seat, head.left - 1))
        relocate(p, self.seat, self.unit, TILE_OF[choice])

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return TileChoices(p.world.all)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        return None if choice in self.choices(p) else Objection("move-armies")


def redeploy(p: Monumental, seat: int, move: MoveUnits, _source: int) -> None:
    """An effect moves some units."""
    p.agenda.append(RedeployUnit(seat, move.n))


RESOLVE[MoveUnits] = redeploy


# Outposts -----------------------------------------------------------------------------------------


def outpost_sites(p: Monumental, seat: int) -> Tiles:
    """The provinces where three units can be replaced by an outpost (rule `outpost`)."""
    if not p.outposts_left(seat):
        return 0
    return sum(
        1 << tile
        for tile in each(p.provinces(seat) & ~p.board.outposts)
        if p.board.soldiers[tile] + (p.board.leader_at[seat] == tile) >= OUTPOST_UNITS
    )


class BuildOutpostAt(Link[Monumental, Decision[Monumental]]):
    """In which province to build an outpost."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(outpost_sites(p, self.seat))

    def choose(self, p: Monumental, choice: Choice) -> None:
        tile = TILE_OF[choice]
        present = p.board.leader_at[self.seat] == tile
        if present and p.board.soldiers[tile] >= OUTPOST_UNITS:
            p.agenda.append(ReturnUnits(self.seat, self.head, tile))
            return
        p.agenda.append(self.head)
        replace_units(p, self.seat, tile, leader=present)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return TileChoices(p.world.all)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        tile = TILE_OF[choice]
        if not p.provinces(self.seat) >> tile & 1:
            return Objection("outpost-own")
        if p.board.outposts >> tile & 1:
            return Objection("outpost-one-each")
        if not p.outposts_left(self.seat):
            return Objection("outpost-two")
        return None if outpost_sites(p, self.seat) >> tile & 1 else Objection("outpost")


class ReturnUnits(Link[Monumental, Decision[Monumental]]):
    """Which three units go home: soldiers only, or the leader with two of them."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, head: Decision[Monumental], tile: Tile) -> None:
        super().__init__(seat, head)
        self.tile = tile

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return (SOLDIERS, LEADER)

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(self.head)
        replace_units(p, self.seat, self.tile, leader=choice == LEADER)


def replace_units(p: Monumental, seat: int, tile: Tile, leader: bool) -> None:
    """Three units go back to the capital and an outpost takes their place."""
    soldiers = OUTPOST_UNITS - leader
    p.board.soldiers[tile] -= soldiers
    p.board.soldiers[p.board.capital[seat]] += soldiers
    if leader:
        p.board.leader_at[seat] = p.board.capital[seat]
    put_outpost(p, seat, tile)


def put_outpost(p: Monumental, seat: int, tile: Tile) -> None:
    p.board.outposts |= 1 << tile
    if p.log is not None:
        p.tell("outpost", seat=seat, tile=NAMES[tile])


class PlaceOutpost(Decision[Monumental]):
    """In which own province an effect places an outpost."""

    __slots__ = ()

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(p.provinces(self.seat) & ~p.board.outposts)

    def choose(self, p: Monumental, choice: Choice) -> None:
        put_outpost(p, self.seat, TILE_OF[choice])


def place_outpost(p: Monumental, seat: int, _build: BuildOutpost, _source: int) -> None:
    """An effect places an outpost."""
    p.agenda.append(PlaceOutpost(seat))


RESOLVE[BuildOutpost] = place_outpost
POSSIBLE[BuildOutpost] = lambda p, seat, _build, _source: bool(
    p.outposts_left(seat) and p.provinces(seat) & ~p.board.outposts
)
