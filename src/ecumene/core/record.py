"""The record of a game: its options, its seed and the choices, from which all else is derived.

>>> record = Record.start("tigris", seats=2, seed=7, names=["Ana", "Bruno"])
>>> record.push("king b3").push("end")
<record of tigris, 3 choices>
>>> record.undo(seat=1)  # doctest: +ELLIPSIS
Traceback (most recent call last):
    ...
ecumene.core.errors.NothingToUndo: There is nothing to take back: ...
"""

import pickle
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from secrets import randbits
from typing import Any, Final, Self

from ecumene.core.entries import Entries, Entry
from ecumene.core.errors import BadNames, BadRecord, EcumeneError, NothingToUndo, OldRecord
from ecumene.core.game import Game, OptionValue, checked_seed, written
from ecumene.core.header import FIRST_LINE, Fields, RecordLines
from ecumene.core.position import Position
from ecumene.core.registry import find
from ecumene.core.steps import Choice, Link

CHECKPOINT_EVERY = 32
"""How many choices are replayed at most to undo one, or to look back."""
POSITION_BYTES: Final = 4000
"""What a position takes in memory, about: 800 in Tigris, 4,200 in Monumental."""
LIGHTLY: Final = 1
"""How hard the compression of checkpoints tries."""


@dataclass(eq=False)
class Record:
    """A game as it was played, with the position that it has led to.

    Two records are equal when the same game began in the same way and the same was chosen; who played and
    what was remarked does not matter.
    """

    game: Game
    seats: int
    seed: int
    options: Mapping[str, OptionValue]
    names: list[str] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)
    """Remarks by the number of the choice that they follow; 0 is before the first."""
    cut: OldRecord | None = None
    """Why it ends before the record that it was read from: the rules have been corrected since."""

    def __post_init__(self) -> None:
        if len(self.names) > self.seats or not all(map(_tidy, self.names)):
            raise BadNames(names=[repr(name) for name in self.names], seats=self.seats)
        self.entries = Entries()
        self.position = self.game.new(self.seats, self.seed, self.options)
        self._checkpoints = [_folded(self.position)]
        self.position.log = []

    @classmethod
    def start(
        cls,
        game: str,
        seats: int = 2,
        seed: int | None = None,
        names: Sequence[str] = (),
        **options: object,
    ) -> Self:
        """A record of a game that begins now."""
        found = find(game)
        seed = randbits(64) if seed is None else checked_seed(seed)
        return cls(found, found.checked_seats(seats), seed, found.settled(options), list(names))

    @property
    def choices(self) -> list[Choice]:
        return [entry.choice for entry in self.entries]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and (
            (self.game, self.seats, self.seed, self.options, self.choices)
            == (other.game, other.seats, other.seed, other.options, other.choices)
        )

    def push(self, said: str | Sequence[Choice], seat: int | None = None) -> Self:
        """Make a choice or a chain of them; see `Position.push`."""
        for choice in self.position.read(said, seat):
            self._push_one(choice)
        return self

    def _push_one(self, choice: Choice) -> None:
        position = self.position
        asked_seat, turn = position.seat, position.turn
        position.push(choice)
        assert asked_seat is not None
        assert position.log is not None
        self.entries.append(Entry(asked_seat, turn, choice, tuple(position.log)))
        position.log.clear()
        if len(self.entries) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append(_folded(position))

    def undoable(self, seat: int) -> int:
        """How many of the last choices `seat` may take back without asking anybody."""
        count = 0
        for entry in reversed(self.entries):
            if entry.seat != seat or not entry.safe:
                break
            count += 1
        return count

    def undo(self, seat: int, count: int = 1) -> Self:
        """Take back the last choices of `seat`: its own, and only while nothing hidden was shown."""
        if not 0 < count <= self.undoable(seat):
            raise NothingToUndo(seat=seat)
        return self.rewind(len(self.entries) - count)

    def rewind(self, number: int) -> Self:
        """Go back to where `number` choices had been made, whoever made the others."""
        self.position = self.at(number)
        self.position.log = []
        self.entries.cut(number)
        del self._checkpoints[number // CHECKPOINT_EVERY + 1 :]
        self.comments = {n: text for n, text in self.comments.items() if n <= number}
        return self

    def at(self, number: int) -> Position:
        """The position after `number` choices."""
        if not 0 <= number <= len(self.entries):
            raise IndexError(number)
        checkpoint = number // CHECKPOINT_EVERY
        position = _unfolded(self._checkpoints[checkpoint], self.game)
        for entry in self.entries[checkpoint * CHECKPOINT_EVERY : number]:
            position.repeat(entry.choice)
        return position

    @property
    def weight(self) -> int:
        """About how many bytes it takes in memory."""
        return self.entries.weight + sum(map(len, self._checkpoints)) + POSITION_BYTES

    def branch(self, number: int) -> "Record":
        """A record of its own that shares the first `number` choices: to explore from there."""
        if not 0 <= number <= len(self.entries):
            raise IndexError(number)
        other = type(self)(self.game, self.seats, self.seed, self.options, list(self.names))
        for entry in self.entries[:number]:
            other.push(entry.choice)
        other.comments = {n: text for n, text in self.comments.items() if n <= number}
        return other

    # As text --------------------------------------------------------------------------------

    def stops(self) -> list[int]:
        """After how many choices to pause when leafing: where a turn has passed or another seat is asked."""
        entries = self.entries
        changes = [
            n
            for n in range(1, len(entries))
            if (entries[n].turn, entries[n].seat) != (entries[n - 1].turn, entries[n - 1].seat)
        ]
        return [0, *changes, len(entries)] if entries else [0]

    def __str__(self) -> str:
        return self.text(self.names)

    def text(self, names: Sequence[str]) -> str:
        """The record with the players called by these names."""
        return "\n".join(self._lines(names)) + "\n"

    def save(self, path: Path | str) -> None:
        """Write the record as a text file, whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(str(self), encoding="utf-8")
        draft.replace(target)

    def _lines(self, names: Sequence[str]) -> Iterator[str]:
        yield FIRST_LINE
        yield f"game: {self.game.id}"
        yield f"rules: {self.game.rules}"
        yield f"seats: {self.seats}"
        yield f"seed: {self.seed}"
        for name, value in self.options.items():
            yield f"{name}: {written(value)}"
        for seat, name in enumerate(names):
            if name:
                yield f"{self.game.seat_words[seat]}: {name}"
        if self.position.over:
            yield f"result: {_result(self)}"
        yield ""
        yield from self._remark(0)
        line: list[Choice] = []
        for number, entry in enumerate(self.entries, 1):
            line.append(entry.choice)
            following = self.entries[number] if number < len(self.entries) else None
            if (
                number in self.comments
                or following is None
                or (following.seat, following.turn) != (entry.seat, entry.turn)
            ):
                yield f"{_label(self.game, entry.turn, entry.seat)} {'; '.join(line)}"
                yield from self._remark(number)
                line = []

    def _remark(self, number: int) -> Iterator[str]:
        for text in self.comments.get(number, "").splitlines():
            yield f"# {text}"

    def __repr__(self) -> str:
        return f"<record of {self.game.id}, {len(self.entries)} choices>"

    def __reduce__(self) -> tuple[object, ...]:
        """What it began with and what has come of it, the same for whichever build reads it."""
        began = (self.game, self.seats, self.seed, self.options, self.names, self.comments, self.cut)
        return _restored, (began, self.entries, self._checkpoints, self.position)


def _folded(position: Position) -> bytes:
    """A position to come back to, as small as it gets."""
    into = BytesIO()
    pickler: Any = pickle.Pickler(into, pickle.HIGHEST_PROTOCOL)
    pickler.persistent_id = _game_apart
    pickler.dump(position.clone())
    return zlib.compress(into.getvalue(), LIGHTLY)


def _unfolded(data: bytes, game: Game) -> Position:
    unpickler: Any = pickle.Unpickler(BytesIO(zlib.decompress(data)))
    unpickler.persistent_load = lambda _apart: game
    position: Position = unpickler.load()
    return position


def _game_apart(thing: object) -> str | None:
    """The game stays what the record says, also if it is none of those on the shelf."""
    return "game" if isinstance(thing, Game) else None


def _restored(
    began: tuple[Any, ...], entries: Entries, checkpoints: list[bytes], position: Position
) -> Record:
    """The record that was pickled with these parts."""
    record = Record(*began)
    record.entries = entries
    record._checkpoints = checkpoints
    record.position = position
    return record


def _cut(record: Record, rules: int, problem: BadRecord) -> OldRecord:
    """Leave out a choice that is only half made, and say why the rest of a record does not stand."""
    while isinstance(record.position.decision, Link):
        record.rewind(len(record.entries) - 1)
    made, known = len(record.entries), record.game.rules
    return OldRecord(game=record.game.id, rules=rules, known=known, choices=made, **problem.details)


def _label(game: Game, turn: int, seat: int) -> str:
    return f"{turn}. {game.seat_words[seat]}:"


def _tidy(name: str) -> bool:
    """Whether somebody can be called that: on one line of a record, as it is."""
    return name.isprintable() and name == name.strip()


def _result(record: Record) -> str:
    """The places, as in `1 pot, 2 lion`."""
    words = record.game.seat_words
    return ", ".join(f"{place.rank} {words[place.seat]}" for place in record.position.standings())


def load(path: Path | str) -> Record:
    """Read a record from a file, replay it and verify it."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(line=1, problem="text") from None
    return loads(text)


def loads(text: str) -> Record:
    """Read a record from text, replay it and verify it."""
    return _Reader(text).read()


class _Reader:
    """Reads a record line by line, so that what is wrong can be said with its line."""

    def __init__(self, text: str) -> None:
        self.text = RecordLines(text)
        self.remarks: dict[int, list[str]] = {}

    def read(self) -> Record:
        header, body = self.text.header()
        record = self._started(header)
        rules = self._rules(record.game, header)
        try:
            for number in range(body, len(self.text.lines)):
                self._line(record, number)
            self._verify_result(record, header)
        except BadRecord as problem:
            if rules == record.game.rules or self._mislabelled(record, problem):
                raise
            record.cut = _cut(record, rules, problem)
        record.comments = {number: "\n".join(lines) for number, lines in self.remarks.items()}
        return record

    def _rules(self, game: Game, header: Fields) -> int:
        """The version of the rules that the game was played by."""
        if "rules" not in header:
            return 1
        number, rules = self.text.whole(dict(header), "rules")
        if not 1 <= rules <= game.rules:
            raise self.text.wrong(number, "rules", found=str(rules), known=game.rules)
        return rules

    def _mislabelled(self, record: Record, problem: BadRecord) -> bool:
        """Whether no version of the rules could explain how a line begins.

        Corrected rules may ask another seat, or in another turn, once something was chosen.
        """
        if problem.details["problem"] != "turn":
            return False
        label = self.text.lines[problem.details["line"] - 1].partition(":")[0]
        turn, dot, word = label.strip().partition(". ")
        known = turn.isascii() and turn.isdigit() and word in record.game.seat_words[: record.seats]
        return not (dot and known and record.entries)

    def _started(self, header: Fields) -> Record:
        fields = dict(header)
        fields.pop("result", None)
        fields.pop("rules", None)
        game_line, game_id = self.text.field(fields, "game")
        with self.text.at(game_line):
            game = find(game_id)
        seats_line, seats = self.text.whole(fields, "seats")
        with self.text.at(seats_line):
            game.checked_seats(seats)
        seed_line, seed = self.text.whole(fields, "seed")
        with self.text.at(seed_line):
            checked_seed(seed)
        names = [self._name(*fields.pop(word, (0, "")), seats) for word in game.seat_words[:seats]]
        options: dict[str, object] = {}
        for name, (number, value) in fields.items():
            with self.text.at(number):
                options |= {name: game.settled({name: value})[name]}
        with self.text.at(seats_line):  # what is fine by itself may not be for so many seats
            return Record(game, seats, seed, game.settled(options), names if any(names) else [])

    def _name(self, number: int, name: str, seats: int) -> str:
        with self.text.at(number):
            if not _tidy(name):
                raise BadNames(names=[repr(name)], seats=seats)
        return name

    def _line(self, record: Record, number: int) -> None:
        line, hash_, remark = self.text.lines[number].partition("#")
        if line.strip():
            self._choices(record, number, line)
        if hash_:
            self.remarks.setdefault(len(record.entries), []).append(remark.removeprefix(" ").rstrip())

    def _choices(self, record: Record, number: int, line: str) -> None:
        position = record.position
        found, colon, choices = line.partition(":")
        seat = position.seat
        if seat is None:
            raise self.text.wrong(number, "over")
        expected = _label(record.game, position.turn, seat)
        if found.strip() + colon != expected:
            raise self.text.wrong(number, "turn", expected=expected, found=line.strip())
        for choice in choices.split(";"):
            try:
                record.push(choice.strip(), seat)
            except EcumeneError as error:
                raise self.text.wrong(number, "choice", found=choice.strip(), reason=error) from None

    def _verify_result(self, record: Record, header: Fields) -> None:
        if "result" not in header:
            return
        number, found = header["result"]
        if not record.position.over:
            raise self.text.wrong(number, "unfinished")
        if found != _result(record):
            raise self.text.wrong(number, "result", found=found, expected=_result(record))
