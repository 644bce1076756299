"""Passing until one's next turn: the server answers though there was a choice, also after a restart."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecumene.table.silence import turn_of
from tests.server.conftest import Start
from tests.server.house import House, Onlooker, with_house
from tests.server.play import Guest, Page, wait_until
from tests.table.tables import choose, table_of
from tests.table.test_silence import could_answer as may_answer


def could_answer() -> tuple[str, int]:
    """The record of a game where a seat could answer what the other does in their turn; and that seat."""
    table, chance = table_of("ana", "bruno", game="innersea", seed=4), random.Random(4)
    while True:
        position = table.position
        assert position.decision is not None
        assert position.seat is not None
        others = turn_of(table.played, position, table.number) != position.seat
        passed = position.decision.silence() is not None and not position.decision.own()
        if others and passed and len(position.answers()) > 1:
            return table.full_record(), position.seat
        choose(table, chance.choice(list(position.answers())))


def number(guest: Guest, table: str) -> int:
    return int(guest.get(f"/api/tables/{table}")["number"])


def sees_passing(page: Page, passing: bool) -> None:
    """Read on, if need be, to a view that says so."""
    if page.view["passing"] != passing:
        page.sees("view", passing=passing)


def test_the_server_passes_though_there_is_an_answer_and_others_are_not_told(
    database: Callable[[], str], start: Start
) -> None:
    server = start(database(), silence_seconds=3)
    ana = server.guest("Ana")
    record, seat = could_answer()
    table = ana.post("/api/records", content=record)["id"]
    with ana.sits_at(table) as a:
        a.sees("view")
        before = a.number
        a.does("look", seat=seat)
        assert a.refused("pass", seat=seat, until="supper") == "error-bad-request"
        a.does("pass", seat=seat, until="turn")
        sees_passing(a, True)
        a.does("pass", seat=seat, until=None)
        sees_passing(a, False)
        a.does("pass", seat=seat, until="turn")
        a.does("look", seat=None)
        sees_passing(a, False)
        assert a.number == before
    server.kill()
    server.start()
    again = ana.at(server)
    wait_until(lambda: number(again, table) > before)


def test_nobody_hears_of_it_when_somebody_wishes_to_pass_or_to_be_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecumene.table.opening.randbits", lambda _bits: 4)

    async def check(house: House) -> None:
        clock: Any = {"kind": "bank", "seconds": 600, "increment": 5, "zero": "bot"}
        room, chance = await house.game("ana", "bea", game="innersea", clock=clock), random.Random(4)
        while not may_answer(room.table):
            seat, answers = room.table.asked_seat or 0, list(room.table.position.answers())
            await house.play.choose(room, seat, [chance.choice(answers)], room.table.version)
        seat = room.table.asked_seat or 0
        pages = [Onlooker(["ana", "bea"][1 - seat]), Onlooker(None), Onlooker(["ana", "bea"][seat])]
        room.viewers |= {page.viewer for page in pages}
        pages[2].viewer.seat = seat
        room.show_table(set())
        before = [await page.news() for page in pages]
        assert all(told[0]["table"]["clock"]["due"] for told in before)
        for on in (True, False, True):
            await house.play.pass_for(room, ["ana", "bea"][seat], seat, on=on)
            assert [await page.news() for page in pages[:2]] == [[], []]
            assert [told["passing"] for told in await pages[2].news()] == [on]
        assert room.table.bot_asked
        room.show_table({"somebody"})
        assert room.told(None, set()) == before[1][0]["table"]

    with_house(tmp_path, check)


def test_a_clock_that_runs_does_not_show_who_has_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecumene.table.opening.randbits", lambda _bits: 4)

    async def check(house: House) -> None:
        clock: Any = {"kind": "turn", "seconds": 600, "zero": "bot"}
        room, chance = await house.game("ana", "bea", game="innersea", clock=clock), random.Random(4)
        while not (room.table.bot_asked):
            seat, answers = room.table.asked_seat or 0, list(room.table.position.answers())
            await house.play.choose(room, seat, [chance.choice(answers)], room.table.version)
        told = room.told(None, set())["clock"]
        assert told is not None
        assert told["due"] is not None

    with_house(tmp_path, check)
