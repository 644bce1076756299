"""Talk at a table: who may, how much, and what its owner takes away."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ecumene.server.broadcast import Remark
from ecumene.server.chat import Chat
from ecumene.server.manners import Manners
from ecumene.server.owners.reports import Reports
from ecumene.server.replacing import Replacing
from ecumene.server.room import Room
from ecumene.server.sockets import PlaySocket
from tests.server.conftest import Start
from tests.server.house import House, Onlooker, with_house
from tests.server.play import Server, two_at_a_table


def test_at_a_private_table_only_players_talk_until_its_owner_lets_others(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    eva = server.guest("Eva")
    with ana.sits_at(table) as a, bruno.sits_at(table) as b, eva.sits_at(table) as e:
        assert a.sees("table")["table"]["talk"] == "players"
        assert e.refused("chat", text="hola") == "error-players-talk"
        assert b.refused("manners", talk="all") == "error-not-your-table"
        a.does("manners", talk="all")
        e.until(lambda m: m["type"] == "table" and m["table"]["talk"] == "all")
        e.does("chat", text="hola")
        assert b.sees("chat")["text"] == "hola"
        with server.guest().sits_at(table) as stranger:
            assert stranger.refused("chat", text="spam") == "error-players-talk"
        nameless = server.guest()
        nameless.get("/api/me")
        with nameless.sits_at(table) as n:
            assert n.refused("chat", text="spam") == "error-name-first"


def test_at_a_public_table_everybody_talks_unless_it_says_otherwise(server: Server) -> None:
    ana, eva = server.guest("Ana"), server.guest("Eva")
    for talk, allowed in (("all", True), ("players", False)):
        table = ana.opens("me", "open", public=True, talk=talk)
        assert ana.get(f"/api/tables/{table}")["talk"] == talk
        with eva.sits_at(table) as page:
            assert page.ask("chat", text="hola")["type"] == ("done" if allowed else "refused")


def test_the_owner_mutes_and_takes_remarks_away(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    with ana.sits_at(table) as a, bruno.sits_at(table) as b:
        b.does("chat", text="one")
        b.does("chat", text="two")
        one, two = (a.sees("chat", text=text) for text in ("one", "two"))
        assert one["by"] == two["by"] != ""
        assert b.refused("mute", number=one["number"], on=True) == "error-not-your-table"
        a.does("mute", number=one["number"], on=True)
        assert b.sees("muted")["by"] == [one["by"]]
        assert b.refused("chat", text="three") == "error-muted"
        a.does("unsay", number=one["number"])
        b.sees("unsaid", number=one["number"])
        assert a.refused("unsay", number=one["number"]) == "error-unknown-remark"
        a.does("chat", text="mine")
        assert b.refused("unsay", number=b.sees("chat", text="mine")["number"]) == "error-not-your-table"
    with bruno.sits_at(table) as b:
        assert [b.sees("chat")["text"] for _ in range(2)] == ["two", "mine"]
        assert b.sees("muted")["by"] == [one["by"]]
        b.does("unsay", number=two["number"])
        with ana.sits_at(table) as a:
            mine = a.sees("chat")
            assert mine["text"] == "mine"
            assert a.refused("mute", number=mine["number"], on=True) == "error-not-your-table"


def test_who_is_muted_talks_again_when_the_owner_wishes(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    with ana.sits_at(table) as a, bruno.sits_at(table) as b:
        b.does("chat", text="one")
        number = a.sees("chat")["number"]
        a.does("mute", number=number, on=True)
        a.does("mute", number=number, on=True)
        assert b.refused("chat", text="two") == "error-muted"
        a.does("mute", number=number, on=False)
        assert b.sees("muted", by=[])
        b.does("chat", text="three")


def test_who_sits_down_hears_what_is_said_in_that_moment(tmp_path: Path) -> None:
    class Talk(Chat):
        async def last(self, room: Room) -> list[Remark]:
            found = await super().last(room)
            await self.say(room, "bruno", "2.2.2.2", "hola")
            return found

    async def nothing() -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    async def check(house: House) -> None:
        await house.lobby.rename("bruno", "Bruno")
        room, page = await house.game("ana", "bruno"), Onlooker("ana")
        chat, manners = Talk(house.rooms), Manners(house.rooms)
        socket = PlaySocket(
            house.play,
            chat,
            manners,
            Reports(house.rooms),
            Replacing(house.lobby),
            house.pool,
            room,
            page.viewer,
        )
        coming = asyncio.create_task(socket.run(nothing, 0, None))
        await page.sees(lambda message: message["type"] == "chat" and message["text"] == "hola")
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)

    with_house(tmp_path, check)


def test_talk_is_the_same_in_two_processes(two_processes: tuple[Server, Server]) -> None:
    one, two = two_processes
    ana, bruno, table = two_at_a_table(one)
    with ana.sits_at(table) as a, bruno.at(two).sits_at(table) as b:
        b.sees("table")
        b.does("chat", text="hola")
        number = a.sees("chat")["number"]
        a.does("mute", number=number, on=True)
        b.until(lambda m: m["type"] == "muted" and m["by"])
        assert b.refused("chat", text="again") == "error-muted"
        a.does("unsay", number=number)
        b.sees("unsaid", number=number)


def test_nobody_fills_a_table_with_talk(start: Start, database: Callable[[], str]) -> None:
    server = start(database(), thinkers=1, chat_rate=0.01, chat_burst=3)
    ana, bruno, table = two_at_a_table(server)
    with ana.sits_at(table) as a:
        answers = [a.ask("chat", text=str(n)) for n in range(5)]
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
        assert answers[-1]["error"]["code"] == "error-too-fast"
        a.does("manners", talk="all")
    codes = []
    for n in range(5):
        with server.guest(f"Cookie {n}").sits_at(table) as page:
            codes += [page.ask("chat", text="spam").get("error", {}).get("code") for _ in range(3)]
    assert codes.count(None) == 9, "one address has four times as much as one person, whatever its cookies"
    with bruno.sits_at(table) as b:
        b.sees("table")


def test_a_private_table_is_for_those_whom_its_owner_lets_in(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    eva = server.guest("Eva")
    with eva.sits_at(table) as e, bruno.sits_at(table) as b, ana.sits_at(table) as a:
        e.sees("view")
        b.sees("view")
        a.sees("view")
        assert e.refused("manners", watch="players") == "error-not-your-table"
        a.does("manners", watch="players")
        assert e.closes() == 1013
        b.until(lambda m: m["type"] == "table" and m["table"]["watch"] == "players")
    with eva.sits_at(table) as e:
        assert e.sees("refused")["error"]["code"] == "error-table-closed"
        assert e.closes() == 4403
    for what in ("", "/replay?to=0", "/record"):
        assert eva.refused("GET", f"/api/tables/{table}{what}") == (403, "error-table-closed")
    with bruno.sits_at(table) as b:
        b.sees("view")


def test_a_closed_door_lets_in_who_was_invited_to_sit_down(server: Server) -> None:
    ana, bruno = server.guest("Ana"), server.guest("Bruno")
    table = ana.opens("me", "open", watch="players")
    with bruno.sits_at(table) as page:
        page.sees("table")
        bruno.post(f"/api/tables/{table}/join")
        ana.post(f"/api/tables/{table}/start")
        page.sees("view")
    assert server.guest("Eva").refused("GET", f"/api/tables/{table}") == (403, "error-table-closed")
