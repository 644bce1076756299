"""Who sits where while a table waits: bots for empty seats, seats that change places."""

from tests.server.play import Server


def kinds(table: dict[str, object]) -> list[object]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["name"] or seat["level"] or seat["kind"] for seat in seats]


def test_the_owner_fills_an_empty_seat_with_a_bot_and_empties_it_again(server: Server) -> None:
    ana, bruno = server.guest("Ana"), server.guest("Bruno")
    table = ana.opens("me", "open", "open")
    address = f"/api/tables/{table}"
    assert kinds(ana.post(f"{address}/bot", {"seat": 2, "level": "master"})) == ["Ana", "open", "master"]
    assert kinds(ana.post(f"{address}/bot", {"seat": 2, "level": "apprentice"})) == [
        "Ana",
        "open",
        "apprentice",
    ]
    assert kinds(ana.post(f"{address}/bot", {"seat": 2, "level": None})) == ["Ana", "open", "open"]
    bruno.post(f"{address}/join", {"seat": 1})
    refusals = {
        ("Bruno", 2, "apprentice"): (403, "error-not-your-table"),
        ("Ana", 1, "apprentice"): (409, "error-seat-taken"),
        ("Ana", 2, "god"): (400, "error-unknown-bot"),
        ("Ana", 3, "apprentice"): (400, "error-bad-request"),
    }
    for (who, seat, level), refusal in refusals.items():
        guest = ana if who == "Ana" else bruno
        assert guest.refused("POST", f"{address}/bot", json={"seat": seat, "level": level}) == refusal
    ana.post(f"{address}/bot", {"seat": 2, "level": "apprentice"})
    assert ana.post(f"{address}/start")["status"] == "playing"
    late = {"seat": 2, "level": None}
    assert ana.refused("POST", f"{address}/bot", json=late) == (409, "error-already-started")


def test_seats_change_places_until_the_game_begins(server: Server) -> None:
    ana, bruno = server.guest("Ana"), server.guest("Bruno")
    table = ana.opens("me", "open", "open")
    address = f"/api/tables/{table}"
    with ana.sits_at(table) as page:
        bruno.post(f"{address}/join", {"seat": 1})
        moved = bruno.post(f"{address}/swap", {"seat": 1, "other": 2})
        assert kinds(moved) == ["Ana", "open", "Bruno"]
        page.until(lambda m: m["type"] == "table" and m["table"]["seats"][2]["name"] == "Bruno")
        swap = {"seat": 2, "other": 0}
        assert bruno.refused("POST", f"{address}/swap", json=swap) == (409, "error-seat-taken")
        swap = {"seat": 0, "other": 1}
        assert bruno.refused("POST", f"{address}/swap", json=swap) == (403, "error-not-your-table")
        swap = {"seat": 2, "other": 3}
        assert bruno.refused("POST", f"{address}/swap", json=swap) == (400, "error-bad-request")
        swapped = ana.post(f"{address}/swap", {"seat": 2, "other": 0})
        assert kinds(swapped) == ["Bruno", "open", "Ana"]
        assert [seat["you"] for seat in swapped["seats"]] == [False, False, True]
        ana.post(f"{address}/bot", {"seat": 1, "level": "apprentice"})
        began = ana.post(f"{address}/start")
        assert (began["asked_seat"], began["your_turn"]) == (0, False)
    assert ana.refused("POST", f"{address}/swap", json=swap) == (409, "error-already-started")
