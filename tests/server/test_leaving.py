"""Everything that is kept about somebody: told to them, and forgotten; games stay for the others."""

import random
from typing import Any
from zlib import decompress

from sqlalchemy import select

from ecumene.server import schema
from tests.server.play import Guest, Server, two_at_a_table, wait_until
from tests.server.stored import read
from tests.server.test_people import comes_in, joins


def plays_to_the_end(ana: Guest, name: str) -> str:
    """A game of hers and a friend's around one screen, played to its end at random."""
    table = ana.opens("me", name, game="gheos", start=True)
    chance = random.Random(7)
    with ana.sits_at(table) as page:
        page.sees("view")
        while page.view["view"]["asked"]:
            seat = page.view["view"]["asked"]["seat"]
            if page.view["seat"] != seat:
                page.send("look", seat=seat)
                page.sees("view", seat=seat)
            page.plays_on(seat, chance)
            if page.view["view"].get("over"):
                break
    wait_until(lambda: ana.get(f"/api/tables/{table}")["status"] == "finished")
    return table


def test_all_that_is_known_of_somebody_can_be_had(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    with ana.sits_at(table) as page:
        page.does("chat", text="¡suerte!")
    guest = ana.get("/api/me/export")
    assert guest["account"] is None
    assert [(s["table"], s["seat"], s["name"]) for s in guest["seats"]] == [(table, 0, "Ana")]
    name = f"Mara{server.port}"
    joins(ana, name)
    told = ana.get("/api/me/export")
    assert (told["name"], told["account"]["name"]) == (name, name)
    assert len(told["account"]["sessions"]) == 1
    assert [remark["text"] for remark in told["remarks"]] == ["¡suerte!"]
    assert [(s["table"], s["status"]) for s in told["seats"]] == [(table, "playing")]
    assert bruno.get("/api/me/export")["remarks"] == []
    assert server.guest().refused("GET", "/api/me/export") == (403, "error-sign-in-first")


def test_who_leaves_is_forgotten_and_games_go_on(server: Server) -> None:
    name = f"Olga{server.port}"
    ana, bruno, table = two_at_a_table(server)
    joins(ana, name)
    comes_in(phone := server.guest(), name)
    waiting = bruno.opens("me", "open", "open")
    ana.post(f"/api/tables/{waiting}/join")
    alone = ana.opens("me", "apprentice", start=True)
    finished = plays_to_the_end(ana, f"Hermana de {name}")
    with bruno.sits_at(table) as page:
        page.sees("view")
        with ana.sits_at(table) as own:
            own.does("chat", text=f"soy {name}")
        left = ana.http.delete("/api/me").json()
        assert not left["account"]
        seen = page.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["resigned"])
        assert seen["table"]["owner"] == bruno.get("/api/me")["id"] or page.until(
            lambda m: m["type"] == "table" and m["table"]["owner"] == bruno.get("/api/me")["id"]
        )
    for who in (ana, phone):
        assert not who.get("/api/me")["account"]
    seats = bruno.get(f"/api/tables/{table}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("bot", ""), ("person", "Bruno")]
    assert bruno.get(f"/api/tables/{waiting}")["seats"][1]["kind"] == "open"
    assert bruno.refused("GET", f"/api/tables/{alone}")[0] == 404
    record = bruno.http.get(f"/api/tables/{finished}/record").text
    assert "result:" in record
    assert nothing_says(server, name)
    with bruno.sits_at(table) as page:
        page.until(lambda m: m["type"] == "view" and m["version"] > 0)  # the bot has moved
    joins(server.guest(), name)  # the name is anybody's again


def nothing_says(server: Server, name: str) -> bool:
    """Whether a name stands nowhere in the database, packed or not."""
    said: list[Any] = []
    for table in schema.metadata.sorted_tables:
        for row in read(server.database, select(table)):
            said += [_plain(value) for value in row]
    return not any(name in text for text in said)


def _plain(value: object) -> str:
    if not isinstance(value, bytes):
        return str(value)
    try:
        return decompress(value).decode("utf-8", "replace")
    except Exception:
        return value.decode("utf-8", "replace")


def test_a_guest_is_forgotten_as_well(server: Server) -> None:
    ana = server.guest("Invitada fugaz")
    table = ana.opens("me", "open", public=True)
    before = ana.get("/api/me")["id"]
    assert ana.http.delete("/api/me").json()["id"] != before
    assert server.guest().refused("GET", f"/api/tables/{table}")[0] == 404
    assert nothing_says(server, "Invitada fugaz")


def test_what_is_an_accounts_is_not_for_guests_and_strangers(server: Server) -> None:
    first = (403, "error-sign-in-first")
    asked: list[tuple[str, str, Any]] = [
        ("GET", "/api/account", None),
        ("PUT", "/api/account/password", {"password": "una contraseña", "lang": "es"}),
        ("DELETE", "/api/account/password", None),
        ("PUT", "/api/account/mail", {"mail": "a@example.org", "lang": "es"}),
        ("POST", "/api/account/mail", {"ticket": "x"}),
        ("DELETE", "/api/account/mail", None),
        ("DELETE", "/api/account/passkeys/x", None),
        ("POST", "/api/account/recovery", None),
        ("DELETE", "/api/account/sessions", None),
        ("DELETE", "/api/account/sessions/x", None),
    ]
    for who in (server.guest(), server.guest("Invitado")):
        for method, path, body in asked:
            more = {} if body is None else {"json": body}
            assert who.refused(method, path, **more) == first, path
    member, other = server.guest(), server.guest()
    joins(member, f"Paz{server.port}")
    joins(other, f"Quim{server.port}")
    [session] = member.get("/api/account")["sessions"]
    gone = (404, "error-unknown-device")
    assert other.refused("DELETE", f"/api/account/sessions/{session['id']}") == gone
    assert other.refused("DELETE", "/api/account/passkeys/x") == gone
    foreign = {"headers": {"origin": "https://evil.example"}}
    assert member.refused("DELETE", "/api/me", **foreign) == (403, "error-foreign-origin")
    assert member.get("/api/me")["account"]


def test_who_is_signed_out_at_one_process_is_gone_at_the_other(two_processes: tuple[Server, Server]) -> None:
    here, there = two_processes
    name = f"Rita{here.port}"
    ana, phone = here.guest(), here.guest()
    joins(ana, name)
    comes_in(phone, name)
    phone = phone.at(there)
    table = phone.opens("me", "apprentice", start=True)
    with phone.sits_at(table) as page:
        page.sees("view")
        ana.http.delete("/api/account/sessions").raise_for_status()
        assert page.closes() == 1013
    assert not phone.get("/api/me")["account"]
