"""Tables that are cleared away: abandoned ones, from the page, at the terminal or by themselves; or any."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.chat import Chat
from ecumene.server.owners import told
from ecumene.server.owners.pruning import Pruner, abandoned, prune
from ecumene.table.clock import ago, now
from ecumene.table.errors import UnknownTable
from tests.server.desk import ANA, BEA, CARO, TOMORROW, Kept, at_desk
from tests.server.house import House, Onlooker, with_house

INSULTS: Any = {"reason": "Insultos.", "until": TOMORROW}


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


async def _visits(connection: AsyncConnection) -> None:
    """Devices and letters that were used or sent just now, and others long ago."""
    for seen in (ago(timedelta(days=400)), now()):
        device = {"id": seen, "person": BEA, "device": "Firefox", "created": seen, "seen": seen}
        await connection.execute(insert(schema.sessions).values(**device, proved=seen))
    for until in (ago(timedelta(days=400)), TOMORROW):
        sent = {"id": until, "kind": "come-in", "data": {"mail": "nadie@example.org"}}
        await connection.execute(insert(schema.tickets).values(**sent, until=until))


def test_the_server_prunes_by_itself_and_forgets_what_was_kept_for_a_while(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        room = await kept.house.table("open", owner=BEA)
        await kept.long_ago(room.id, 8)
        await kept.desk.ban(ANA, BEA, INSULTS)
        old = ago(timedelta(days=400))
        await kept.write(lambda c: c.execute(update(schema.audit).values(at=old)))
        await kept.write(_visits)
        await Pruner(kept.rooms).sweep()
        assert [line["deed"] for line in await kept.audit()] == ["prune"]
        assert (await kept.asked(lambda c: c.execute(abandoned(7)))).all() == []
        both = select(schema.sessions.c.id).union_all(select(schema.tickets.c.id))
        assert len((await kept.asked(lambda c: c.execute(both))).all()) == 2

    at_desk(check, tmp_path, prune_days=7)


def test_guests_who_stand_nowhere_are_forgotten_after_a_year(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        long_ago = ago(timedelta(days=366))
        people = {"gone": long_ago, "seated": long_ago, "talked": long_ago, "new": now()}

        async def come(connection: AsyncConnection) -> None:
            for guest, at in people.items():
                row = {"id": guest, "name": guest, "created": at}
                await connection.execute(insert(schema.guests).values(row))
            accounts = update(schema.guests).where(schema.guests.c.id == BEA).values(created=long_ago)
            await connection.execute(accounts)

        await kept.write(come)
        room = await kept.house.table("open", owner="seated")
        notes = [{"table": room.id, "person": who, "text": "Vuelvo mañana."} for who in ("gone", "talked")]
        await kept.write(lambda c: c.execute(insert(schema.notes).values(notes)))
        said = {"table": room.id, "at": now(), "name": "talked", "text": "Hola.", "guest": "talked"}
        await kept.write(lambda c: c.execute(insert(schema.chat).values(said)))
        await Pruner(kept.rooms).sweep()
        left = await kept.asked(lambda c: c.execute(select(schema.guests.c.id)))
        assert set(left.scalars()) & {*people, BEA} == {"seated", "talked", "new", BEA}
        noted = await kept.asked(lambda c: c.execute(select(schema.notes.c.person)))
        assert list(noted.scalars()) == ["talked"]

    at_desk(check, tmp_path)


def test_who_sits_at_a_table_that_goes_at_the_terminal_is_sent_away(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        room, page = await kept.house.game(BEA, CARO), Onlooker(BEA)
        room.viewers.add(page.viewer)
        left = await kept.house.game(BEA, CARO)
        await kept.long_ago(room.id, 31)
        await kept.write(lambda c: prune(c, None, 30))
        with pytest.raises(UnknownTable):
            await Chat(kept.rooms).say(room, BEA, "1.1.1.1", "¿Hay alguien?")
        await kept.watch.look()
        async with asyncio.timeout(20):
            while kept.rooms.at_hand(room.id):
                await asyncio.sleep(0.01)
        assert page.closed is not None
        assert kept.rooms.at_hand(left.id)

    at_desk(check, tmp_path)


def test_an_owner_sees_all_that_pruning_would_take(tmp_path: Path) -> None:
    async def check(kept: Kept) -> None:
        for _ in range(told.PAGE + 2):
            await kept.long_ago((await kept.house.table("open", owner=BEA)).id, 31)
        assert len(await kept.asked(lambda c: told.abandoned_tables(c, 30))) == told.PAGE + 2

    at_desk(check, tmp_path, tables_per_guest=100)


def test_a_table_where_somebody_has_just_sat_down_is_not_pruned(postgres: Callable[[], str]) -> None:
    async def check(house: House) -> None:
        room, engine = await house.table("open", owner=BEA), house.rooms.engine
        old = update(schema.tables).values(changed=ago(timedelta(days=31)))
        await house.rooms.writer.run(lambda c: c.execute(old))
        async with engine.connect() as sitting, engine.connect() as pruning:
            await sitting.execute(update(schema.tables).values(changed=now()))
            taken = asyncio.create_task(prune(pruning, None, 30))
            await asyncio.sleep(1)
            await sitting.commit()
            assert await taken == []
            await pruning.commit()
        assert (await house.rooms.read(room.id)).id == room.id

    with_house(Path(), check, database_url=postgres())


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
