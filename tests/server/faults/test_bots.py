"""Whatever happens to a thinker, to its pool or to one table, all other bots go on."""

import os
import signal
from collections.abc import Callable
from contextlib import ExitStack

from tests.server.conftest import Start
from tests.server.play import Guest, Server, two_at_a_table, wait_until

SOCKETS = 12
PATIENCE = 2.0
"""How many seconds beyond its own measure the server waits for a bot here."""


def table_of_bots(server: Server) -> tuple[Guest, str]:
    """A table where both people have resigned, and the bots play on."""
    ana, bruno, table = two_at_a_table(server)
    ana.post(f"/api/tables/{table}/resign")
    bruno.post(f"/api/tables/{table}/resign")
    return ana, table


def number(guest: Guest, table: str) -> int:
    return int(guest.get(f"/api/tables/{table}")["number"])


def moves_on(guest: Guest, table: str, by: int = 3) -> None:
    before = number(guest, table)
    wait_until(lambda: number(guest, table) >= before + by, 60)


def test_hints_and_a_hanging_thinker_do_not_stop_the_bots(database: Callable[[], str], start: Start) -> None:
    """Many sockets ask for a hint while the one thinker hangs: all are answered, and all bots go on."""
    server = start(database(), thinkers=1, bot_patience=PATIENCE)
    ana, of_bots = table_of_bots(server)
    moves_on(ana, of_bots)
    with ExitStack() as open_pages:
        pages = []
        for n in range(SOCKETS):
            guest = server.guest(f"Eva {n}")
            page = open_pages.enter_context(guest.sits_at(guest.opens("me", "apprentice", start=True)))
            page.sees("view")
            pages.append(page)
        for worker in server.thinkers():
            os.kill(worker, signal.SIGSTOP)
        asked = [(page, page.send("hint", seat=0)) for page in pages]
        for page, request in asked:
            assert page.answer(request)["type"] in ("done", "refused")
    moves_on(ana, of_bots)


def test_thinkers_that_are_killed_are_replaced(database: Callable[[], str], start: Start) -> None:
    server = start(database(), thinkers=2, bot_patience=PATIENCE)
    ana, of_bots = table_of_bots(server)
    moves_on(ana, of_bots)
    for _ in range(4):
        for worker in server.thinkers():
            os.kill(worker, signal.SIGKILL)
        moves_on(ana, of_bots)
