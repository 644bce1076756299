"""Keeping house: owners, bans, reports, pruning, announcements, read-only mode, and what is written down."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

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
from ecumene.server.owners.bans import ban, lift
from ecumene.server.owners.ownership import name_owner
from ecumene.server.owners.pruning import Pruner, abandoned
from ecumene.server.owners.read_only import read_only
from ecumene.server.people.moving import move
from ecumene.server.sockets import PlaySocket
from ecumene.server.standing import Ban
from ecumene.table.clock import ago
from ecumene.table.errors import BadRequest, UnknownTable
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
        socket = PlaySocket(house.play, chat, manners, kept.reports, house.pool, room, page.viewer)
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


def test_tables_that_everybody_has_left_are_pruned_and_no_others(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        house = kept.house
        waiting, talked = await house.table("open", owner=BEA), await house.game(BEA, CARO)
        played, fresh = await house.game(BEA, CARO), await house.game(BEA, CARO)
        clock: Any = {"kind": "days", "seconds": 86_400, "zero": "resign"}
        timed, over = await house.game(BEA, CARO, clock=clock), await house.game(BEA, CARO)
        await Chat(kept.rooms).say(talked, BEA, "1.1.1.1", "¿Sigues?")
        for room in (waiting, talked, played, timed, over):
            await kept.long_ago(room.id, 31)
        ended = update(schema.tables).where(schema.tables.c.id == over.id).values(status="finished")
        await kept.write(lambda c: c.execute(ended))
        found = await kept.asked(lambda c: told.abandoned_tables(c, 30))
        assert {one["id"] for one in found} == {waiting.id, played.id}
        await kept.desk.prune(ANA, 30)
        with pytest.raises(UnknownTable):
            await kept.rooms.read(waiting.id)
        async with kept.rooms.engine.connect() as connection:
            left = set((await connection.execute(select(schema.tables.c.id))).scalars())
        assert left == {talked.id, timed.id, over.id, fresh.id}
        await kept.lobby.join((await house.table("open", owner=BEA)).id, CARO, None)
        assert await kept.deeds() == ["prune"]

    at_desk(check, tmp_path)


def test_the_server_prunes_by_itself_and_forgets_what_was_kept_for_a_while(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        room = await kept.house.table("open", owner=BEA)
        await kept.long_ago(room.id, 8)
        await kept.desk.ban(ANA, BEA, INSULTS)
        old = ago(timedelta(days=400))
        await kept.write(lambda c: c.execute(update(schema.audit).values(at=old)))
        await Pruner(kept.rooms).sweep()
        assert [line["deed"] for line in await kept.audit()] == ["prune"]
        assert (await kept.asked(lambda c: c.execute(abandoned(7)))).all() == []

    at_desk(check, tmp_path, prune_days=7)


def test_an_owner_closes_a_table(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        room = await kept.house.game(BEA, CARO)
        await kept.desk.close(ANA, room.id, "Abandonada.")
        assert not kept.rooms.at_hand(room.id)
        with pytest.raises(UnknownTable):
            await kept.desk.close(ANA, room.id, "Abandonada.")
        assert await kept.asked(told.tables) == []
        assert (await kept.audit())[0]["table"] == room.id

    at_desk(check, tmp_path)


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
