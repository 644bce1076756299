"""Tables that people come back to: invitations by name, private tables, notes, and where one is asked."""

from tests.server.play import Guest, Server, two_at_a_table
from tests.server.test_people import comes_in, joins


def member(server: Server, name: str) -> Guest:
    """Somebody with an account, whose name is theirs on this server."""
    guest = server.guest()
    joins(guest, f"{name}{server.port}")
    return guest


def test_somebody_is_invited_by_name_and_comes(server: Server) -> None:
    ana, bruno, name = server.guest("Ana"), member(server, "Inv"), f"inv{server.port}"
    table = ana.opens("me", "open", private=True)
    stranger = server.guest("Eva")
    none = (404, "error-unknown-table")
    for who in (stranger, bruno):
        assert who.refused("GET", f"/api/tables/{table}") == none
        assert who.refused("POST", f"/api/tables/{table}/join") == none
        with who.sits_at(table) as page:
            assert page.closes() == 4404
    with bruno.in_lobby() as lobby:
        lobby.sees("list", which="invited", tables=[])
        invited = ana.post(f"/api/tables/{table}/invitations", {"name": name})["invited"]
        assert invited == [f"Inv{server.port}"]
        seen = lobby.until(lambda m: m["type"] == "listed" and m["table"]["id"] == table)["table"]
        assert (seen["invited"], seen["private"], seen["your_turn"]) == (True, True, False)
    assert [t["id"] for t in bruno.get("/api/tables?list=invited")] == [table]
    assert bruno.get(f"/api/tables/{table}")["status"] == "waiting"
    bruno.post(f"/api/tables/{table}/join")
    assert bruno.get("/api/tables?list=invited") == []
    assert ana.get(f"/api/tables/{table}/invitations")["invited"] == []
    ana.post(f"/api/tables/{table}/start")
    assert stranger.refused("GET", f"/api/tables/{table}") == none
    bruno.post(f"/api/tables/{table}/resign")
    assert bruno.get(f"/api/tables/{table}")["seats"][1]["resigned"]


def test_who_may_invite_whom(server: Server) -> None:
    ana, bruno, name = server.guest("Ana"), member(server, "Who"), f"Who{server.port}"
    table = ana.opens("me", "open")
    path = f"/api/tables/{table}/invitations"
    body = {"name": name}
    assert server.guest().refused("POST", path, json=body) == (403, "error-not-your-table")
    assert server.guest().refused("GET", path) == (403, "error-not-your-table")
    unknown = {"name": "Nadie en absoluto"}
    assert ana.refused("POST", path, json=unknown) == (404, "error-unknown-person")
    for _ in range(2):
        assert ana.post(path, body)["invited"] == [name]
    with bruno.in_lobby() as lobby:
        lobby.until(lambda m: m["type"] == "list" and m["which"] == "invited" and m["tables"])
        assert bruno.http.delete(path).status_code == 200
        lobby.sees("unlisted", table=table)
    for once_more in (bruno, server.guest()):
        assert once_more.refused("DELETE", path) == (409, "error-not-invited")
    assert ana.get(path)["invited"] == []
    bruno.post(f"/api/tables/{table}/join")  # it has no lock: whoever has the link may come
    ana.post(f"/api/tables/{table}/start")
    assert ana.refused("POST", path, json=body) == (409, "error-already-started")
    wanted = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True, "private": True}
    assert ana.refused("POST", "/api/tables", json=wanted) == (400, "error-bad-request")


def test_a_note_is_for_nobody_else_and_comes_along(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    path = f"/api/tables/{table}/note"
    assert ana.get(path) == {"text": ""}
    for text in ("dos templos", "dos templos y un rey"):
        assert ana.http.put(path, json={"text": text}).json() == {"text": text}
    assert ana.get(path) == {"text": "dos templos y un rey"}
    assert bruno.get(path) == {"text": ""}
    assert bruno.refused("PUT", path, json={"text": "x" * 4001})[0] == 400
    assert bruno.refused("PUT", path, json={"text": "a\0b"})[0] == 400
    name = f"Nota{server.port}"
    joins(ana, name)
    assert ana.get(path) == {"text": "dos templos y un rey"}
    phone = server.guest("Otra")
    phone.http.put(path, json={"text": "y una granja"})
    comes_in(phone, name, bring=True)
    both = {"text": "dos templos y un rey\ny una granja"}
    assert ana.get(path) == both
    assert ana.get("/api/me/export")["notes"] == [{"table": table, **both}]
    ana.http.put(path, json={"text": ""})
    assert ana.get("/api/me/export")["notes"] == []


def test_where_somebody_is_asked(server: Server) -> None:
    ana = server.guest("Ana")
    nothing = {"table": None, "game": None, "waiting": 0}
    assert server.guest().get("/api/turns") == nothing
    first, second = (ana.opens("me", "apprentice", game=g, start=True) for g in ("tigris", "gheos"))
    ana.opens("me", "open")
    assert ana.get("/api/turns") == {"table": first, "game": "tigris", "waiting": 2}
    assert ana.get(f"/api/turns?but={first}") == {"table": second, "game": "gheos", "waiting": 1}
    ana.post(f"/api/tables/{second}/resign")
    assert ana.get(f"/api/turns?but={first}") == nothing
    with ana.sits_at(first) as page:
        page.sees("view")
        page.chooses(page.view["view"]["asked"]["choices"][0])
    assert ana.get("/api/turns")["table"] == first
