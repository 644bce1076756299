"""Pages that ask and never read what they are answered, or are gone before."""

import random
from contextlib import suppress
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET
from struct import pack

from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Start
from tests.server.play import two_at_a_table

ASKED = 2500
"""Whole views of Through the Ages: more than the system and the server keep for one connection."""
COME_AGAIN = 1013
CUT = 30
AT_ONCE = pack("ii", 1, 0)
"""A connection that is closed so is cut, without a goodbye."""


def test_a_page_that_never_reads_holds_nobody_up_and_is_told_to_come_again(
    start: Start, tmp_path: Path
) -> None:
    server = start(str(tmp_path / "e.sqlite"), thinkers=1, rate=1e6, burst=10**6)
    ana, bruno, table = two_at_a_table(server, game="ages")
    carla = server.guest("Carla")
    with ana.sits_at(table) as page, bruno.sits_at(table) as other, carla.sits_at(table) as deaf:
        page.sees("view"), other.sees("view")
        with suppress(ConnectionClosed):  # it may be told before it has asked that often
            for _ in range(ASKED):
                deaf.send("look", seat=None)
        page.plays_on(0, random.Random(1))
        other.sees_more_than(0)
        assert deaf.closes() == COME_AGAIN


def test_connections_that_are_cut_while_they_are_written_to_are_no_error(
    start: Start, tmp_path: Path
) -> None:
    server = start(str(tmp_path / "e.sqlite"), thinkers=1, rate=1e6, burst=10**6)
    ana, bruno, table = two_at_a_table(server, game="ages")
    with ana.sits_at(table) as page, bruno.sits_at(table) as other:
        page.sees("view"), other.sees("view")
        for n in range(CUT):
            cut = server.guest(f"Carla {n}").sits_at(table)
            cut.sees("view")
            for _ in range(20):
                cut.send("look", seat=None)
            cut.socket.socket.setsockopt(SOL_SOCKET, SO_LINGER, AT_ONCE)
            cut.socket.socket.close()
        page.plays_on(0, random.Random(1))
        other.sees_more_than(0)
    assert '"level":"error"' not in server.log.read_text()
