"""A game that steps through itself, as one file for any browser."""

from ecumene.core.events import seen_by
from ecumene.core.record import Record
from ecumene.core.text import Speaker
from ecumene.pictures.sheet import Step, sheet


def html_of(record: Record, say: Speaker, seat: int | None = None) -> str:
    """The game as a seat, or somebody who looks on, saw it: turn by turn, with what happened in between."""
    steps: list[Step] = []
    stops = record.stops()
    for before, stop in zip([0, *stops], stops, strict=False):
        events = [event for entry in record.entries[before:stop] for event in entry.events]
        said = [say.event(event, record.names) for event in seen_by(events, seat)]
        steps.append(
            {"view": record.at(stop).view(seat), "said": [sentence for sentence in said if sentence]}
        )
    return sheet(record.game, say.lang, steps, record.names)
