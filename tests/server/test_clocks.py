"""Clocks: how they run, when people rest, and what happens at zero. Time is moved in the database."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from ecumene.server import schema
from ecumene.server.clocks.keeper import Keeper
from ecumene.server.clocks.rests import Resting, changed, days_left
from ecumene.server.errors import SleepTooLong, TooLongAway
from ecumene.server.lobby import Lobby
from ecumene.server.room import Room
from ecumene.table.clock import ago
from ecumene.table.ticking import Clock, Moment, moved, runs_out, seconds_between, wound_up
from tests.server.house import House, with_house
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


HALF_A_DAY = {"start": "00:00", "end": "12:00", "zone": "UTC"}
OTHER_HALF = {"start": "12:00", "end": "00:00", "zone": "UTC"}


def sleeps(*wishes: tuple[str, Any]) -> Resting:
    """How somebody rests who sleeps at some hours from a moment on, and then at others."""
    found = Resting()
    for at, sleep in wishes:
        found = changed(found, {"vacation": None, "sleep": sleep}, f"{at}:00.000+00:00")
    return found


def day(days: int) -> str:
    """A day to come, or one of the past: no vacation ends there."""
    return ago(timedelta(days=-days))[:10]


@pytest.mark.parametrize("far", [5, 40])
def test_who_is_back_early_or_leaves_again_has_lost_no_time(far: int) -> None:
    began, left, back = (ago(timedelta(days=days)) for days in (far + 10, far + 8, 1))
    away = changed(Resting(), {"vacation": day(3), "sleep": None}, left)
    early = changed(away, {"vacation": None, "sleep": None}, back)
    # Two days before the vacation, none in it, and what was left of three from then on.
    assert abs(seconds_between(back, early.runs_out(began, 3 * DAY)) - DAY) < 1
    again = changed(early, {"vacation": day(2), "sleep": None}, ago(timedelta(hours=12)))
    assert again.runs_out(began, 3 * DAY) > day(2)


def test_other_hours_of_sleep_change_nothing_that_was() -> None:
    rest = sleeps(("2026-01-01T00:00", HALF_A_DAY), ("2026-01-03T18:00", None))
    # Twelve hours on each of two days, and six of the third.
    assert rest.runs_out("2026-01-01T00:00:00.000+00:00", 30 * 3600) == "2026-01-03T18:00:00.000+00:00"
    late = sleeps(("2026-01-03T18:00", HALF_A_DAY))
    assert late.runs_out("2026-01-01T00:00:00.000+00:00", 66 * 3600) == "2026-01-03T18:00:00.000+00:00"


def test_nobody_sleeps_for_ever() -> None:
    """Whoever always sleeps just now, however they say so, has the time twice, and a day."""
    turns = [f"2026-01-{n:02}T{hour}:00" for n in range(1, 19) for hour in ("00", "12")]
    wishes = [(at, HALF_A_DAY if "T00" in at else OTHER_HALF) for at in turns]
    over = sleeps(*wishes).runs_out("2026-01-01T00:00:00.000+00:00", 3 * DAY)
    assert over == "2026-01-08T00:00:00.000+00:00"
    with pytest.raises(SleepTooLong):
        sleeps((turns[0], HALF_A_DAY | {"end": "12:01"}))


def test_nobody_is_away_for_ever() -> None:
    """So many days of a year, in one piece or in many."""
    away = changed(Resting(), {"vacation": day(60), "sleep": None}, ago(timedelta()))
    with pytest.raises(TooLongAway):
        changed(Resting(), {"vacation": day(61), "sleep": None}, ago(timedelta()))
    with pytest.raises(TooLongAway):  # not even from within
        changed(away, {"vacation": day(61), "sleep": None}, ago(timedelta()))
    month = Resting(ago(timedelta(days=40)), ago(timedelta(days=10)))
    with pytest.raises(TooLongAway) as refused:
        changed(month, {"vacation": day(31), "sleep": None}, ago(timedelta()))
    assert refused.value.details == {"most": 60, "left": 30}
    both = changed(month, {"vacation": day(20), "sleep": None}, ago(timedelta()))
    assert days_left(both.away, ago(timedelta())) < 11
    rest, at = Resting(), ago(timedelta(days=1))
    for wish in (day(1), None) * 40:  # nor by leaving so often that nobody remembers
        rest = changed(rest, {"vacation": wish, "sleep": None}, at)
    with pytest.raises(TooLongAway):
        changed(rest, {"vacation": day(1), "sleep": None}, ago(timedelta()))


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
    assert kept == ana.get("/api/me/rest")
    assert (kept["vacation"], kept["sleep"], kept["days"]) == (soon, sleep, 55)
    wait_until(lambda: ana.get(f"/api/tables/{table}")["clock"]["due"] > ago(-timedelta(days=5, hours=23)))
    too_late(server, table, timedelta(hours=20))
    wait_until(lambda: ana.get(f"/api/tables/{table}")["clock"]["due"] > ago(-timedelta(days=5)))
    assert seats(ana, table)[0] == ("person", False)
    for rest, code in (
        ({"vacation": ago(-timedelta(days=90))[:10], "sleep": None}, "error-too-long-away"),
        ({"vacation": None, "sleep": sleep | {"end": "22:59"}}, "error-sleep-too-long"),
    ):
        assert ana.refused("PUT", "/api/me/rest", json=rest) == (400, code)
    for rest in (
        {"vacation": "2020-01-01", "sleep": None},
        {"vacation": None, "sleep": sleep | {"zone": "../etc/passwd"}},
        {"vacation": None, "sleep": sleep | {"zone": "Nowhere/At-All"}},
        {"vacation": None, "sleep": sleep | {"start": "25:00"}},
    ):
        assert ana.refused("PUT", "/api/me/rest", json=rest) == (400, "error-bad-request")


def test_who_comes_back_early_still_has_the_time_that_was_left(server: Server) -> None:
    ana, _, table = two_at_a_table(server, clock=clock("days", DAY))
    ana.http.put("/api/me/rest", json={"vacation": day(5), "sleep": None}).raise_for_status()
    r, person = schema.rests.c, ana.get("/api/me")["id"]
    left = update(schema.rests).where(r.person == person).values(away_from=ago(timedelta(days=3)))
    change(server.database, left)
    too_late(server, table, timedelta(days=3, hours=2))
    ana.http.put("/api/me/rest", json={"vacation": None, "sleep": None}).raise_for_status()
    day_ahead = ago(-timedelta(days=1))
    wait_until(lambda: ago(timedelta()) < ana.get(f"/api/tables/{table}")["clock"]["due"] < day_ahead)
    assert seats(ana, table)[0] == ("person", False)


class Shaky(Lobby):
    """Is cut off the first time somebody's time is over."""

    cut = False

    async def step_back(self, *given: Any, **more: Any) -> Room:
        if not self.cut:
            self.cut = True
            raise ConnectionError
        return await super().step_back(*given, **more)


def test_who_is_too_late_is_not_forgotten_when_the_database_goes_away(
    tmp_path: Path, database: Callable[[], str]
) -> None:
    async def check(house: House) -> None:
        wanted: Any = clock("choice", 60) | {"zero": "resign"}
        room = await house.game("ana", "bruno", clock=wanted)
        t = schema.tables.c
        keeper = Keeper(Shaky(house.rooms, house.play))
        for resigned in (False, True):
            past = {"ticking": {"since": ago(timedelta(hours=1)), "left": None}, "alarm": ago(timedelta(0))}
            # Time passes for a table that somebody is still to look after, and for no other.
            later = update(schema.tables).where(t.id == room.id, t.alarm.is_not(None)).values(past)
            async with house.rooms.engine.begin() as connection:
                await connection.execute(later)
            await keeper.look()
            assert (await house.rooms.read(room.id)).table.seats[0].resigned is resigned
        async with house.rooms.engine.connect() as connection:
            assert (await connection.execute(select(t.alarm).where(t.id == room.id))).scalar() is None

    with_house(tmp_path, check, database_url=database())


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
