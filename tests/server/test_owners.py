"""Keeping house: owners, bans, reports, pruning, announcements, read-only mode, and what is written down."""

import os
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ecumene.server import schema
from ecumene.server.chat import Chat
from ecumene.server.errors import (
    Banned,
    NotOwner,
    OwnerStays,
    ReadOnly,
    TooFast,
    UnknownPerson,
    UnknownRemark,
    UnknownReport,
)
from ecumene.server.manners import Manners
from ecumene.server.owners import told
from ecumene.server.owners.audit import forget_deeds
from ecumene.server.owners.bans import ban, lift
from ecumene.server.owners.ownership import name_owner
from ecumene.server.owners.read_only import read_only
from ecumene.server.people.moving import move
from ecumene.server.replacing import Replacing
from ecumene.server.sockets import PlaySocket
from ecumene.server.standing import Ban
from ecumene.table.clock import ago
from ecumene.table.errors import BadRequest
from tests.server.desk import ANA, BEA, CARO, TOMORROW, Kept, at_desk
from tests.server.house import Onlooker

INSULTS: Any = {"reason": "Insultos.", "until": TOMORROW}


def test_only_who_was_named_at_the_terminal_owns_the_server(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        with pytest.raises(NotOwner):
            await kept.desk.ban(BEA, CARO, INSULTS)
        with pytest.raises(NotOwner):
            await kept.desk.ask(BEA, told.tables)
        with pytest.raises(UnknownPerson):
            await kept.write(lambda c: name_owner(c, "nadie", remove=False))
        await kept.write(lambda c: name_owner(c, " BEA ", remove=False))
        await kept.desk.ban(BEA, CARO, INSULTS)
        await kept.write(lambda c: name_owner(c, "Bea", remove=True))
        with pytest.raises(NotOwner):
            await kept.desk.lift(BEA, CARO)
        assert await kept.deeds() == ["own", "ban", "disown"]
        line = (await kept.audit())[1]
        assert (line["by"], line["terminal"], line["name"], line["why"]) == (
            "Bea",
            False,
            "Caro",
            "Insultos.",
        )

    at_desk(check, tmp_path)


def test_a_ban_holds_until_its_end_or_until_it_is_lifted(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        standing = kept.rooms.standing
        await kept.desk.ban(ANA, BEA, INSULTS)
        with pytest.raises(Banned) as refused:
            standing.check_welcome(BEA)
        assert refused.value.code == "error-banned"
        assert "Insultos." in str(refused.value)
        assert TOMORROW[:10] in str(refused.value)
        standing.check_welcome(CARO)
        standing.check_welcome(None)
        await kept.desk.lift(ANA, BEA)
        await kept.desk.lift(ANA, BEA)
        standing.check_welcome(BEA)
        await kept.write(lambda c: ban(c, None, BEA, Ban("Otra vez.", ago(timedelta(seconds=1)))))
        await kept.watch.look()
        standing.check_welcome(BEA)
        assert await kept.deeds() == ["ban", "lift", "ban"]
        with pytest.raises(OwnerStays):
            await kept.desk.ban(ANA, ANA, INSULTS)
        with pytest.raises(UnknownPerson):
            await kept.desk.ban(ANA, "nobody", INSULTS)
        with pytest.raises(BadRequest):
            await kept.desk.ban(ANA, BEA, {"reason": "Tarde.", "until": "2020-01-01T00:00:00Z"})

    at_desk(check, tmp_path)


def test_a_ban_from_the_terminal_holds_for_open_pages(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        bea, there = kept.page(BEA)
        caro, also = kept.page(CARO)
        with there, also:
            await kept.write(lambda c: ban(c, None, BEA, Ban("Insultos.", None)))
            await kept.watch.look()
            assert (bea.closed is not None, caro.closed) == (True, None)
        again, there = kept.page(BEA)
        with there:
            await kept.watch.look()
            assert again.closed is None
            await kept.write(lambda c: lift(c, None, BEA))
            await kept.watch.look()
            assert again.closed is not None

    at_desk(check, tmp_path)


def test_who_is_banned_looks_on_and_is_away(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        house = kept.house
        room, page = await house.game(BEA, CARO), Onlooker(BEA)
        await kept.desk.ban(ANA, BEA, INSULTS)
        chat, manners = Chat(kept.rooms), Manners(kept.rooms)
        socket = PlaySocket(
            house.play,
            chat,
            manners,
            kept.reports,
            Replacing(house.lobby),
            house.pool,
            room,
            page.viewer,
        )
        for number, asked in enumerate(('"type":"chat","text":"hola"', '"type":"agree","yes":true')):
            await socket.answer(f'{{"id":"{number}",{asked}}}')
        await socket.answer('{"id":"2","type":"look","seat":0}')
        told = {m["id"]: m for m in await page.news() if "id" in m}
        assert [told[n]["type"] for n in "012"] == ["refused", "refused", "done"]
        assert told["0"]["error"]["code"] == "error-banned"
        assert "Insultos." in told["0"]["error"]["text"]["es"]

        async def gone() -> dict[str, Any]:
            assert kept.rooms.presence.at(room.id) == set()
            return {"type": "websocket.disconnect"}

        await socket.run(gone, 0, None)

    at_desk(check, tmp_path)


def test_a_guest_takes_a_ban_along_into_an_account(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        await kept.lobby.rename("guest", "Gus")
        await kept.desk.ban(ANA, "guest", INSULTS)
        await kept.write(lambda c: move(c, "guest", CARO, "Caro"))
        await kept.watch.look()
        assert kept.rooms.standing.banned(CARO)
        assert not kept.rooms.standing.banned("guest")

    at_desk(check, tmp_path)


def test_a_ban_is_forgotten_with_the_account_that_it_went_along_into(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        await kept.lobby.rename("guest", "Gus")
        await kept.desk.ban(ANA, "guest", INSULTS)
        await kept.write(lambda c: move(c, "guest", CARO, "Caro"))
        assert [(one["whom"], one["name"]) for one in await kept.audit()][:1] == [(CARO, "Caro")]
        await kept.write(lambda c: forget_deeds(c, CARO))
        assert [(one["whom"], one["why"]) for one in await kept.audit()][:1] == [("", "")]

    at_desk(check, tmp_path)


def test_no_ban_holds_for_an_owner_however_it_came_to_them(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        await kept.lobby.rename("guest", "Gus")
        await kept.desk.ban(ANA, "guest", INSULTS)
        await kept.write(lambda c: move(c, "guest", ANA, "Ana"))
        await kept.desk.ban(ANA, BEA, INSULTS)
        await kept.write(lambda c: name_owner(c, "Bea", remove=False))
        await kept.watch.look()
        assert kept.rooms.standing.bans == {}

    at_desk(check, tmp_path)


def test_reports_wait_with_what_was_said_around_them_until_they_are_settled(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        room, page = await kept.house.game(BEA, CARO), Onlooker(BEA)
        room.viewers.add(page.viewer)
        chat = Chat(kept.rooms)
        for person, text in ((BEA, "hola"), (CARO, "insulto"), (BEA, "oye")):
            await chat.say(room, person, "1.1.1.1", text)
        numbers = [m["number"] for m in await page.news()]
        insult = numbers[1]
        await kept.reports.report(room, BEA, "1.1.1.1", "Me insulta.", remark=insult, seat=None)
        await kept.reports.report(room, CARO, "2.2.2.2", "Tarda.", remark=None, seat=0)
        about, other = await kept.asked(told.reports)
        assert (about["by"], about["name"], about["said"], about["why"]) == (
            "Bea",
            "Caro",
            "insulto",
            "Me insulta.",
        )
        assert [(c["text"], c["this"]) for c in about["context"]] == [
            ("hola", False),
            ("insulto", True),
            ("oye", False),
        ]
        assert (other["whom"], other["said"]) == (BEA, None)
        await kept.desk.settle(ANA, about["id"], {"deed": "ban", "why": "Insultos.", "until": TOMORROW})
        assert [m for m in await page.news() if m["type"] == "unsaid"] == [
            {"type": "unsaid", "number": insult}
        ]
        assert kept.rooms.standing.banned(CARO)
        await kept.desk.settle(ANA, other["id"], {"deed": "dismiss", "why": "No es para tanto."})
        with pytest.raises(UnknownReport):
            await kept.desk.settle(ANA, other["id"], {"deed": "dismiss", "why": "Otra vez."})
        assert await kept.asked(told.count_reports) == 0
        assert await kept.deeds() == ["ban", "dismiss"]

    at_desk(check, tmp_path)


def test_a_report_of_what_was_taken_away_touches_nothing_that_was_said_since(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        room, page = await kept.house.game(BEA, CARO), Onlooker(BEA)
        room.viewers.add(page.viewer)
        chat = Chat(kept.rooms)
        await chat.say(room, CARO, "1.1.1.1", "insulto")
        insult = (await page.news())[0]["number"]
        await kept.reports.report(room, BEA, "1.1.1.1", "Me insulta.", remark=insult, seat=None)
        await chat.unsay(room, CARO, insult)
        await chat.say(room, BEA, "1.1.1.1", "¿por qué?")
        (about,) = await kept.asked(told.reports)
        assert [(c["text"], c["this"]) for c in about["context"]] == [("¿por qué?", False)]
        await kept.desk.settle(ANA, about["id"], {"deed": "ban", "why": "Insultos.", "until": TOMORROW})
        left = [message for message in await chat.last(room) if message["type"] == "chat"]
        assert [message["text"] for message in left] == ["¿por qué?"]
        assert kept.rooms.standing.banned(CARO)

    at_desk(check, tmp_path)


def test_reports_are_about_others_and_not_too_many(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        room = await kept.house.game(BEA, CARO)
        for about, error in (
            ({"remark": None, "seat": None}, BadRequest),
            ({"remark": 1, "seat": 1}, BadRequest),
            ({"remark": None, "seat": 0}, BadRequest),
            ({"remark": None, "seat": 9}, BadRequest),
            ({"remark": 99, "seat": None}, UnknownRemark),
        ):
            with pytest.raises(error):
                await kept.reports.report(room, BEA, "1.1.1.1", "Tarda.", **about)
        with pytest.raises(TooFast):
            await kept.reports.report(room, BEA, "1.1.1.1", "Tarda.", remark=None, seat=1)

    at_desk(check, tmp_path, reports_per_hour=3)


def test_what_is_said_to_all_is_told_to_all_pages_until_it_is_over(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        page, there = kept.page(BEA)
        with there:
            await kept.desk.announce(ANA, {"es": "Mañana, mejoras.", "en": "Upgrade.", "until": TOMORROW})
            await kept.watch.look()
            said = await page.news()
            assert [m["announcement"]["es"] for m in said] == ["Mañana, mejoras."]
            late = Onlooker(None)
            kept.watch.welcome(late.viewer)
            assert await late.news() == said
            await kept.desk.withdraw(ANA)
            assert (await page.news())[0]["announcement"] is None
        kept.watch.welcome(late.viewer)
        assert await late.news() == []
        assert await kept.deeds() == ["announce", "withdraw"]

    at_desk(check, tmp_path)


def test_nothing_is_written_while_the_server_is_upgraded_and_no_clock_runs(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        clock: Any = {"kind": "turn", "seconds": 600, "zero": "resign"}
        room = await kept.house.game(BEA, CARO, clock=clock)
        before = room.ticking
        await kept.write(lambda c: read_only(c, on=True))
        await kept.watch.look()
        with pytest.raises(ReadOnly):
            await kept.house.play.choose(room, 0, ["end"], 0)
        with pytest.raises(ReadOnly):
            await kept.house.table("open", owner=BEA)
        assert (await kept.rooms.read(room.id)).table.version == room.table.version == 0
        house = schema.house
        since = update(house).where(house.c.name == "read-only").values(value=ago(timedelta(hours=1)))
        await kept.write(lambda c: c.execute(since))
        await kept.write(lambda c: read_only(c, on=False))
        await kept.watch.look()
        await kept.rooms.reread(room.id)
        assert before is not None
        assert room.ticking is not None
        assert room.ticking["since"] > before["since"]
        await kept.house.play.choose(room, 0, ["end"], 0)
        assert await kept.deeds() == ["read-only", "writable"]

    at_desk(check, tmp_path)


def test_nobody_chooses_by_a_clock_that_is_still_to_be_wound_on(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        clock: Any = {"kind": "bank", "seconds": 600, "increment": 0, "zero": "resign"}
        room = await kept.house.game(BEA, CARO, clock=clock)
        await kept.write(lambda c: read_only(c, on=True))
        await kept.watch.look()
        long_since, t = ago(timedelta(hours=1)), schema.tables
        ticking = {**(room.ticking or {}), "since": long_since}
        await kept.write(lambda c: c.execute(update(t).values(ticking=ticking, alarm=None)))
        await kept.rooms.reread(room.id)
        house = schema.house
        since = update(house).where(house.c.name == "read-only").values(value=long_since)
        await kept.write(lambda c: c.execute(since))
        await kept.write(lambda c: read_only(c, on=False))
        await kept.watch.look()
        await kept.house.play.choose(room, 0, ["end"], 0)
        assert room.ticking is not None
        assert (room.ticking["left"] or [0])[0] > 500

    at_desk(check, tmp_path)


def test_bots_wait_while_the_server_is_upgraded(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        await kept.write(lambda c: read_only(c, on=True))
        await kept.watch.look()
        kept.house.turns.call("any", BEA)
        assert kept.house.pool.called == []
        await kept.write(lambda c: read_only(c, on=False))
        await kept.watch.look()
        kept.house.turns.call("any", BEA)
        assert [called[0] for called in kept.house.pool.called] == ["any"]

    at_desk(check, tmp_path)


def test_the_terminal_prints_what_was_written_down_whatever_is_in_it(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        await kept.desk.ban(ANA, BEA, {"reason": "Dijo [/b] y [red]más.", "until": TOMORROW})

    at_desk(check, tmp_path)
    command = [str(Path(sys.executable).with_name("ecumene")), "admin", "audit"]
    told = subprocess.run(
        [*command, "--database", str(tmp_path / "e.sqlite")],
        capture_output=True,
        check=False,
        text=True,
        env=os.environ | {"COLUMNS": "160"},
    )
    assert "Dijo [/b] y [red]más." in told.stdout, told.stderr


def test_people_are_found_by_name_and_bans_are_seen(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        await kept.desk.ban(ANA, BEA, INSULTS)
        found = await kept.asked(lambda c: told.people(c, "BE", banned=False))
        assert [(p["name"], p["account"], p["owner"]) for p in found] == [("Bea", True, False)]
        assert found[0]["ban"] == INSULTS
        banned = await kept.asked(lambda c: told.people(c, "", banned=True))
        assert [p["id"] for p in banned] == [BEA]
        assert len(await kept.asked(lambda c: told.people(c, "", banned=False))) == 3

    at_desk(check, tmp_path)


@pytest.mark.parametrize("searched", ["Ñandú", "ñANDÚ", "ú 50%"])
def test_people_are_found_whatever_letters_they_are_written_with(tmp_path: Path, searched: str) -> None:
    async def check(kept: Kept) -> None:
        for person, name in (("one", "Ñandú 50%"), ("two", "Nandu 50%"), ("three", "Ñandú 500")):
            await kept.lobby.rename(person, name)
        found = await kept.asked(lambda c: told.people(c, searched, banned=False))
        assert "one" in [p["id"] for p in found]
        assert "two" not in [p["id"] for p in found]
        assert ("three" in [p["id"] for p in found]) == ("%" not in searched)

    at_desk(check, tmp_path)
