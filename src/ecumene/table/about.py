"""What is known of a table beside its log, and what somebody is told of it."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from ecumene.core.errors import UnknownGame
from ecumene.core.game import OptionValue
from ecumene.core.registry import find
from ecumene.core.view import Place
from ecumene.table.answers import HaltInfo, ProposalInfo, TableInfo
from ecumene.table.lessons import lesson_at
from ecumene.table.replacing import Proposal, voters
from ecumene.table.seats import Seat, hotseat, kept_for, seats_of
from ecumene.table.table import Status, Table
from ecumene.table.telling import told_seat
from ecumene.table.ticking import Clock, Ticking, told_clock

Allowed = Literal["all", "players"]
ALL: Final = "all"
PLAYERS: Final = "players"
Rated = Literal["loss", "void"]
LOSS: Final = "loss"
"""Whoever leaves a rated game has lost it."""
VOID: Final = "void"
"""A game that somebody leaves is not rated."""


@dataclass(slots=True)
class About:
    """What is settled about a table beside its log."""

    id: str
    game: str
    options: dict[str, OptionValue]
    seed: str
    owner: str
    public: bool
    created: str
    rematch: str | None = None
    talk: Allowed = PLAYERS
    """Who may make remarks."""
    watch: Allowed = ALL
    """Who may look on."""
    private: bool = False
    """Whether only those who were invited may come."""
    clock: Clock | None = None
    """How long everybody may think."""
    rated: Rated | None = None
    """Whether it counts for ratings, and what leaving does then."""
    tournament: str | None = None
    """Which it belongs to."""
    lang: str | None = None
    """In which language people talk there, as ISO 639 names it."""

    @property
    def counts(self) -> bool:
        """Whether it is about more than the game: then its end stands, and nobody gets hints."""
        return self.rated is not None or self.tournament is not None


class Progress(NamedTuple):
    """How far a table's log has come, so that lists need not open it."""

    version: int
    number: int
    status: Status
    asked_seat: int | None
    bot_asked: bool
    changed: str
    standings: list[Place] | None
    rules: int
    """The version of the rules by which the last line was written."""
    ticking: Ticking | None = None
    """How the clock stands, if there is one."""
    alarm: str | None = None
    """When the keeper of clocks looks at it."""
    calling: str | None = None
    """From when on whoever is asked may be called."""

    @classmethod
    def of(
        cls,
        table: Table,
        changed: str,
        ticking: Ticking | None = None,
        alarm: str | None = None,
        calling: str | None = None,
    ) -> "Progress":
        """After the last line of a table's log, which was written then."""
        return cls(
            table.version,
            table.number,
            table.status,
            table.asked_seat,
            table.bot_asked,
            changed,
            table.standings(),
            table.game.rules,
            ticking,
            alarm,
            calling,
        )


def told_halt(table: Table) -> HaltInfo | None:
    """What everybody is told of a table that other rules have written."""
    halt = table.halt
    if halt is None:
        return None
    return {
        "rules": halt.rules,
        "known": table.game.rules,
        "left": halt.left,
        "closed": halt.closed,
        "agreed": [number for number, seat in enumerate(table.seats) if seat.guest in halt.agreed],
    }


def told_proposal(
    seats: Sequence[Seat], proposal: Proposal | None, due: str | None = None
) -> ProposalInfo | None:
    """What everybody is told of a proposal."""
    if proposal is None:
        return None

    def of(people: Collection[str]) -> list[int]:
        return [n for n, seat in enumerate(seats) if seat.guest in people and not seat.by_bot]

    return {
        "seat": proposal.seat,
        "then": proposal.then,
        "by": next(iter(of([proposal.by])), None),
        "agreed": of(proposal.agreed),
        "asked": of(voters(seats, proposal.seat) - set(proposal.agreed)),
        "due": due,
    }


def _awaited(progress: Progress, seats: Sequence[Seat]) -> int | None:
    """The seat of a person who is asked, also where it is answered for: all would see who has no answer."""
    seat = progress.asked_seat
    return None if seat is None or seats[seat].by_bot else seat


def _is_lesson(about: About, seats: Sequence[Seat]) -> bool:
    with suppress(UnknownGame):
        return lesson_at(find(about.game), seats, int(about.seed), about.options) is not None
    return False


def told_table(
    about: About,
    progress: Progress,
    seats: Sequence[Seat],
    guest: str | None,
    online: set[str],
    *,
    invited: bool = False,
) -> TableInfo:
    """What somebody is told of a table as lists show it, be it open or only a row."""
    return {
        "id": about.id,
        "game": about.game,
        "options": about.options,
        "status": progress.status,
        "owner": about.owner,
        "seats": [told_seat(seat, guest, online) for seat in seats],
        "number": progress.number,
        "version": progress.version,
        "asked_seat": progress.asked_seat,
        "your_turn": progress.asked_seat in seats_of(seats, guest),
        "created": about.created,
        "changed": progress.changed,
        "standings": progress.standings,
        "hotseat": hotseat(seats),
        "rematch": about.rematch,
        "public": about.public,
        "private": about.private,
        "rated": about.rated,
        "tournament": about.tournament,
        "invited": invited,
        "clock": told_clock(about.clock, progress.ticking, progress.alarm, _awaited(progress, seats)),
        "kept": kept_for(seats, guest),
        "lang": about.lang,
        "talk": about.talk,
        "watch": about.watch,
        "lesson": _is_lesson(about, seats),
        "proposal": None,
        "halt": None,
    }
