"""The server is killed, or told to stop, while people play: nothing acknowledged is lost or doubled."""

from collections.abc import Callable

import pytest

from tests.server.conftest import Start
from tests.server.faults.conftest import Told
from tests.server.faults.load import players, tally

PLAYERS = 6
ENOUGH = 100
"""Choices that are acknowledged between two faults."""


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_the_end_of_a_server_loses_nothing_acknowledged(
    database: Callable[[], str], start: Start, told: Told, rounds: int, how: str
) -> None:
    address = database()
    server = start(address, thinkers=1)
    end: Callable[[], object] = getattr(server, how)
    with players([server], PLAYERS) as load:
        for _ in range(rounds):
            load.goes_on(ENOUGH)
            end()
            server.start()
            load.goes_on(ENOUGH)
    kind = "PostgreSQL" if address.startswith("postgresql") else "SQLite"
    signal = {"kill": "kill -9", "stop": "SIGTERM"}[how]
    found = told(f"{signal} of the server, {kind}", tally(address, load))
    assert (found.lost, found.doubled, found.broken) == (0, 0, 0)
