"""Clocks: how they run, when people rest, and what happens at zero. Time is moved in the database."""

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from ecumene.server import schema
from ecumene.server.clocks.rests import Resting
from ecumene.table.clock import ago
from ecumene.table.ticking import Clock, Moment, moved, runs_out, seconds_between, wound_up
from tests.server.play import Guest, Server, two_at_a_table, wait_until
from tests.server.stored import change

NOON, TEN_PAST = "2026-01-31T12:00:00.000+00:00", "2026-01-31T12:10:00.000+00:00"
DAY = 24 * 3600


def clock(kind: Any, seconds: int, **more: Any) -> Clock:
    made: Any = {"kind": kind, "seconds": seconds, "increment": 0, "zero": "bot", **more}
    found: Clock = made
    return found


def test_each_kind_of_clock_runs_in_its_way() -> None:
    mine, mine_later, theirs = Moment(0, 1), Moment(0, 2), Moment(1, 1)
    choice = clock("choice", 60)
    begun = wound_up(choice, 2, NOON)
    assert moved(choice, begun, mine, mine, TEN_PAST)["since"] == TEN_PAST
    assert moved(choice, begun, mine, mine, TEN_PAST, whole=False)["since"] == NOON
    turn = clock("turn", 900)
    begun = wound_up(turn, 2, NOON)
    assert moved(turn, begun, mine, theirs, TEN_PAST)["left"] == [300, 900]
    assert moved(turn, begun, mine, mine_later, TEN_PAST)["left"] == [900, 900]
    bank = clock("bank", 900, increment=20)
    begun = wound_up(bank, 2, NOON)
    assert moved(bank, begun, mine, mine_later, TEN_PAST)["left"] == [300, 900]
    again = moved(bank, begun, mine, theirs, TEN_PAST)
    assert again == {"since": TEN_PAST, "left": [320, 900]}
    assert runs_out(bank, again, 0) == "2026-01-31T12:15:20.000+00:00"
    days = clock("days", DAY)
    begun = wound_up(days, 2, NOON)
    assert moved(days, begun, mine, mine, TEN_PAST)["since"] == NOON
    assert moved(days, begun, mine, theirs, TEN_PAST)["since"] == TEN_PAST


@pytest.mark.parametrize(
    ("rest", "hours", "over"),
    [
        (Resting(), 24, "2026-02-01T12:00"),
        # Eleven hours to the night in Madrid, nine hours of it, and one in the morning.
        (Resting(sleep={"start": "00:00", "end": "09:00", "zone": "Europe/Madrid"}), 12, "2026-02-01T09:00"),
        (Resting(sleep={"start": "13:00", "end": "14:00", "zone": "UTC"}), 2, "2026-01-31T15:00"),
        (Resting(sleep={"start": "09:00", "end": "09:00", "zone": "UTC"}), 24, "2026-02-01T12:00"),
        (Resting(NOON, "2026-02-11T00:00:00.000+00:00"), 24, "2026-02-12T00:00"),
        (Resting("2026-01-31T18:00:00.000+00:00", "2026-02-02T00:00:00.000+00:00"), 24, "2026-02-02T18:00"),
    ],
)
def test_no_time_passes_while_somebody_rests(rest: Resting, hours: int, over: str) -> None:
    assert rest.runs_out(NOON, hours * 3600) == f"{over}:00.000+00:00"


def test_the_night_in_which_clocks_are_put_forward_gives_no_hour_away() -> None:
    siesta = Resting(sleep={"start": "13:00", "end": "14:00", "zone": "Europe/Madrid"})
    assert siesta.runs_out("2026-03-28T12:30:00.000+00:00", 20 * 3600) == "2026-03-29T09:00:00.000+00:00"


def too_late(server: Server, table: str, by: timedelta = timedelta(days=9)) -> None:
    """Let a table's clock have run for long."""
    t = schema.tables.c
    began = {"since": ago(by), "left": None}
    row = update(schema.tables).where(t.id == table).values(ticking=began, alarm=ago(timedelta(seconds=1)))
    change(server.database, row)


def seats(guest: Guest, table: str) -> list[tuple[str, bool]]:
    return [(seat["kind"], seat["resigned"]) for seat in guest.get(f"/api/tables/{table}")["seats"]]


def test_a_bot_plays_on_until_its_owner_is_back(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server, clock=clock("days", DAY))
    told = ana.get(f"/api/tables/{table}")["clock"]
    assert DAY - 60 < seconds_between(ago(timedelta()), told["due"]) <= DAY
    with bruno.sits_at(table) as page:
        page.sees("view")
        too_late(server, table)
        page.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["kind"] == "bot")
        page.until(lambda m: m["type"] == "view" and m["version"] > 0)
    assert ana.get(f"/api/tables/{table}")["kept"] == [0]
    assert [t["id"] for t in ana.get("/api/tables?list=mine")] == [table]
    assert bruno.refused("POST", f"/api/tables/{table}/return") == (403, "error-not-your-seat")
    back = ana.post(f"/api/tables/{table}/return")
    assert (back["kept"], back["seats"][0]["you"], back["seats"][0]["kind"]) == ([], True, "person")
    assert back["clock"]["due"] is not None


def test_whoever_leaves_while_a_bot_minds_their_seat_is_forgotten_too(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server, clock=clock("days", DAY))
    too_late(server, table)
    wait_until(lambda: ana.get(f"/api/tables/{table}")["kept"] == [0])
    assert ana.get("/api/turns") == {"table": None, "game": None, "waiting": 0}
    ana.http.delete("/api/me").raise_for_status()
    assert bruno.get(f"/api/tables/{table}")["seats"][0]["name"] == ""


def test_who_is_too_late_resigns_or_not_as_was_agreed(server: Server) -> None:
    ana, _, table = two_at_a_table(server, clock=clock("choice", 60) | {"zero": "resign"})
    too_late(server, table)
    wait_until(lambda: seats(ana, table)[0] == ("bot", True))
    ana, _, table = two_at_a_table(server, clock=clock("days", DAY) | {"zero": "nothing"})
    too_late(server, table)
    other = two_at_a_table(server, clock=clock("turn", 60))
    too_late(server, other[2])
    wait_until(lambda: seats(other[0], other[2])[0][0] == "bot")
    assert seats(ana, table)[0] == ("person", False)


def test_who_rests_is_not_too_late(server: Server) -> None:
    ana, _, table = two_at_a_table(server, clock=clock("days", DAY))
    sleep = {"start": "23:00", "end": "08:00", "zone": "Europe/Madrid"}
    soon = ago(-timedelta(days=5))[:10]
    kept = ana.http.put("/api/me/rest", json={"vacation": soon, "sleep": sleep}).json()
    assert kept == ana.get("/api/me/rest") == {"vacation": soon, "sleep": sleep}
    wait_until(lambda: ana.get(f"/api/tables/{table}")["clock"]["due"] > ago(-timedelta(days=5, hours=23)))
    too_late(server, table, timedelta(hours=20))
    wait_until(lambda: ana.get(f"/api/tables/{table}")["clock"]["due"] > ago(-timedelta(days=5)))
    assert seats(ana, table)[0] == ("person", False)
    for rest in (
        {"vacation": ago(-timedelta(days=90))[:10], "sleep": None},
        {"vacation": "2020-01-01", "sleep": None},
        {"vacation": None, "sleep": sleep | {"zone": "../etc/passwd"}},
        {"vacation": None, "sleep": sleep | {"zone": "Nowhere/At-All"}},
        {"vacation": None, "sleep": sleep | {"start": "25:00"}},
    ):
        assert ana.refused("PUT", "/api/me/rest", json=rest) == (400, "error-bad-request")


def test_a_choice_in_time_winds_the_clock_up_again(server: Server) -> None:
    ana, _, table = two_at_a_table(server, clock=clock("bank", 600, increment=30))
    with ana.sits_at(table) as page:
        page.sees("view")
        while page.view["view"]["asked"]["seat"] == 0:
            page.chooses(page.view["view"]["asked"]["choices"][0])
    told = ana.get(f"/api/tables/{table}")["clock"]
    assert 620 < told["left"][0] < 630
    assert told["left"][1] == 600
    wanted = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "local", "name": "Eva"}]}
    refused = ana.refused("POST", "/api/tables", json=wanted | {"clock": clock("turn", 60)})
    assert refused == (400, "error-bad-request")
    assert ana.refused("POST", "/api/tables", json=wanted | {"clock": clock("turn", 1)})[0] == 400
    due = [t["clock"]["due"] for t in ana.get("/api/tables?list=mine") if t["clock"]]
    assert len(due) == 1
