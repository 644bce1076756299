"""A table at hand: who sits there, the record so far, and what each may see of it.

Nothing here waits or stores. A line of the log is planned, applied, and only then stored; whoever
plans it undoes nothing on failure but loads the table anew.
"""

import asyncio
import copyreg
import pickle
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache, lru_cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from platform import python_version
from time import time
from typing import TYPE_CHECKING, Any

import orjson

import ecumene.core
from ecumene.core.errors import GameOver, NotAsked, NothingToUndo
from ecumene.core.events import seen_by
from ecumene.core.game import Game, OptionValue
from ecumene.core.position import Position
from ecumene.core.record import Entry, Record
from ecumene.core.registry import find
from ecumene.core.steps import Link
from ecumene.server.errors import BadMoment, NothingToRedo, NotStarted, NotYourSeat, Stale
from ecumene.server.ledger import Line

if TYPE_CHECKING:
    from ecumene.server.sockets import Viewer

SNAPSHOT_EVERY = 128
"""How many lines of the log are replayed at most to open a table."""

CHOICE, UNDO, REDO = "choice", "undo", "redo"
WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"
PERSON, OPEN, BOT, LOCAL = "person", "open", "bot", "local"


def now() -> str:
    return _at(int(time() * 1000))


@lru_cache(maxsize=1)
def _at(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


@dataclass(slots=True)
class Seat:
    """Who sits there: a person, somebody at the same screen, a bot, or nobody yet."""

    kind: str
    guest: str | None = None
    name: str = ""
    level: str | None = None
    resigned: bool = False
    silent: bool = False
    """Not asked where it has nothing to answer with."""

    @property
    def by_bot(self) -> bool:
        return self.kind == BOT or self.resigned


@dataclass(slots=True)
class UndoAsked:
    """Somebody asks the others to take back to where `to` choices stood."""

    by: int
    to: int
    version: int
    agreed: list[str] = field(default_factory=list)


class Table:
    """One table, as the log has it."""

    def __init__(self, row: Any, seats: list[Seat]) -> None:
        self.id: str = row.id
        self.game: Game = find(row.game)
        self.seed = int(row.seed)
        self.options: dict[str, OptionValue] = self.game.settled(row.options)
        self.owner: str = row.owner
        self.public: bool = row.public
        self.created: str = row.created
        self.seats = seats
        self.record: Record | None = None
        self.version = 0
        self.taken_back: list[tuple[int, str]] = []
        """What redo would make again: seat and choice, the next one last."""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self._views: dict[int | None, bytes] = {}
        self._shared_view: bytes | None = None
        self.refresh(row, seats)

    def refresh(self, row: Any, seats: list[Seat]) -> None:
        """Take over what is stored beside the log."""
        self.seats = seats
        self.status: str = row.status
        self.changed: str = row.changed
        self.rematch: str | None = row.rematch
        self.undo_asked = UndoAsked(**row.undo) if row.undo else None
        self._forget_views()

    # Who is who ---------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that somebody plays."""
        if guest is None:
            return []
        return [n for n, s in enumerate(self.seats) if s.guest == guest and not s.by_bot]

    def people(self) -> set[str]:
        """The guests who play here."""
        return {s.guest for s in self.seats if s.guest and not s.by_bot}

    @property
    def hotseat(self) -> bool:
        """Whether somebody plays several seats at one screen."""
        return any(seat.kind == LOCAL for seat in self.seats)

    def own_seat(self, guest: str | None, seat: int) -> int:
        """The seat, if it is played by whoever asks."""
        if seat not in self.seats_of(guest):
            raise NotYourSeat()
        return seat

    # The game -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Lay out the first position."""
        self.record = Record(self.game, len(self.seats), self.seed, self.options, self.names)

    @property
    def played(self) -> Record:
        """The record, once the game has begun."""
        if self.record is None:
            raise NotStarted()
        return self.record

    @property
    def number(self) -> int:
        """How many choices stand."""
        return len(self.record.entries) if self.record else 0

    @property
    def asked(self) -> int | None:
        return self.record.position.seat if self.record else None

    @property
    def bot_asked(self) -> bool:
        """Whether nobody has to be waited for: a bot is asked, or a silent seat without an answer."""
        asked = self.asked
        return asked is not None and (self.seats[asked].by_bot or self.silence(asked) is not None)

    def silence(self, seat: int) -> str | None:
        """What is said for a silent seat that has nothing else to say."""
        decision = self.played.position.decision
        if not self.seats[seat].silent or decision is None or decision.silence() is None:
            return None
        return decision.silence() if len(self.played.position.choices()) == 1 else None

    def redealt(self, seat: int, seed: int) -> Position:
        """What a seat could believe: all that thinks for it thinks about this."""
        position = self.played.position
        if position.seat is None:
            raise GameOver()
        if position.seat != seat:
            raise NotAsked(seat=seat, asked_seat=position.seat)
        return position.redealt(seat, seed)

    # Lines of the log ---------------------------------------------------------------------------

    def plan_choice(self, seat: int, choice: str, version: int, request: str | None) -> Line:
        """The line that a choice would be, if the table is as whoever chose saw it, and it is legal."""
        record = self.played
        if version != self.version:
            raise Stale(version=self.version, asked_for=version)
        record.position.read(choice, seat)
        return Line(self.id, version + 1, CHOICE, seat, choice, len(record.entries), request)

    def plan_undo(self, seat: int, to: int, request: str | None) -> Line:
        """The line that takes back to where `to` choices stood."""
        return Line(self.id, self.version + 1, UNDO, seat, str(to), self.number, request)

    def plan_redo(self, seat: int, request: str | None) -> Line:
        """The line that makes again what was last taken back."""
        if not self.redoable(seat):
            raise NothingToRedo()
        return Line(self.id, self.version + 1, REDO, seat, self.taken_back[-1][1], self.number, request)

    def undo_target(self, seat: int, to: int | None) -> int:
        """Where an undo leads: before the last choice of the seat, unless it says where."""
        entries = self.played.entries
        if to is None:
            own = [n for n, entry in enumerate(entries) if entry.seat == seat]
            if not own:
                raise NothingToUndo(seat=seat)
            return own[-1]
        if not 0 <= to < len(entries):
            raise BadMoment(number=len(entries))
        return to

    def free_undo(self, guest: str | None, seat: int, to: int) -> bool:
        """Whether nobody has to be asked: the record allows it, or no other person is concerned."""
        return self.number - to <= self.played.undoable(seat) or self.people() <= {guest}

    def redoable(self, seat: int | None) -> int:
        """How many of the choices taken back the seat could make again one after the other."""
        count = 0
        for who, _ in reversed(self.taken_back):
            if who != seat:
                break
            count += 1
        return count

    def apply(self, line: Line) -> bool:
        """Let a line of the log happen; False if it only adds to a half-made choice, unseen by others."""
        record = self.played
        begun = record.position.head
        if line.kind == UNDO:
            to = int(line.choice)
            self.taken_back += [(entry.seat, entry.choice) for entry in reversed(record.entries[to:])]
            record.rewind(to)
            for viewer in self.viewers:
                viewer.shown = min(viewer.shown, to)
        else:
            record.push(line.choice)
            if line.kind == REDO:
                self.taken_back.pop()
            else:
                self.taken_back.clear()
        self.version = line.number
        self.undo_asked = None
        self.changed = now()
        self.status = FINISHED if record.position.over else PLAYING
        decision = record.position.decision
        if isinstance(decision, Link) and decision.head == begun:
            self._views.pop(decision.seat, None)
            return False
        self._forget_views()
        return True

    def _forget_views(self) -> None:
        self._views.clear()
        self._shared_view = None

    def standing(self) -> dict[str, Any]:
        """What the table's row says after the last line."""
        return {
            "key": self.id,
            "version": self.version,
            "number": self.number,
            "status": self.status,
            "asked": self.asked,
            "bot_asked": self.bot_asked,
            "changed": self.changed,
            "standings": self.standings(),
        }

    def standings(self) -> list[dict[str, Any]] | None:
        """The result: as the rules say, but whoever resigned comes last."""
        if self.record is None or not self.record.position.over:
            return None
        # The rules may seat opponents of their own after the people and bots of the table.
        resigned_seats = {number for number, seat in enumerate(self.seats) if seat.resigned}
        places = [(s.seat in resigned_seats, s.rank, s) for s in self.record.position.standings()]
        return [
            {
                "seat": place.seat,
                "rank": 1 + sum(other[:2] < (resigned, rank) for other in places),
                "score": place.score,
            }
            for resigned, rank, place in sorted(places, key=lambda p: (p[0], p[1], p[2].seat))
        ]

    # Snapshots ----------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """The record as it is now, to open the table from."""
        data = pickle.dumps((self.played, self.taken_back), pickle.HIGHEST_PROTOCOL)
        return {"table": self.id, "version": self.version, "stamp": stamp(self.game), "data": data}

    def restore(self, version: int, data: bytes) -> None:
        """Go on from a snapshot that this very program made."""
        self.record, self.taken_back = pickle.loads(data)
        self.version = version

    # What leaves the process --------------------------------------------------------------------

    def view_json(self, seat: int | None) -> bytes:
        """The view of a seat, or a spectator (None), built once a position."""
        if seat not in self._views:
            position = self.played.position
            if self._shared_view is None:
                self._shared_view = orjson.dumps(position.shared_view())
            own = orjson.dumps(self._own_view(position, seat))
            self._views[seat] = self._shared_view[:-1] + b"," + own[1:]
        return self._views[seat]

    def _own_view(self, position: Position, seat: int | None) -> dict[str, Any]:
        view = position.own_view(seat)
        if position.over:
            view["standings"] = self.standings()
        return view

    def view_message(self, seat: int | None, since: int) -> dict[str, Any]:
        """The table as a viewer sees it now, and what was chosen since."""
        record = self.played
        return {
            "type": "view",
            "number": len(record.entries),
            "version": self.version,
            "seat": seat,
            "view": orjson.Fragment(self.view_json(seat)),
            "undoable": 0 if seat is None else record.undoable(seat),
            "redoable": self.redoable(seat),
            "entries": [
                told_entry(number, entry, seat)
                for number, entry in enumerate(record.entries[since:], since + 1)
            ],
        }

    def replay(self, seat: int | None, to: int) -> dict[str, Any]:
        """The table after `to` choices, as a viewer saw it, and what the last of them brought."""
        record = self.played
        if not 0 <= to <= len(record.entries):
            raise BadMoment(number=len(record.entries))
        events = [told_entry(to, record.entries[to - 1], seat)] if to else []
        position = record.at(to)
        return {
            "number": to,
            "of": len(record.entries),
            "view": position.shared_view() | self._own_view(position, seat),
            "events": events,
        }

    def told(self, guest: str | None, online: set[str]) -> dict[str, Any]:
        """The table as the lists and the page's frame show it to somebody."""
        mine = self.seats_of(guest)
        return told_table(self, self.seats, guest, online) | {
            "number": self.number,
            "version": self.version,
            "asked": self.asked,
            "your_turn": self.asked in mine,
            "standings": self.standings(),
        }


def _entry_parts(entry: Entry) -> tuple[type[Entry], tuple[Any, ...]]:
    return Entry, (entry.seat, entry.turn, entry.choice, entry.events)


# The way that dataclasses with slots are pickled by themselves is several times slower to read.
copyreg.pickle(Entry, _entry_parts)


def told_table(table: Any, seats: list[Seat], guest: str | None, online: set[str]) -> dict[str, Any]:
    """What can be told of a table, or of its row, without opening it."""
    return {
        "id": table.id,
        "game": table.game if isinstance(table.game, str) else table.game.id,
        "options": table.options,
        "status": table.status,
        "owner": table.owner,
        "seats": [_told_seat(seat, guest, online) for seat in seats],
        "created": table.created,
        "changed": table.changed,
        "hotseat": any(seat.kind == LOCAL for seat in seats),
        "rematch": table.rematch,
    }


def _told_seat(seat: Seat, guest: str | None, online: set[str]) -> dict[str, Any]:
    you = guest is not None and seat.guest == guest and not seat.by_bot
    return {
        "kind": BOT if seat.resigned else seat.kind,
        "name": seat.name,
        "level": seat.level,
        "resigned": seat.resigned,
        "you": you,
        "silent": you and seat.silent,
        "online": seat.by_bot or seat.guest in online,
    }


def told_row(row: Any, seats: list[Seat], guest: str | None, online: set[str]) -> dict[str, Any]:
    """A table out of its row alone, for the lists."""
    mine = [n for n, s in enumerate(seats) if s.guest == guest and guest and not s.by_bot]
    return told_table(row, seats, guest, online) | {
        "number": row.number,
        "version": row.version,
        "asked": row.asked,
        "your_turn": row.asked in mine,
        "standings": row.standings,
    }


def told_entry(number: int, entry: Entry, seat: int | None) -> dict[str, Any]:
    """One choice as a viewer saw it: what came of it, never the choice itself."""
    return {
        "number": number,
        "seat": entry.seat,
        "turn": entry.turn,
        "events": [{"kind": event.kind, "args": event.args} for event in seen_by(entry.events, seat)],
    }


@cache
def stamp(game: Game) -> str:
    """Changes whenever the rules or the Python do, so that no other program's snapshot is opened."""
    core = Path(ecumene.core.__file__).parent
    digest = sha256(python_version().encode())
    for path in sorted(
        chain(core.glob("**/*.py"), game.folder.glob("**/*.py"), game.folder.glob("**/*.toml"))
    ):
        digest.update(path.read_bytes())
    return digest.hexdigest()
