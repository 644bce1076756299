"""The games on the shelf. Each comes in through the `ecumene.games` entry point, ours as anybody's."""

import copyreg
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from secrets import randbits

from ecumene.core.errors import UnknownGame
from ecumene.core.game import Game
from ecumene.core.position import Position


@cache
def _shelf() -> Mapping[str, EntryPoint]:
    """Where each game comes in; none is loaded before somebody asks for it."""
    return {entry.name: entry for entry in sorted(entry_points(group="ecumene.games"))}


@cache
def _taken_down(game: str) -> Game:
    loaded: Game = _shelf()[game].load()
    return loaded


@cache
def games() -> Mapping[str, Game]:
    """All games by id."""
    return {game: _taken_down(game) for game in _shelf()}


def find(game: str) -> Game:
    """The game with that id."""
    if game not in _shelf():
        raise UnknownGame(game=game, known=list(_shelf()))
    return _taken_down(game)


def new(game: str, seats: int = 2, seed: int | None = None, **options: object) -> Position:
    """The first position of a game; without a seed, a fresh one.

    >>> new("tigris", seats=3, seed=7, board="alternative")
    <tigris for 3, turn 1, seat 0 to choose>
    """
    return find(game).new(seats, randbits(64) if seed is None else seed, options)


def _by_id(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    return find, (game.id,)


# A position that is pickled takes along which game it is of, not the game.
copyreg.pickle(Game, _by_id)
