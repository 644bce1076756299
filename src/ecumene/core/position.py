"""A position: a board plus an agenda.

>>> import ecumene
>>> p = ecumene.new("tigris", seats=2, seed=7)
>>> p.seat
0
>>> p.push("king b3").push("end").seat
1
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from ecumene.core.chains import LineChain, ListedChain, SaidChain
from ecumene.core.errors import GameOver, NoBrowser, NotAllowed, NotAsked, NotUnderstood
from ecumene.core.events import CURTAIN, Event, Particular
from ecumene.core.game import Game, OptionValue
from ecumene.core.rng import Rng
from ecumene.core.state import Derived, Shared, State, state
from ecumene.core.steps import Choice, Decision, Link, Objection, Step, Task
from ecumene.core.view import Asked, OwnFrame, Place, Remember, SharedFrame, View, afresh


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


@state
class Position(State):
    """The state of one game: a function of its options, its seed and the choices so far.

    A game declares its own fields by annotations; see `core/state.py`. What the game makes of a position, how
    it is laid out, seen, dealt anew and scored, hangs on its `Game`.
    """

    game: Shared[Game]
    seats: int
    options: Shared[Mapping[str, OptionValue]]
    agenda: list[Step[Any]]
    rng: Rng
    log: Derived[list[Event] | None]
    """What happened, kept only by those who want to tell it: None inside a search."""
    turn: int
    """The number of the current turn, from 1; records are written turn by turn."""
    _offered: Derived[Sequence[Choice] | None]

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> None:
        if "fields" not in vars(type(self)):
            raise TypeError(
                f"{type(self).__name__} is not decorated with `state`: clones would lose its fields"
            )
        self.game = game
        self.seats = seats
        self.options = options
        self.agenda = []
        self.rng = rng
        self.log = None
        self.turn = 1
        self._offered = None

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
        if not self.agenda:
            return None
        asked: Decision[Any] = self.agenda[-1]  # type: ignore[assignment]
        return asked.seat

    @property
    def over(self) -> bool:
        return not self.agenda

    def choices(self) -> Sequence[Choice]:
        """What the asked seat may choose, in a fixed order; empty when the game is over."""
        offered = self._offered
        if offered is None:
            if not self.agenda:
                return ()
            asked: Decision[Any] = self.agenda[-1]  # type: ignore[assignment]
            offered = asked.choices(self)
            # Clones share what was offered, so it must be something that nobody can change.
            self._offered = offered = tuple(offered) if isinstance(offered, list) else offered
        return offered

    def answers(self) -> Sequence[Choice]:
        """The choices but for the one that gives the game up: what bots and random play choose from."""
        choices = self.choices()
        if not self.agenda:
            return choices
        asked: Decision[Any] = self.agenda[-1]  # type: ignore[assignment]
        concession = asked.concession()
        if concession is None or len(choices) == 1:
            return choices
        return tuple([choice for choice in choices if choice != concession])

    def push(self, said: str | Sequence[Choice], seat: int | None = None) -> Self:
        """Make a choice, or a chain of choices: `push("temple d7")` or `push(["temple", "d7"])`.

        With `seat`, it must be that seat's choice. If anything is wrong, nothing is changed.
        """
        if seat is None and isinstance(said, str) and said in self.choices():
            self._choose(said)  # nearly always it is one choice, and needs no reading
            return self
        for choice in self.read(said, seat):
            self._choose(choice)
        return self

    def read(self, said: str | Sequence[Choice], seat: int | None = None) -> Sequence[Choice]:
        """The chain of legal choices that a line of notation, or a list of choices, stands for.

        A chain may end where something hidden comes to light, but it cannot go on from there: what
        is possible then is not known yet.
        """
        if not self.agenda:
            raise GameOver()
        if seat is not None and seat != self.seat:
            raise NotAsked(seat=seat, asked_seat=self.seat)
        if isinstance(said, str):
            return (said,) if said in self.choices() else self._chain(LineChain(said))
        return said if len(said) == 1 and said[0] in self.choices() else self._chain(ListedChain(said))

    def _chain(self, said: SaidChain) -> Sequence[Choice]:
        chain, probe = self.followed(said)
        if chain and said.left and not self.foresees(probe):
            raise NotUnderstood(word=said.left[0], possible=[])
        if said.left or not chain:
            raise probe._refusal(said)
        return chain

    def followed(self, said: SaidChain) -> tuple[list[Choice], Self]:
        """The chain of legal choices that begins what is said, and the position that it leads to."""
        probe = self.clone()
        probe.log = []
        chain: list[Choice] = []
        while said.left and self.foresees(probe):
            choice = said.next(probe.choices())
            if choice is None:
                break
            chain.append(choice)
            probe._choose(choice)
        return chain, probe

    def foresees(self, later: Self) -> bool:
        """Whether who is asked now is also asked later, with nothing hidden shown on the way."""
        return later.seat == self.seat and CURTAIN not in (later.log or ())

    def why(self, said: str | Sequence[Choice], seat: int | None = None) -> Objection | None:
        """Why a choice or a chain is not allowed now; None when it is.

        A word that means nothing here is an error, as it is for `push`.
        """
        try:
            self.read(said, seat)
        except NotAllowed as refusal:
            return refusal.objection
        return None

    def preview(self, said: str | Sequence[Choice], seat: int | None = None) -> list[Event]:
        """What would follow for certain, up to the first hidden thing that would come to light."""
        probe = self.clone()
        log: list[Event] = []
        probe.log = log
        probe.push(said, seat)
        return log[: log.index(CURTAIN)] if CURTAIN in log else log

    def retracted(self) -> Self:
        """This position before the half-made chain of choices, if there is one."""
        other = self.clone()
        if self.agenda and isinstance(link := self.agenda[-1], Link):
            other.agenda[-1] = link.head
            other._offered = None
        return other

    def _refusal(self, said: SaidChain) -> NotAllowed | NotUnderstood:
        decision = self.agenda[-1]
        assert isinstance(decision, Decision)
        word = said.left[0] if said.left else ""
        candidate = said.next(list(decision.candidates(self)))
        objection = None if candidate is None else decision.objection(self, candidate)
        if candidate is None or objection is None:
            return NotUnderstood(word=word, possible=list(self.choices()))
        return NotAllowed(choice=candidate, game=self.game.id, objection=objection)

    def repeat(self, choice: Choice) -> None:
        """Make a choice again that was checked when it was made, in this very position: for records."""
        self._choose(choice)

    def _choose(self, choice: Choice) -> None:
        asked: Decision[Any] = self.agenda.pop()  # type: ignore[assignment]
        asked.choose(self, choice)
        self.advance()

    def advance(self) -> None:
        """Run what is on the agenda up to the next decision that somebody has to make."""
        self._offered = None
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Task):
                agenda.pop()
                step.run(self)
                continue
            asked: Decision[Any] = step  # type: ignore[assignment]
            if not asked.automatic() or len(self.choices()) != 1:
                return
            only = self.choices()[0]
            self._offered = None
            agenda.pop()
            asked.choose(self, only)
        self.reveal()  # the end shows all that was hidden

    # Telling --------------------------------------------------------------------------------

    def tell(self, told: str, /, to: int | None = None, **args: Particular) -> None:
        """Write an event into the log, if one is kept."""
        if self.log is not None:
            self.log.append(Event(told, args, to))

    def reveal(self) -> None:
        """Say that something hidden comes to light here."""
        if self.log is not None:
            self.log.append(CURTAIN)

    # Copies and what a seat sees ----------------------------------------------------------------

    def clone(self) -> Self:
        """A copy to think with: it keeps no log."""
        other = self.copied()
        other.log = None
        return other

    def redealt(self, seat: int, seed: int) -> Self:
        """A position that `seat` could not tell from this one: all it cannot know is dealt anew."""
        other = self.clone() if self.seat == seat else self.retracted()
        other.rng = Rng(seed)
        other._offered = None
        self.game.redeal(other, seat)
        return other

    def view(self, seat: int | None = None) -> View:
        """All that a seat, or a spectator (None), sees of the table; nothing else leaves the rules."""
        return self.shared_view() | self.own_view(seat)

    def shared_view(self, remember: Remember = afresh) -> View:
        """The part of the view that is the same for everybody; a half-made choice leaves it as it was."""
        game = self.game
        view = game.table_view(self, remember) if game.remembers else game.table_view(self)
        frame: SharedFrame = {"game": game.id, "seats": self.seats, "turn": self.turn}
        return {**view, **frame}

    def svg(self, seat: int | None = None) -> str:
        """The board as the page draws it for a seat, or for a spectator (None): an SVG that stands alone."""
        if Game.picture is None:
            raise NotImplementedError
        return Game.picture(self, seat)

    def _repr_svg_(self) -> str | None:
        """How a notebook shows the position; without a browser that draws, by its name."""
        try:
            return self.svg()
        except NoBrowser:
            return None

    def own_view(self, seat: int | None) -> View:
        """The part of the view that is the seat's own."""
        return self.own_views([seat])[0]

    def own_views(self, seats: Sequence[int | None], remember: Remember = afresh) -> list[View]:
        """The parts of the view that are some seats' own; what they see alike is worked out once."""
        game = self.game
        if game.seat_views is None:
            shown: Sequence[Mapping[str, Any]] = [game.seat_view(self, seat) for seat in seats]
        elif game.remembers:
            shown = game.seat_views(self, seats, remember)
        else:
            shown = game.seat_views(self, seats)
        return [{**view, **self.own_frame(seat)} for view, seat in zip(shown, seats, strict=True)]

    def own_frame(self, seat: int | None) -> OwnFrame:
        """What is asked, and the result: all that a half-made choice changes of its chooser's view."""
        frame: OwnFrame = {"viewer": seat, "asked": self._asked(seat)}
        if not self.agenda:
            frame["standings"] = [
                Place(seat=seat, rank=rank, score=list(score)) for seat, rank, score in self.standings()
            ]
        return frame

    def heard_by(self, seat: int | None) -> Decision[Any] | None:
        """The question as a seat hears it: what another has half chosen is not told."""
        if not self.agenda:
            return None
        asked: Decision[Any] = self.agenda[-1]  # type: ignore[assignment]
        return asked.head if asked.seat != seat and isinstance(asked, Link) else asked

    def _asked(self, seat: int | None) -> Asked | None:
        decision = self.heard_by(seat)
        if decision is None:
            return None
        asked: Asked = {"seat": decision.seat, "decision": decision.name, "facts": decision.facts(self)}
        silence = decision.silence()
        if silence is not None:
            asked["silence"] = silence
        concession = decision.concession()
        if concession is not None:
            asked["concession"] = concession
        if decision.seat == seat:
            asked["choices"] = list(self.choices())
            asked["half_made"] = isinstance(decision, Link)
        return asked

    def standings(self) -> list[Standing]:
        """Who is how far, best first; the result once the game is over."""
        return ranked(self.game.scores(self))

    def __repr__(self) -> str:
        return f"<{self.game.id} for {self.seats}, turn {self.turn}, seat {self.seat} to choose>"
