"""Guests who become accounts without losing a game, on several devices, and every way in."""

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from ecumene.server import schema
from ecumene.server.errors import NoPasskeysHere
from ecumene.server.people.passkeys import Place
from ecumene.table.clock import ago
from tests.server.play import Guest, Server, two_at_a_table
from tests.server.stored import change

PASSWORD = "cuatro leones bajo el sol"
LONG_AGO = "2020-01-01T00:00:00.000+00:00"


def joins(guest: Guest, name: str) -> Any:
    return guest.post("/api/people/new", {"name": name, "password": PASSWORD})


def comes_in(guest: Guest, name: str, password: str = PASSWORD, **more: Any) -> Any:
    return guest.post("/api/people/in", {"name": name, "password": password, **more})


def test_a_guest_becomes_an_account_in_the_middle_of_a_game(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    before = ana.http.cookies["ecumene"]
    guest = ana.get("/api/me")
    with ana.sits_at(table) as page, bruno.sits_at(table) as other:
        page.sees("view")
        me = joins(ana, "Ana de Uruk")
        assert (me["name"], me["account"]) == ("Ana de Uruk", True)
        assert page.closes() == 1013  # it comes again as who she is now
        seen = other.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["account"])
        assert seen["table"]["seats"][0]["name"] == "Ana de Uruk"
    found = ana.get(f"/api/tables/{table}")
    assert found["seats"][0]["you"]
    assert found["owner"] == me["id"] != guest["id"]
    with ana.sits_at(table) as page:
        page.sees("view")
        page.chooses(page.view["view"]["asked"]["choices"][0])
    # Whoever has kept the guest's cookie, or has planted it, is nobody there.
    thief = server.guest()
    thief.http.cookies.set("ecumene", before)
    assert thief.get("/api/me") == {"id": guest["id"], "name": "", "account": False}
    assert not thief.get(f"/api/tables/{table}")["seats"][0]["you"]


def test_a_second_device_brings_its_games_and_goes_on_playing(server: Server) -> None:
    laptop, phone = server.guest(), server.guest("Invitada")
    joins(laptop, "Berta")
    at_home = laptop.opens("me", "apprentice", start=True)
    table = phone.opens("me", "open")
    bruno = server.guest("Bruno")
    bruno.post(f"/api/tables/{table}/join")
    phone.post(f"/api/tables/{table}/start")
    with phone.sits_at(table) as page:
        page.does("chat", text="hola")
    comes_in(phone, "berta", bring=True)
    assert {t["id"] for t in phone.get("/api/tables?list=mine")} == {at_home, table}
    assert {t["id"] for t in laptop.get("/api/tables?list=mine")} == {at_home, table}
    with laptop.sits_at(table) as page:
        assert page.sees("chat", text="hola")["account"]
        page.chooses(page.view["view"]["asked"]["choices"][0])
    # Without a wish for it, what was played in a browser stays a guest's.
    other = server.guest("Otra")
    left = other.opens("me", "apprentice", start=True)
    comes_in(other, "Berta")
    assert left not in {t["id"] for t in other.get("/api/tables?list=mine")}


def test_who_sat_at_a_table_twice_has_both_seats(server: Server) -> None:
    ana, guest = server.guest(), server.guest("Yo misma")
    joins(ana, "Clara")
    table = ana.opens("me", "open")
    guest.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    comes_in(guest, "Clara", bring=True)
    assert [seat["you"] for seat in guest.get(f"/api/tables/{table}")["seats"]] == [True, True]
    with guest.sits_at(table) as page:
        page.send("look", seat=0)
        page.sees("view", seat=0)
        page.chooses(page.view["view"]["asked"]["choices"][0])


def test_what_was_agreed_to_as_a_guest_stays_agreed(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    with ana.sits_at(table) as page, bruno.sits_at(table) as other:
        page.sees("view")
        while page.view["view"]["asked"] and page.view["view"]["asked"]["seat"] == 0:
            page.chooses(page.view["view"]["asked"]["choices"][0])
        assert page.does("undo", seat=0, to=0).get("pending")
        other.sees("undo")
        joins(ana, f"Undo{server.port}")
        other.sees("undo")
        assert other.does("agree", yes=True)["number"] == 0


def test_names_are_one_persons_however_they_are_written(server: Server) -> None:
    joins(server.guest(), "Dora")
    for name in ("Dora", "dora", " DORA ", "Ｄora"):
        body = {"name": name, "password": PASSWORD}
        assert server.guest().refused("POST", "/api/people/new", json=body) == (409, "error-name-taken")
    guest = server.guest("Dora")  # guests may be called anything, and are told apart
    table = guest.opens("me", "open")
    comes_in(dora := server.guest(), "Dora")
    seats = dora.post(f"/api/tables/{table}/join")["seats"]
    assert [(seat["name"], seat["account"]) for seat in seats] == [("Dora", False), ("Dora", True)]
    joins(other := server.guest(), "Elsa")
    assert other.refused("PUT", "/api/me", json={"name": "dora"}) == (409, "error-name-taken")
    assert other.http.put("/api/me", json={"name": "ELSA"}).json()["name"] == "ELSA"
    other.http.put("/api/me", json={"name": "Elisa"})
    joins(server.guest(), "Elsa")  # the name is free again


def test_nobody_learns_whether_it_was_the_name_or_the_password(server: Server) -> None:
    joins(server.guest(), "Flora")
    stranger = server.guest()
    wrong = (403, "error-bad-sign-in")
    for name, password in (("Flora", "not the password"), ("Nobody at all", PASSWORD), ("Flora", "x")):
        assert stranger.refused("POST", "/api/people/in", json={"name": name, "password": password}) == wrong
    for name in ("Flora", "Nobody at all"):
        body = {"name": name, "code": "aaaa-bbbb-cccc-dddd-eeee"}
        assert stranger.refused("POST", "/api/people/recover", json=body) == wrong
    assert not stranger.get("/api/me")["account"]
    bad = (400, "error-bad-password")
    for password in ("short", "x" * 201, "GERTRUDIS"):
        body = {"name": "Gertrudis", "password": password}
        assert stranger.refused("POST", "/api/people/new", json=body) == bad


def test_devices_are_listed_and_signed_out(server: Server) -> None:
    ana, phone, tablet = server.guest(), server.guest(), server.guest()
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    joins(ana, f"Ines{server.port}")
    comes_in(phone, f"Ines{server.port}")
    comes_in(tablet, f"Ines{server.port}")
    sessions = ana.get("/api/account")["sessions"]
    assert len(sessions) == 3
    assert [s["device"] for s in sessions if not s["this"]] == ["", "Firefox · Android"]
    table = phone.opens("me", "apprentice", start=True)
    with phone.sits_at(table) as page, tablet.in_lobby() as lobby:
        page.sees("view")
        lobby.sees("list")
        [gone] = [s["id"] for s in sessions if s["device"]]
        ana.http.delete(f"/api/account/sessions/{gone}").raise_for_status()
        assert page.closes() == 1013
        assert not phone.get("/api/me")["account"]
        assert tablet.get("/api/me")["account"]
        left = ana.http.delete("/api/account/sessions").json()["sessions"]
        assert [s["this"] for s in left] == [True]
        assert lobby.closes() == 1013
    assert not tablet.get("/api/me")["account"]
    assert ana.get("/api/me")["account"]
    assert ana.refused("DELETE", f"/api/account/sessions/{gone}") == (404, "error-unknown-device")
    said = ana.http.cookies["ecumene"]
    left = ana.post("/api/people/out")
    assert not left["account"]
    assert ana.post("/api/people/out") == left  # who is a guest stays who they are
    ana.http.cookies.set("ecumene", said)
    assert not ana.get("/api/me")["account"]  # a stolen cookie is worth nothing afterwards
    assert ana.refused("GET", "/api/account") == (403, "error-sign-in-first")


def test_another_password_signs_all_others_out(server: Server) -> None:
    ana, phone = server.guest(), server.guest()
    joins(ana, f"Julia{server.port}")
    comes_in(phone, f"Julia{server.port}")
    changed = ana.http.put("/api/account/password", json={"password": "otra distinta", "lang": "es"})
    assert [s["this"] for s in changed.json()["sessions"]] == [True]
    assert not phone.get("/api/me")["account"]
    body = {"name": f"Julia{server.port}", "password": PASSWORD}
    assert phone.refused("POST", "/api/people/in", json=body)[1] == "error-bad-sign-in"
    comes_in(phone, f"Julia{server.port}", "otra distinta")
    assert ana.refused("DELETE", "/api/account/password") == (409, "error-last-way")


def test_a_code_for_emergencies_is_good_once(server: Server) -> None:
    name = f"Karin{server.port}"
    ana, other = server.guest(), server.guest()
    joins(ana, name)
    first, code = (ana.post("/api/account/recovery")["code"] for _ in range(2))
    assert ana.get("/api/account")["recovery"]
    assert other.refused("POST", "/api/people/recover", json={"name": name, "code": first})[0] == 403
    spoken = code.upper().replace("-", " ")
    assert other.post("/api/people/recover", {"name": name, "code": spoken})["name"] == name
    assert other.refused("POST", "/api/people/recover", json={"name": name, "code": code})[0] == 403
    assert not ana.get("/api/account")["recovery"]
    changed = other.http.put("/api/account/password", json={"password": "recuperada", "lang": "es"})
    assert changed.status_code == 200


def test_who_has_not_shown_for_long_who_they_are_changes_nothing(server: Server) -> None:
    name = f"Lola{server.port}"
    ana = server.guest()
    me = joins(ana, name)["id"]
    mine = update(schema.sessions).where(schema.sessions.c.person == me)
    change(server.database, mine.values(proved=LONG_AGO))
    first = (403, "error-prove-first")
    assert not ana.get("/api/account")["proved"]
    body = {"password": "otra distinta", "lang": "es"}
    assert ana.refused("PUT", "/api/account/password", json=body) == first
    assert ana.refused("POST", "/api/account/recovery") == first
    assert ana.refused("POST", "/api/people/passkey/ask-new", json={}) == first
    assert ana.refused("DELETE", "/api/me") == first
    before = ana.http.cookies["ecumene"]
    comes_in(ana, name)
    assert ana.http.cookies["ecumene"] != before
    assert ana.http.put("/api/account/password", json=body).status_code == 200
    change(server.database, mine.values(seen=ago(timedelta(hours=2))))
    assert ana.get("/api/me")["account"]
    [session] = ana.get("/api/account")["sessions"]
    assert session["seen"] > ago(timedelta(hours=1))
    change(server.database, mine.values(seen=LONG_AGO))
    assert not ana.get("/api/me")["account"]  # a year without a visit


NONSENSE: list[dict[str, Any]] = [
    {},
    {"id": 7},
    {"id": "a\0b"},
    {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}},
    {
        "id": "AAAA",
        "rawId": "AAAA",
        "type": "public-key",
        "response": {
            "clientDataJSON": "e30",
            "attestationObject": "oA",
            "authenticatorData": "",
            "signature": "",
        },
    },
]


@pytest.mark.parametrize("address", ["", "http://", "http://[", "http://10.0.0.1:8321", "http://[::1]:8321"])
def test_no_passkey_belongs_to_what_is_no_name(address: str) -> None:
    with pytest.raises(NoPasskeysHere):
        Place.of(address)


def test_passkeys_that_are_none_open_nothing(server: Server) -> None:
    stranger = server.guest()
    for credential in NONSENSE:
        ticket = stranger.post("/api/people/passkey/ask")["ticket"]
        used = {"ticket": ticket, "credential": credential}
        assert stranger.refused("POST", "/api/people/passkey", json=used) == (403, "error-bad-passkey")
        new = stranger.post("/api/people/passkey/ask-new", {"name": f"Tea{server.port}"})
        assert new["options"]["rp"] == {"name": "Ecumene", "id": "play.example"}
        made = {"ticket": new["ticket"], "credential": credential}
        assert stranger.refused("POST", "/api/people/passkey/new", json=made) == (403, "error-bad-passkey")
    wrong = {"ticket": "x", "credential": {}}
    assert stranger.refused("POST", "/api/people/passkey", json=wrong) == (404, "error-spent-link")
    assert not stranger.get("/api/me")["account"]
