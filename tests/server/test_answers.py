"""What answers promise: nothing but what is named, how long they may take, where a table is by then."""

import asyncio
from pathlib import Path

import pytest
from pydantic import ConfigDict
from typing_extensions import get_original_bases, is_typeddict

import ecumene.server
from ecumene.server.bot_pool import CHAIN
from ecumene.server.doors import ANSWER_SECONDS, Doors
from ecumene.server.lobby import Lobby
from ecumene.server.messages import answers as server_answers
from ecumene.server.messages import days, people, requests
from ecumene.server.messages.requests import NewSeat
from ecumene.server.play import Play
from ecumene.server.proxies import Proxies
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database
from ecumene.table import answers
from ecumene.table.errors import Stale

KINDS = [
    kind
    for module in (answers, server_answers, days, people, requests)
    for kind in vars(module).values()
    if is_typeddict(kind) and kind.__module__ == module.__name__
]
SHARED = {base for kind in KINDS for base in get_original_bases(kind)}
"""What several messages have in common is none by itself."""


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind not in SHARED], ids=lambda kind: kind.__name__
)
def test_every_message_is_what_its_type_says_and_nothing_else(kind: type) -> None:
    config: ConfigDict = getattr(kind, "__pydantic_config__", ConfigDict())
    assert (config.get("extra"), config.get("strict")) == ("forbid", True)


def test_an_answer_may_take_a_while_longer_than_the_bots_it_waits_for() -> None:
    settings = Settings(bot_patience=7, bot_seconds=2)
    doors = Doors(settings, Proxies(""), 100)
    assert doors.answer_seconds == ANSWER_SECONDS + 7 + 2 * CHAIN


def test_the_package_has_nothing_to_offer_but_serve() -> None:
    for name in ("a", "serv", "serve_all", "zeal"):
        with pytest.raises(AttributeError, match=name):
            getattr(ecumene.server, name)
    assert callable(ecumene.server.serve)


def test_a_choice_that_comes_too_late_is_told_where_the_table_was_and_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def taken(*_line: object, **_more: object) -> None:
        """Somebody else has written this line."""

    async def check() -> None:
        settings = Settings(database_url=str(tmp_path / "e.sqlite"))
        rooms = Rooms(await open_database(settings), settings)
        play = Play(rooms)
        seats: list[NewSeat] = [{"kind": "me"}, {"kind": "local", "name": "Bruno"}]
        room = await Lobby(rooms, play).create("ana", {"game": "tigris", "seats": seats, "start": True})
        monkeypatch.setattr(rooms.writer, "enter", taken)
        choice = room.table.position.choices()[0]
        with pytest.raises(Stale) as late:
            await play.choose(room, room.table.asked_seat or 0, [choice], room.table.version)
        assert late.value.details == {"version": room.table.version + 1, "asked_for": room.table.version}
        await rooms.close()

    asyncio.run(check())
