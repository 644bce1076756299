"""Records as tables: a row a decision, in Parquet."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
from pyarrow import parquet

from ecumene.core.game import written
from ecumene.core.record import Record, load
from ecumene.env.encoding import Encoding, encoding
from ecumene.env.rewards import rewards

SCHEMA: Final = pa.schema(
    [
        pa.field("record", pa.string(), metadata={"what": "the file that the game was read from"}),
        pa.field("game", pa.string(), metadata={"what": "the title"}),
        pa.field("rules", pa.int16(), metadata={"what": "the version of its rules"}),
        pa.field("seats", pa.int8(), metadata={"what": "how many played"}),
        pa.field("options", pa.map_(pa.string(), pa.string()), metadata={"what": "the options of the table"}),
        pa.field("player", pa.string(), metadata={"what": "who sat there: a name, or a bot"}),
        pa.field("number", pa.int32(), metadata={"what": "the number of the decision in its game, from 0"}),
        pa.field("seat", pa.int8(), metadata={"what": "whose decision it was"}),
        pa.field("turn", pa.int32(), metadata={"what": "the turn of the game, from 1"}),
        pa.field("question", pa.string(), metadata={"what": "what was asked"}),
        pa.field("choice", pa.string(), metadata={"what": "the word that was chosen"}),
        pa.field("action", pa.int32(), metadata={"what": "its number (see the page of the game)"}),
        pa.field(
            "alternatives", pa.list_(pa.int32()), metadata={"what": "all that could be chosen, by number"}
        ),
        pa.field(
            "features",
            pa.list_(pa.int16()),
            metadata={"what": "what the seat observed (the page of the game)"},
        ),
        pa.field("rank", pa.int8(), metadata={"what": "the place of that seat in the end; 0 if unfinished"}),
        pa.field("reward", pa.float32(), metadata={"what": "what the game was worth to it, from -1 to 1"}),
    ]
)


def exported(paths: Iterable[Path], to: Path) -> Iterator[Path]:
    """Write the decisions of records into one file, record after record; tells which one is done.

    Unless all could be read, no file is left.
    """
    draft = to.with_name(to.name + ".part")
    try:
        with parquet.ParquetWriter(draft, SCHEMA, compression="zstd") as writer:
            for path in paths:
                writer.write_table(pa.Table.from_pylist(list(rows(load(path), path.name)), SCHEMA))
                yield path
        draft.replace(to)
    finally:
        draft.unlink(missing_ok=True)


def rows(record: Record, name: str) -> Iterator[dict[str, Any]]:
    """The decisions of a game, one after another."""
    position = record.at(0)
    known = encoding(record.game.id, position.seats)
    ends = _ends(record)
    same = {
        "record": name,
        "game": record.game.id,
        "rules": record.game.rules,
        "seats": record.seats,
        "options": {option: written(value) for option, value in record.options.items()},
    }
    for number, entry in enumerate(record.entries):
        decision = position.decision
        assert decision is not None
        rank, reward = ends[entry.seat]
        yield {
            **same,
            "player": record.names[entry.seat] if entry.seat < len(record.names) else "",
            "number": number,
            "seat": entry.seat,
            "turn": entry.turn,
            "question": decision.name,
            "choice": entry.choice,
            "action": known.actions[entry.choice],
            "alternatives": _alternatives(known, position.choices()),
            "features": known.observation(position, entry.seat),
            "rank": rank,
            "reward": reward,
        }
        position.repeat(entry.choice)


def _alternatives(known: Encoding, choices: Iterable[str]) -> list[int]:
    return [known.actions[choice] for choice in choices]


def _ends(record: Record) -> list[tuple[int, float | None]]:
    """The place and the worth of the game by seat."""
    position = record.position
    if not position.over:
        return [(0, None)] * position.seats
    ranks = {place.seat: place.rank for place in position.standings()}
    return [(ranks[seat], reward) for seat, reward in enumerate(rewards(position))]
