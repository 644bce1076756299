"""Monsters on the loose, for tests."""

from ecumene.titles.monumental.attacks import (
    MonsterAttacks,
)
from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.tokens import FIRST_MONSTER, MONSTER_OF
from tests.titles.monumental.arrange import (
    changed,
)


def hiding(p: Monumental, monster: str, tile: str) -> None:
    """A token with a monster on its back."""
    p.board.token[TILE_OF[tile]] = FIRST_MONSTER + MONSTER_OF[monster]
    p._offered = None


def loose(p: Monumental, monster: str, tile: str) -> Monumental:
    """A monster that has appeared on a tile."""
    p.board.lairs[MONSTER_OF[monster]] = TILE_OF[tile]
    p.board.track[MONSTER_OF[monster]] = 4
    return changed(p)


def attack(p: Monumental, monster: str) -> Monumental:
    """The monster attacks here and now."""
    p.agenda.append(MonsterAttacks(MONSTER_OF[monster]))
    p._offered = None
    p.advance()
    return p
