"""A table whose log was written by other rules: where it stands, and how a game looked at its end."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from typing_extensions import TypedDict

from ecumene.core.entries import Entries, Entry
from ecumene.core.errors import EcumeneError
from ecumene.core.events import Event
from ecumene.core.game import Game, OptionValue
from ecumene.core.record import Record
from ecumene.core.view import View


@dataclass(frozen=True, slots=True)
class Halt:
    """Where a stored log stops making sense: the people say whether the table goes on from there."""

    rules: int
    """The version of the rules that the last line was written by."""
    line: int
    """The last line that stands."""
    left: int
    """How many choices do not stand any more."""
    closed: bool = False
    """Whether the table does not go on."""
    agreed: list[str] = field(default_factory=list)
    """Who has said yes so far."""

    def agreed_by(self, people: set[str]) -> bool:
        """Whether nobody is left who has to say yes."""
        return people <= set(self.agreed)


class KeptEntry(TypedDict):
    """One choice of a game that is over, and all that came of it."""

    seat: int
    turn: int
    choice: str
    events: list[tuple[str, dict[str, Any], int | None]]


class LastSight(TypedDict):
    """How a game looked at its end, kept for when its log no longer leads there."""

    shared: View
    own: list[View]
    """What a spectator saw besides, then each seat."""
    entries: list[KeptEntry]
    text: str
    """The record."""


def note_halt(record: Record, left: int) -> None:
    """Say in the log, after the last choice that stands, that others no longer do."""
    if record.entries:
        last = record.entries[-1]
        told = Event("older-rules", {"choices": left})
        record.entries.replace_last(Entry(last.seat, last.turn, last.choice, (*last.events, told)))


def kept_entries(record: Record) -> list[KeptEntry]:
    return [
        {
            "seat": entry.seat,
            "turn": entry.turn,
            "choice": entry.choice,
            "events": [(event.kind, event.args, event.to) for event in entry.events],
        }
        for entry in record.entries
    ]


def entries_of(last: LastSight) -> Entries:
    return Entries(
        Entry(e["seat"], e["turn"], e["choice"], tuple(Event(*event) for event in e["events"]))
        for e in last["entries"]
    )


def known_options(game: Game, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options that the game still has, with a value that it still knows."""
    known: dict[str, OptionValue] = {}
    for name, value in options.items():
        try:
            known[name] = game.settled({name: value})[name]
        except EcumeneError:
            continue
    return known
