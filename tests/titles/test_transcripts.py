"""Games told from beginning to end, as people read them: the journal, and now and then the table.

Whatever changes here is seen by somebody. When the change is meant, `pytest tests/titles/test_transcripts.py
--snapshot-update` writes the transcripts anew, and they are read with the rest of the change.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

import ecumene
from ecumene.core.events import seen_by
from ecumene.core.position import Position
from ecumene.core.record import Record
from ecumene.core.text import LANGUAGES, Speaker, speaker

RECORDS = Path(__file__).parents[1] / "records"
TOLD = (
    "ages-2-bots",
    "ages-3-last_age=ii-peaceful=yes-bots",
    "ages-4-hands=hidden-resignation=False-bots",
    "gheos-3-bots",
    "gheos-4-points=hidden-bots",
    "innersea-1-hordes=yes-bots",
    "innersea-4-epochs=2-bots",
    "monumental-1-bots",
    "monumental-3-automas=1-bots",
    "tigris-2-board=alternative-buildings=yes-points=open-bots",
    "tigris-4-buildings=yes-bots",
)
LOOKS = 8
"""How often the table is looked at in the course of a game."""


class Transcript(SingleFileSnapshotExtension):
    _write_mode = WriteMode.TEXT
    file_extension = "txt"


def table(p: Position, seat: int | None, say: Speaker) -> str:
    """The table as a seat sees it at a terminal."""
    draw = ecumene.games()[p.game.id].draw
    assert draw is not None
    return Text.from_markup(draw(p.view(seat), say)).plain


def question(p: Position, say: Speaker) -> str:
    asked = p.view(p.seat)["asked"]
    return f"{say.question(asked)} [{', '.join(say.choice(choice) for choice in asked['choices'])}]"


def told(record: Record, lang: str) -> Iterator[str]:
    """What those who choose are told, with a look at the table of whoever is asked."""
    say = speaker(lang, record.position.game.id)
    every = len(record.entries) // LOOKS
    for number, entry in enumerate(record.entries):
        if number % every == 0:
            p = record.at(number)
            yield f"\n{table(p, p.seat, say)}\n\n{question(p, say)}\n"
        yield f"{number + 1}. {entry.choice}"
        yield from (f"   {say.event(event)}" for event in seen_by(entry.events, entry.seat))
    p = record.position
    yield f"\n{table(p, None, say)}\n"
    yield from (f"{place.rank}. {place.seat + 1} {place.score}" for place in p.standings())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_a_game_is_told_as_it_was(name: str, lang: str, snapshot: SnapshotAssertion) -> None:
    lines = "\n".join(told(ecumene.load(RECORDS / f"{name}.txt"), lang)).splitlines()
    assert "\n".join(line.rstrip() for line in lines) + "\n" == snapshot(extension_class=Transcript)


@pytest.mark.parametrize("name", TOLD)
def test_a_game_is_seen_as_it_was(name: str, snapshot: SnapshotAssertion) -> None:
    """The views that programs get, in the middle of a game and at its end."""
    record = ecumene.load(RECORDS / f"{name}.txt")
    middle = record.at(len(record.entries) // 2)
    views = [middle.view(middle.seat), record.position.view(None)]
    assert json.dumps(views, indent=1, sort_keys=True) + "\n" == snapshot(extension_class=Transcript)


@pytest.mark.parametrize("name", TOLD)
def test_a_game_is_judged_as_it_was(name: str, snapshot: SnapshotAssertion) -> None:
    """What bots think of each seat, term by term: who tunes or refactors it sees what has changed."""
    record = ecumene.load(RECORDS / f"{name}.txt")
    terms = record.position.game.terms
    assert terms is not None
    judged = [
        [{term: round(value, 3) for term, value in terms(p, seat).items()} for seat in range(p.seats)]
        for p in map(record.at, range(0, len(record.entries), len(record.entries) // LOOKS))
    ]
    assert json.dumps(judged, indent=1) + "\n" == snapshot(extension_class=Transcript)


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_game_ends_as_it_did(path: Path, snapshot: SnapshotAssertion) -> None:
    assert [
        (place.rank, place.seat, place.score) for place in ecumene.load(path).position.standings()
    ] == snapshot
