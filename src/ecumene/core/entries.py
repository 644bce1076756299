"""What was chosen in a game and what came of it, the older part of it folded small.

A long game has hundreds of entries with several events each, and a server has thousands of games: all but
the last of them are kept as compressed bytes, and unfolded when somebody looks at them.
"""

import marshal
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, overload

from ecumene.core.events import CURTAIN, Event
from ecumene.core.steps import Choice

BLOCK: Final = 32
"""How many entries are folded together."""
OPEN_BYTES: Final = 600
"""What an entry takes with its events before it is folded, about: 300 in Tigris, 700 in Through the Ages."""
LIGHTLY: Final = 1
"""How hard the compression tries."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice of a record, and what came of it."""

    seat: int
    turn: int
    choice: Choice
    events: tuple[Event, ...]

    @property
    def safe(self) -> bool:
        """Whether it can be taken back: nothing hidden came to light."""
        return CURTAIN not in self.events


class Entries(Sequence[Entry]):
    """Entries from the first choice on; they are added and taken away at the end only."""

    __slots__ = ("_at_hand", "_folded", "_open")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._folded: list[bytes] = []
        self._open: list[Entry] = []
        self._at_hand: tuple[int, list[Entry]] | None = None
        """The block that was unfolded last, by its number."""
        for entry in entries:
            self.append(entry)

    def append(self, entry: Entry) -> None:
        self._open.append(entry)
        if len(self._open) == 2 * BLOCK:
            self._folded.append(_folded(self._open[:BLOCK]))
            del self._open[:BLOCK]

    def cut(self, number: int) -> None:
        """Keep the first `number` entries only."""
        block = number // BLOCK
        if block < len(self._folded):
            self._open = self._block(block)[:]
            del self._folded[block:]
            self._at_hand = None
        del self._open[number - len(self._folded) * BLOCK :]

    def replace_last(self, entry: Entry) -> None:
        self._open[-1] = entry

    @property
    def weight(self) -> int:
        """About how many bytes they take in memory."""
        return sum(map(len, self._folded)) + len(self._open) * OPEN_BYTES

    def __len__(self) -> int:
        return len(self._folded) * BLOCK + len(self._open)

    @overload
    def __getitem__(self, n: int) -> Entry: ...
    @overload
    def __getitem__(self, n: slice) -> list[Entry]: ...
    def __getitem__(self, n: int | slice) -> Entry | list[Entry]:
        if isinstance(n, slice):
            first, end, step = n.indices(len(self))
            assert step == 1
            return self._between(first, end)
        at = n + len(self) if n < 0 else n
        if not 0 <= at < len(self):
            raise IndexError(n)
        block, place = divmod(at, BLOCK)
        if block < len(self._folded):
            return self._block(block)[place]
        return self._open[at - len(self._folded) * BLOCK]

    def _between(self, first: int, end: int) -> list[Entry]:
        folded = len(self._folded) * BLOCK
        if first >= folded:
            return self._open[first - folded : max(end - folded, 0)]
        found: list[Entry] = []
        for block in range(first // BLOCK, min(-(-end // BLOCK), len(self._folded))):
            start = block * BLOCK
            found += self._block(block)[max(first - start, 0) : max(end - start, 0)]
        return found + self._open[: max(end - folded, 0)]

    def __iter__(self) -> Iterator[Entry]:
        return iter(self[:])

    def __reversed__(self) -> Iterator[Entry]:
        yield from reversed(self._open)
        for block in reversed(range(len(self._folded))):
            yield from reversed(self._block(block))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self[:] == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self[:])

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (tuple(self._folded), _folded(self._open))

    def _block(self, number: int) -> list[Entry]:
        if self._at_hand is None or self._at_hand[0] != number:
            self._at_hand = number, _unfolded(self._folded[number])
        return self._at_hand[1]


def restored(folded: tuple[bytes, ...], rest: bytes) -> Entries:
    """Entries that were pickled."""
    entries = Entries()
    entries._folded = list(folded)
    entries._open = _unfolded(rest)
    return entries


def _folded(entries: Sequence[Entry]) -> bytes:
    plain = [
        (entry.seat, entry.turn, entry.choice, [tuple(event) for event in entry.events]) for entry in entries
    ]
    return zlib.compress(marshal.dumps(plain), LIGHTLY)


def _unfolded(data: bytes) -> list[Entry]:
    return [
        Entry(seat, turn, choice, tuple([Event(*event) for event in events]))
        for seat, turn, choice, events in marshal.loads(zlib.decompress(data))
    ]
