"""A table: seats, the record so far, and what can be done with it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal

from ecumene.core.entries import Entry
from ecumene.core.errors import GameOver, NotAllowed, NotAsked, NothingToUndo
from ecumene.core.events import Event, seen_by
from ecumene.core.game import Game, OptionValue
from ecumene.core.position import Position
from ecumene.core.record import Record
from ecumene.core.steps import Link
from ecumene.core.view import Place, Remember, View, afresh
from ecumene.table.consent import UndoAsked
from ecumene.table.errors import (
    BadMoment,
    Halted,
    NothingAsked,
    NothingToRedo,
    NotStarted,
    NotYourSeat,
    RecordHidden,
    Stale,
)
from ecumene.table.halt import Halt, LastSight, entries_of, note_halt
from ecumene.table.log import CHOICE, REDO, RULES, UNDO, Line
from ecumene.table.seats import Seat, hotseat, seats_of
from ecumene.table.silence import end_passes, kept_silent, said_for
from ecumene.table.snapshots import TakenBack, frozen, thawed
from ecumene.table.standings import final_places
from ecumene.table.telling import told_entries
from ecumene.table.told import Replay

Status = Literal["waiting", "playing", "finished"]

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"


class Table:
    """One table, as its log has it: `version` counts the log's lines, `number` the choices that stand."""

    def __init__(self, game: Game, seed: int, options: Mapping[str, OptionValue], seats: list[Seat]) -> None:
        self.game = game
        self.seed = seed
        self.options = game.settled(options)
        self.seats = seats
        self.record: Record | None = None
        self.version = 0
        self.taken_back: TakenBack = []
        self.undo_asked: UndoAsked | None = None
        self.halt: Halt | None = None
        """Set where the stored log could not be followed to its end."""
        self._last_sight: LastSight | None = None
        self._result: list[Place] | None = None

    @classmethod
    def of(cls, record: Record, seats: list[Seat]) -> "Table":
        """A table where a recorded game goes on; each of its choices is a line of the log."""
        table = cls(record.game, record.seed, record.options, seats)
        table.record = record
        table.version = len(record.entries)
        return table

    def begin(self) -> None:
        """Lay out the first position."""
        self.version = 0
        self.taken_back = []
        self.record = Record(self.game, len(self.seats), self.seed, self.options, self.names)

    # How things stand ---------------------------------------------------------------------------

    @property
    def played(self) -> Record:
        """The record, once the game has begun."""
        if self.record is None:
            raise NotStarted()
        return self.record

    @property
    def position(self) -> Position:
        return self.played.position

    @property
    def number(self) -> int:
        """How many choices stand."""
        return len(self.record.entries) if self.record else 0

    @property
    def status(self) -> Status:
        if self.record is None:
            return WAITING
        return FINISHED if self.closed or self.record.position.over else PLAYING

    @property
    def closed(self) -> bool:
        """Whether it does not go on, though the rules would still ask somebody."""
        return self.halt is not None and self.halt.closed

    @property
    def asked_seat(self) -> int | None:
        return self.record.position.seat if self.record and not (self.halt and self.halt.closed) else None

    @property
    def bot_asked(self) -> bool:
        """Whether nobody has to be waited for: a bot is asked, or a seat that is answered for."""
        if (seat := self.asked_seat) is None or self.halt is not None:
            return False
        asked = self.seats[seat]
        return asked.by_bot or (asked.may_pass and self.silence(seat) is not None)

    def silence(self, seat: int) -> str | None:
        """What is said for a seat that is asked and has nothing else to say, or wishes to pass."""
        if self.asked_seat != seat:
            return None
        return said_for(self.played, self.seats, self.position, self.number)

    @property
    def passing(self) -> set[int]:
        """The seats that wish to pass until their next turn."""
        return {number for number, seat in enumerate(self.seats) if seat.passing is not None}

    def standings(self) -> list[Place] | None:
        """The result, once there is one."""
        if self.closed:
            return self._result
        if self.record is None or not self.record.position.over:
            return None
        return final_places(self.record.position.standings(), self.seats)

    # Who is who ---------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that somebody plays."""
        return seats_of(self.seats, guest)

    def people(self) -> set[str]:
        """The guests who play here."""
        return {s.guest for s in self.seats if s.guest and not s.by_bot}

    def own_seat(self, guest: str | None, seat: int) -> int:
        """The seat, if it is played by whoever asks."""
        self._player(guest, seat)
        return seat

    def _player(self, guest: str | None, seat: int) -> str:
        """Whoever asks, if they play the seat."""
        if guest is None or not (0 <= seat < len(self.seats) and self.seats[seat].played_by(guest)):
            raise NotYourSeat()
        return guest

    # Choosing -----------------------------------------------------------------------------------

    def _going(self) -> Record:
        """The record, if somebody may still add to it."""
        if self.halt is not None:
            raise Halted()
        return self.played

    def plan_choice(
        self, seat: int, choices: Sequence[str], version: int, request: str | None = None
    ) -> Line:
        """The line of a chain of choices, if it is legal and the table is as whoever chose saw it."""
        position = self._going().position
        if version != self.version:
            raise Stale(version=self.version, asked_for=version)
        chain = position.read(choices, seat)
        return Line(version + 1, CHOICE, seat, tuple(chain), self.number + len(chain), request)

    def redealt(self, seat: int, seed: int) -> Position:
        """What a seat could believe: all that thinks for it thinks about this."""
        position = self._going().position
        if position.seat is None:
            raise GameOver()
        if position.seat != seat:
            raise NotAsked(seat=seat, asked_seat=position.seat)
        return position.redealt(seat, seed)

    def preview(self, seat: int, choices: Sequence[str], seed: int) -> list[Event]:
        """What a chain of choices would bring for certain, told from what the seat can know."""
        return seen_by(self.redealt(seat, seed).preview(choices), seat)

    def why(self, seat: int, choices: Sequence[str], seed: int) -> NotAllowed | None:
        """Which rule forbids a chain of choices."""
        objection = self.redealt(seat, seed).why(choices)
        if objection is None:
            return None
        return NotAllowed(choice=" ".join(choices), game=self.game.id, objection=objection)

    # Taking back and making again -----------------------------------------------------------------

    def plan_undo(
        self, guest: str | None, seat: int, to: int | None, request: str | None = None
    ) -> Line | UndoAsked:
        """The line that takes back, or the question to the others if they have to be asked first."""
        who = self._player(guest, seat)
        target = self._undo_target(seat, to)
        asked = UndoAsked(seat, target, self.version, [who])
        return self.undo_line(asked, request) if self._free_undo(who, seat, target) else asked

    def plan_answer(
        self, guest: str | None, *, yes: bool, request: str | None = None
    ) -> Line | UndoAsked | None:
        """What somebody's answer to an undo leads to: one no ends the question, and all must say yes."""
        question = self.undo_asked
        if question is None or question.version != self.version:
            raise NothingAsked()
        if guest is None or guest not in self.people():
            raise NotYourSeat()
        if not yes:
            return None
        return self._settled(question.with_yes(guest), request)

    def plan_resigned(self) -> Line | UndoAsked | None:
        """What is left of an undo that is asked for, now that somebody has resigned: their yes is not needed.

        It happens if all others have agreed, and the question ends with whoever asked it.
        """
        question = self.undo_asked
        if question is None or question.version != self.version or self.halt is not None:
            return None
        return None if self.seats[question.by].by_bot else self._settled(question)

    def _settled(self, question: UndoAsked, request: str | None = None) -> Line | UndoAsked:
        """The line that takes back if nobody is left who has to say yes, else the question."""
        return self.undo_line(question, request) if question.agreed_by(self.people()) else question

    def plan_redo(self, guest: str | None, seat: int, request: str | None = None) -> Line:
        """The line that makes again what was last taken back."""
        self.own_seat(guest, seat)
        if not self.redoable(seat):
            raise NothingToRedo()
        chain = (self.taken_back[-1][1],)
        return Line(self.version + 1, REDO, seat, chain, self.number + 1, request)

    def redoable(self, seat: int | None) -> int:
        """How many of the choices taken back the seat could make again one after the other."""
        count = 0
        for who, _ in reversed(self.taken_back if self.halt is None else []):
            if who != seat:
                break
            count += 1
        return count

    def undoable(self, seat: int | None) -> int:
        """How many of the last choices somebody may take back without asking anybody."""
        return 0 if seat is None or self.halt is not None else self.played.undoable(seat)

    def undo_line(self, asked: UndoAsked, request: str | None = None) -> Line:
        """The line of an undo that all have agreed to, or that nobody has to be asked about."""
        return Line(self.version + 1, UNDO, asked.by, (), asked.to, request)

    def _undo_target(self, seat: int, to: int | None) -> int:
        """Where an undo leads: before the last choice of the seat, unless it says where."""
        entries = self._going().entries
        if to is None:
            own = (n for n in reversed(range(len(entries))) if entries[n].seat == seat)
            last = next((n for n in own if not kept_silent(self.played, self.seats, n)), None)
            if last is None:
                raise NothingToUndo(seat=seat)
            return last
        if not 0 <= to < len(entries):
            raise BadMoment(number=len(entries))
        return to

    def _free_undo(self, guest: str, seat: int, to: int) -> bool:
        """Whether nobody has to be asked: the record allows it, or no other person is concerned."""
        return self.number - to <= self.played.undoable(seat) or self.people() <= {guest}

    # The log ------------------------------------------------------------------------------------

    def apply(self, line: Line) -> bool:
        """Let a line of the log happen; False if it only adds to a half-made choice, unseen by others."""
        record = self.played
        decision, begun = record.position.decision, record.position.head
        if line.kind == RULES:
            note_halt(record, int(line.choices[1]))
            self.taken_back.clear()
            self.halt = None
            moved: Sequence[Entry] = record.entries[-1:]
        elif line.kind == UNDO:
            moved = record.entries[line.number :]
            self.taken_back += [(entry.seat, entry.choice) for entry in reversed(moved)]
            record.rewind(line.number)
        else:
            before = len(record.entries)
            # Old logs hold a whole chain as one piece of notation.
            record.push(line.choices[0] if len(line.choices) == 1 else line.choices)
            moved = record.entries[before:]
            if line.kind == REDO:
                self.taken_back.pop()
            else:
                self.taken_back.clear()
        self.version = line.version
        self.undo_asked = None
        end_passes(record, self.seats, moved if line.kind == UNDO else ())
        if line.kind == UNDO and not isinstance(decision, Link):
            return True
        now = record.position.decision
        # The same question may begin another choice; but one that was whole has told something.
        return not isinstance(now, Link) or now.head != begun or any(entry.events for entry in moved)

    def snapshot(self) -> bytes:
        return frozen(self._going(), self.taken_back)

    def restore(self, version: int, data: bytes) -> None:
        """Go on from a snapshot that this very program made."""
        self.record, self.taken_back = thawed(data)
        self.version = version
        if self.undo_asked is not None and self.undo_asked.version < version:
            self.undo_asked = None

    # A log that other rules have written -----------------------------------------------------------

    def plan_going_on(self, guest: str | None, *, yes: bool) -> Halt:
        """How things stand after somebody's word on going on: a no closes the table, all must say yes."""
        halt = self.halt
        if halt is None or halt.closed:
            raise NothingAsked()
        if guest is None or guest not in self.people():
            raise NotYourSeat()
        return replace(halt, agreed=[*halt.agreed, guest]) if yes else replace(halt, closed=True)

    def plan_rules(self, seat: int) -> Line:
        """The line from which a halted table goes on."""
        halt = self.halt
        if halt is None or halt.closed:
            raise NothingAsked()
        return Line(self.version + 1, RULES, seat, (str(halt.line), str(halt.left)), self.number)

    def close(self, rules: int, result: list[Place] | None, last: LastSight | None) -> None:
        """Let the table be over though its log leads elsewhere, with what is known of its end."""
        halt = self.halt or Halt(rules, self.version, 0)
        self.halt = replace(halt, closed=True)
        self._result, self._last_sight = result, last
        if last is not None:
            self.played.entries = entries_of(last)

    # What each may see --------------------------------------------------------------------------

    def own_views(
        self, seats: Sequence[int | None], position: Position | None = None, remember: Remember = afresh
    ) -> list[View]:
        """The parts of the view that are some seats' own, or spectators' (None)."""
        if position is None:
            if self._last_sight is not None:
                return [self._last_sight["own"][0 if seat is None else seat + 1] for seat in seats]
            position = self.position
        views = position.own_views(seats, remember)
        return [view | {"standings": self.standings()} for view in views] if position.over else views

    def shared_view(self, remember: Remember = afresh) -> View:
        """The part of the view that all see alike."""
        return self.position.shared_view(remember) if self._last_sight is None else self._last_sight["shared"]

    def view(self, seat: int | None) -> View:
        """All that a seat, or a spectator (None), sees of the table."""
        return self.shared_view() | self.own_views([seat])[0]

    def replay(self, seat: int | None, to: int) -> Replay:
        """The table after `to` choices, as a viewer saw it, and what the last of them brought."""
        record = self.played
        if not 0 <= to <= len(record.entries):
            raise BadMoment(number=len(record.entries))
        if self._last_sight is not None and to < len(record.entries):
            raise Halted()
        position = None if self._last_sight is not None else record.at(to)
        shared = self.shared_view() if position is None else position.shared_view()
        return {
            "number": to,
            "of": len(record.entries),
            "view": shared | self.own_views([seat], position)[0],
            "events": told_entries(record.entries[max(0, to - 1) : to], seat, 0, max(0, to - 1)),
        }

    def seat_to_replay(self, guest: str | None, seat: int | None) -> int | None:
        """Whose eyes somebody may look back through: an own seat's, or any once the game is over."""
        own = self.seats_of(guest)
        if seat is None:
            return own[0] if len(own) == 1 else None
        if seat not in own and not (self.status == FINISHED and seat in range(len(self.seats))):
            raise NotYourSeat()
        return seat

    def record_text(self, guest: str | None) -> str:
        """The record of a game that has nothing to hide from somebody."""
        record = self.played
        at_one_screen = hotseat(self.seats) and all(seat.guest == guest for seat in self.seats)
        if not record.position.over and not self.closed and not at_one_screen:
            raise RecordHidden()
        return self.full_record() if self._last_sight is None else self._last_sight["text"]

    def full_record(self) -> str:
        return self.played.text([seat.name or seat.level or "" for seat in self.seats])
