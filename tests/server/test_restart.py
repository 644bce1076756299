"""After a crash every table goes on exactly where its last acknowledged choice left it."""

import json
import random
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ecumene.core.record import Record
from ecumene.core.rng import Rng
from tests.server.conftest import Start
from tests.server.play import Guest, Server, two_at_a_table, wait_until


def test_after_a_crash_everything_goes_on(database: Callable[[], str], start: Start) -> None:
    """Nothing acknowledged is lost; bots move on with nobody there; no worker outlives the server."""
    server = start(database())
    ana = server.guest("Ana")
    of_bots = _table_of_bots(server)
    tables = [ana.opens("me", "Bruno", start=True) for _ in range(3)]
    acknowledged: dict[str, int] = {}
    players = [threading.Thread(target=_play_until_the_end, args=(ana, t, acknowledged)) for t in tables]
    for player in players:
        player.start()
    wait_until(lambda: len(acknowledged) == 3 and min(acknowledged.values()) > 20)
    wait_until(lambda: _number(ana, of_bots) > 3)
    workers = server.children()
    assert workers
    server.kill()
    for player in players:
        player.join()
    wait_until(lambda: not any(Path(f"/proc/{worker}/environ").exists() for worker in workers))
    server.start()
    again = ana.at(server)
    moved = _number(again, of_bots)
    assert moved > 3
    for table in tables:
        told = again.get(f"/api/tables/{table}")
        assert told["number"] in (acknowledged[table], acknowledged[table] + 1)
        with again.sits_at(table) as page:
            assert len(page.sees("view")["entries"]) == told["number"]
            page.does("look", seat=told["asked_seat"])
            page.chooses(page.view["view"]["asked"]["choices"][0], seat=told["asked_seat"])
    wait_until(lambda: _number(again, of_bots) > moved + 3)


def _table_of_bots(server: Server) -> str:
    """A table where both people have resigned."""
    ana, bruno, table = two_at_a_table(server)
    ana.post(f"/api/tables/{table}/resign")
    bruno.post(f"/api/tables/{table}/resign")
    return table


def _play_until_the_end(guest: Guest, table: str, acknowledged: dict[str, int]) -> None:
    """Choose as fast as the server takes it, until it is gone."""
    chance = random.Random(table)
    try:
        with guest.sits_at(table) as page:
            page.sees("view")
            while (asked := page.view["view"]["asked"]) is not None:
                if "choices" not in asked:
                    page.does("look", seat=asked["seat"])
                    asked = page.view["view"]["asked"]
                page.chooses(chance.choice(asked["choices"]), seat=asked["seat"])
                acknowledged[table] = page.number
    except (ConnectionClosed, EOFError, OSError):
        return


def _number(guest: Guest, table: str) -> int:
    return int(guest.get(f"/api/tables/{table}")["number"])


def test_a_restart_keeps_undo_redo_questions_and_long_games(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "e.sqlite"))
    ana, bruno, table = two_at_a_table(server)
    with ana.sits_at(table) as a, bruno.sits_at(table) as b:
        a.sees("view")
        b.sees("view")
        a.chooses("king", "b3")
        a.does("undo", seat=0)
        a.does("chat", text="ay")
    server.kill()
    server.start()
    ana, bruno = ana.at(server), bruno.at(server)
    with ana.sits_at(table) as a, bruno.sits_at(table) as b:
        assert a.sees("view")["redoable"] == 1
        assert a.sees("chat")["text"] == "ay"
        a.does("redo", seat=0)
        a.chooses("end")
        b.sees("view", number=3)
        b.chooses("king", "k2", seat=1)
        a.sees("view", number=5)
        assert a.does("undo", seat=0)["pending"] is True
    record = long_record(600)
    imported = ana.post("/api/records", content=str(record).encode())["id"]
    server.kill()
    server.start()
    assert ana.at(server).http.get(f"/api/tables/{imported}/record").text == str(record)
    with bruno.at(server).sits_at(table) as b:
        assert b.sees("undo") == {"type": "undo", "by": 0, "to": 2}
        b.does("agree", yes=True)
        assert b.number == 2


def long_record(choices: int) -> Record:
    record = Record.start("tigris", 4, 3)
    rng = Rng(3)
    while not record.position.over and len(record.entries) < choices:
        offered = record.position.choices()
        record.push(offered[rng.below(len(offered))])
    return record


def test_one_file_has_one_server_and_it_says_goodbye(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "e.sqlite"))
    ana = server.guest("Ana")
    table = ana.opens("me", "Bruno", start=True)
    second = Server(server.database, tmp_path / "second.log")
    with pytest.raises(AssertionError, match=r"ecumene: "):
        second.start()
    nowhere = Server("postgresql://127.0.0.1:1/none", tmp_path / "nowhere.log")
    with pytest.raises(AssertionError, match=r"ecumene: .*postgresql"):
        nowhere.start()
    with ana.sits_at(table) as page:
        page.sees("view")
        assert server.stop() in (0, -15)
        assert page.closes() == 1012
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert {"request", "open", "closed"} <= {line["what"] for line in lines}
    request = next(line for line in lines if line["what"] == "request" and line["method"] == "POST")
    assert (request["path"], request["status"]) == ("/api/tables", 200)


def test_processes_over_one_postgresql_are_one_server(two_processes: tuple[Server, Server]) -> None:
    one, two = two_processes
    ana, bruno = one.guest("Ana"), two.guest("Bruno")
    table = ana.opens("me", "open", "apprentice")
    bruno.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    with ana.sits_at(table) as a, bruno.sits_at(table) as b:
        first = a.sees("view")["view"]["turn"]
        b.sees("view")
        a.until(lambda m: m["type"] == "table" and all(seat["online"] for seat in m["table"]["seats"]))
        a.chooses("king")
        with ana.at(two).sits_at(table) as elsewhere:
            assert elsewhere.sees("view")["number"] == 1
            a.chooses("b3")
            elsewhere.sees("view", number=2)
        whole = b.sees("view")
        assert (whole["number"], len(whole["entries"])) == (2, 2), "a half-made choice is not shown"
        assert whole["view"]["leaders"] == {"b3": {"seat": 0, "leader": "king"}}
        # While no other leader is on the board, the bot cannot start a conflict in which Ana would be asked.
        a.chooses("king", "withdraw")
        a.chooses("end")
        b.sees("view", number=5)
        a.does("chat", text="hola")
        assert b.sees("chat")["text"] == "hola"
        b.chooses("end", seat=1)
        for page in (a, b):
            page.until(lambda m: m["type"] == "view" and m["view"]["turn"] == first + 3)
        assert a.does("undo", seat=0, to=5)["pending"] is True
        b.sees("undo")
        b.does("agree", yes=True)
        a.sees("view", number=5)


def test_two_processes_cannot_both_take_a_choice(two_processes: tuple[Server, Server]) -> None:
    one, two = two_processes
    ana = one.guest("Ana")
    table = ana.opens("me", "Bruno", start=True)
    other = ana.at(two)
    chance = random.Random(9)
    with ana.sits_at(table) as a, other.sits_at(table) as b:
        a.sees("view")
        b.sees("view")
        for turn in range(15):
            seat = a.view["view"]["asked"]["seat"]
            a.does("look", seat=seat)
            b.does("look", seat=seat)
            assert a.number == b.number
            offered = a.view["view"]["asked"]["choices"]
            number, version = a.number, a.view["version"]
            # Two clicks, not one that was sent again: each has an id of its own.
            sent = [
                (page, page.send("choose", id=f"{name} {turn}", version=version, seat=seat, choices=[choice]))
                for name, page in (("one", a), ("two", b))
                for choice in (chance.choice(offered),)
            ]
            answers = [page.answer(request)["type"] for page, request in sent]
            assert sorted(answers) == ["done", "refused"]
            for page in (a, b):
                page.sees_more_than(number)
