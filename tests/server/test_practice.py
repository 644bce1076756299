"""Practice: a table of one's own from any moment of a finished game, against bots."""

import random

from ecumene.core.record import Record
from ecumene.core.rng import Rng
from tests.server.play import Guest, Server, wait_until


def finished_game(guest: Guest) -> tuple[str, Record]:
    record = Record.start("gheos", 2, 5)
    chance = Rng(5)
    while not record.position.over:
        choices = record.position.choices()
        record.push([choices[chance.below(len(choices))]])
    imported = guest.post("/api/records", content=str(record))
    return imported["id"], record


def test_a_finished_game_is_played_on_from_any_moment(server: Server) -> None:
    ana, bruno = server.guest("Ana"), server.guest("Bruno")
    table, record = finished_game(ana)
    address = f"/api/tables/{table}/practice"
    at = next(n for n in range(10, 99) if record.at(n).seat == 1 and record.entries[n - 1].seat == 0)
    practice = ana.post(address, {"at": at, "seat": 1, "level": "raider"})
    assert [(seat["kind"], seat["level"]) for seat in practice["seats"]] == [
        ("bot", "raider"),
        ("person", None),
    ]
    assert (practice["status"], practice["your_turn"], practice["public"]) == ("playing", True, False)
    with ana.sits_at(practice["id"]) as page:
        page.sees("view", number=at)
        chance = random.Random(1)
        while page.plays_on(1, chance):
            pass
        page.until(lambda m: m["type"] == "view" and m["view"]["asked"]["seat"] == 1)
        page.does("undo", seat=1, to=at)
        assert page.number == at
    assert ana.get(f"/api/tables/{table}")["status"] == "finished"
    begun = ana.post(address, {"at": 0, "seat": 1})
    wait_until(lambda: ana.get(f"/api/tables/{begun['id']}")["your_turn"])
    last = len(record.entries)
    refusals = {
        ("at", last + 1): (400, "error-bad-moment"),
        ("at", last): (400, "error-game-over"),
        ("seat", 2): (400, "error-bad-request"),
        ("level", "nobody"): (400, "error-unknown-bot"),
    }
    for (field, value), refusal in refusals.items():
        assert ana.refused("POST", address, json={"at": 3, "seat": 0, field: value}) == refusal
    running = ana.opens("me", "open")
    assert bruno.refused("POST", f"/api/tables/{running}/practice", json={"at": 0, "seat": 0})[0] in (
        403,
        409,
    )
