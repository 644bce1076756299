"""Servers that do not think, and workers that do: what is lost is taken over, and nobody has to wait."""

import os
import random
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from tests.server.conftest import Hire, Start
from tests.server.faults.conftest import Told
from tests.server.faults.load import players, tally
from tests.server.faults.test_bots import moves_on, number, table_of_bots
from tests.server.faults.test_queues import FEW, moves, tables_of_masters
from tests.server.play import Guest, Page, Server, two_at_a_table, wait_until
from tests.server.test_reviews import asked_for, check_review, finished
from tests.server.workers import bots_move

PLAYERS = 8
ENOUGH = 100
"""Choices that are acknowledged between two faults."""
FAR = 30
OF_BOTS = 3
"""Tables where only bots play meanwhile."""


def test_players_of_one_table_on_two_servers_and_bots_in_two_workers(
    postgres: Callable[[], str], start: Start, hire: Hire
) -> None:
    database = postgres()
    one, two = start(database, thinkers=0), start(database, thinkers=0)
    hire(database), hire(database)
    wait_until(lambda: bots_move(one) and bots_move(two))
    assert not one.thinkers()
    ana, bruno = one.guest("Ana"), two.guest("Bruno")
    table = ana.opens("me", "open", "apprentice", "master", game="gheos")
    bruno.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    with ana.sits_at(table) as a, bruno.sits_at(table) as b, ThreadPoolExecutor(2) as threads:
        for done in [threads.submit(_plays, page, seat) for seat, page in enumerate((a, b))]:
            done.result()
        for seat, page in enumerate((a, b)):
            asked = page.view["view"]["asked"]
            if asked and asked["seat"] == seat:
                assert page.does("hint", seat=seat)["choices"]


def _plays(page: Page, seat: int) -> None:
    """Somebody plays at random until so many choices were made at the table."""
    chance = random.Random(seat)
    page.sees("view")
    while page.view["view"]["asked"] and (page.number < FAR or page.half_made):
        if not page.plays_on(seat, chance):
            page.sees("view")


def test_hints_records_and_reviews_come_from_workers(
    postgres: Callable[[], str], start: Start, hire: Hire
) -> None:
    database = postgres()
    server = start(database, thinkers=0)
    worker = hire(database)
    wait_until(lambda: bots_move(server))
    ana = server.guest("Ana")
    assert ana.refused("POST", "/api/records", content="nonsense") == (400, "error-bad-record")
    with ana.sits_at(ana.opens("me", "apprentice", start=True)) as page:
        page.sees("view")
        assert page.does("hint", seat=0)["choices"]
    table = finished(ana)
    while ana.post(f"/api/tables/{table}/review")["done"] < 2:
        time.sleep(0.05)
    second = hire(database)
    worker.kill()
    check_review(asked_for(ana, table))
    assert not second.lines("a thought makes no sense")


def test_bots_move_while_somebody_thinks_and_a_worker_that_stops_says_so(
    postgres: Callable[[], str], start: Start, hire: Hire
) -> None:
    database = postgres()
    server = start(database, thinkers=0)
    assert not bots_move(server)
    assert Guest(server).http.get("/readyz").status_code == 503
    worker = hire(database)
    wait_until(lambda: bots_move(server))
    ana, table = table_of_bots(server)
    moves_on(ana, table)
    assert worker.stop() == 0
    assert [line["what"] for line in worker.lines("closed")] == ["closed"]
    wait_until(lambda: not bots_move(server))
    stands = number(ana, table)
    worker.start()
    wait_until(lambda: bots_move(server) and number(ana, table) > stands)
    worker.kill()
    wait_until(lambda: not bots_move(server))


def test_a_server_and_a_worker_are_killed_and_everything_goes_on(
    postgres: Callable[[], str], start: Start, hire: Hire, told: Told, rounds: int
) -> None:
    database = postgres()
    servers = [start(database, thinkers=0) for _ in range(2)]
    workers = [hire(database) for _ in range(2)]
    waited: list[float] = []
    with players(servers, PLAYERS) as load:
        of_bots = [table_of_bots(servers[0]) for _ in range(OF_BOTS)]
        for turn in range(2 * rounds):
            lost, left = servers[turn % 2], servers[(turn + 1) % 2]
            load.goes_on(ENOUGH)
            for guest, table in of_bots:
                moves_on(guest.at(left), table, by=1)
            lost.kill()
            workers[turn % 2].kill()
            waited.append(_until_all_move([(guest.at(left), table) for guest, table in of_bots]))
            load.goes_on(ENOUGH // 2)
            lost.start(), workers[turn % 2].start()
    found = told(f"kill of a server and a worker ({max(waited):.1f} s)", tally(database, load))
    assert (found.lost, found.doubled, found.broken) == (0, 0, 0)


def _until_all_move(tables: list[tuple[Guest, str]]) -> float:
    """How many seconds it takes until all bots move, unless their game is over."""
    began = time.monotonic()
    before = [number(*at) for at in tables]

    def moved(guest: Guest, table: str, stood: int) -> bool:
        told = guest.get(f"/api/tables/{table}")
        return bool(told["number"] > stood or told["status"] == "finished")

    wait_until(lambda: all(moved(*at, stood) for at, stood in zip(tables, before, strict=True)))
    return time.monotonic() - began


def test_what_a_worker_that_hangs_has_claimed_is_taken_from_it(
    postgres: Callable[[], str], start: Start, hire: Hire
) -> None:
    database = postgres()
    server = start(database, thinkers=0)
    first = hire(database)
    wait_until(lambda: bots_move(server))
    tables = [table_of_bots(server) for _ in range(OF_BOTS)]
    for guest, table in tables:
        moves_on(guest, table)
    second = hire(database)
    first.hang()
    for _ in range(2):
        _until_all_move(tables)
    wait_until(lambda: bool(second.lines("a process hangs, and what it had claimed is free")))


def test_nobody_makes_others_wait_at_a_worker(postgres: Callable[[], str], start: Start, hire: Hire) -> None:
    database = postgres()
    server = start(database, thinkers=0)
    hire(database, bot_seconds=0.1)
    wait_until(lambda: bots_move(server))
    greedy, ana = server.guest("Mal"), server.guest("Ana")
    with ExitStack() as open_pages:
        tables = tables_of_masters(greedy)
        for table in tables:
            open_pages.enter_context(greedy.sits_at(table))
        with ana.sits_at(ana.opens("me", "master", start=True)) as page:
            page.sees("view")
            page.chooses("end")
            before = moves(database, tables)
            page.until(lambda m: m["type"] == "view" and m["number"] > 1)
            after = moves(database, tables)
    assert after - before <= FEW


# Several processes at one port --------------------------------------------------------------------


def test_processes_share_a_port_and_one_that_is_lost_is_replaced(
    postgres: Callable[[], str], start: Start
) -> None:
    server = start(postgres(), processes=2, thinkers=2)
    wait_until(lambda: len(_parts(server)) == 2)
    ana, bruno, table = two_at_a_table(server)
    for _ in range(12):
        with ana.sits_at(table) as a, bruno.sits_at(table) as b:
            a.sees("view"), b.sees("view")
            a.does("chat", text="hola")
            assert b.until(lambda m: m["type"] == "chat")["text"] == "hola"
    lost = _parts(server)[0]
    os.kill(lost, signal.SIGKILL)
    wait_until(lambda: len(_parts(server)) == 2 and lost not in _parts(server), 120)
    wait_until(lambda: all(server.answers() for _ in range(10)), 120)
    parts = _parts(server)
    assert server.stop() in (0, -15)
    wait_until(lambda: not any(_runs(part) for part in parts))


def test_processes_do_not_outlive_the_one_that_started_them(
    postgres: Callable[[], str], start: Start
) -> None:
    server = start(postgres(), processes=2, thinkers=1)
    wait_until(lambda: len(_parts(server)) == 2)
    parts = _parts(server)
    server.kill()
    wait_until(lambda: not any(_runs(part) for part in parts))


def _parts(server: Server) -> list[int]:
    """The processes that share the server's port."""
    return server.thinkers()


def _runs(pid: int) -> bool:
    return Path(f"/proc/{pid}/environ").exists()
