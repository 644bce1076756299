"""A position: a board plus an agenda.

>>> import ecumene
>>> p = ecumene.new("tigris", seats=2, seed=7)
>>> p.seat
0
>>> p.push("king b3").push("end").seat
1
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from ecumene.core.errors import GameOver, NotAllowed, NotAsked, NotUnderstood
from ecumene.core.events import CURTAIN, Event
from ecumene.core.rng import Rng
from ecumene.core.steps import Choice, Decision, Link, Objection, Step, Task

if TYPE_CHECKING:
    from ecumene.core.registry import Game

OptionValue = str | int | bool


class Standing(NamedTuple):
    """How one seat did: rank 1 is the winner, and equal ranks are a shared place."""

    seat: int
    rank: int
    score: tuple[int, ...]
    """What is compared, the most important first; higher is better."""


def ranked(scores: Sequence[tuple[int, ...]]) -> list[Standing]:
    """Standings from one comparable score a seat, best first; equal scores share a rank.

    >>> [(place.seat, place.rank) for place in ranked([(3,), (5,), (3,)])]
    [(1, 1), (0, 2), (2, 2)]
    """
    standings = [
        Standing(seat, 1 + sum(other > score for other in scores), tuple(score))
        for seat, score in enumerate(scores)
    ]
    return sorted(standings, key=lambda standing: (standing.rank, standing.seat))


class Position(ABC):
    """The state of one game: a function of its options, its seed and the choices so far."""

    __slots__ = ("_offered", "agenda", "game", "log", "options", "rng", "seats", "turn")

    game: "Game"
    seats: int
    options: Mapping[str, OptionValue]
    agenda: list[Step[Any]]
    rng: Rng
    log: list[Event] | None
    """What happened, kept only by those who want to tell it: None inside a search."""
    turn: int
    """The number of the current turn, from 1; records are written turn by turn."""

    def __init__(self, game: "Game", seats: int, options: Mapping[str, OptionValue], rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.agenda = []
        self.rng = rng
        self.log = None
        self.turn = 1
        self._offered: Sequence[Choice] | None = None
        self.set_up()
        self._advance()

    # What a game has to say -----------------------------------------------------------------

    @abstractmethod
    def set_up(self) -> None:
        """Lay out the board and put the first step on the agenda."""

    @abstractmethod
    def copy_board(self, other: Self) -> None:
        """Give `other` its own copy of everything that the game itself keeps."""

    @abstractmethod
    def table_view(self) -> dict[str, Any]:
        """What everybody sees of the table in the same way, in plain JSON values."""

    @abstractmethod
    def seat_view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), sees besides, in plain JSON values."""

    @abstractmethod
    def redeal(self, seat: int) -> None:
        """Deal everything hidden from `seat` anew, out of `self.rng`."""

    @abstractmethod
    def scores(self) -> list[tuple[int, ...]]:
        """One score a seat, comparable, the most important part first."""

    # Asking and choosing --------------------------------------------------------------------

    @property
    def decision(self) -> Decision[Any] | None:
        """What is asked now; None when the game is over."""
        return self.agenda[-1] if self.agenda else None  # type: ignore[return-value]

    @property
    def head(self) -> Decision[Any] | None:
        """The question where the choice that is being made began; what is asked, if none is half made."""
        decision = self.decision
        return decision.head if isinstance(decision, Link) else decision

    @property
    def seat(self) -> int | None:
        """Whose choice it is; None when the game is over."""
        return self.agenda[-1].seat if self.agenda else None  # type: ignore[attr-defined]

    @property
    def over(self) -> bool:
        return not self.agenda

    def choices(self) -> Sequence[Choice]:
        """What the asked seat may choose, in a fixed order; empty when the game is over."""
        if self._offered is None:
            offered = self.agenda[-1].choices(self) if self.agenda else ()  # type: ignore[attr-defined]
            # Clones share what was offered, so it must be something that nobody can change.
            self._offered = tuple(offered) if type(offered) is list else offered
        return self._offered

    def push(self, notation: str, seat: int | None = None) -> Self:
        """Make a choice, or a chain of choices in one line: `push("temple d7")`.

        With `seat`, it must be that seat's choice. If anything is wrong, nothing is changed.
        """
        for choice in self.read(notation, seat):
            self._choose(choice)
        return self

    def read(self, notation: str, seat: int | None = None) -> Sequence[Choice]:
        """The chain of legal choices that a line of notation stands for.

        A chain may end where something hidden comes to light, but it cannot go on from there: what
        is possible then is not known yet.
        """
        if not self.agenda:
            raise GameOver()
        if seat is not None and seat != self.seat:
            raise NotAsked(seat=seat, asked_seat=self.seat)
        if notation in self.choices():
            return (notation,)
        probe = self.clone()
        probe.log = []
        words = notation.split()
        chain: list[Choice] = []
        while words or not chain:
            if CURTAIN in probe.log or probe.seat != self.seat:
                raise NotUnderstood(word=words[0], possible=[])
            choice = _match(words, probe.choices())
            if choice is None:
                raise probe._refusal(words)
            chain.append(choice)
            probe._choose(choice)
            words = words[len(choice.split()) :]
        return chain

    def why(self, notation: str, seat: int | None = None) -> Objection | None:
        """Why a line of notation is not allowed now; None when it is.

        A word that means nothing here is an error, as it is for `push`.
        """
        try:
            self.read(notation, seat)
        except NotAllowed as refusal:
            return refusal.objection
        return None

    def preview(self, notation: str, seat: int | None = None) -> list[Event]:
        """What would follow for certain, up to the first hidden thing that would come to light."""
        probe = self.clone()
        log: list[Event] = []
        probe.log = log
        probe.push(notation, seat)
        return log[: log.index(CURTAIN)] if CURTAIN in log else log

    def retracted(self) -> Self:
        """This position before the half-made chain of choices, if there is one."""
        other = self.clone()
        if self.agenda and isinstance(link := self.agenda[-1], Link):
            other.agenda[-1] = link.head
            other._offered = None
        return other

    def _refusal(self, words: list[str]) -> NotAllowed | NotUnderstood:
        decision = self.agenda[-1]
        assert isinstance(decision, Decision)
        candidate = _match(words, list(decision.candidates(self)))
        objection = None if candidate is None else decision.objection(self, candidate)
        if candidate is None or objection is None:
            return NotUnderstood(word=" ".join(words[:1]), possible=list(self.choices()))
        return NotAllowed(choice=candidate, game=self.game.id, objection=objection)

    def _choose(self, choice: Choice) -> None:
        self._offered = None
        self.agenda.pop().choose(self, choice)  # type: ignore[attr-defined]
        self._advance()

    def _advance(self) -> None:
        """Run tasks up to the next decision that somebody has to make."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Task):
                agenda.pop()
                step.run(self)
            elif step.automatic and len(self.choices()) == 1:  # type: ignore[attr-defined]
                only = self.choices()[0]
                self._offered = None
                agenda.pop().choose(self, only)  # type: ignore[attr-defined]
            else:
                return
        self.reveal()  # the end shows all that was hidden

    # Telling --------------------------------------------------------------------------------

    def tell(self, kind: str, /, to: int | None = None, **args: Any) -> None:
        """Write an event into the log, if one is kept."""
        if self.log is not None:
            self.log.append(Event(kind, args, to))

    def reveal(self) -> None:
        """Say that something hidden comes to light here."""
        if self.log is not None:
            self.log.append(CURTAIN)

    # Copies and what a seat sees ----------------------------------------------------------------

    def clone(self) -> Self:
        """A copy to think with: it keeps no log."""
        other = object.__new__(type(self))
        other.game = self.game
        other.seats = self.seats
        other.options = self.options
        other.agenda = self.agenda[:]
        other.rng = Rng(self.rng.state)
        other.log = None
        other.turn = self.turn
        other._offered = self._offered
        self.copy_board(other)
        return other

    def redealt(self, seat: int, seed: int) -> Self:
        """A position that `seat` could not tell from this one: all it cannot know is dealt anew."""
        other = self.clone() if self.seat == seat else self.retracted()
        other.rng = Rng(seed)
        other._offered = None
        other.redeal(seat)
        return other

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat, or a spectator (None), sees of the table; nothing else leaves the rules."""
        return self.shared_view() | self.own_view(seat)

    def shared_view(self) -> dict[str, Any]:
        """The part of the view that is the same for everybody; a half-made choice leaves it as it was."""
        view = self.table_view()
        view["game"] = self.game.id
        view["seats"] = self.seats
        view["turn"] = self.turn
        return view

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """The part of the view that is the seat's own."""
        view = self.seat_view(seat)
        view["viewer"] = seat
        view["asked"] = self._asked(seat)
        if not self.agenda:
            view["standings"] = [
                {"seat": seat, "rank": rank, "score": list(score)} for seat, rank, score in self.standings()
            ]
        return view

    def heard_by(self, seat: int | None) -> Decision[Any] | None:
        """The question as a seat hears it: what another has half chosen is not told."""
        return self.decision if self.seat == seat else self.head

    def _asked(self, seat: int | None) -> dict[str, Any] | None:
        if not self.agenda:
            return None
        decision = self.heard_by(seat)
        assert decision is not None
        asked = {
            "seat": decision.seat,
            "decision": decision.name,
            "facts": decision.facts(self),
        }
        if decision.silence is not None:
            asked["silence"] = decision.silence
        if decision.seat == seat:
            asked["choices"] = list(self.choices())
            asked["half_made"] = isinstance(decision, Link)
        return asked

    def standings(self) -> list[Standing]:
        """Who is how far, best first; the result once the game is over."""
        return ranked(self.scores())

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _state(type(self)))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.game.id} for {self.seats}, turn {self.turn}, seat {self.seat} to choose>"


def _state(kind: type[Position]) -> list[str]:
    """The fields that make a position what it is: not its log, nor what is only kept for speed."""
    fields = [name for ancestor in kind.__mro__ for name in getattr(ancestor, "__slots__", ())]
    return [name for name in fields if name != "log" and not name.startswith("_")]


def _match(words: list[str], choices: Sequence[Choice]) -> Choice | None:
    """The longest choice that the words begin with."""
    for length in range(len(words), 0, -1):
        said = " ".join(words[:length])
        if said in choices:
            return said
    return None
