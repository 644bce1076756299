"""Rooms and what is done in them, without sockets: who is shown what, who may do what, what is kept."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from ecumene.core.errors import EcumeneError, GameOver
from ecumene.core.record import load
from ecumene.server import schema
from ecumene.server.errors import NotYourTable, SeatTaken, TooManyListed, TooManyTables
from ecumene.server.room import Room
from ecumene.table.errors import NotFinished, NotStarted, NotYourSeat
from tests.server.house import House, Onlooker, with_house

SHORT = Path(__file__).parents[1] / "records/tigris-2-random.txt"


def watching(room: Room, *guests: str | None, changes: bool = False) -> list[Onlooker]:
    pages = [Onlooker(guest, changes=changes) for guest in guests]
    for page in pages:
        room.viewers.add(page.viewer)
        room.show_view(page.viewer)
    return pages


def of_kind(told: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [message for message in told if message["type"] == kind]


# Showing ------------------------------------------------------------------------------------------


def test_everybody_sees_a_choice_and_only_its_chooser_one_that_is_half_made(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno")
        ana, bruno, eva = watching(room, "ana", "bruno", None)
        for page, seat in ((ana, 0), (bruno, 1), (eva, None)):
            (view,) = of_kind(await page.news(), "view")
            assert (view["seat"], view["number"], view["version"], view["entries"]) == (seat, 0, 0, [])
        await house.play.choose(room, 0, ["king"], 0)
        (half,) = of_kind(await ana.news(), "view")
        assert half["view"]["asked"]["half_made"]
        assert not await bruno.news()
        assert not await eva.news()
        place = room.table.position.choices()[0]
        await house.play.choose(room, 0, [place], 1)
        for page in (ana, bruno, eva):
            (view,) = of_kind(await page.news(), "view")
            assert (view["number"], view["version"]) == (2, 2)
            assert view["entries"]

    with_house(tmp_path, check)


def test_who_wants_changes_gets_the_whole_once_and_then_what_is_new(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno")
        (ana,) = watching(room, "ana", changes=True)
        (whole,) = await ana.news()
        await house.play.choose(room, 0, ["end"], 0)
        (change,) = of_kind(await ana.news(), "change")
        assert 0 < len(change["changes"]) < len(whole["view"])
        assert whole["view"] | change["changes"] == room.table.position.view(0)
        ana.viewer.forget()
        room.show_view(ana.viewer)
        (again,) = of_kind(await ana.news(), "view")
        assert again["view"] == room.table.position.view(0)

    with_house(tmp_path, check)


def test_what_was_taken_back_is_told_anew(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno")
        (ana,) = watching(room, "ana")
        for version, chain in enumerate((["king", "b3"], ["swap"])):
            await house.play.choose(room, 0, chain, version)
        await ana.news()
        await house.play.undo(room, "ana", 0, 0, "r")
        (view,) = of_kind(await ana.news(), "view")
        assert (view["number"], view["redoable"], ana.viewer.shown) == (0, 3, 0)
        await house.play.redo(room, "ana", 0, "s")
        (view,) = of_kind(await ana.news(), "view")
        assert view["number"] == room.table.number > 0
        assert next(entry["number"] for entry in view["entries"]) == 1

    with_house(tmp_path, check)


def test_a_table_for_its_players_sends_others_away_and_lets_the_owner_stay(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno", watch="players")
        assert [room.open_to(guest) for guest in ("ana", "bruno", "eva", None)] == [True, True, False, False]
        waiting = await house.table("open", watch="players")
        assert waiting.open_to("eva")
        assert waiting.open_to(None)
        pages = watching(room, "ana", "bruno", "eva", None)
        house.rooms.show_table(room)
        for _ in range(5):
            await asyncio.sleep(0)
        assert [page.closed for page in pages] == [None, None, 1013, 1013]
        (frame,) = of_kind(await pages[1].news(), "table")
        assert [seat["you"] for seat in frame["table"]["seats"]] == [False, True]

    with_house(tmp_path, check)


def test_around_one_screen_a_curtain_falls_when_it_is_for_another_to_choose(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.table("Bruno", start=True)
        (ana,) = watching(room, "ana")
        assert ana.viewer.seat is None
        ana.viewer.seat = 0
        room.show_view(ana.viewer)
        assert ana.viewer.seat == 0
        await house.play.choose(room, 0, ["end"], 0)
        assert ana.viewer.seat is None
        assert room.table.asked_seat == 1

    with_house(tmp_path, check)


# Before a game --------------------------------------------------------------------------------------


def test_only_the_owner_begins_and_who_leaves_hands_the_table_on(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.table("open", "open")
        await house.lobby.join(room.id, "bruno", 2)
        await house.lobby.join(room.id, "bruno", 1)
        assert [seat.guest for seat in room.table.seats] == ["ana", None, "bruno"]
        with pytest.raises(SeatTaken):
            await house.lobby.join(room.id, "eva", 2)
        with pytest.raises(NotYourTable):
            await house.lobby.start(room.id, "bruno")
        with pytest.raises(NotYourSeat):
            await house.lobby.leave(room.id, "eva")
        await house.lobby.leave(room.id, "ana")
        assert (room.about.owner, [seat.kind for seat in room.table.seats]) == (
            "bruno",
            ["open", "open", "person"],
        )
        for guest, seat in (("eva", 0), ("ana", 1)):
            assert room.table.seats[seat].guest is None
            await house.lobby.join(room.id, guest, None)
            assert room.table.seats[seat].guest == guest
        await house.lobby.start(room.id, "bruno")
        assert room.table.status == "playing"

    with_house(tmp_path, check)


def test_so_many_tables_may_be_unfinished_and_so_many_listed(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        await house.table("open", public=True)
        with pytest.raises(TooManyListed) as refused:
            await house.table("open", public=True)
        assert refused.value.details == {"most": 1}
        await house.table("Bruno", public=True, start=True)
        await house.table("open", owner="bruno", public=True)
        await house.lobby.import_record("ana", load(SHORT))
        await house.table("open")
        with pytest.raises(TooManyTables) as too_many:
            await house.table("open")
        assert too_many.value.details == {"most": 3}
        await house.table("open", owner="bruno")

    with_house(tmp_path, check, tables_per_guest=3, listed_per_guest=1)


@pytest.mark.parametrize(
    ("more", "talk"),
    [
        ({}, "players"),
        ({"public": True}, "all"),
        ({"talk": "all"}, "all"),
        ({"public": True, "talk": "players"}, "players"),
    ],
)
def test_who_may_talk_follows_from_who_may_see_it_unless_it_is_said(
    tmp_path: Path, more: dict[str, Any], talk: str
) -> None:
    async def check(house: House) -> None:
        room = await house.table("open", **more)
        assert (room.about.talk, room.about.watch) == (talk, "all")
        assert room.about.public is more.get("public", False)
        assert len(room.id) == 12

    with_house(tmp_path, check)


def test_a_new_name_is_seen_where_somebody_sits_under_their_own_until_the_end(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        await house.lobby.rename("ana", "Ana")
        room, over = await house.table("Bruno"), await house.lobby.import_record("ana", load(SHORT))
        names = [seat.name for seat in over.table.seats]
        other = await house.table("open", owner="bruno")
        await house.lobby.rename("ana", " Ana  María ")
        assert [seat.name for seat in room.table.seats] == ["Ana María", "Bruno"]
        assert [seat.name for seat in over.table.seats] == names
        assert other.table.seats[0].name == ""
        async with house.rooms.engine.connect() as connection:
            rows = (await connection.execute(select(schema.guests.c.id, schema.guests.c.name))).all()
        assert [tuple(row) for row in rows] == [("ana", "Ana María")]

    with_house(tmp_path, check)


# During a game and after ------------------------------------------------------------------------------


def test_a_bot_plays_on_for_who_resigns_and_for_nobody_else(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno", "eva")
        with pytest.raises(NotYourSeat):
            await house.lobby.resign(room.id, "nobody")
        house.pool.called.clear()
        await house.lobby.resign(room.id, "bruno")
        assert house.pool.called == []
        assert [seat.resigned for seat in room.table.seats] == [False, True, False]
        await house.lobby.resign(room.id, "ana")
        assert [name for name, _, _ in house.pool.called][-1] == room.id
        assert [seat.level for seat in room.table.seats] == ["apprentice", "apprentice", None]
        with pytest.raises(NotYourSeat):
            await house.lobby.resign(room.id, "ana")
        waiting = await house.table("open")
        with pytest.raises(NotStarted):
            await house.lobby.resign(waiting.id, "ana")
        over = await house.lobby.import_record("ana", load(SHORT))
        with pytest.raises(GameOver):
            await house.lobby.resign(over.id, "ana")

    with_house(tmp_path, check)


def test_the_next_game_has_the_same_people_each_a_seat_further(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        over = await house.lobby.import_record("ana", load(SHORT))
        running = await house.game("ana", "bruno")
        with pytest.raises(NotFinished):
            await house.lobby.rematch(running.id, "ana")
        with pytest.raises(NotYourSeat):
            await house.lobby.rematch(over.id, "eva")
        again = await house.lobby.rematch(over.id, "ana")
        names = [seat.name for seat in over.table.seats]
        assert [seat.name for seat in again.table.seats] == [*names[1:], names[0]]
        assert (again.table.status, again.about.public, again.about.owner) == ("playing", False, "ana")
        assert again.table.seed != over.table.seed
        assert (await house.lobby.rematch(over.id, "ana")).id == again.id
        assert over.about.rematch == again.id

    with_house(tmp_path, check)


def test_a_table_is_opened_again_as_it_was_left(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno")
        await house.play.choose(room, 0, ["end"], 0)
        house.rooms.clear_away(room.id)
        again = await house.rooms.room(room.id)
        assert again is not room
        assert again.table.position == room.table.position
        assert (again.mark, again.about, again.changed) == (room.mark, room.about, room.changed)
        assert await house.rooms.room(room.id) is again
        for wrong in ("", "x" * 17, "a b", "ñ"):
            with pytest.raises(EcumeneError):
                await house.rooms.room(wrong)

    with_house(tmp_path, check)


def test_what_the_database_has_lost_is_taken_back_from_everybody(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno")
        for version, seat in enumerate((0, 1, 0)):
            await house.play.choose(room, seat, ["end"], version)
        (ana,) = watching(room, "ana")
        await ana.news()
        async with house.rooms.engine.begin() as connection:
            lost = (schema.log.c.table == room.id) & (schema.log.c.version > 1)
            await connection.execute(schema.log.delete().where(lost))
        await house.rooms.reread(room.id)
        told = await ana.news()
        assert of_kind(told, "lost") == [{"type": "lost", "number": 1}]
        (view,) = of_kind(told, "view")
        assert (view["number"], len(view["entries"])) == (1, 1)
        assert room.table.number == 1

    with_house(tmp_path, check)


def test_a_table_that_is_gone_sends_everybody_away(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        room = await house.game("ana", "bruno")
        (ana,) = watching(room, "ana")
        async with house.rooms.engine.begin() as connection:
            await connection.execute(schema.tables.delete().where(schema.tables.c.id == room.id))
        await house.rooms.reread(room.id)
        for _ in range(5):
            await asyncio.sleep(0)
        assert ana.closed == 1013
        assert not house.rooms.at_hand(room.id)

    with_house(tmp_path, check)
