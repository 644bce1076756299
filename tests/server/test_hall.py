"""The lobby's lists: what each is shown, told only what is new to them, and told when it is gone."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ecumene.core.record import load
from ecumene.server import hall as halls
from ecumene.server.hall import Hall
from ecumene.server.room import Room
from ecumene.server.viewer import Frame
from ecumene.table.errors import UnknownTable
from tests.server.house import House, Onlooker, with_house

SHORT = Path(__file__).parents[1] / "records/tigris-2-random.txt"


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "REST_SECONDS", 0.0)


@asynccontextmanager
async def in_lobby(hall: Hall, guest: str | None) -> AsyncIterator[Onlooker]:
    """Somebody who looks at the lists until they go away."""
    page, leaves = Onlooker(guest), asyncio.Event()
    said: list[Frame] = [{"type": "websocket.receive", "text": "hello"}]

    async def receive() -> Frame:
        if said:
            return said.pop()
        await leaves.wait()
        return {"type": "websocket.disconnect"}

    task = asyncio.create_task(hall.attend(receive, page.viewer))
    await page.sees(lambda m: m["type"] == "list" and m["which"] == "finished")
    yield page
    leaves.set()
    await task
    page.viewer.end()


def newest(rooms: Iterable[Room]) -> list[Room]:
    """Those that changed last come first; two of the same thousandth by their ids."""
    return sorted(rooms, key=lambda room: (room.changed, room.id), reverse=True)


def listed(key: str) -> Any:
    return lambda m: m["type"] == "listed" and m["table"]["id"] == key


def test_who_comes_sees_their_tables_the_open_ones_and_those_that_are_over(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        hall = Hall(house.lists, house.rooms.tasks)
        private, public = await house.table("open"), await house.table("open", public=True)
        over = await house.lobby.import_record("ana", load(SHORT))
        async with in_lobby(hall, "ana") as ana, in_lobby(hall, "eva") as eva, in_lobby(hall, None) as nobody:
            shown = {m["which"]: {t["id"] for t in m["tables"]} for m in ana.told}
            own = {"mine": {private.id, public.id}, "finished": {over.id}}
            assert shown == own | {"invited": set(), "open": {public.id}}
            assert [m["which"] for m in ana.told] == ["mine", "invited", "open", "finished"]
            assert not any(m["more"] for m in ana.told)
            for other in (eva, nobody):
                shown = {m["which"]: {t["id"] for t in m["tables"]} for m in other.told}
                assert shown == {"mine": set(), "invited": set(), "open": {public.id}, "finished": set()}

    with_house(tmp_path, check)


def test_more_is_said_to_follow_where_a_page_is_full(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        hall = Hall(house.lists, house.rooms.tasks)
        rooms = [await house.table("open", public=True) for _ in range(20)]
        async with in_lobby(hall, "eva") as eva:
            found = next(m for m in eva.told if m["which"] == "open")
            assert found["more"]
            assert [t["id"] for t in found["tables"]] == [room.id for room in newest(rooms)]
            rooms.append(await house.table("open", public=True))
            await eva.sees(listed(rooms[-1].id))
        first = await house.lists.page("open", None)
        assert len(first) == 20
        rest = await house.lists.page("open", None, first[-1]["id"])
        assert [t["id"] for t in (*first, *rest)] == [room.id for room in newest(rooms)]

    with_house(tmp_path, check, listed_per_guest=50)


def test_whom_a_change_concerns_is_told_and_nobody_else(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        hall = Hall(house.lists, house.rooms.tasks)
        async with in_lobby(hall, "ana") as ana, in_lobby(hall, "eva") as eva:
            await ana.news(), await eva.news()
            private = await house.table("open")
            found = await ana.sees(listed(private.id))
            assert found["table"]["seats"][0]["you"]
            public = await house.table("open", public=True)
            await eva.sees(listed(public.id))
            assert not any(listed(private.id)(m) for m in eva.told)
            await house.lobby.join(public.id, "bruno", None)
            await house.lobby.start(public.id, "ana")
            await eva.sees(lambda m: m == {"type": "unlisted", "table": public.id})
            await ana.sees(lambda m: listed(public.id)(m) and m["table"]["status"] == "playing")
            await house.lobby.leave(private.id, "ana")
            await ana.sees(lambda m: m == {"type": "unlisted", "table": private.id})
            assert not any(m.get("table") == private.id for m in eva.told)

    with_house(tmp_path, check)


def test_what_shows_nothing_new_in_a_list_is_not_told(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        hall = Hall(house.lists, house.rooms.tasks)
        room = await house.game("ana", "bruno")
        async with in_lobby(hall, "ana") as ana, in_lobby(hall, "bruno") as bruno:
            await ana.news(), await bruno.news()
            hall.note(room.id, True)
            await house.play.choose(room, 0, ["end"], 0)
            told = await bruno.sees(listed(room.id))
            assert told["table"]["your_turn"]
            await ana.sees(listed(room.id))
            assert len([m for m in (*ana.told, *bruno.told) if listed(room.id)(m)]) == 2

    with_house(tmp_path, check)


def test_who_has_gone_is_told_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        hall = Hall(house.lists, house.rooms.tasks)
        async with in_lobby(hall, "ana") as first:
            async with in_lobby(hall, "ana"):
                room = await house.table("open", public=True)
                await first.sees(listed(room.id))
            other = await house.table("open")
            await first.sees(listed(other.id))
        assert not any((hall._viewers, hall._shown, hall._by_guest))
        hall.note(room.id, True)
        assert not hall._changed

    with_house(tmp_path, check)


def test_many_changes_are_told_a_hundred_at_a_time_until_none_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(house: House) -> None:
        hall = Hall(house.lists, house.rooms.tasks)
        asked: list[int] = []
        found = house.lists.of

        async def of(keys: Any) -> Any:
            asked.append(len(keys))
            return await found(keys)

        monkeypatch.setattr(house.lists, "of", of)
        async with in_lobby(hall, "ana"):
            for number in range(230):
                hall.note(f"t{number}", True)
            async with asyncio.timeout(10):
                while sum(asked) < 230:
                    await asyncio.sleep(0.01)
            assert asked == [100, 100, 30]

    with_house(tmp_path, check)


# Lists ----------------------------------------------------------------------------------------------


def test_my_turn_comes_first_and_then_what_changed_last(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        rooms = [await house.game("ana", "bruno") for _ in range(3)]
        await house.play.choose(rooms[0], 0, ["end"], 0)
        await house.play.choose(rooms[2], 0, ["end"], 0)
        mine = await house.lists.page("mine", "ana")
        assert [t["id"] for t in mine] == [rooms[1].id, *(one.id for one in newest((rooms[0], rooms[2])))]
        theirs = await house.lists.page("mine", "bruno")
        assert [t["your_turn"] for t in theirs] == [True, True, False]
        assert await house.lists.page("mine", "eva") == await house.lists.page("mine", None) == []
        await house.lobby.resign(rooms[1].id, "ana")
        assert rooms[1].id not in [t["id"] for t in await house.lists.page("mine", "ana")]

    with_house(tmp_path, check)


def test_open_tables_where_somebody_is_come_first_wherever_they_stand(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        rooms = newest([await house.table("open", public=True) for _ in range(25)])
        begun = await house.game("ana", "bruno", public=True)
        for room, guest in ((rooms[23], "ana"), (rooms[21], "ana"), (rooms[9], "eva"), (begun, "ana")):
            house.rooms.presence.come(room.id, guest)
        found = [t["id"] for t in await house.lists.page("open", None)]
        assert found == [room.id for room in (rooms[21], rooms[23], *rooms[:20])]
        with pytest.raises(UnknownTable):
            await house.lists.page("open", None, "nowhere")

    with_house(tmp_path, check, listed_per_guest=50)


def test_games_that_are_over_are_listed_once_the_latest_first(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        over = newest([await house.lobby.import_record("ana", load(SHORT)) for _ in range(22)])
        first = [t["id"] for t in await house.lists.page("finished", "ana")]
        rest = [t["id"] for t in await house.lists.page("finished", "ana", first[-1])]
        assert (first, rest) == ([room.id for room in over[:20]], [room.id for room in over[20:]])
        assert await house.lists.page("finished", None) == []

    with_house(tmp_path, check)
