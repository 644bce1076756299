"""Mustering: which province to conquer, and which units take part (rules `conquest-units`, `muster`)."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ecumene.core.bits import each
from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, Link, Objection, step
from ecumene.titles.monumental.cards import CARD_WORDS
from ecumene.titles.monumental.conquest import (
    budget,
    conquer,
    conquest_price,
    in_reach,
    staging,
    targets,
)
from ecumene.titles.monumental.forces import (
    LEADER,
    NO_FORCE,
    SOLDIER_OF,
    SOLDIER_WORDS,
    Force,
    completable,
    idle,
    missing,
    reserves,
)
from ecumene.titles.monumental.maps import NAMES, TILE_OF, Tile, Tiles
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import GOLD
from ecumene.titles.monumental.steps import TileLink

GO: Final = "go"
BACK: Final = "back"
"""What is said before a unit that shall not take part after all."""


@step
class Conquer(TileLink):
    """Which province to conquer."""

    def tiles(self, p: Monumental) -> Tiles:
        return targets(p, self.seat)

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(Muster(self.seat, self.head, TILE_OF[choice], NO_FORCE))

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
        if funds + max(0, p.fights(seat) - 1) < need:
            return Objection("conquest-cost", {"count": need})
        if not completable(p, seat, staging(p, seat, tile), need, funds, NO_FORCE):
            return Objection("conquest-units", {"count": need})
        return None


class Terms(NamedTuple):
    """What a conquest takes: where units may come from, the strength needed, how many can be paid."""

    tiles: Tiles
    need: int
    funds: int


@step
class Muster(Link[Monumental, Decision[Monumental]]):
    """Which units take part: they join and go back in any order, until `go` (rule `muster`)."""

    tile: Tile
    force: Force

    def _terms(self, p: Monumental) -> Terms:
        need, extra = conquest_price(p, self.seat, self.tile)
        return Terms(staging(p, self.seat, self.tile), need, budget(p, self.seat, self.tile, extra))

    def _units(self, p: Monumental, tiles: Tiles) -> list[Choice]:
        """The units that have not joined yet."""
        seat, force = self.seat, self.force
        words = []
        if not force.leader and tiles >> p.board.leader_at[seat] & 1:
            words.append(LEADER)
        if not force.celebrity and p.fights(seat) and tiles >> p.board.celebrity_at[seat] & 1:
            words.append(CARD_WORDS[p.realms.celebrity[seat]])
        left = [tile for tile in each(tiles) if p.board.soldiers[tile] > force.soldiers.count(tile)]
        return words + [SOLDIER_WORDS[tile] for tile in left]

    def _joined(self, p: Monumental) -> list[Choice]:
        """The units that take part so far."""
        force = self.force
        words = [LEADER] if force.leader else []
        if force.celebrity:
            words.append(CARD_WORDS[p.realms.celebrity[self.seat]])
        return words + [SOLDIER_WORDS[tile] for tile in force.soldiers]

    def _without(self, p: Monumental) -> list[Choice]:
        """What takes each of the units back that take part so far."""
        return [f"{BACK} {unit.removeprefix('from ')}" for unit in dict.fromkeys(self._joined(p))]

    def choices(self, p: Monumental) -> Sequence[Choice]:
        terms = self._terms(p)
        words = [unit for unit in self._units(p, terms.tiles) if self._hindrance(p, terms, unit) is None]
        words += self._without(p)
        if self._can_go(p, terms):
            words.append(GO)
        return words

    def _hindrance(self, p: Monumental, terms: Terms, unit: Choice) -> Objection | None:
        """Why a unit cannot join."""
        seat, count = self.seat, {"count": terms.need}
        if not missing(p, seat, terms.need, self.force):
            return Objection("muster", count)
        with_it = joined(self.force, unit)
        if reserves(p, seat, terms.tiles, with_it) < 0:
            return Objection("never-abandon")
        if completable(p, seat, terms.tiles, terms.need, terms.funds, with_it):
            return None
        if with_it.pieces + missing(p, seat, terms.need, with_it) > terms.funds:
            return Objection("conquest-cost", count)
        return Objection("conquest-units", count)

    def _can_go(self, p: Monumental, terms: Terms) -> bool:
        lacking = missing(p, self.seat, terms.need, self.force)
        if self.force.pieces + lacking > terms.funds:
            return False
        return lacking == 0 or lacking <= sum(_at_hand(p, self.seat, terms.tiles, self.force).values())

    def choose(self, p: Monumental, choice: Choice) -> None:
        seat = self.seat
        if choice == GO:
            terms = self._terms(p)
            p.agenda.append(self.head)
            conquer(p, seat, self.tile, _filled_up(p, seat, terms, self.force))
        elif choice.startswith(BACK):
            force = parted(self.force, choice.removeprefix(f"{BACK} "))
            p.agenda.append(Muster(seat, self.head, self.tile, force))
        else:
            p.agenda.append(Muster(seat, self.head, self.tile, joined(self.force, choice)))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return [*self._units(p, staging(p, self.seat, self.tile)), *self._without(p), GO]

    def refusal(self, p: Monumental, choice: Choice) -> Objection:
        terms = self._terms(p)
        hindrance = self._hindrance(p, terms, choice) if choice != GO else None
        return hindrance or Objection("conquest-units", {"count": terms.need})

    def facts(self, p: Monumental) -> Particulars:
        need, extra = conquest_price(p, self.seat, self.tile)
        return {
            "tile": NAMES[self.tile],
            "need": need,
            "missing": missing(p, self.seat, need, self.force),
            "joined": self._joined(p),
            "production": extra[0],
            "science": extra[1],
            "gold": extra[GOLD],
        }


def joined(force: Force, unit: Choice) -> Force:
    """A force with one more unit."""
    if unit == LEADER:
        return Force(leader=True, celebrity=force.celebrity, soldiers=force.soldiers)
    if unit in SOLDIER_OF:
        return Force(force.leader, force.celebrity, tuple(sorted((*force.soldiers, SOLDIER_OF[unit]))))
    return Force(leader=force.leader, celebrity=True, soldiers=force.soldiers)


def parted(force: Force, unit: Choice) -> Force:
    """A force with one unit less: the leader, a celebrity, or a soldier by its tile."""
    if unit == LEADER:
        return Force(leader=False, celebrity=force.celebrity, soldiers=force.soldiers)
    if unit in TILE_OF:
        soldiers = list(force.soldiers)
        soldiers.remove(TILE_OF[unit])
        return Force(force.leader, force.celebrity, tuple(soldiers))
    return Force(leader=force.leader, celebrity=False, soldiers=force.soldiers)


def _at_hand(p: Monumental, seat: int, tiles: Tiles, force: Force) -> dict[Tile, int]:
    """The soldiers that may fill a force up: the last unit of the capital leaves only when it is told to."""
    found = {tile: idle(p, seat, tile, force) for tile in each(tiles)}
    capital = p.board.capital[seat]
    if found.get(capital, 0) > 0:
        watched = (p.board.leader_at[seat] == capital and not force.leader) or (
            p.board.celebrity_at[seat] == capital and not force.celebrity and p.fights(seat) > 0
        )
        found[capital] -= not watched
    return found


def _filled_up(p: Monumental, seat: int, terms: Terms, force: Force) -> Force:
    """The force with soldiers from the capital first, then from where most are idle."""
    capital = p.board.capital[seat]
    left = _at_hand(p, seat, terms.tiles, force)
    for _ in range(missing(p, seat, terms.need, force)):
        origin = capital if left.get(capital, 0) > 0 else max(left, key=left.__getitem__)
        left[origin] -= 1
        force = joined(force, SOLDIER_WORDS[origin])
    return force
