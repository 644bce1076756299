"""Forces: the units that can be brought against a province, and what may not be left behind."""

from typing import Final

from ecumene.core.values import Value, value
from ecumene.titles.monumental.maps import NAMES, Tile, Tiles
from ecumene.titles.monumental.position import Monumental

LEADER: Final = "leader"
SOLDIER_WORDS: Final = tuple(f"from {name}" if name else "" for name in NAMES)
"""What a soldier is called, by where it comes from."""
SOLDIER_OF: Final = {word: tile for tile, word in enumerate(SOLDIER_WORDS) if word}


@value
class Force(Value):
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
        attack += p.fights(seat)
    return max(0, need - attack)


def completable(p: Monumental, seat: int, tiles: Tiles, need: int, funds: int, force: Force) -> bool:
    """Whether a force can be brought to the strength that is needed, and paid."""
    leaders = (
        (force.leader, True) if tiles >> p.board.leader_at[seat] & 1 and not force.leader else (force.leader,)
    )
    joins = p.fights(seat) and tiles >> p.board.celebrity_at[seat] & 1 and not force.celebrity
    for leader in leaders:
        for celebrity in (force.celebrity, True) if joins else (force.celebrity,):
            tried = Force(leader, celebrity, force.soldiers)
            lacking = missing(p, seat, need, tried)
            free = reserves(p, seat, tiles, tried)
            if free >= lacking and tried.pieces + lacking <= funds:
                return True
    return False


NO_FORCE: Final = Force()
LEADER_ALONE: Final = Force(leader=True)
CELEBRITY_ALONE: Final = Force(celebrity=True)
