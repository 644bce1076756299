"""Being called: whom, when, by which bell, in which words, and what happens when nobody answers."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from mailbox import mbox
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest
from py_vapid import Vapid02
from sqlalchemy import select, update

from ecumene.server import schema
from ecumene.server.calls.bells import HungBy, bells_of, hang_up, switch
from ecumene.server.calls.caller import AGAIN, Caller
from ecumene.server.calls.push import new_key
from ecumene.server.calls.ringing import Ringing
from ecumene.server.calls.said import cut, since_last_choice
from ecumene.server.clocks.rests import keep_rest
from ecumene.server.people.accounts import add_account
from ecumene.server.people.mail import Mailer
from ecumene.server.room import Room
from ecumene.server.standing import Ban
from ecumene.table.clock import ago, ahead, now
from tests.server.house import House, with_house
from tests.server.play import HOME
from tests.server.receiver import Browser, Receiver

LOOPBACK = "127.0.0.0/8"
ANA, BEA = "~ana", "~bea"
BROWSER = HungBy("Firefox · Linux", None)


class Town:
    """A house whose people have accounts, and a caller whose rounds are made by hand."""

    def __init__(self, house: House) -> None:
        self.rooms, self.play, self.lobby, self.game = house.rooms, house.play, house.lobby, house.game
        settings = self.rooms.settings
        self.caller = Caller(self.rooms, Ringing(settings, Mailer(settings), new_key()))

    async def settle_in(self) -> None:
        async def work(connection: Any) -> None:
            for person, name in ((ANA, "Ana"), (BEA, "Bea")):
                await add_account(connection, name, person=person, mail=f"{name.lower()}@example.org")

        await self.rooms.writer.run(work)

    async def bell(self, person: str, **wanted: Any) -> str:
        """Hang a bell up; its id."""
        given: Any = {"lang": "es", **wanted}
        await self.rooms.writer.run(lambda c: hang_up(c, person, given, BROWSER, letters=True))
        return str((await self.bells(person))[-1].id)

    async def bells(self, person: str) -> Any:
        async with self.rooms.engine.connect() as connection:
            return await bells_of(connection, person)

    async def later(self) -> None:
        """All calls that wait are due."""
        await self.rooms.writer.run(lambda c: c.execute(update(schema.calls).values(due=now())))
        await self.caller.look()


def in_town(tmp_path: Path, check: Callable[[Town, Receiver], Awaitable[None]], **more: Any) -> None:
    async def work(house: House) -> None:
        town = Town(house)
        await town.settle_in()
        async with Receiver() as receiver:
            await check(town, receiver)

    letters = f"file:{tmp_path / 'letters'}"
    settings: dict[str, Any] = {
        "call_after": 0,
        "call_networks": (LOOPBACK,),
        "mailer": letters,
        "address": HOME,
    }
    with_house(tmp_path, work, **settings | more)


async def chooses(town: Town, room: Room) -> None:
    """Whoever is asked chooses the first that they may, and goes on until somebody else is asked."""
    table = room.table
    seat = table.asked_seat
    while table.asked_seat == seat:
        assert seat is not None
        await town.play.choose(room, seat, [table.position.choices()[0]], table.version)


def test_one_push_for_a_turn_that_only_the_browser_reads(tmp_path: Path) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        browser = Browser()
        await town.bell(BEA, kind="push", address=receiver.at("/push/1"), keys=browser.keys)
        room = await town.game(ANA, BEA)
        await town.caller.look()
        assert receiver.received == []
        await chooses(town, room)
        for _ in range(3):
            await town.caller.look()
        (call,) = receiver.received
        assert call.headers["content-encoding"] == "aes128gcm"
        assert int(call.headers["ttl"]) > 0
        assert Vapid02.verify(call.headers["authorization"])
        key = town.caller.ringing.push.key
        assert f"k={key}" in call.headers["authorization"]
        message = browser.reads(call.body)
        assert message["title"] == "Te toca · Tigris y Éufrates"
        assert message["path"] == f"/t/{room.id}"
        assert message["text"].startswith("Ana ")
        assert "Ana " not in call.body.decode("latin-1")
        await chooses(town, room)
        await chooses(town, room)
        await town.caller.look()
        assert len(receiver.received) == 2

    in_town(tmp_path, check)


@pytest.mark.parametrize("kind", ["discord", "slack", "matrix"])
def test_webhooks_have_the_shape_of_where_they_lead(tmp_path: Path, kind: str) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        await town.bell(BEA, kind=kind, address=receiver.at("/hook"), lang="en")
        await town.lobby.rename(ANA, "<Ana_*")
        room = await town.game(ANA, BEA)
        await chooses(town, room)
        await town.caller.look()
        (call,) = receiver.received
        assert call.headers["content-type"] == "application/json"
        told = orjson.loads(call.body)
        link = f"{HOME}/t/{room.id}"
        if kind == "discord":
            assert told["allowed_mentions"] == {"parse": []}
            assert told["content"].startswith("**Your turn · Tigris & Euphrates**\n\\<Ana\\_\\* ")
            assert told["content"].endswith(link)
        elif kind == "slack":
            assert told["text"].startswith("*Your turn · Tigris &amp; Euphrates*\n&lt;Ana_* ")
            assert told["text"].endswith(link)
        else:
            assert told["text"].startswith("Your turn · Tigris & Euphrates\n<Ana_* ")
            assert "<strong>Your turn · Tigris &amp; Euphrates</strong><br>&lt;Ana_* " in told["html"]
            assert f'<a href="{link}">' in told["html"]

    in_town(tmp_path, check)


def test_a_letter_says_what_happened_and_how_to_have_no_more(tmp_path: Path) -> None:
    async def check(town: Town, _: Receiver) -> None:
        await town.bell(BEA, kind="mail")
        room = await town.game(ANA, BEA)
        await chooses(town, room)
        await town.caller.look()
        (letter,) = mbox(tmp_path / "letters")
        assert letter["To"] == "bea@example.org"
        body = letter.get_payload(decode=True)
        assert isinstance(body, bytes)
        assert body.decode().startswith("Ana ")
        assert f"\n{HOME}/t/{room.id}\n" in body.decode()
        assert f"\n{HOME}/me\n" in body.decode()

    in_town(tmp_path, check)


def test_a_turn_that_is_taken_back_and_ended_again_is_told_once(tmp_path: Path) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        await town.bell(BEA, kind="slack", address=receiver.at("/"))
        room = await town.game(ANA, BEA)
        await chooses(town, room)
        await town.caller.look()
        for n in range(3):
            await town.play.undo(room, ANA, 0, 0, f"back {n}")
            await town.play.agree(room, BEA, yes=True, request=f"yes {n}")
            assert room.table.asked_seat == 0
            await chooses(town, room)
            await town.caller.look()
        assert len(receiver.received) == 1
        await chooses(town, room)
        await chooses(town, room)
        await town.caller.look()
        assert len(receiver.received) == 2

    in_town(tmp_path, check)


def test_a_call_that_is_being_made_leaves_a_newer_one_alone(tmp_path: Path) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        await town.bell(BEA, kind="slack", address=receiver.at("/"))
        room = await town.game(ANA, BEA)
        receiver.hold = asyncio.Event()
        await chooses(town, room)
        first = asyncio.create_task(town.caller.look())
        while not receiver.received:
            await asyncio.sleep(0.01)
        for _ in range(2):
            await chooses(town, room)  # Bea, who has come in by herself, and Ana
        receiver.status = 503
        second = asyncio.create_task(town.caller.look())
        while len(receiver.received) < 2:
            await asyncio.sleep(0.01)
        receiver.hold.set()
        await asyncio.gather(first, second)
        async with town.rooms.engine.connect() as connection:
            left = (await connection.execute(select(schema.calls.c.version, schema.calls.c.tries))).all()
        assert [tuple(call) for call in left] == [(room.table.version, 1)]

    in_town(tmp_path, check)


def test_nobody_is_called_who_is_there_or_switched_it_off(tmp_path: Path) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        await town.bell(BEA, kind="slack", address=receiver.at("/"))
        quiet = await town.bell(ANA, kind="slack", address=receiver.at("/ana"))
        room = await town.game(ANA, BEA)
        town.rooms.presence.come(room.id, BEA)
        await chooses(town, room)
        await town.caller.look()
        town.rooms.presence.go(room.id, BEA)
        await town.caller.look()
        await town.rooms.writer.run(lambda c: switch(c, ANA, quiet, rings=False))
        await chooses(town, room)
        await town.caller.look()
        assert receiver.received == []
        async with town.rooms.engine.connect() as connection:
            assert (await connection.execute(select(schema.tables.c.calling))).scalar() is None

    in_town(tmp_path, check)


def test_whoever_rests_is_called_when_they_are_awake(tmp_path: Path) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        await town.bell(BEA, kind="slack", address=receiver.at("/"))
        at = datetime.now(UTC)
        start, end = at - timedelta(hours=1), at + timedelta(hours=1)
        sleep: Any = {"start": f"{start:%H:%M}", "end": f"{end:%H:%M}", "zone": "UTC"}
        await town.rooms.writer.run(lambda c: keep_rest(c, BEA, {"vacation": None, "sleep": sleep}))
        room = await town.game(ANA, BEA)
        await chooses(town, room)
        await town.caller.look()
        calling = schema.tables.c.calling
        async with town.rooms.engine.connect() as connection:
            wakes = datetime.fromisoformat((await connection.execute(select(calling))).scalar_one())
        assert wakes == end.replace(second=0, microsecond=0)
        assert receiver.received == []
        early = update(schema.tables).values(calling=ago(timedelta(hours=2)))
        await town.rooms.writer.run(lambda c: c.execute(early))
        awake: Any = {"vacation": None, "sleep": None}
        await town.rooms.writer.run(lambda c: keep_rest(c, BEA, awake))
        await town.caller.look()
        assert len(receiver.received) == 1

    in_town(tmp_path, check)


def test_who_is_banned_is_not_called_to_what_they_may_not_do(tmp_path: Path) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        await town.bell(BEA, kind="slack", address=receiver.at("/"))
        receiver.status = 500
        room = await town.game(ANA, BEA)
        await chooses(town, room)
        await town.caller.look()
        assert len(receiver.received) == 1
        until = ahead(timedelta(days=1))
        town.rooms.standing.bans = {BEA: Ban("Insultos.", until)}
        await town.later()
        assert len(receiver.received) == 1
        calling = schema.tables.c.calling
        await town.rooms.writer.run(lambda c: c.execute(update(schema.tables).values(calling=now())))
        await town.caller.look()
        async with town.rooms.engine.connect() as connection:
            assert (await connection.execute(select(calling))).scalar_one() == until
        assert len(receiver.received) == 1

    in_town(tmp_path, check)


def test_a_call_is_tried_again_then_the_bell_is_off_and_it_is_said(tmp_path: Path) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        receiver.status = 500
        key = await town.bell(BEA, kind="discord", address=receiver.at("/hook"))
        room = await town.game(ANA, BEA)
        await chooses(town, room)
        await town.caller.look()
        await town.caller.look()
        assert len(receiver.received) == 1
        for tries in range(2, len(AGAIN) + 2):
            assert (await town.bells(BEA))[0].rings
            await town.later()
            assert len(receiver.received) == tries
        (bell,) = await town.bells(BEA)
        assert (bell.id, bell.rings, bell.trouble) == (key, False, "refused")
        await town.later()
        assert len(receiver.received) == len(AGAIN) + 1
        while not (tmp_path / "letters").exists():
            await town.later()
        (letter,) = mbox(tmp_path / "letters")
        assert (letter["To"], "127.0.0.1" in str(letter)) == ("bea@example.org", True)

    in_town(tmp_path, check)


def test_a_call_that_fails_once_arrives_and_one_that_is_late_does_not(tmp_path: Path) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        receiver.status = 503
        await town.bell(BEA, kind="slack", address=receiver.at("/"))
        room = await town.game(ANA, BEA)
        await chooses(town, room)
        await town.caller.look()
        receiver.status = 200
        await town.later()
        await town.later()
        assert len(receiver.received) == 2
        assert (await town.bells(BEA))[0].rings
        await chooses(town, room)
        receiver.status = 503
        await chooses(town, room)
        await town.caller.look()
        await chooses(town, room)
        await town.later()
        assert len(receiver.received) == 3

    in_town(tmp_path, check)


def test_a_browser_that_is_gone_is_called_no_more(tmp_path: Path) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        receiver.status = 410
        await town.bell(BEA, kind="push", address=receiver.at("/push"), keys=Browser().keys)
        room = await town.game(ANA, BEA)
        await chooses(town, room)
        await town.caller.look()
        assert [(bell.rings, bell.trouble) for bell in await town.bells(BEA)] == [(False, "gone")]

    in_town(tmp_path, check)


def test_a_room_full_of_rivals_hears_only_what_all_may_see(tmp_path: Path) -> None:
    async def check(town: Town, _receiver: Receiver) -> None:
        room, secret = await town.game(ANA, BEA, game="innersea"), 0
        random = Random(3)
        for _ in range(150):
            seat = room.table.asked_seat
            assert seat is not None
            own = since_last_choice(room.table, seat, seat)
            heard = since_last_choice(room.table, seat, None)
            assert heard == [event for event in own if event.to is None]
            secret += len(own) > len(heard)
            choice = random.choice(list(room.table.position.answers()))
            await town.play.choose(room, seat, [choice], room.table.version)
        assert secret

    in_town(tmp_path, check)


def test_a_notice_is_cut_between_words() -> None:
    assert cut("a " * 200, 20) == "a a a a a a a a a…"
