"""A change of the rules: tables open as far as they stand, and nothing that was finished is lost."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import Start
from tests.server.faults.old_tables import (
    forget_ends,
    kinds_of_lines,
    lose_line,
    old_games,
    spoil,
    store_old_game,
)
from tests.server.play import Guest, Page, Server

FINISHED = Path(__file__).parents[2] / "records/tigris-2-random.txt"


@pytest.fixture
def guests(database: Callable[[], str], start: Start) -> tuple[Server, Guest, Guest]:
    server = start(database(), thinkers=1)
    return server, server.guest("Ana"), server.guest("Bruno")


def me(guest: Guest) -> str:
    return str(guest.get("/api/me")["id"])


def test_a_table_of_older_rules_goes_on_from_where_it_stands(guests: tuple[Server, Guest, Guest]) -> None:
    server, ana, _ = guests
    for n, old in enumerate(old_games("ages")[:3]):
        key = f"ages-{n}"
        store_old_game(server.database, key, old, [me(ana)])
        told = ana.get(f"/api/tables/{key}")
        assert told["halt"] is not None
        assert (told["number"], told["halt"]["left"]) == (old.stand, len(old.choices) - old.stand)
        assert (told["halt"]["closed"], told["version"]) == (False, len(old.choices))
    with ana.sits_at(key) as page:
        view = page.sees("view")
        assert [event["kind"] for event in view["entries"][-1]["events"]][-1] == "older-rules"
        seat = view["view"]["asked"]["seat"]
        assert page.refused("choose", version=view["version"], seat=seat, choices=["end"]) == "error-halted"
        assert page.refused("undo", seat=seat) == "error-halted"
        _agree(page)
        _choose_on(page, 10)
        went = page.number
    assert server.stop() in (0, -15)
    server.start()
    again = ana.at(server)
    told = again.get(f"/api/tables/{key}")
    assert (told["halt"], told["number"]) == (None, went)
    with again.sits_at(key) as page:
        entries = page.sees("view")["entries"]
        kinds = [event["kind"] for entry in entries for event in entry["events"]]
        assert kinds.count("older-rules") == 1
        _choose_on(page, 3)
    kept = kinds_of_lines(server.database, key)
    assert kept.count("rules") == 1
    assert kept.index("rules") == len(old.choices), "nothing was taken out of the log"


def _agree(page: Page) -> None:
    page.send("agree", yes=True)
    page.until(lambda m: m["type"] == "table" and m["table"]["halt"] is None)


def _choose_on(page: Page, choices: int) -> None:
    chance = random.Random(1)
    for _ in range(choices):
        asked = page.view["view"]["asked"]
        if "choices" not in asked:
            page.does("look", seat=asked["seat"])
            asked = page.view["view"]["asked"]
        page.chooses(chance.choice(asked["choices"]), seat=asked["seat"])


def test_everybody_has_to_agree_and_one_no_closes_the_table(guests: tuple[Server, Guest, Guest]) -> None:
    server, ana, bruno = guests
    two = [old for old in old_games("ages") if old.seats == 2]
    for key in ("agreed", "closed"):
        store_old_game(server.database, key, two[0], [me(ana), me(bruno)])
    with ana.sits_at("agreed") as a, bruno.sits_at("agreed") as b, server.guest("Eva").sits_at("agreed") as e:
        a.does("agree", yes=True)
        b.until(lambda m: m["type"] == "table" and m["table"]["halt"]["agreed"] == [0])
        assert e.refused("agree", yes=True) == "error-not-your-seat"
        b.does("agree", yes=True)
        a.until(lambda m: m["type"] == "table" and m["table"]["halt"] is None)
    with ana.sits_at("closed") as a, bruno.sits_at("closed") as b:
        a.does("agree", yes=True)
        b.does("agree", yes=False)
        a.until(lambda m: m["type"] == "table" and m["table"]["status"] == "finished")
        assert b.refused("agree", yes=True) == "error-nothing-asked"
    for _ in range(2):
        told = ana.at(server).get("/api/tables/closed")
        assert (told["status"], told["standings"], told["halt"]["closed"]) == ("finished", None, True)
        assert "closed" in [table["id"] for table in ana.at(server).get("/api/tables?list=finished")]
        assert server.stop() in (0, -15)
        server.start()


def test_a_finished_game_keeps_its_last_view_its_result_and_its_log(
    guests: tuple[Server, Guest, Guest],
) -> None:
    server, ana, _ = guests
    table = ana.opens("me", "apprentice", start=True)
    chance = random.Random(3)
    with ana.sits_at(table) as page:
        page.sees("view")
        page.does("silence", seat=0, on=False)
        while page.view["view"]["asked"] is not None:
            if not page.plays_on(0, chance):
                page.sees("view")
    with ana.sits_at(table) as page:
        before = page.sees("view")
    told, record = ana.get(f"/api/tables/{table}"), ana.http.get(f"/api/tables/{table}/record").text
    assert server.stop() in (0, -15)
    spoil(server.database, table, 5)
    server.start()
    again = ana.at(server)
    after = again.get(f"/api/tables/{table}")
    assert {**after, "halt": None, "seats": None} == {**told, "seats": None}
    assert after["halt"]["closed"]
    with again.sits_at(table) as page:
        assert {**page.sees("view"), "undoable": 0} == {**before, "undoable": 0}
    assert again.http.get(f"/api/tables/{table}/record").text == record
    last = again.get(f"/api/tables/{table}/replay?to={told['number']}&seat=0")
    assert last["view"] == before["view"]
    assert again.refused("GET", f"/api/tables/{table}/replay?to=3") == (409, "error-halted")


def test_a_log_with_a_gap_opens_up_to_it(guests: tuple[Server, Guest, Guest]) -> None:
    server, ana, _ = guests
    table = ana.opens("me", "Bruno", start=True)
    with ana.sits_at(table) as page:
        page.sees("view")
        _choose_on(page, 8)
    assert server.stop() in (0, -15)
    lose_line(server.database, table, 7)
    server.start()
    again = ana.at(server)
    told = again.get(f"/api/tables/{table}")
    assert told["halt"] is not None
    with again.sits_at(table) as page:
        page.sees("view")
        _agree(page)
        _choose_on(page, 3)


def test_a_database_is_checked_before_an_upgrade(guests: tuple[Server, Guest, Guest]) -> None:
    """`ecumene admin verify`, while the server runs: what stands, what stops where, what is kept."""
    server, ana, _ = guests
    old = old_games("ages")[0]
    store_old_game(server.database, "old", old, [me(ana)])
    ana.opens("me", "open")
    finished = [ana.post("/api/records", content=FINISHED.read_bytes())["id"] for _ in range(2)]
    spoil(server.database, finished[0], 5)
    command = [str(Path(sys.executable).with_name("ecumene")), "admin", "verify", "--lang", "en"]
    command += ["--database", server.database]
    told = subprocess.run([*command, "--json"], capture_output=True, text=True)
    report = json.loads(told.stdout)
    found = {"stands": 2, "kept": 1, "in-part": 1, "gone": 0, "unknown-game": 0}
    assert (told.returncode, report["found"]) == (1, found)
    halted = next(doubt for doubt in report["doubts"] if doubt["table"] == "old")
    assert (halted["rules"], halted["lines"], halted["stand"]) == (1, len(old.choices), old.stand)
    forget_ends(server.database)
    told = subprocess.run([*command, "--keep"], capture_output=True, text=True)
    assert "its end is not kept" in told.stdout
    assert "The end of one game was stored." in told.stdout
    again = subprocess.run([*command, "--keep"], capture_output=True, text=True)
    assert "stored" not in again.stdout
    nowhere = subprocess.run([*command[:-1], "no-such.sqlite"], capture_output=True, text=True)
    assert (nowhere.returncode, nowhere.stdout) == (2, "")
