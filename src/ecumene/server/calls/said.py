"""What a call says: that it is somebody's turn, and what the others did since they last chose."""

from typing import NamedTuple

from ecumene.core.events import Event, seen_by
from ecumene.server.errors import speaker
from ecumene.table import Table

UNSAID = ("turn",)
"""Kinds of events that say no more than whose turn it is."""
MOST_LETTERS = 180
"""As many as a notice has room for."""
MOST_WRITTEN = 1200
"""As many as a message has."""


class Said(NamedTuple):
    """A call in words, and where it leads."""

    title: str
    text: str
    path: str


def said(table: Table, key: str, seat: int, lang: str, *, eyes: int | None) -> Said:
    """What somebody is told who is asked at a table: as much as the seat `eyes` may see, or everybody."""
    say = speaker(lang, table.game.id)
    told = " ".join(say.event(event, table.names) for event in since_last_choice(table, seat, eyes))
    plain = silent(table, key, lang)
    return plain._replace(text=told) if told else plain


def silent(table: Table, key: str, lang: str) -> Said:
    """That it is somebody's turn, and nothing of what happened."""
    say = speaker(lang, table.game.id)
    text = say.say("call-silent" if table.number else "call-begun")
    return Said(f"{say.say('call-turn')} · {say.say('name')}", text, f"/t/{key}")


def opened(table: Table, key: str, seat: int, lang: str, *, number: int, name: str) -> Said:
    """That somebody's table of a round is open, and whether they begin."""
    say = speaker(lang, table.game.id)
    text = say.say("call-round-where", name=name)
    if table.asked_seat == seat:
        text = f"{text} {say.say('call-round-first')}"
    return Said(f"{say.say('call-round', round=number)} · {say.say('name')}", text, f"/t/{key}")


def trial(lang: str) -> Said:
    """What a bell says that is only tried."""
    say = speaker(lang)
    return Said(say.say("call-test"), say.say("call-test-why"), "/me")


def since_last_choice(table: Table, seat: int, eyes: int | None) -> list[Event]:
    """What the others did since a seat last chose something that was seen, as far as `eyes` see it."""
    entries = table.played.entries
    last = next(
        (n for n in reversed(range(len(entries))) if entries[n].seat == seat and entries[n].events), -1
    )
    return [
        event
        for entry in entries[last + 1 :]
        if entry.seat != seat
        for event in seen_by(entry.events, eyes)
        if event.kind not in UNSAID
    ]


def cut(text: str, most: int) -> str:
    """As much of a text as there is room for.

    >>> cut("uno dos tres", 9), cut("uno", 9)
    ('uno dos…', 'uno')
    """
    if len(text) <= most:
        return text
    return f"{text[: most - 1].rpartition(' ')[0]}…"
