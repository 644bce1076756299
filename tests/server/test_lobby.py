"""Guests, tables before and after the game, lists, records."""

import re

import httpx
import pytest

from ecumene.core.record import Record
from tests.server.play import Server, two_at_a_table


def test_a_guest_gets_a_signed_cookie_and_a_name(server: Server) -> None:
    ana = server.guest()
    answer = ana.http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    me = answer.json()
    assert me["name"] == ""
    again = ana.http.get("/api/me")
    assert again.json() == me
    assert again.headers["set-cookie"].startswith("ecumene=")  # as long as it is used, it lasts
    assert ana.http.put("/api/me", json={"name": "  Ana   María "}).json() == me | {"name": "Ana María"}
    forged = ana.http.cookies["ecumene"][:-2] + "xx"
    stranger = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"ecumene={forged}"}).json()
    assert stranger["id"] != me["id"]
    for name in ("", " ", "x" * 25, "a\x07b", None, 7):
        assert ana.refused("PUT", "/api/me", json={"name": name})[0] == 400


def test_a_new_name_is_seen_at_the_tables(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    with bruno.sits_at(table) as page:
        page.sees("view")
        ana.http.put("/api/me", json={"name": "Anita"})
        page.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == "Anita")


def test_the_shelf(file_server: Server) -> None:
    games = {game["id"]: game for game in file_server.guest().get("/api/games")}
    tigris = games["tigris"]
    assert tigris["seats"] == [2, 3, 4]
    assert tigris["bots"] == ["apprentice", "strategist", "master", "builder", "raider", "merchant"]
    points = {"id": "points", "values": ["hidden", "open"], "default": "hidden", "own": False}
    assert points in tigris["options"]
    rules = file_server.guest().http.get("/api/games/tigris/rules/es")
    assert "{#leader-beside-temple}" in rules.text
    assert file_server.guest().refused("GET", "/api/games/tigris/rules/fr") == (404, "error-unknown-place")
    assert file_server.guest().refused("GET", "/api/games/chess/rules/es") == (404, "error-unknown-game")


def test_a_table_fills_up_and_begins(server: Server) -> None:
    ana, bruno, eva = server.guest("Ana"), server.guest("Bruno"), server.guest("Eva")
    table = ana.opens("me", "open", "apprentice", public=True, options={"board": "alternative"})
    address = f"/api/tables/{table}"
    assert table in [t["id"] for t in eva.get("/api/tables?list=open")]
    assert ana.refused("POST", f"{address}/start") == (409, "error-seats-open")
    with ana.sits_at(table) as page:
        assert page.sees("table")["table"]["status"] == "waiting"
        joined = bruno.post(f"{address}/join", {"seat": 1})
        assert [seat["name"] for seat in joined["seats"]] == ["Ana", "Bruno", ""]
        page.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "person")
        assert bruno.post(f"{address}/join")["id"] == table
        assert eva.refused("POST", f"{address}/join") == (409, "error-seat-taken")
        bruno.post(f"{address}/leave")
        assert bruno.refused("POST", f"{address}/leave") == (403, "error-not-your-seat")
        eva.post(f"{address}/join")
        assert eva.refused("POST", f"{address}/start") == (403, "error-not-your-table")
        began = ana.post(f"{address}/start")
        assert (began["status"], began["asked_seat"], began["your_turn"]) == ("playing", 0, True)
        assert began["options"]["board"] == "alternative"
        assert page.sees("view")["number"] == 0
        for deed in ("join", "leave", "start"):
            assert bruno.refused("POST", f"{address}/{deed}") == (409, "error-already-started")
    assert table not in [t["id"] for t in eva.get("/api/tables?list=open")]


def test_my_tables_have_my_turn_first(server: Server) -> None:
    ana = server.guest("Ana")
    mine = ana.opens("me", "Bruno", start=True)
    ana.opens("me", "open")
    waiting = ana.opens("me", "open")
    listed = ana.get("/api/tables?list=mine")
    assert [t["id"] for t in listed][:2] == [mine, waiting]
    assert [t["your_turn"] for t in listed] == [True, False, False]
    assert server.guest().get("/api/tables?list=mine") == []


def test_a_table_that_all_have_left_is_gone(server: Server) -> None:
    ana, bruno = server.guest("Ana"), server.guest("Bruno")
    table = ana.opens("me", "open")
    bruno.post(f"/api/tables/{table}/join")
    left = ana.post(f"/api/tables/{table}/leave")
    assert left["owner"] == bruno.get("/api/me")["id"]
    bruno.post(f"/api/tables/{table}/leave")
    assert ana.refused("GET", f"/api/tables/{table}") == (404, "error-unknown-table")


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({}, (400, "error-bad-request")),
        ([], (400, "error-bad-request")),
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}, (404, "error-unknown-game")),
        ({"game": "tigris", "seats": []}, (400, "error-bad-request")),
        ({"game": "tigris", "seats": [{"kind": "me"}]}, (400, "error-bad-seats")),
        ({"game": "tigris", "seats": [{"kind": "me"}, {"kind": "me"}]}, (400, "error-bad-request")),
        ({"game": "tigris", "seats": [{"kind": "open"}, {"kind": "open"}]}, (400, "error-nobody-plays")),
        ({"game": "tigris", "seats": [{"kind": "me"}, {"kind": "dog"}]}, (400, "error-bad-request")),
        ({"game": "tigris", "seats": [{"kind": "me"}, {"kind": "bot"}]}, (400, "error-unknown-bot")),
        (
            {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
            (400, "error-unknown-bot"),
        ),
        ({"game": "tigris", "seats": [{"kind": "me"}, {"kind": "local"}]}, (400, "error-bad-name")),
        (
            {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"board": "moon"}},
            (400, "error-bad-option"),
        ),
        (
            {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"moon": 1}},
            (400, "error-unknown-option"),
        ),
        (
            {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 7},
            (403, "error-seed-known"),
        ),
        (
            {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True},
            (409, "error-seats-open"),
        ),
        (
            {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "local", "name": "B"}], "seed": -1},
            (400, "error-bad-seed"),
        ),
        (
            {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "local", "name": "B"}], "sed": 1},
            (400, "error-bad-request"),
        ),
    ],
)
def test_a_table_that_cannot_be(file_server: Server, body: object, refusal: tuple[int, str]) -> None:
    assert file_server.guest("Ana").refused("POST", "/api/tables", json=body) == refusal


def test_addresses_that_are_none(file_server: Server) -> None:
    ana = file_server.guest("Ana")
    assert ana.refused("GET", "/api/nothing") == (404, "error-unknown-place")
    assert ana.refused("DELETE", "/api/games") == (404, "error-unknown-place")
    assert ana.refused("GET", "/api/tables?list=all") == (400, "error-bad-request")
    assert ana.refused("GET", "/api/tables/nothing") == (404, "error-unknown-table")
    assert ana.refused("POST", "/api/tables", content=b"{") == (400, "error-bad-request")
    with ana.sits_at("nothing") as page:
        assert page.sees("refused")["error"]["code"] == "error-unknown-table"
        assert page.closes() == 4404


def test_pages_of_other_sites_are_kept_out(file_server: Server) -> None:
    ana = file_server.guest("Ana")
    table = ana.opens("me", "Bruno", start=True)
    foreign = {"Origin": "https://evil.example"}
    assert ana.refused("PUT", "/api/me", json={"name": "Eve"}, headers=foreign) == (
        403,
        "error-foreign-origin",
    )
    with ana.sits_at(table, **foreign) as page:
        assert page.sees("refused")["error"]["code"] == "error-foreign-origin"
        assert page.closes() == 4403
    own = {"Origin": file_server.url}
    assert ana.http.put("/api/me", json={"name": "Ana"}, headers=own).status_code == 200
    with ana.sits_at(table, **own) as page:
        page.sees("view")


def test_bodies_that_are_too_large(file_server: Server) -> None:
    ana = file_server.guest("Ana")
    large = b"x" * ((1 << 20) + 1)
    assert ana.refused("POST", "/api/records", content=large) == (413, "error-too-large")
    chunks = iter([large[: 1 << 19]] * 3)
    assert ana.refused("POST", "/api/records", content=chunks) == (413, "error-too-large")


def test_a_bot_plays_on_for_who_resigns(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    address = f"/api/tables/{table}"
    stranger = server.guest()
    assert stranger.refused("POST", f"{address}/resign") == (403, "error-not-your-seat")
    assert ana.refused("POST", f"{address}/rematch") == (409, "error-not-finished")
    resigned = bruno.post(f"{address}/resign")
    assert (resigned["seats"][1]["kind"], resigned["seats"][1]["resigned"]) == ("bot", True)
    assert bruno.refused("POST", f"{address}/resign") == (403, "error-not-your-seat")
    assert bruno.get("/api/tables?list=mine") == []
    with ana.sits_at(table) as page:
        page.sees("view")
        page.chooses("end")
        page.until(lambda m: m["type"] == "view" and m["view"]["asked"]["seat"] == 0 and m["number"] > 1)


def test_a_record_is_given_out_only_when_nothing_is_hidden(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    for guest in (ana, bruno, server.guest()):
        assert guest.refused("GET", f"/api/tables/{table}/record") == (403, "error-record-hidden")
    own = ana.opens("me", "Bruno", start=True, seed=7)
    text = ana.http.get(f"/api/tables/{own}/record").text
    assert "seed: 7" in text
    assert bruno.refused("GET", f"/api/tables/{own}/record") == (403, "error-record-hidden")
    against_bot = ana.opens("me", "apprentice", start=True)
    assert ana.refused("GET", f"/api/tables/{against_bot}/record") == (403, "error-record-hidden")
    waiting = ana.opens("me", "open")
    assert ana.refused("GET", f"/api/tables/{waiting}/record") == (409, "error-not-started")


def test_a_record_comes_in_and_goes_out_again(server: Server) -> None:
    ana = server.guest("Ana")
    record = Record.start("tigris", 2, 7, names=["Ana", "Bruno"]).push("king b3").push("end")
    table = ana.post("/api/records", content=str(record).encode())
    assert (table["number"], table["asked_seat"], table["hotseat"]) == (3, 1, True)
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Bruno"]
    assert ana.http.get(f"/api/tables/{table['id']}/record").text == str(record)
    with ana.sits_at(table["id"]) as page:
        page.sees("view")
        page.does("look", seat=1)
        page.chooses("end", seat=1)
    wrong = str(record).replace("b3", "a1")
    where = next(n for n, line in enumerate(wrong.splitlines(), 1) if "a1" in line)
    for text, line in (("", 1), ("nonsense", 1), (wrong, where)):
        answer = ana.http.post("/api/records", content=text.encode())
        assert answer.json()["error"]["code"] == "error-bad-record"
        assert re.search(rf"\b{line}\b", answer.json()["error"]["text"]["en"]), answer.text
    assert ana.refused("POST", "/api/records", content=b"\xff\xfe") == (400, "error-bad-record")


def test_replay_shows_each_viewer_what_they_saw(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    address = f"/api/tables/{table}"
    choice = {"id": "x", "version": 0, "seat": 0, "choices": ["king", "b3"]}
    ana.post(f"{address}/choices", choice)
    before, after = (ana.get(f"{address}/replay?to={n}") for n in (0, 2))
    assert before["view"]["leaders"] == {}
    assert before["events"] == []
    assert after["view"]["leaders"] == {"b3": {"seat": 0, "leader": "king"}}
    assert after["of"] == 2
    assert [event["kind"] for event in after["events"][0]["events"]] == ["placed-leader"]
    assert after["view"]["players"][0]["hand"] is not None
    assert bruno.get(f"{address}/replay?to=2")["view"]["players"][0]["hand"] is None
    assert server.guest().get(f"{address}/replay?to=2")["view"]["viewer"] is None
    assert bruno.refused("GET", f"{address}/replay?to=2&seat=0") == (403, "error-not-your-seat")
    assert ana.refused("GET", f"{address}/replay?to=3") == (400, "error-bad-moment")
    assert ana.refused("GET", f"{address}/replay?to=-1") == (400, "error-bad-request")


def test_who_is_here_is_seen(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)

    def online(message: dict[str, object]) -> list[bool]:
        told = message.get("table")
        assert told is None or isinstance(told, dict)
        return [seat["online"] for seat in told["seats"]] if told else []

    with ana.sits_at(table) as a:
        assert online(a.sees("table")) == [True, False]
        with bruno.sits_at(table):
            a.until(lambda m: online(m) == [True, True])
        a.until(lambda m: online(m) == [True, False])


def test_the_openapi_document_has_examples(file_server: Server) -> None:
    document = file_server.guest().get("/api/openapi.json")
    operations = [op for path in document["paths"].values() for op in path.values()]
    assert all(op["summary"] for op in operations)
    schemas = document["components"]["schemas"]
    for name in ("NewTable", "TableInfo", "Me", "GameInfo", "ErrorBody"):
        assert "example" in schemas[name], name
    assert "/api/tables/{key}/choices" in document["paths"]
