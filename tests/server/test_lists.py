"""Lists of tables: paged, read off an index, and pushed instead of polled."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, insert, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import lists, schema
from ecumene.server.lists import PAGE
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database
from tests.server.conftest import Start
from tests.server.play import Page, Server, two_at_a_table, wait_until

GIVEN = {"guest": "ana", "changed": "2026-01-01", "after": "table", "lang": "es"}
QUERIES: dict[str, tuple[Select[Any], str]] = {
    "open": (lists.OPEN.first, "tables_by_list"),
    "more open": (lists.OPEN.after, "tables_by_list"),
    "finished": (lists.PUBLIC_FINISHED.first, "tables_by_list"),
    "more finished": (lists.PUBLIC_FINISHED.after, "tables_by_list"),
    "mine": (lists.MINE.first, "seats_by_guest"),
    "invited": (lists.INVITED.first, "invitations_by_person"),
    "left open": (lists.LEFT_OPEN, "seats_free"),
    # Off the index of languages or that of the list, as the database thinks best.
    "in Spanish": (lists.OPEN_IN.first, "tables_by_l"),
    "more in Spanish": (lists.OPEN_IN.after, "tables_by_l"),
    "own finished": (lists.OWN_FINISHED.first, "seats_by_guest"),
    "more own finished": (lists.OWN_FINISHED.after, "seats_by_guest"),
}
STORED = 3000


async def fill(connection: AsyncConnection) -> None:
    """Many tables, of which few are anybody's."""
    kept, seats, accounts, asked = [], [], [], []
    for n in range(STORED):
        key, changed = f"t{n}", f"2026-01-{n:05}"
        row: dict[str, Any] = {"id": key, "game": "tigris", "options": {}, "seed": "7", "owner": f"g{n}"}
        status = ("waiting", "playing", "finished")[n % 3]
        row["lang"] = ("es", "en", "de", None)[n % 400 // 100] if n % 20 == 0 else None
        row |= {"created": changed, "changed": changed, "status": status, "version": 0, "number": 0}
        kept.append(row | {"public": n % 2 == 0, "bot_asked": False})
        seats.append(
            {"table": key, "seat": 0, "kind": "person", "guest": f"g{n}", "name": "", "resigned": False}
        )
        accounts.append({"id": f"~{n}", "called": f"~{n}", "created": changed})
        asked.append({"table": key, "person": f"~{n}"})
    await connection.execute(insert(schema.tables), kept)
    await connection.execute(insert(schema.seats), seats)
    await connection.execute(insert(schema.accounts), accounts)
    await connection.execute(insert(schema.invitations), asked)


async def plan(connection: AsyncConnection, query: Select[Any]) -> str:
    known = {name: GIVEN[name] for name in query.compile().params if name in GIVEN}
    said = query.params(known).compile(connection.engine.sync_engine, compile_kwargs={"literal_binds": True})
    how = "EXPLAIN QUERY PLAN " if connection.dialect.name == "sqlite" else "EXPLAIN "
    return "\n".join(str(row) for row in await connection.execute(text(how + str(said))))


def test_every_list_is_read_off_its_index(database: Callable[[], str]) -> None:
    async def plans() -> dict[str, str]:
        engine = await open_database(Settings(database_url=database()))
        async with engine.begin() as connection:
            await fill(connection)
            await connection.execute(text("ANALYZE"))
            found = {name: await plan(connection, query) for name, (query, _) in QUERIES.items()}
        await engine.dispose()
        return found

    with ThreadPoolExecutor(1) as thread:
        found = thread.submit(asyncio.run, plans()).result()
    for name, (_, index) in QUERIES.items():
        assert index in found[name], f"{name}: {found[name]}"
        # Those that are free are all of their index.
        said = re.sub("SCAN seats USING (COVERING )?INDEX seats_free", "", found[name])
        for whole in ("SCAN tables", "SCAN seats", "Seq Scan"):
            assert whole not in said.replace("USING COVERING INDEX", ""), f"{name}: {found[name]}"


def test_pages_of_a_list_follow_each_other(server: Server) -> None:
    ana = server.guest("Ana")
    opened = [ana.opens("me", "open", public=True) for _ in range(PAGE + 5)]
    seen: list[str] = []
    page = ana.get("/api/tables?list=open")
    while page and not set(opened) <= set(seen):
        assert not set(seen) & {table["id"] for table in page}
        seen += [table["id"] for table in page]
        page = ana.get(f"/api/tables?list=open&after={seen[-1]}")
    assert set(opened) <= set(seen)
    assert ana.refused("GET", "/api/tables?list=open&after=nobody") == (404, "error-unknown-table")


def test_finished_games_are_paged_too(server: Server) -> None:
    ana = server.guest("Ana")
    record = (Path(__file__).parents[1] / "records/tigris-2-random.txt").read_bytes()
    played = [ana.post("/api/records", content=record)["id"] for _ in range(PAGE + 2)]
    first = [table["id"] for table in ana.get("/api/tables?list=finished")]
    assert len(first) == PAGE
    more = [table["id"] for table in ana.get(f"/api/tables?list=finished&after={first[-1]}")]
    assert set(played) <= {*first, *more}
    assert not set(played) & {table["id"] for table in server.guest("Eva").get("/api/tables?list=finished")}


def listed(page: Page, table: str, **particulars: object) -> dict[str, Any]:
    """Read on to the news of a table."""
    found = page.until(
        lambda m: (
            m["type"] == "listed"
            and m["table"]["id"] == table
            and all(m["table"][name] == value for name, value in particulars.items())
        )
    )
    told: dict[str, Any] = found["table"]
    return told


def test_the_lobby_is_told_of_what_changes(server: Server) -> None:
    ana, bruno = server.guest("Ana"), server.guest("Bruno")
    with bruno.in_lobby() as lobby:
        assert [lobby.sees("list")["which"] for _ in range(4)] == ["mine", "invited", "open", "finished"]
        table = ana.opens("me", "open", public=True)
        assert listed(lobby, table)["status"] == "waiting"
        with ana.sits_at(table):
            lobby.until(lambda m: m["type"] == "listed" and m["table"]["seats"][0]["online"])
        bruno.post(f"/api/tables/{table}/join")
        assert listed(lobby, table)["seats"][1]["you"]
        ana.post(f"/api/tables/{table}/start")
        listed(lobby, table, status="playing", your_turn=False)
        with ana.sits_at(table) as a:
            a.sees("view")
            a.chooses("end")
        listed(lobby, table, your_turn=True)
        private = ana.opens("me", "open")
        another = ana.opens("me", "open", public=True)
        listed(lobby, another)
        assert private not in str(lobby.messages)
        ana.post(f"/api/tables/{another}/leave")
        lobby.sees("unlisted", table=another)


def test_the_lobby_of_another_process_is_told_as_well(two_processes: tuple[Server, Server]) -> None:
    one, two = two_processes
    ana, bruno = one.guest("Ana"), one.guest("Bruno")
    with bruno.at(two).in_lobby() as lobby:
        lobby.sees("list", which="finished")
        table = ana.opens("me", "open", public=True)
        listed(lobby, table)
        bruno.post(f"/api/tables/{table}/join")
        ana.post(f"/api/tables/{table}/start")
        listed(lobby, table, status="playing")
        with ana.sits_at(table) as a:
            a.sees("view")
            a.chooses("end")
        listed(lobby, table, your_turn=True)


def test_who_does_not_sit_there_is_told_nothing_of_a_game(server: Server) -> None:
    ana, _, table = two_at_a_table(server)
    with server.guest("Eva").in_lobby() as lobby, ana.sits_at(table) as a:
        lobby.sees("list", which="finished")
        a.sees("view")
        a.chooses("end")
        later = ana.opens("me", "open", public=True)
        listed(lobby, later)
        assert table not in str(lobby.messages)


# Tables that nobody means ---------------------------------------------------------------------------


def test_empty_tables_do_not_hide_where_somebody_waits(start: Start, database: Callable[[], str]) -> None:
    server = start(database(), thinkers=1)
    ana, mal = server.guest("Ana"), server.guest("Mal")
    real = ana.opens("me", "open", public=True)
    with ana.sits_at(real) as page:
        page.sees("table")
        for _ in range(PAGE * 2):
            mal.opens("me", "open", public=True)
        eva = server.guest("Eva")
        wait_until(lambda: eva.get("/api/tables?list=open")[0]["id"] == real)
        with eva.in_lobby() as lobby:
            assert lobby.sees("list", which="open")["tables"][0]["id"] == real


@pytest.mark.parametrize("dropping", [False, True])
def test_one_person_and_one_address_put_few_tables_into_the_list(
    start: Start, tmp_path: Path, dropping: bool
) -> None:
    server = start(str(tmp_path / "e.sqlite"), thinkers=1, listed_per_guest=2, listed_per_address=4)
    body = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    mal = server.guest("Mal")
    for n in range(4 if dropping else 2):
        (server.guest(f"Mal {n}") if dropping else mal).post("/api/tables", body)
    refused = (429, "error-too-fast" if dropping else "error-too-many-listed")
    assert mal.refused("POST", "/api/tables", json=body) == refused
    mal.post("/api/tables", body | {"public": False})
