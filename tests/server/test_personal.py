"""Every column of the database: whether it says something of somebody, and that all of it is told and goes.

A column that the table below does not name fails. Those with a star hold somebody's id, those with a sign of
equality a text that somebody gave or wrote; after `|` stands what is of nobody in particular.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from zlib import compress, decompress

import orjson
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.guests import Cookies
from ecumene.server.owners.ownership import name_owner
from ecumene.server.people.entrance import Caller, Entrance
from ecumene.server.people.leaving import Leaving
from ecumene.server.people.moving import move
from ecumene.server.people.sessions import Known, Sessions
from ecumene.table.clock import now
from tests.server.club import ANA, BEA, CARO, Club, in_club

HELD = """
accounts     id* called= mail= mailbox= password= recovery= profile created |
audit        by* whom* why= | id at deed table
bans         person* since until reason= |
bells        id person* session kind address= push_keys label= lang rings trouble created |
calls        bell | table seat version round tries due
chat         at name= text= guest* | id table seat
entrants     person* withdrawn joined | tournament number level lot
finals       data | table version
guests       id* name= created |
happenings   at whom* name= by* by_name= | id table choices what seat
house        | name value
invitations  person* | table
log          | table version kind seat choices number request mark after
meetings     | tournament round number kind entrants table ranks over
muted        guest* | table
notes        person* text= | table
owners       person* since |
passkeys     id= person* key uses label= created used |
ratings      player* mu sigma sure games won | game seats
reports      at by* whom* said= why= settled settled_at | id table remark
rests        person* away_from away_until sleep past |
results      player* rank before after at | table seat
reviews      | table version data
seats        guest* name= | table seat kind level resigned silent passing free ended
secrets      | name value
sessions     id person* device= created seen proved |
snapshots    data= | table version stamp
tables       owner* undo* going_on* proposal* | id game options seed status public created changed version
tables       | number asked_seat bot_asked standings rematch rules talk watch private clock ticking alarm
tables       | rated counted calling called tournament lang
tickets      person* data= until | id kind
tournaments  owner* | id name status form game options seats rated clock bots least most starts round rounds
tournaments  | created changed private
tournament_invitations  person* | tournament
"""
SECRET = "ana-la-de-uruk"
"""Stands wherever somebody can write."""


class Held(NamedTuple):
    """The columns of one table."""

    ids: list[str]
    texts: list[str]
    known: list[str]


def held() -> dict[str, Held]:
    found: dict[str, Held] = {}
    for line in HELD.strip().splitlines():
        name, _, columns = line.partition(" ")
        one = found.setdefault(name, Held([], [], []))
        said = columns.replace("|", " ").split()
        one.ids.extend(word[:-1] for word in said if word.endswith("*"))
        one.texts.extend(word[:-1] for word in said if word.endswith("="))
        one.known.extend(word.rstrip("*=") for word in said)
    return found


def test_no_column_is_forgotten() -> None:
    named = {name: sorted(one.known) for name, one in held().items()}
    assert named == {name: sorted(table.c.keys()) for name, table in schema.metadata.tables.items()}


# What is planted ----------------------------------------------------------------------------------


def _table(key: str, **more: Any) -> dict[str, Any]:
    row: dict[str, Any] = {
        "id": key,
        "game": "gheos",
        "options": {},
        "seed": "7",
        "status": "finished",
        "owner": CARO,
    }
    row |= {"public": True, "created": now(), "changed": now()}
    return row | {"version": 0, "number": 0, "asked_seat": None, "bot_asked": False, **more}


def of_everybody(who: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Rows of somebody, guest or account, each at a table of its own that is called after it."""
    for name in ("owned", "chat", "muted", "notes", "happenings", "whom", "reports"):
        yield "tables", _table(f"at-{name}", owner=who if name == "owned" else CARO)
    agreed: dict[str, Any] = {"by": 0, "to": 0, "version": 0, "agreed": [who, BEA]}
    proposal = {"seat": 2, "then": "bot", "by": BEA, "since": now(), "agreed": [who, BEA]}
    consents = {"undo": agreed, "going_on": [who, BEA], "proposal": proposal}
    yield "tables", _table("at-seats", **consents)
    for seat, guest, name in ((0, who, SECRET), (1, BEA, "Bea"), (2, CARO, "Caro")):
        row: dict[str, Any] = {
            "table": "at-seats",
            "seat": seat,
            "kind": "person",
            "guest": guest,
            "name": name,
        }
        yield "seats", row | {"resigned": False}
    row = {"table": "at-chat", "at": now(), "seat": None, "name": SECRET, "text": SECRET, "guest": who}
    yield "chat", row
    yield "muted", {"table": "at-muted", "guest": who}
    yield "notes", {"table": "at-notes", "person": who, "text": SECRET}
    for whom, by in ((who, BEA), (BEA, who)):
        row = {"table": "at-happenings", "at": now(), "choices": 0, "what": "bot", "seat": 0}
        names = [SECRET if one == who else "Bea" for one in (whom, by)]
        yield "happenings", row | {"whom": whom, "by": by, "name": names[0], "by_name": names[1]}
        row = {"at": now(), "table": "at-reports" if by == who else "at-whom", "by": by, "whom": whom}
        yield "reports", row | {"said": SECRET if whom == who else None, "why": "mal dicho"}
    shot = compress(SECRET.encode())
    yield "snapshots", {"table": "at-happenings", "version": 0, "stamp": "x", "data": shot}
    yield "rests", {"person": who, "away_from": now(), "away_until": None, "sleep": None}
    yield "bans", {"person": who, "since": now(), "until": "2099", "reason": SECRET}
    yield "audit", {"at": now(), "by": CARO, "deed": "ban", "whom": who, "why": SECRET}


def of_accounts(who: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What only an account has."""
    row: dict[str, Any] = {"id": "s", "person": who, "device": SECRET}
    yield "sessions", row | {"created": now(), "seen": now(), "proved": now()}
    row = {"id": SECRET, "person": who, "key": b"x", "uses": 0, "label": SECRET, "created": now()}
    yield "passkeys", row
    for n, person in enumerate((who, None)):  # a letter may have been asked for before there was an account
        data = {"mail": f"{SECRET}@example.org"}
        yield "tickets", {"id": str(n), "kind": "come-in", "person": person, "data": data, "until": "2099"}
    row = {"id": "b", "person": who, "kind": "slack", "address": f"https://x.example/{SECRET}"}
    yield "bells", row | {"label": SECRET, "lang": "es", "rings": True, "created": now()}
    yield "tables", _table("at-results")
    yield "tables", _table("at-invitations", status="waiting")
    yield "invitations", {"table": "at-invitations", "person": who}
    rating = {"mu": 1.0, "sigma": 1.0, "sure": 1.0, "games": 1, "won": 1}
    yield "ratings", {"game": "gheos", "seats": 2, "player": who, **rating}
    row = {"table": "at-results", "seat": 0, "player": who, "rank": 1, "before": 1.0, "after": 2.0}
    yield "results", row | {"at": now()}
    row = {"name": "Liga", "status": "finished", "form": "swiss", "game": "gheos", "options": {}, "seats": 2}
    row |= {"rated": False, "least": 2, "most": 8, "round": 1, "created": now(), "changed": now()}
    yield "tournaments", row | {"id": "announced", "owner": who}
    yield "tournaments", row | {"id": "entered", "owner": CARO}
    yield "tournaments", row | {"id": "asked-to", "owner": CARO}
    yield "tournament_invitations", {"tournament": "asked-to", "person": who}
    yield "entrants", {"tournament": "entered", "number": 0, "person": who, "joined": now()}
    yield "audit", {"at": now(), "by": who, "deed": "prune", "why": "3 / 30"}


async def plant(connection: AsyncConnection, rows: Iterator[tuple[str, dict[str, Any]]]) -> None:
    for name, row in rows:
        await connection.execute(insert(schema.metadata.tables[name]).values(row))


async def where(connection: AsyncConnection, said: str) -> set[str]:
    """The columns in which something stands, packed or not."""
    found: set[str] = set()
    for table in schema.metadata.sorted_tables:
        for row in await connection.execute(select(table)):
            found |= {f"{table.name}.{key}" for key, value in row._mapping.items() if said in _plain(value)}
    return found


def _plain(value: object) -> str:
    if isinstance(value, dict | list):
        return orjson.dumps(value).decode()
    if not isinstance(value, bytes):
        return str(value)
    try:
        return decompress(value).decode("utf-8", "replace")
    except Exception:
        return value.decode("utf-8", "replace")


def _starred(*but: str) -> set[str]:
    return {f"{name}.{one}" for name, columns in held().items() if name not in but for one in columns.ids}


def _texts(*but: str) -> set[str]:
    return {f"{name}.{one}" for name, columns in held().items() if name not in but for one in columns.texts}


GUEST = "ana-como-invitada"


def test_nothing_is_left_of_who_is_forgotten(tmp_path: Path, database: Callable[[], str]) -> None:
    async def check(club: Club) -> None:
        await _account(club)
        async with club.rooms.engine.connect() as connection:
            assert await where(connection, ANA) == _starred()
            assert await where(connection, SECRET) == _texts("guests") - {"reports.why"}
        await _leaving(club).forget(ANA)
        async with club.rooms.engine.connect() as connection:
            assert await where(connection, ANA) == await where(connection, SECRET) == set()
            # What she has said of others is theirs to know, and nobody learns from whom it comes.
            assert "reports.why" in await where(connection, "mal dicho")
            assert await where(connection, BEA) >= {"tables.undo", "tables.going_on", "tables.proposal"}

    in_club(check, tmp_path, database_url=database())


def test_an_account_has_all_that_was_its_guests(tmp_path: Path, database: Callable[[], str]) -> None:
    async def check(club: Club) -> None:
        async def work(connection: AsyncConnection) -> set[str]:
            row = {"id": GUEST, "name": "Ana", "created": now()}
            await connection.execute(insert(schema.guests).values(row))
            await plant(connection, of_everybody(GUEST))
            before = await where(connection, GUEST)
            await move(connection, GUEST, ANA, "Ana")
            assert await where(connection, GUEST) == set()
            assert await where(connection, ANA) >= before - {"guests.id"}
            return before

        # An owner of the server, or of accounts' things, is no guest.
        own = {"accounts", "owners", "sessions", "passkeys", "tickets", "bells", "invitations"}
        own |= {"ratings", "results", "tournaments", "tournament_invitations", "entrants"}
        assert await club.rooms.writer.run(work) == _starred(*own) - {"audit.by"}

    in_club(check, tmp_path, database_url=database())


def test_all_of_it_is_told(tmp_path: Path) -> None:
    async def check(club: Club) -> None:
        await _account(club)
        caller = Caller(Known(ANA, "s"), "1.1.1.1", "Firefox")
        told = orjson.dumps(await _leaving(club).export(caller, ANA)).decode()
        tables = "owned seats chat muted notes happenings reports invitations results"
        assert [name for name in tables.split() if f'"at-{name}"' not in told] == []
        assert [
            key for key in ("announced", "entered", "asked-to", f"x.example/{SECRET}") if key not in told
        ] == []
        assert "at-whom" not in told, "who was reported does not learn by whom, nor about what"

    in_club(check, tmp_path)


async def _account(club: Club) -> None:
    """Ana has an account with all that there can be, and owns the server."""

    async def work(connection: AsyncConnection) -> None:
        said = {"called": SECRET, "mail": f"{SECRET}@example.org", "mailbox": f"{SECRET}@example.org"}
        said |= {"password": SECRET, "recovery": SECRET}
        ana = schema.accounts.c.id == ANA
        await connection.execute(update(schema.accounts).where(ana).values(**said))
        await name_owner(connection, SECRET, remove=False)
        await plant(connection, of_everybody(ANA))
        await plant(connection, of_accounts(ANA))

    await club.rooms.writer.run(work)


def _leaving(club: Club) -> Leaving:
    return Leaving(Entrance(club.rooms, Sessions(club.rooms, Cookies("secret"))), club.lobby)
