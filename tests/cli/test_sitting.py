"""What is typed at the terminal is read and explained from what the seat can know."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ecumene.cli.lines import Ways
from ecumene.cli.table import Sitting
from ecumene.cli.voice import voice
from ecumene.core.position import Position
from ecumene.core.record import Record
from ecumene.table import LOCAL, Seat, Table

ASKING = ("choices", "read", "why", "preview")
"""The ways to ask a position something."""


class Typed:
    """Somebody who looks at what completes each line before typing it."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)

    def ask(self, prompt: str, ways: Ways) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        list(ways(line))
        return line

    def wait(self, prompt: str) -> None: ...


def test_the_true_position_answers_only_what_the_view_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.of(Record.start("tigris", 2, 7), [Seat(LOCAL, "here", silent=False) for _ in range(2)])
    truth = table.position
    chance = truth.rng.state
    asked: list[tuple[str, bool]] = []

    def watched(name: str) -> None:
        plain = getattr(Position, name)

        def asking(self: Position, *said: object) -> object:
            asked.append((name, self.rng.state == chance))
            return plain(self, *said)

        monkeypatch.setattr(Position, name, asking)

    for name in ASKING:
        watched(name)
    typed = Typed("why king b3", "why king d7", "board", "why end")
    sitting = Sitting(table, [None, None], voice("en", "tigris"), typed, 1.0, tmp_path / "game.txt")
    sitting.play()
    assert {name for name, _ in asked} == set(ASKING)
    assert {name for name, true in asked if true} == {"choices"}
