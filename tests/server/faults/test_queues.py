"""Nobody makes others wait: thinking is shared out by address and person, and limits outlast a cookie."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.conftest import Start
from tests.server.faults.load import lines
from tests.server.play import Guest
from tests.server.test_people import joins

GREEDY_TABLES = 24
FEW = 8
"""How many moves of others may come between a click and the bot's answer to it: a few, not one a table."""


def tables_of_masters(guest: Guest) -> list[str]:
    """Tables whose bots always have something to think about: their owner has resigned."""
    tables = [guest.opens("me", "master", "master", "master", start=True) for _ in range(GREEDY_TABLES)]
    for table in tables:
        guest.post(f"/api/tables/{table}/resign")
    return tables


@pytest.mark.parametrize("watched", [True, False])
def test_who_opens_many_tables_does_not_make_others_wait(
    database: Callable[[], str], start: Start, watched: bool
) -> None:
    address = database()
    server = start(address, thinkers=1, bot_seconds=0.1)
    greedy, ana = server.guest("Mal"), server.guest("Ana")
    with ExitStack() as open_pages:
        tables = tables_of_masters(greedy)
        if watched:
            for table in tables:
                open_pages.enter_context(greedy.sits_at(table))
        mine = ana.opens("me", "master", start=True)
        with ana.sits_at(mine) as page:
            page.sees("view")
            page.chooses("end")
            before = moves(address, tables)
            page.until(lambda m: m["type"] == "view" and m["number"] > 1)
            after = moves(address, tables)
    assert after - before <= FEW


def moves(database: str, tables: list[str]) -> int:
    """How many moves were made at some tables."""
    return sum(table in tables for table, *_ in lines(database))


def test_dropping_a_cookie_does_not_buy_another_table(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "e.sqlite"), tables_per_address=3)
    for n in range(3):
        server.guest(f"Cookie {n}").opens("me", "open")
    body = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}]}
    another = server.guest("Another cookie")
    assert another.refused("POST", "/api/tables", json=body) == (429, "error-too-fast")


def test_tournaments_of_bots_are_tables_of_an_address(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "e.sqlite"), tables_per_address=5)
    wanted: dict[str, object] = {"name": "Liga", "form": "swiss", "game": "gheos", "seats": 2, "rated": False}
    wanted |= {"clock": {"kind": "days", "seconds": 86_400, "zero": "bot"}, "most": 16}
    wanted |= {"bots": "apprentice", "least": 8}
    one, other = server.guest(), server.guest()
    joins(one, "Una")
    joins(other, "Otra")
    one.post("/api/tournaments", wanted)
    assert other.refused("POST", "/api/tournaments", json=wanted) == (429, "error-too-fast")
    other.opens("me", "open")


def test_what_takes_long_is_not_asked_for_by_the_dozen(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "e.sqlite"), rate=1, burst=100)
    ana = server.guest("Ana")
    for _ in range(20):
        ana.get("/api/me/profile")
    for path in ("/api/me/profile", "/api/profile?name=Nadie", f"/api/tables/{'x' * 12}/story"):
        assert server.guest().refused("GET", path) == (429, "error-too-fast")
    ana.get("/api/me")
