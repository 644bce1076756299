"""Matches that are written down: one record each, and what was played already is read instead."""

from pathlib import Path

from ecumene.arena.match import Match, Outcome, choices_of, outcome_of
from ecumene.core.errors import OtherRecords
from ecumene.core.record import Record, load


def path_of(folder: Path, number: int) -> Path:
    """Where the record of a match is, by the number of the match in its series."""
    return folder / f"{number + 1:07}.txt"


def kept(folder: Path, number: int, match: Match) -> Outcome:
    """The outcome of a match: out of its record, or of playing it, which leaves a record."""
    known = known_outcome(folder, number, match)
    if known is not None:
        return known
    record = recorded(match)
    record.save(path_of(folder, number))
    return outcome_of(match, record.position, len(record.entries))


def known_outcome(folder: Path, number: int, match: Match) -> Outcome | None:
    """The outcome of a match that was written down; None if it was not."""
    path = path_of(folder, number)
    if not path.is_file():
        return None
    record, begun = load(path), _begun(match)
    same = (record.game, record.seed, record.options) == (begun.game, begun.seed, begun.options)
    if not same or record.names != begun.names or not record.position.over:
        raise OtherRecords(path=str(path))
    return outcome_of(match, record.position, len(record.entries))


def recorded(match: Match) -> Record:
    """A match, played and written down."""
    record = _begun(match)
    for choice in choices_of(match):
        record.push([choice])
    return record


def _begun(match: Match) -> Record:
    return Record.start(match.game, len(match.bots), match.seed, match.bots, **match.options)
