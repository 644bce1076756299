"""Tournaments: entries, rounds that open and close by themselves, what ends count, two processes at once."""

from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ecumene.core.errors import BadOwnOption
from ecumene.server import schema
from ecumene.server.calls.bells import HungBy, hang_up
from ecumene.server.calls.caller import Caller
from ecumene.server.calls.push import new_key
from ecumene.server.calls.ringing import Ringing
from ecumene.server.errors import (
    ClockNeeded,
    EntriesClosed,
    NotEntered,
    NotYourTournament,
    TooFast,
    TooFewEntrants,
    TooManyTables,
    TooManyTournaments,
    TournamentFull,
)
from ecumene.server.guests import Cookies
from ecumene.server.messages.tournaments import Tournament
from ecumene.server.people.entrance import Entrance
from ecumene.server.people.leaving import Leaving
from ecumene.server.people.mail import Mailer
from ecumene.server.people.sessions import Sessions
from ecumene.server.tournaments.told import told_tournaments
from ecumene.table.clock import ago, ahead
from ecumene.table.errors import BadRequest
from ecumene.table.opening import minded
from tests.server.club import ANA, BEA, CARO, CLOCK, DANI, PEOPLE, Club, in_club
from tests.server.play import HOME, Server, wait_until
from tests.server.receiver import Receiver
from tests.server.test_people import joins
from tests.server.test_strength import to_the_end
from tests.titles.monumental.test_options import CLASH


def names(told: Tournament, numbers: Sequence[int]) -> list[str]:
    return [told["people"][number]["name"] or told["people"][number]["level"] or "" for number in numbers]


def test_who_may_take_part_and_who_may_begin(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        key = await club.announced(*PEOPLE[:3], least=4, most=4)
        with pytest.raises(TooFewEntrants):
            await club.rounds.start(key, ANA)
        with pytest.raises(NotYourTournament):
            await club.rounds.start(key, BEA)
        await club.entering.leave(key, BEA)
        with pytest.raises(NotEntered):
            await club.entering.leave(key, BEA)
        for person in (DANI, DANI, BEA):
            await club.entering.enter(key, person)
        with pytest.raises(TournamentFull):
            await club.entering.enter(key, PEOPLE[4])
        await club.rounds.start(key, ANA)
        with pytest.raises(EntriesClosed):
            await club.entering.enter(key, PEOPLE[4])

    in_club(check, tmp_path)


def test_a_swiss_from_its_start_to_its_standings(tmp_path: Path, database: Callable[[], str]) -> None:
    async def check(club: Club) -> None:
        key = await club.announced(*PEOPLE[:4], rated=True, rounds=2)
        await club.rounds.start(key, ANA)
        told = await club.told(key)
        assert (told["status"], told["round"], told["rounds"], len(told["people"])) == ("playing", 1, 2, 4)
        first, second = await club.tables(key)
        room = await club.rooms.room(first)
        assert (room.about.tournament, room.about.rated, room.about.owner) == (key, "loss", ANA)
        assert room.told(None, set())["tournament"] == key
        assert room.ticking is not None
        await club.ends(first, 1, 2)
        await club.steward.look()
        assert (await club.told(key))["round"] == 1
        await club.ends(second, 2, 1)
        for _ in range(2):
            await club.steward.look()
        told = await club.told(key)
        assert told["round"] == 2
        assert len(told["meetings"][1]) == 2
        won = {one["met"][n]["number"] for one, n in zip(told["meetings"][0], (0, 1), strict=True)}
        assert won in [{met["number"] for met in one["met"]} for one in told["meetings"][1]]
        await club.round_ends(key, 1, 2)
        told = await club.told(key)
        assert told["status"] == "finished"
        assert [one["points"] for one in told["standings"]] == [2, 1, 1, 0]
        assert sorted(one["lot"] for one in told["standings"]) == [1, 2, 3, 4]
        by = [one["by"] for one in told["standings"]]
        level = told["standings"][1]["opponents"] == told["standings"][2]["opponents"]
        assert by == [None, "points", "lots" if level else "opponents", "points"]
        assert await club.count(schema.tables) == 4

    in_club(check, tmp_path, database_url=database())


def test_bots_fill_tables_and_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        key = await club.announced(ANA, bots="apprentice", least=4, rounds=1)
        await club.rounds.start(key, ANA)
        told = await club.told(key)
        assert names(told, range(4)) == ["Ana", "apprentice", "apprentice", "apprentice"]
        assert {name for name, _, _ in club.house.pool.called} & set(await club.tables(key))
        for table in await club.tables(key):
            room = await club.rooms.room(table)
            if room.sits(ANA) and any(seat.guest == ANA for seat in room.table.seats):
                await club.lobby.step_back(table, ANA, minded)  # her time is over
            await to_the_end(club.house, await club.rooms.room(table))
        await club.steward.look()
        told = await club.told(key)
        assert told["status"] == "finished"
        (hers,) = [one for one in told["standings"] if one["number"] == 0]
        assert hers["points"] == 0

    in_club(check, tmp_path)


def test_tables_are_as_large_as_was_said_and_as_even_as_can_be(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        key = await club.announced(*PEOPLE, seats=4)
        await club.rounds.start(key, ANA)
        sizes = [len(one["met"]) for one in (await club.told(key))["meetings"][0]]
        assert sizes == [3, 3]
        full = await club.announced(*PEOPLE, seats=4, bots="master")
        await club.rounds.start(full, ANA)
        told = await club.told(full)
        assert [len(one["met"]) for one in told["meetings"][0]] == [4, 4]
        assert len(told["people"]) == 8

    in_club(check, tmp_path)


def test_in_a_knock_out_winners_go_on_and_one_is_left(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        key = await club.announced(*PEOPLE[:5], form="knock-out")
        await club.rounds.start(key, ANA)
        told = await club.told(key)
        assert sorted(one["kind"] for one in told["meetings"][0]) == ["bye", "bye", "bye", "table"]
        assert told["rounds"] == 3
        await club.round_ends(key, 1, 1)  # a tie, which lots decide
        assert [one["kind"] for one in (await club.told(key))["meetings"][1]] == ["table", "table"]
        await club.round_ends(key, 2, 1)
        await club.round_ends(key, 2, 1)
        told = await club.told(key)
        assert (told["status"], told["round"]) == ("finished", 3)
        assert [one["place"] for one in told["standings"]] == [1, 2, 3, 3, 5]
        assert told["standings"][0]["number"] == told["meetings"][2][0]["met"][1]["number"]

    in_club(check, tmp_path)


def test_who_withdraws_gives_up_and_is_waited_for_no_more(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        key = await club.announced(*PEOPLE[:4], form="round-robin", rated=True)
        await club.rounds.start(key, ANA)
        await club.entering.leave(key, BEA)
        told = await club.told(key)
        (bea,) = [one["number"] for one in told["people"] if one["name"] == "Bea"]
        assert told["people"][bea]["withdrawn"] == 1
        (table,) = [one for one in told["meetings"][0] if bea in [met["number"] for met in one["met"]]]
        seats = (await club.rooms.read(table["table"] or "")).table.seats
        assert [seat.resigned for seat in seats] == [met["number"] == bea for met in table["met"]]
        await club.round_ends(key, 1, 1)
        told = await club.told(key)
        (table,) = [one for one in told["meetings"][0] if bea in [met["number"] for met in one["met"]]]
        assert {met["number"] == bea: met["points"] for met in table["met"]} == {True: 0, False: 1}
        assert sorted(one["kind"] for one in told["meetings"][1]) == ["bye", "table"]
        for person in (ANA, CARO, DANI):
            await club.entering.leave(key, person)
        await club.round_ends(key, 1, 2)
        assert (await club.told(key))["status"] == "finished"

    in_club(check, tmp_path)


def test_who_withdrew_and_could_not_resign_is_not_waited_for(
    tmp_path: Path, database: Callable[[], str]
) -> None:
    async def check(club: Club) -> None:
        key = await club.announced(*PEOPLE[:4], rated=True)
        await club.rounds.start(key, ANA)
        e = schema.entrants.c
        # As a process leaves it that is killed between the two.
        withdrawn = update(schema.entrants).where(e.tournament == key, e.person == BEA).values(withdrawn=1)
        await club.rooms.writer.run(lambda c: c.execute(withdrawn))
        await club.steward.look()
        gone = [
            seat.guest
            for table in await club.tables(key)
            for seat in (await club.rooms.read(table)).table.seats
            if seat.resigned
        ]
        assert gone == [BEA]

    in_club(check, tmp_path, database_url=database())


def test_it_begins_by_itself_or_not_at_all(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        soon = ahead(timedelta(hours=1))
        key = await club.announced(ANA, BEA, starts=soon)
        empty = await club.announced(ANA, starts=soon)
        await club.steward.look()
        assert (await club.told(key))["status"] == "open"
        past = update(schema.tournaments).values(starts=ago(timedelta(seconds=1)))
        await club.rooms.writer.run(lambda c: c.execute(past))
        await club.steward.look()
        assert [(await club.told(one))["status"] for one in (key, empty)] == ["playing", "off"]

    in_club(check, tmp_path)


def test_nobody_is_seated_who_is_being_forgotten(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        first = await club.announced(BEA, CARO, DANI)
        key = await club.announced(ANA, BEA, CARO, DANI)
        await club.rounds.start(key, ANA)

        class Slow(Leaving):
            async def _running(self, person: str) -> list[tuple[str, str]]:
                found = await super()._running(person)
                await club.round_ends(key, 1, 2)
                return found

        sessions = Sessions(club.rooms, Cookies("secret"))
        await Slow(Entrance(club.rooms, sessions), club.lobby).forget(BEA)
        told = await club.told(key)
        [gone] = [one["number"] for one in told["people"] if not one["name"]]
        assert told["people"][gone]["withdrawn"] == 1
        assert told["round"] == 2
        assert gone not in [met["number"] for one in told["meetings"][1] for met in one["met"]]
        assert [one["name"] for one in (await club.told(first))["people"]] == ["Caro", "Dani"]

    in_club(check, tmp_path)


def test_what_may_be_announced(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        wishes: tuple[dict[str, Any], ...] = (
            {"most": 2, "least": 3},
            {"bots": "apprentice", "least": 17, "most": 20},
        )
        moments = ("tomorrow", ago(timedelta(1)), "2030-01-01T00:00:00", "9999-12-31T23:59:59-14:00")
        for wish in (*wishes, *({"starts": moment} for moment in moments)):
            with pytest.raises(BadRequest):
                await club.announced(**wish)
        with pytest.raises(BadRequest):
            await club.announced(form="round-robin", most=17)
        with pytest.raises(BadOwnOption):  # a map for two
            await club.announced(game="monumental", seats=3, options={"map": CLASH})
        with pytest.raises(ClockNeeded):
            await club.announced(clock=CLOCK | {"zero": "nothing"})
        off = await club.announced()
        await club.entering.call_off(off, ANA)
        assert (await club.told(off))["status"] == "off"
        async with club.rooms.engine.connect() as connection:
            listed = [await told_tournaments(connection, who, None) for who in (ANA, BEA)]
        assert [[one["id"] for one in found] for found in listed] == [[off], []]
        for _ in range(3):
            await club.announced()
        for _ in range(8):
            with pytest.raises(TooManyTournaments):
                await club.announced()
        with pytest.raises(TooFast):
            await club.announced()

    in_club(check, tmp_path)


def test_everybody_is_told_that_their_table_is_open(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        async with Receiver() as receiver:
            settings = club.rooms.settings
            caller = Caller(club.rooms, Ringing(settings, Mailer(settings), new_key()))
            for person in (ANA, BEA):
                hook: Any = {"kind": "slack", "address": receiver.at(f"/{person[1:]}"), "lang": "es"}
                async with club.rooms.engine.begin() as connection:
                    await hang_up(connection, person, hook, HungBy("", None), letters=False)
            key = await club.announced(ANA, BEA)
            await club.rounds.start(key, ANA)
            for _ in range(3):
                await caller.look()
            said = {call.path: call.body.decode() for call in receiver.received}
            assert len(receiver.received) == len(said) == 2
            assert all("Ronda 1: tu mesa está abierta · Gheos" in text for text in said.values())
            assert all("Torneo «Liga»." in text for text in said.values())
            (table,) = await club.tables(key)
            room = await club.rooms.room(table)
            first = room.table.seats[room.table.asked_seat or 0].guest or ""
            assert ["Empiezas tú." in said[f"/{person[1:]}"] for person in (ANA, BEA)] == [
                first == person for person in (ANA, BEA)
            ]

    networks = {"call_networks": ("127.0.0.0/8",), "call_after": 0, "address": HOME}
    in_club(check, tmp_path, **networks)


def test_tables_where_bots_play_among_themselves_are_their_owners(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        key = await club.announced(BEA, bots="apprentice", least=6, rounds=1)
        await club.rounds.start(key, ANA)
        assert len(await club.tables(key)) == 3
        await club.house.table("open", owner=ANA)
        with pytest.raises(TooManyTables):
            await club.house.table("open", owner=ANA)
        await club.round_ends(key, 1, 2)
        await club.house.table("open", owner=ANA)

    in_club(check, tmp_path, tables_per_guest=3)


def test_who_is_nobody_has_no_tournaments_of_those_who_have_gone(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        key = await club.announced()
        sessions = Sessions(club.rooms, Cookies("secret"))
        await Leaving(Entrance(club.rooms, sessions), club.lobby).forget(ANA)
        assert (await club.told(key))["status"] == "off"
        async with club.rooms.engine.connect() as connection:
            assert await told_tournaments(connection, None, None) == []

    in_club(check, tmp_path)


def test_tournaments_over_http(server: Server) -> None:
    ana, bea, guest = server.guest(), server.guest(), server.guest()
    wanted = {"name": " Copa ", "form": "swiss", "game": "gheos", "seats": 2, "rated": False, "clock": CLOCK}
    wanted |= {"least": 2, "most": 4, "bots": "apprentice", "rounds": 1}
    assert guest.refused("POST", "/api/tournaments", json=wanted) == (403, "error-sign-in-first")
    joins(ana, f"Tina{server.port}")
    joins(bea, f"Toni{server.port}")
    key = ana.post("/api/tournaments", wanted)["id"]
    path = f"/api/tournaments/{key}"
    for deed in ("join", "leave", "start", "off"):
        assert guest.refused("POST", f"{path}/{deed}") == (403, "error-sign-in-first")
    for deed in ("start", "off"):
        assert bea.refused("POST", f"{path}/{deed}") == (403, "error-not-your-tournament")
    assert bea.refused("POST", "/api/tournaments/nothing/join") == (404, "error-unknown-tournament")
    assert guest.refused("GET", "/api/tournaments/nothing") == (404, "error-unknown-tournament")
    assert guest.refused("GET", "/api/tournaments?after=nothing") == (404, "error-unknown-tournament")
    war = wanted | {"form": "war"}
    assert ana.refused("POST", "/api/tournaments", json=war) == (400, "error-bad-request")
    with guest.in_lobby() as lobby:
        lobby.sees("list")
        assert bea.post(f"{path}/join")["entered"]
        assert lobby.sees("tournament")["id"] == key
    listed = {one["id"]: one for one in guest.get("/api/tournaments")}[key]
    assert (listed["name"], listed["entrants"]) == ("Copa", 1)
    assert (listed["entered"], listed["yours"]) == (False, False)
    begun = ana.post(f"{path}/start")
    assert (begun["yours"], begun["entered"], begun["status"]) == (True, False, "playing")
    table = begun["meetings"][0][0]["table"]
    with bea.sits_at(table) as page:
        seat = page.sees("view")["seat"]
        assert page.refused("hint", seat=seat) == "error-no-hints"
    (kept,) = bea.get("/api/me/export")["tournaments"]
    assert (kept["tournament"], kept["name"], kept["owner"], kept["withdrawn"]) == (key, "Copa", False, None)
    bea.http.request("DELETE", "/api/me").raise_for_status()
    wait_until(lambda: guest.get(path)["status"] == "finished", 120)
    told = guest.get(path)
    assert [one["name"] for one in told["people"]] == ["", ""]
    assert [one["level"] for one in told["people"]] == [None, "apprentice"]
    assert told["standings"][0]["number"] == 1
    assert told["people"][0]["withdrawn"] == 1
