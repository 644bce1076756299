"""Faults on purpose: a short form in the suite, a long one that prints what was kept (`make faults`)."""

import os
from collections.abc import Callable, Iterator
from dataclasses import astuple
from pathlib import Path
from secrets import token_hex

import pytest

from tests.server.faults.load import Tally
from tests.server.faults.postgres import Postgres

ROUNDS = int(os.environ.get("ECUMENE_FAULT_ROUNDS", "1"))
"""How often each fault is repeated."""
TALLIES = pytest.StashKey[list[tuple[str, Tally]]]()

Told = Callable[[str, Tally], Tally]


@pytest.fixture
def rounds() -> int:
    return ROUNDS


@pytest.fixture
def told(request: pytest.FixtureRequest) -> Told:
    """Keeps what came of a fault for the end of the run, and gives it back."""
    stash = request.config.stash.setdefault(TALLIES, [])

    def keep(fault: str, found: Tally) -> Tally:
        stash.append((fault, found))
        return found

    return keep


@pytest.fixture
def own_postgres(clusters: Path) -> Iterator[Postgres]:
    """A PostgreSQL that nobody else uses."""
    running = Postgres(clusters / token_hex(4))
    yield running
    running.end()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    tallies = config.stash.get(TALLIES, [])
    if tallies:
        row = "{:<52} {:>12} {:>7} {:>5} {:>8} {:>7}".format
        terminalreporter.section("choices by fault")
        terminalreporter.line(row("fault", "acknowledged", "kept", "lost", "doubled", "broken"))
        for fault, found in tallies:
            terminalreporter.line(row(fault, *astuple(found)))
