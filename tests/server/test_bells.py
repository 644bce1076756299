"""Bells: hung up once, taken down with the browser they are in, and leading into nobody's network."""

import asyncio
import socket
import threading
from collections.abc import Callable
from datetime import timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from ecumene.server import schema
from ecumene.server.calls.bells import bells_of, hang_up
from ecumene.server.calls.outside import Outside
from ecumene.server.errors import BadBell, BadSetting, CallRefused, CallUnanswered
from ecumene.server.people.accounts import add_account
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database
from ecumene.table.clock import ago
from tests.server.play import Server
from tests.server.receiver import Browser, Receiver
from tests.server.test_calls import ANA, BEA, BROWSER, Town, in_town
from tests.server.test_people import comes_in, joins


def test_two_processes_hang_one_bell_up_once(postgres: Callable[[], str]) -> None:
    async def check() -> None:
        engine = await open_database(Settings(database_url=postgres()))
        wanted: Any = {"kind": "slack", "address": "https://hooks.example/1", "lang": "es"}
        async with engine.begin() as connection:
            await add_account(connection, "Ana", person=ANA)

        async def hangs() -> None:
            async with engine.begin() as connection:
                await hang_up(connection, ANA, wanted, BROWSER, letters=False)
                await asyncio.sleep(0.1)

        await asyncio.gather(*(hangs() for _ in range(4)))
        async with engine.connect() as connection:
            assert len(await bells_of(connection, ANA)) == 1
        await engine.dispose()

    asyncio.run(check())


CLOSED = (
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://10.1.2.3/",
    "https://169.254.169.254/latest",
    "https://[::ffff:192.168.1.1]/",
    "https://[64:ff9b::a00:1]/",
    "https://[2002:7f00:1::]/",
    "https://0.0.0.0/",
    "https://[fe80::1%25eth0]/",
    "http://9.9.9.9/",
    "ftp://example.org/",
    "https://me:secret@example.org/",
    "https://",
    "https://[::1",
    "https://example.org:99999/",
    "https://１２７.０.０.１/",
    "https://①②⑦.⓪.⓪.①/",
    "https://127。0。0。1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://127.0.0.1./",
    "https://[fec0::1]/",
    "https://192.88.99.1/",
)
"""Addresses that lead nowhere, into networks of somebody's own, or there in disguise."""


def test_nothing_goes_into_a_network_that_is_not_public(tmp_path: Path) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        closed = Outside(Settings())
        for address in (*CLOSED, receiver.at("/")):
            with pytest.raises(BadBell):
                closed.check(address)
        closed.check("https://example.org/hook")
        port = receiver.at("/").split(":")[2].rstrip("/")
        with pytest.raises(CallUnanswered):  # a name that leads home
            await closed.post(f"https://localhost:{port}/", b"", {})
        receiver.status = 302
        with pytest.raises(CallRefused):
            await town.caller.ringing.outside.post(receiver.at("/from"), b"", {})
        assert [call.path for call in receiver.received] == ["/from"]
        with pytest.raises(BadSetting):
            Outside(Settings(call_networks=("here",)))
        assert Outside(Settings(call_networks=("10.0.0.0/8",))).open_to(ip_address("10.1.1.1"))

    in_town(tmp_path, check)


def test_names_that_nobody_answers_for_hold_no_other_call_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, look_up = threading.Event(), socket.getaddrinfo

    def slow(host: str, *given: Any, **more: Any) -> Any:
        if host.startswith("slow"):
            over.wait(20)
            raise OSError(host)
        return look_up(host, *given, **more)

    async def check(town: Town, receiver: Receiver) -> None:
        monkeypatch.setattr(socket, "getaddrinfo", slow)
        outside = town.caller.ringing.outside
        waiting = [asyncio.create_task(outside.post(f"https://slow{n}.example/", b"", {})) for n in range(16)]
        await asyncio.sleep(0.1)
        with pytest.raises(CallUnanswered):  # at once: whoever listens there speaks no TLS
            async with asyncio.timeout(5):
                await outside.post(receiver.at("/").replace("http://127.0.0.1", "https://localhost"), b"", {})
        over.set()
        assert {type(one) for one in await asyncio.gather(*waiting, return_exceptions=True)} == {
            CallUnanswered
        }

    in_town(tmp_path, check)


def test_many_bells_that_nobody_answers_hold_up_nobody_elses(tmp_path: Path) -> None:
    async def check(town: Town, receiver: Receiver) -> None:
        hers = [await town.bell(ANA, kind="slack", address=receiver.at(f"/{n}")) for n in range(12)]
        bell = await town.bell(BEA, kind="slack", address=receiver.at("/bea"))
        tables = [(await town.game(ANA, BEA)).id for _ in range(4)]
        calls = [(one, table, 9) for one in hers for table in tables]
        calls.append((bell, (await town.game(BEA, ANA)).id, 1))
        rows = [
            {"bell": one, "table": table, "seat": 0, "tries": 0, "due": ago(timedelta(seconds=since))}
            for one, table, since in calls
        ]
        await town.rooms.writer.run(lambda c: c.execute(insert(schema.calls), rows))
        receiver.hold = asyncio.Event()
        looking = asyncio.create_task(town.caller.look())
        async with asyncio.timeout(8):
            while "/bea" not in {call.path for call in receiver.received}:
                await asyncio.sleep(0.01)
        receiver.hold.set()
        await looking

    in_town(tmp_path, check)


def test_bells_over_http(server: Server) -> None:
    ana = server.guest()
    path = "/api/account/bells"
    first = (403, "error-sign-in-first")
    assert ana.refused("GET", path) == first
    assert ana.refused("POST", path, json={"kind": "mail", "lang": "es"}) == first
    joins(ana, f"Campana{server.port}")
    told = ana.get(path)
    assert (told["mail"], told["bells"], len(told["key"])) == (False, [], 87)
    assert ana.refused("POST", path, json={"kind": "mail", "lang": "es"}) == (409, "error-no-mailbox")
    hook = {"kind": "slack", "address": "https://127.0.0.1/x", "lang": "es"}
    assert ana.refused("POST", path, json=hook) == (400, "error-bad-bell")
    push = {"kind": "push", "address": "https://push.example/1", "lang": "es"}
    bad = push | {"keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    assert ana.refused("POST", path, json=bad) == (400, "error-bad-bell")
    for _ in range(2):
        (bell,) = ana.post(path, push | {"keys": Browser().keys})["bells"]
    assert (bell["kind"], bell["rings"], bell["trouble"]) == ("push", True, None)
    one = f"{path}/{bell['id']}"
    assert not ana.http.put(one, json={"rings": False}).json()["bells"][0]["rings"]
    eva = server.guest()
    joins(eva, f"Elsa{server.port}")
    none = (404, "error-unknown-bell")
    assert eva.refused("PUT", one, json={"rings": True}) == none
    assert eva.refused("DELETE", one) == none
    assert eva.refused("POST", f"{one}/test") == none
    assert ana.refused("POST", f"{one}/test") == (409, "error-call-unanswered")
    (kept,) = ana.get("/api/me/export")["bells"]
    assert (kept["kind"], kept["address"]) == ("push", "https://push.example/1")
    assert ana.http.delete(one).json()["bells"] == []
    for n in range(12):
        ana.post(path, hook | {"address": f"https://hooks.example/{n}"})
    many = hook | {"address": "https://hooks.example/12"}
    assert ana.refused("POST", path, json=many) == (429, "error-too-many-bells")


def test_a_browser_that_is_signed_out_is_called_no_more(server: Server) -> None:
    name, path = f"Pilar{server.port}", "/api/account/bells"
    ana, phone = server.guest(), server.guest()
    joins(ana, name)
    comes_in(phone, name)
    push = {"kind": "push", "lang": "es", "keys": Browser().keys}
    ana.post(path, push | {"address": "https://push.example/desk"})
    hook = {"kind": "slack", "address": "https://hooks.example/1", "lang": "es"}
    assert len(phone.post(path, hook)["bells"]) == 2
    assert len(phone.post(path, push | {"address": "https://push.example/phone"})["bells"]) == 3
    comes_in(phone, name)  # to show once more who they are
    assert len(phone.get(path)["bells"]) == 3
    ana.http.delete("/api/account/sessions").raise_for_status()
    kept = {bell["address"] for bell in ana.get("/api/me/export")["bells"]}
    assert kept == {"https://push.example/desk", "https://hooks.example/1"}
