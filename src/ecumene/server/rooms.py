"""The rooms of this process: tables at hand, kept in step with the database, and shown to who is there."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecumene.core.errors import UnknownGame
from ecumene.core.registry import find
from ecumene.server import queries, schema
from ecumene.server.at_hand import AtHand
from ecumene.server.broadcast import Broadcast, News
from ecumene.server.clocks.rests import resting
from ecumene.server.days.invited import welcome_at
from ecumene.server.hearsay import Hearsay
from ecumene.server.presence import Presence
from ecumene.server.reader import Reader
from ecumene.server.room import Room
from ecumene.server.rows import TableRow
from ecumene.server.settings import Settings
from ecumene.server.standing import Standing
from ecumene.server.supervision import Supervisor, logged
from ecumene.server.visitors import Visitors
from ecumene.server.writer import Writer
from ecumene.table import FINISHED, PLAYING, WAITING, Seat
from ecumene.table.errors import UnknownTable
from ecumene.table.following import BrokenLog
from ecumene.table.replacing import holder
from ecumene.table.snapshots import stamp

logger = logging.getLogger(__name__)

T = TypeVar("T")
Deed = Callable[[AsyncConnection, TableRow, list[Seat]], Awaitable[T]]
"""What is decided about a table, given its row and its seats as they are stored."""

KEY = re.compile(r"^[A-Za-z0-9_-]{1,16}$")
"""What a table's id looks like: all of it, also where a pattern is only searched for."""


class Rooms:
    """Opens tables, keeps them in step with the log, and shows them to who sits there."""

    def __init__(self, engine: AsyncEngine, settings: Settings, *, shown: bool = True) -> None:
        self.engine = engine
        self.reader = Reader(engine)
        self._shown = shown
        """Whether tables are shown here; if not, they are read again only when they are needed."""
        self.settings = settings
        self.tasks = Supervisor()
        self.standing = Standing()
        self.visitors = Visitors(settings)
        self._hearsay = Hearsay(self)
        self.broadcast = Broadcast(engine, self._heard, self.tasks)
        safe = settings.power_safe is True
        self.writer = Writer(engine, self.broadcast, self.tasks, self.standing, power_safe=safe)
        self.presence = Presence(self.broadcast, self._people_at, self._presence_changed, self.errand)
        if self.broadcast.shared:
            self.tasks.keep("presence", self.presence.beat)
        self.on_bot_asked: Callable[[str, str], None] = lambda _table, _owner: None
        self.on_person_asked: Callable[[str], None] = lambda _table: None
        self.on_listed: Callable[[str, bool], None] = lambda _table, _frame: None
        """Called when a table has changed: whether its frame may have, or only how far it is played."""
        self.on_away: Callable[[Sequence[str]], None] = lambda _keys: None
        """Called when another process has signed somebody out."""
        self.on_tournament: Callable[[str], None] = lambda _key: None
        """Called when something is new about a tournament."""
        self.on_ruled: Callable[[], None] = lambda: None
        """Called when an owner of the server has done something in another process, or may have."""
        self.on_thinking: Callable[[News], None] = lambda _news: None
        """Called when other processes want something thought about, think, or have thought."""
        self._at_hand = AtHand(settings.cache_mb)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._errands: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await self.writer.close()
        await self.tasks.close()
        self.reader.close()
        await self.engine.dispose()

    def errand(self, work: Awaitable[None]) -> None:
        """Do something on the side."""
        task = asyncio.ensure_future(logged(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # Tables at hand -----------------------------------------------------------------------------

    async def room(self, key: str) -> Room:
        """The room of a table, opened if it is not at hand."""
        if key in self._at_hand:
            self._at_hand.move_to_end(key)
            return self._at_hand[key]
        if not KEY.fullmatch(key):
            raise UnknownTable(table=key)
        if key not in self._opening:
            self._opening[key] = asyncio.create_task(self._open(key))
            self._opening[key].add_done_callback(lambda _: self._opening.pop(key, None))
        return await asyncio.shield(self._opening[key])

    async def settled(self, key: str) -> Room:
        """The room when nothing is on its way to the log: what is told of the table is stored."""
        room = await self.room(key)
        async with room.lock:
            return room

    async def fresh(self, key: str) -> Room:
        """The room of a table, with all that other processes have stored."""
        known = key in self._at_hand
        room = await self.room(key)
        if known and not self._shown:
            async with room.lock:
                await self.reread_locked(room)
            if key not in self._at_hand:
                raise UnknownTable(table=key)
        return room

    async def _open(self, key: str) -> Room:
        room = await self.read(key)
        self.put_at_hand(room)
        return room

    async def read(self, key: str) -> Room:
        """A table as it is stored."""
        kept = await self.reader.read(partial(queries.kept_table, key))
        room = Room.of(kept.row, kept.seats)
        if kept.row.progress.status != WAITING:
            await self._follow(room, kept)
        if room.proposal is not None:
            async with self.engine.connect() as connection:
                await self._look_at_proposal(connection, room)
        return room

    async def _follow(self, room: Room, kept: queries.Kept) -> None:
        """Follow the log to its end, or as far as it stands."""
        row = kept.row
        try:
            room.begin(kept.snapshot)
            room.catch_up(kept.lines)
        except BrokenLog:
            async with self.engine.connect() as connection:
                lines = await queries.lines_from(connection, room.id, 1)
            room.catch_up_while_it_stands(lines, row.progress.rules)
            room.refresh(row, room.table.seats)
            logger.warning("a table stands only in part", extra={"table": room.id, "lines": len(lines)})
        progress, table = row.progress, room.table
        if progress.status == FINISHED and (
            table.status != FINISHED or table.standings() != progress.standings
        ):
            async with self.engine.connect() as connection:
                final = await queries.final(connection, room.id, progress.version)
            table.close(progress.rules, progress.standings, final.last_sight() if final else None)

    async def _catch_up(self, connection: AsyncConnection, room: Room) -> bool:
        """Bring the record up to the last line of the log; whether everybody sees something of it."""
        return room.catch_up(await queries.lines_from(connection, room.id, room.table.version))

    @property
    def load(self) -> tuple[int, int]:
        """How many tables are at hand, and about how many bytes they take."""
        return len(self._at_hand), self._at_hand.weight

    @property
    def keys_at_hand(self) -> list[str]:
        return list(self._at_hand)

    def at_hand(self, key: str) -> bool:
        return key in self._at_hand

    def shown(self, key: str) -> Room | None:
        """A table at hand in a process that shows it, unless it is being read just now."""
        return self._at_hand.get(key) if self._shown and key not in self._opening else None

    def shows(self, key: str) -> bool:
        """Whether a table is at hand in a process that shows it, or about to be."""
        return self._shown and (key in self._at_hand or key in self._opening)

    def put_at_hand(self, room: Room) -> None:
        """Keep a table in memory, and forget those that nobody has looked at for longest."""
        self._at_hand.put(room)

    def may_be_listed(self, key: str) -> bool:
        """Whether a table, as far as is known here, waits for anybody to sit down."""
        room = self._at_hand.get(key)
        return room is None or (room.about.public and room.table.status == WAITING)

    def clear_away(self, key: str) -> None:
        self._at_hand.pop(key, None)

    async def reread(self, key: str, *, heard: bool = False) -> None:
        """Take over what others have stored about a table at hand, and show it.

        Where it was `heard` of, its bot was called as well; only who looks on here makes that more urgent.
        """
        if key in self._opening:
            await asyncio.wait([self._opening[key]])  # it may have been read before there was news
        room = self._at_hand.get(key)
        if room is None:
            return
        async with room.lock:
            await self.reread_locked(room)
        self.show_table(room)
        if not heard or room.viewers:
            self.call_bot(key)

    async def reread_locked(self, room: Room) -> None:
        """Take over what is stored about a table whose lock is held."""
        try:
            await self._reread(room)
        except UnknownTable:
            self.send_away(room)
        except BrokenLog:
            await self.start_over(room, room.table.version)

    async def start_over(self, room: Room, version: int) -> None:
        """Go back to what is stored; if even that fails, send everybody away to come again.

        Everybody knows of lines up to `version`; if the database does not, they are told.
        """
        mark = room.mark
        try:
            stored = await self.read(room.id)
        except Exception:
            logger.exception("table lost", extra={"table": room.id})
            self.send_away(room)
            return
        room.take_over(stored)
        if room.table.version < version or (room.table.version == version and room.mark != mark):
            logger.error("the database has lost lines", extra={"table": room.id, "version": version})
            room.show_lost()
        else:
            room.show_views()
        self.show_table(room)

    def send_away(self, room: Room) -> None:
        """Forget a table, and let whoever looks on come again."""
        self.clear_away(room.id)
        for viewer in list(room.viewers):
            viewer.close()

    async def _reread(self, room: Room) -> None:
        table, version, asked, seen = room.table, room.table.version, room.table.undo_asked, True
        passing = table.passing
        async with self.engine.connect() as connection:
            row, seats = await queries.table_and_seats(connection, room.id)
            began = table.record is None and row.progress.status != WAITING
            anew = room.refresh(row, seats)
            if began:
                room.begin(await queries.snapshot(connection, room.id, stamp(table.game)))
            if table.record is not None:
                seen = await self._catch_up(connection, room) or began
            await self._look_at_proposal(connection, room)
            await self._send_uninvited_away(connection, room)
        if began or table.version != version:
            room.show_views(only=None if seen else table.asked_seat)
        else:
            for seat in passing ^ table.passing:
                room.show_views(only=seat)
            for viewer in anew:
                room.show_view(viewer)
        if table.undo_asked != asked:
            room.show_undo()

    async def _look_at_proposal(self, connection: AsyncConnection, room: Room) -> None:
        """Know when whoever a proposal is about rests: then nobody is kept waiting by them."""
        whom = holder(room.table.seats, room.proposal.seat) if room.proposal else None
        room.resting = await resting(connection, whom or "") if room.proposal else None

    async def _send_uninvited_away(self, connection: AsyncConnection, room: Room) -> None:
        """Whoever got up from a private table, or would rather not come, looks on no longer."""
        strangers = {viewer for viewer in room.viewers if not room.sits(viewer.guest)}
        if room.about.private and strangers:
            welcome = await connection.run_sync(partial(welcome_at, room.about))
            for viewer in strangers:
                if viewer.guest not in welcome:
                    viewer.close()

    def show_table(self, room: Room) -> None:
        """Give everybody in the room the table's frame: seats, presence, status."""
        self.on_listed(room.id, True)
        room.send_strangers_away()
        room.show_table(self.presence.at(room.id))

    # Other processes ----------------------------------------------------------------------------

    def _heard(self, news: News) -> None:
        if news["what"] == "here":
            self.presence.heard(news["process"], news["here"])
        elif news["what"] == "chat":
            if news["table"] in self._at_hand:
                self._at_hand[news["table"]].send_all(news["message"])
        elif news["what"] == "lines":
            self._hearsay.lines(news)
        elif news["what"] == "changed":
            self._hearsay.changed(news)
        elif news["what"] == "away":
            self.on_away(news["keys"])
        elif news["what"] == "tournament":
            self.on_tournament(news["id"])
        elif news["what"] == "ruled":
            self.on_ruled()
        elif news["what"] == "missed":
            self.on_ruled()
            self.on_thinking(news)
            self.errand(self.reread_all())
        else:
            self.on_thinking(news)

    async def reread_all(self) -> None:
        """One after the other: connections are few, and people use them too."""
        for key in list(self._at_hand) if self._shown else []:
            try:
                await self.reread(key)
            except Exception:
                logger.exception("a table was not read again", extra={"table": key})

    def _people_at(self, key: str) -> set[str]:
        """The guests who play at a table at hand."""
        return self._at_hand[key].table.people() if key in self._at_hand else set()

    def _presence_changed(self, key: str) -> None:
        self.on_listed(key, True)
        self.errand(self.reread(key)) if self._shown else self.call_bot(key)

    # Bots ---------------------------------------------------------------------------------------

    def call_bot(self, key: str) -> None:
        """Let a bot think at a table at hand, or silence be kept; or think ahead, where a person is asked."""
        room = self._at_hand.get(key)
        if room is None or room.table.status != PLAYING:
            return
        decision, owner = room.table.position.decision, room.about.owner
        if not room.table.bot_asked:
            self.on_person_asked(key)
        elif decision is None or decision.silence() is None:
            self.on_bot_asked(key, owner)
        else:  # where everybody is asked lest it show who has an answer, all answers take their time
            later = asyncio.get_running_loop().call_later
            later(self.settings.silence_seconds, self.on_bot_asked, key, owner)

    def watched(self, key: str) -> bool:
        """Whether somebody looks on at a table, here or in another process."""
        room = self._at_hand.get(key)
        return (room is not None and bool(room.viewers)) or bool(self.presence.at(key))

    async def read_rules(self) -> None:
        """Load the games that are being played, before somebody waits for one of them."""
        async with self.engine.connect() as connection:
            for game in await queries.games_being_played(connection):
                with suppress(UnknownGame):
                    stamp(find(game))

    # Storing beside the log ---------------------------------------------------------------------

    async def decide(self, key: str, deed: Deed[T]) -> T:
        """Decide something about a table on what is stored, while no other process can."""

        async def work(connection: AsyncConnection) -> T:
            row, seats = await queries.table_and_seats(connection, key, locked=True)
            done = await deed(connection, row, seats)
            await self.broadcast.changed(connection, [key], frame=True)
            return done

        return await self.writer.run(work)

    async def settle(self, key: str, deed: Deed[T]) -> T:
        """Decide something, then take it over and show it."""
        done = await self.decide(key, deed)
        await self.reread(key)
        return done

    async def tell_listed(self, key: str) -> None:
        """Let the lobbies of other processes look at a table again."""
        async with self.engine.begin() as connection:
            await self.broadcast.changed(connection, [key], frame=True)

    async def store(self, room: Room, **values: Any) -> None:
        """Change the table's row."""

        async def deed(connection: AsyncConnection, _row: TableRow, _seats: list[Seat]) -> None:
            await update_table(connection, room.id, **values)

        await self.decide(room.id, deed)


async def update_table(connection: AsyncConnection, key: str, **values: Any) -> None:
    await connection.execute(update(schema.tables).where(schema.tables.c.id == key).values(**values))


async def update_seat(connection: AsyncConnection, key: str, number: int, **values: Any) -> None:
    s = schema.seats.c
    await connection.execute(update(schema.seats).where(s.table == key, s.seat == number).values(**values))
