"""Replacing: people at a table agree that somebody else plays a seat from now on."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import NamedTuple

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.core.errors import GameOver
from ecumene.server import schema
from ecumene.server.clocks.rests import resting
from ecumene.server.errors import AlreadyProposed, GameCounts, NothingProposed
from ecumene.server.happenings import note
from ecumene.server.lobby import Lobby
from ecumene.server.room import Room
from ecumene.server.rooms import update_seat, update_table
from ecumene.server.rows import TableRow
from ecumene.table import FINISHED, WAITING, Seat
from ecumene.table.beside import Happening, HappeningMessage
from ecumene.table.clock import now
from ecumene.table.errors import NotStarted, NotYourSeat
from ecumene.table.replacing import (
    LONG,
    Proposal,
    Then,
    Waiting,
    agreed_by_all,
    check_proposed,
    given_up,
    going_together,
    holder,
    kept_waiting_since,
    voters,
)
from ecumene.table.seats import seats_of


class Led(NamedTuple):
    """What somebody's word on a seat has led to."""

    told: list[HappeningMessage]
    given_up: int | None = None
    """The seat that its player has lost."""


class Case(NamedTuple):
    """A table as it is stored, in the transaction that decides about a seat of it."""

    connection: AsyncConnection
    row: TableRow
    seats: list[Seat]

    async def note(self, what: Happening, seat: int, guest: str | None = None) -> HappeningMessage:
        by = next((one for one in self.seats if one.played_by(guest)), None)
        return await note(self.connection, self.row, what, seat, self.seats[seat], by)


class Replacing:
    """Asks those who play whether somebody's seat goes to somebody else."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._rooms = lobby.rooms
        lobby.on_left = self._count_again

    async def propose(self, room: Room, guest: str | None, seat: int, then: Then) -> None:
        """Ask the others; where nobody else has to agree, it happens at once."""

        async def deed(case: Case) -> Led:
            _check_going_on(case.row)
            if guest is None:
                raise NotYourSeat()
            check_proposed(case.seats, guest, seat, then)
            if case.row.proposal is not None:
                raise AlreadyProposed()
            proposal = Proposal(seat, then, guest, now(), [guest])
            what: Happening = "proposed-bot" if then == "bot" else "proposed-open"
            told = await case.note(what, seat, guest)
            led = await self._settled(case, proposal)
            return Led([told, *led.told], led.given_up)

        await self._decide(room, deed)

    async def vote(self, room: Room, guest: str | None, *, yes: bool) -> None:
        """Somebody's word: one no ends it, also that of whoever has proposed it."""

        async def deed(case: Case) -> Led:
            proposal = case.row.proposal
            _check_going_on(case.row)
            if guest is None or not seats_of(case.seats, guest):
                raise NotYourSeat()
            if proposal is None:
                raise NothingProposed()
            if guest not in voters(case.seats, proposal.seat):
                raise NotYourSeat()
            if not yes:
                await update_table(case.connection, case.row.about.id, proposal=None)
                what: Happening = "withdrawn" if guest == proposal.by else "refused"
                return Led([await case.note(what, proposal.seat, guest)])
            new = guest not in proposal.agreed
            told = [await case.note("agreed", proposal.seat, guest)] if new else []
            led = await self._settled(case, proposal.with_yes(guest))
            return Led([*told, *led.told], led.given_up)

        await self._decide(room, deed)

    async def _count_again(self, room: Room) -> None:
        """Somebody who was asked plays no more: all others may have agreed by now."""
        if room.proposal is None:
            return

        async def deed(case: Case) -> Led:
            proposal = case.row.proposal
            over = case.row.progress.status == FINISHED
            return Led([]) if proposal is None or over else await self._settled(case, proposal)

        await self._decide(room, deed)

    async def _decide(self, room: Room, deed: Callable[[Case], Awaitable[Led]]) -> None:
        """Decide something about a seat, and show it."""

        async def work(connection: AsyncConnection, row: TableRow, seats: list[Seat]) -> Led:
            led = await deed(Case(connection, row, seats))
            for message in led.told:
                await self._rooms.broadcast.said(connection, room.id, message)
            return led

        async with room.lock:
            led = await self._rooms.decide(room.id, work)
            await self._rooms.reread_locked(room)
            if led.given_up is not None:
                await self._lobby.play.settle_questions(room, led.given_up)
        for message in led.told:
            room.send_all(message)
        self._rooms.show_table(room)
        self._rooms.call_bot(room.id)

    async def _settled(self, case: Case, proposal: Proposal) -> Led:
        """Carry a proposal out if nobody has to be waited for any more, else go on asking."""
        key, seats = case.row.about.id, case.seats
        if not agreed_by_all(seats, proposal) and not await _kept_waiting(case, proposal):
            await update_table(case.connection, key, proposal=asdict(proposal))
            return Led([])
        told = await case.note(proposal.then, proposal.seat)
        await _replace(case, proposal)
        return Led([told], proposal.seat)


def _check_going_on(row: TableRow) -> None:
    if row.progress.status == WAITING:
        raise NotStarted()
    if row.progress.status == FINISHED:
        raise GameOver()
    if row.about.counts:
        raise GameCounts()


async def _kept_waiting(case: Case, proposal: Proposal) -> bool:
    """Whether all have waited for the seat so long that those who agree are enough."""
    whose, progress = holder(case.seats, proposal.seat), case.row.progress
    since = kept_waiting_since(case.seats, proposal, Waiting(progress.asked_seat, progress.changed))
    if since is None:
        return False
    return (await resting(case.connection, whose or "")).runs_out(since, LONG) <= now()


async def _replace(case: Case, proposal: Proposal) -> None:
    """Let a bot have the seat, and all others that its player had."""
    connection, row, seats = case
    key, whose = row.about.id, holder(seats, proposal.seat)
    gone = going_together(seats, proposal.seat)
    for number in gone:
        await update_seat(connection, key, number, **asdict(given_up(proposal.then)))
    await update_table(connection, key, proposal=None)
    if row.progress.asked_seat in gone:
        await update_table(connection, key, bot_asked=True, alarm=None)
    if row.about.owner == whose:
        await update_table(connection, key, owner=proposal.by)
    a = schema.invitations.c
    await connection.execute(delete(schema.invitations).where(a.table == key, a.person == whose))
