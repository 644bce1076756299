"""The games on the shelf. Each comes in through the `ecumene.games` entry point, ours as anybody's."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any

from ecumene.core.errors import BadOption, BadSeats, BadSeed, UnknownGame, UnknownOption
from ecumene.core.position import OptionValue, Position
from ecumene.core.rng import Rng

if TYPE_CHECKING:
    from ecumene.core.text import Speaker


@dataclass(frozen=True)
class Option:
    """Something that a table settles before the game; its names are Fluent messages of the game."""

    id: str
    values: tuple[OptionValue, ...]
    default: OptionValue

    def checked(self, value: object) -> OptionValue:
        """The value itself, if it is one of ours; text from a command line or a record is read."""
        for known in self.values:
            if value == known and type(value) is type(known):
                return known
            if isinstance(value, str) and value == written(known):
                return known
        raise BadOption(option=self.id, value=value, known=[written(v) for v in self.values])


def written(value: OptionValue) -> str:
    """An option's value as it stands in a record or on a command line."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Game:
    """A game on the shelf: who can play it, what can be settled before, and how it starts."""

    id: str
    seats: range
    options: tuple[Option, ...]
    start: Callable[["Game", int, Mapping[str, OptionValue], Rng], Position]
    folder: Path
    """Where `text/` and `rules/` are."""
    seat_words: tuple[str, ...]
    """What the seats are called in notation and, through Fluent, on the screen."""
    evaluate: Callable[[Any, int], float]
    """How good a position looks to a seat: what the bots go by."""
    draw: Callable[[Mapping[str, Any], "Speaker"], str] | None = None
    """The table on a terminal, from a `view` alone, as text with rich's console markup; without it
    the view is listed as it is."""

    def new(self, seats: int, seed: int, options: Mapping[str, object] | None = None) -> Position:
        """The first position of a game."""
        return self.start(
            self, self.checked_seats(seats), self.settled(options or {}), Rng(checked_seed(seed))
        )

    def checked_seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise BadSeats(game=self.id, seats=seats, least=self.seats[0], most=self.seats[-1])
        return seats

    def settled(self, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with a value: the given ones checked, the others by default."""
        known = {option.id: option for option in self.options}
        for name in options:
            if name not in known:
                raise UnknownOption(game=self.id, option=name, known=list(known))
        return {o.id: o.checked(options[o.id]) if o.id in options else o.default for o in self.options}

    def __reduce__(self) -> tuple[Any, ...]:
        return find, (self.id,)


def checked_seed(seed: object) -> int:
    """The seed, if it is one."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise BadSeed(seed=seed)
    return seed


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
