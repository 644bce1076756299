"""A game: who can play it, what can be settled before, and all that makes it up."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, get_type_hints

from ecumene.core.errors import BadOption, BadOwnOption, BadSeats, BadSeed, UnknownOption
from ecumene.core.events import Event
from ecumene.core.gains import Gain, no_gains, no_holdings
from ecumene.core.rng import Rng
from ecumene.core.steps import Objection

if TYPE_CHECKING:
    from ecumene.core.position import Position
    from ecumene.core.text import Speaker

OptionValue = str | int | bool


@dataclass(frozen=True)
class Option:
    """Something that a table settles before the game; its names are Fluent messages of the game."""

    id: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    own: Callable[[str], str | Objection | None] | None = None
    """Reads text of the players' own in place of a value: the same in tidy words, or what is wrong with it;
    None for text that is nothing of the kind."""

    def checked(self, value: object, game: str = "") -> OptionValue:
        """The value itself, if it is one of ours; text from a command line or a record is read."""
        for known in self.values:
            if value == known and type(value) is type(known):
                return known
            if isinstance(value, str) and value == written(known):
                return known
        read = self.own(value) if self.own is not None and isinstance(value, str) else None
        if isinstance(read, Objection):
            raise BadOwnOption(option=self.id, game=game, objection=read)
        if read is None:
            raise BadOption(option=self.id, value=value, known=[written(v) for v in self.values])
        return read


def written(value: OptionValue) -> str:
    """An option's value as it stands in a record or on a command line."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Foresight:
    """How far bots look ahead in a game, as series of games have shown to be worth their while."""

    width: int = 8
    """How many beginnings of a turn are followed at a time."""
    depth: int = 40
    """How many chains of choices of one's own are looked ahead at most."""
    finalists: int = 8
    """How many of the best turns are looked at again, with the hidden things dealt otherwise."""
    deals: int = 3
    """How many times they are dealt otherwise."""
    reply: int = 0
    """How many chains of choices of the next seat are looked ahead after one's own turn."""
    retorts: int = 0
    """How many replies to each of the last few turns are remembered and held against all of them in all
    deals; 0: each turn is replied to afresh in each deal."""
    alike: int = 0
    """How many turns that look exactly as good are followed side by side; 0: as many as there are."""
    anew: bool = False
    """Whether the last few turns all begin otherwise, and what follows is thought about after each chain."""
    overlooked: float = 0.4
    """Which share of what can be done an apprentice overlooks."""


@dataclass(frozen=True)
class Game:
    """A game on the shelf: who can play it, what can be settled before, and all that makes it up."""

    id: str
    seats: range
    options: tuple[Option, ...]
    seat_words: tuple[str, ...]
    """What the seats are called in notation and, through Fluent, on the screen."""
    package: str
    """The package that the game is: `text/`, `rules/` and `terminal.py` are found there."""
    position: "type[Position]"
    set_up: Callable[[Any], None]
    """Lays out the board of a new position and puts the first step on its agenda."""
    table_view: Callable[..., Mapping[str, Any]]
    """What everybody sees of the table in the same way, in plain JSON values."""
    seat_view: Callable[[Any, int | None], Mapping[str, Any]]
    """What a seat, or a spectator (None), sees besides, in plain JSON values."""
    redeal: Callable[[Any, int], None]
    """Deals everything hidden from a seat anew, out of the position's `rng`."""
    scores: Callable[[Any], list[tuple[int, ...]]]
    """One score a seat, comparable, the most important part first."""
    evaluate: Callable[[Any, int], float]
    """How good a position looks to a seat: what the bots go by."""
    terms: Callable[[Any, int], Mapping[str, float]] | None = None
    """What the evaluation is the sum of, by names that `term-*` of the game's text say."""
    progress: Callable[[Any], float] | None = None
    """How much of the game has been played, from 0 to 1: the nearer the end, the more an evaluation says."""
    gains: Callable[[Event], Iterable[Gain]] = no_gains
    """The points that an event tells of. With the holdings they are, source by source, the final score."""
    holdings: Callable[[Any], Iterable[Gain]] = no_holdings
    """The points that a position would bring by itself, if the game ended now."""
    foresight: Foresight = Foresight()
    """How far it is worth looking ahead."""
    rules: int = 1
    """The version of the rules: a number that changes when the meaning of a record may."""
    seat_views: Callable[..., Sequence[Mapping[str, Any]]] | None = None
    """The same as `seat_view` for several seats at once, for games where they see much alike."""
    remembers: bool = False
    """Whether `table_view` and `seat_views` take a `Remember`, and make only what it does not have."""

    picture: ClassVar["Callable[[Any, int | None], str] | None"] = None
    """Draws a position as a seat sees it, as an SVG; the rules themselves cannot."""

    @property
    def folder(self) -> Path:
        """Where `text/` and `rules/` are."""
        return Path(str(import_module(self.package).__file__)).parent

    @property
    def views(self) -> tuple[Any, Any]:
        """The types of what everybody sees, and of what a seat sees besides."""
        table, seat = get_type_hints(self.table_view), get_type_hints(self.seat_view)
        return table["return"], seat["return"]

    @property
    def draw(self) -> "Callable[[Mapping[str, Any], Speaker], str] | None":
        """The table on a terminal, from a `view` alone, as text with rich's console markup; None when the
        game has no `terminal.py`, and the view is listed as it is."""
        name = f"{self.package}.terminal"
        return import_module(name).draw if find_spec(name) else None

    def new(self, seats: int, seed: int, options: Mapping[str, object] | None = None) -> "Position":
        """The first position of a game."""
        count, settled, rng = self.checked_seats(seats), self.settled(options or {}), Rng(checked_seed(seed))
        position = self.position(self, count, settled, rng)
        self.set_up(position)
        position.advance()
        return position

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
        return {
            o.id: o.checked(options[o.id], self.id) if o.id in options else o.default for o in self.options
        }


def checked_seed(seed: object) -> int:
    """The seed, if it is one."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise BadSeed(seed=seed)
    return seed
