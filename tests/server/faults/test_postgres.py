"""PostgreSQL is restarted, crashes, and loses what was not on the disk: tables go on from what is stored."""

import time
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from tests.server.conftest import Start
from tests.server.faults.conftest import Told
from tests.server.faults.load import lines, players, tally
from tests.server.faults.postgres import Postgres
from tests.server.faults.test_bots import moves_on, table_of_bots
from tests.server.play import two_at_a_table, wait_until

PLAYERS = 8
TABLES = 6
ENOUGH = 150
"""Choices that are acknowledged between two faults."""


def test_bots_and_people_go_on_after_a_restart_of_postgresql(
    own_postgres: Postgres, start: Start, told: Told, rounds: int
) -> None:
    database = own_postgres.new_database()
    server = start(database, thinkers=1)
    ana, of_bots = table_of_bots(server)
    moves_on(ana, of_bots)
    with players([server], PLAYERS) as load:
        for _ in range(rounds):
            load.goes_on(ENOUGH)
            own_postgres.restart()
            wait_until(server.answers)
            load.goes_on(ENOUGH)
            moves_on(ana, of_bots)
    found = told("restart of PostgreSQL", tally(database, load))
    assert (found.lost, found.doubled, found.broken) == (0, 0, 0)


def test_a_clock_that_runs_out_while_postgresql_is_away_is_seen_to(
    own_postgres: Postgres, start: Start
) -> None:
    server = start(own_postgres.new_database(), thinkers=1)
    clock = {"kind": "choice", "seconds": 5, "zero": "resign"}
    _, bruno, table = two_at_a_table(server, clock=clock)
    own_postgres.crash()
    time.sleep(6)
    own_postgres.start()

    def resigned() -> bool:
        told = bruno.http.get(f"/api/tables/{table}")
        return told.is_success and bool(told.json()["seats"][0]["resigned"])

    wait_until(resigned, 60)


@pytest.mark.parametrize("how", ["crash", "kill"])
def test_a_crash_of_postgresql_loses_nothing_acknowledged(
    own_postgres: Postgres, start: Start, told: Told, rounds: int, how: str
) -> None:
    database = own_postgres.new_database()
    server, second = start(database, thinkers=1), start(database, thinkers=1)
    crash: Callable[[], None] = getattr(own_postgres, how)
    with players([server, second], PLAYERS) as load:
        for _ in range(rounds):
            load.goes_on(ENOUGH)
            crash()
            time.sleep(0.5)
            own_postgres.start()
            wait_until(server.answers)
            load.goes_on(ENOUGH)
    found = told(f"{how} of PostgreSQL", tally(database, load))
    assert (found.lost, found.doubled, found.broken) == (0, 0, 0)


def test_without_waiting_for_the_disk_a_crash_loses_ends_of_logs_and_everybody_is_told(
    own_postgres: Postgres, start: Start
) -> None:
    """What `ECUMENE_POWER_SAFE=no` promises: no log has a gap, and who saw more than is left is told."""
    own_postgres.be_slow_to_write()
    database = own_postgres.new_database()
    server = start(database, power_safe="no", thinkers=1)
    with ExitStack() as open_pages:
        tables = {}
        for n in range(TABLES):
            guest = server.guest(f"Eva {n}")
            table = guest.opens("me", "Bruno", start=True)
            page = open_pages.enter_context(guest.sits_at(table))
            page.sees("view")
            page.does("look", seat=0)
            tables[table] = page
        own_postgres.write_down()
        for page in tables.values():
            page.chooses("king", "b3")
            page.chooses("end")
        own_postgres.crash()
        own_postgres.start()
        stored = dict.fromkeys(tables, 0)
        for table, version, _, _ in lines(database):
            stored[table] = version
        behind = [table for table in tables if stored[table] < tables[table].view["version"]]
        assert behind, "the crash came too late to lose anything"
        for table in behind:
            assert tables[table].sees("lost")["number"] == (0, 2, 3)[stored[table]]
        for table, page in tables.items():
            if table in behind:
                page.sees("view", version=stored[table])
            asked = page.view["view"]["asked"]
            page.does("look", seat=asked["seat"])
            page.chooses(page.view["view"]["asked"]["choices"][0], seat=asked["seat"])
    for table in tables:
        versions = [version for key, version, _, _ in lines(database) if key == table]
        assert versions == list(range(1, stored[table] + 2))
