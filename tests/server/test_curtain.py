"""What a page is shown of the others, and what never leaves the server."""

import json
import random
import sqlite3
from contextlib import closing
from typing import Any

from ecumene.core.record import Record
from tests.server.play import Server, two_at_a_table


def test_a_hot_seat_shows_a_hand_only_after_its_curtain_is_lifted(file_server: Server) -> None:
    ana = file_server.guest("Ana")
    table = ana.opens("me", "Bruno", start=True)
    with ana.sits_at(table) as page:
        first = page.sees("view")
        assert first["seat"] is None
        assert all(player["hand"] is None for player in first["view"]["players"])
        page.does("look", seat=0)
        assert page.view["view"]["players"][0]["hand"] is not None
        assert page.view["view"]["players"][1]["hand"] is None
        page.chooses("end", seat=0)
        assert page.view["seat"] is None
        assert all(player["hand"] is None for player in page.view["view"]["players"])
        page.does("look", seat=1)
        assert page.view["view"]["asked"]["choices"]
        page.does("look", seat=None)
        assert page.view["seat"] is None
        assert page.refused("look", seat=2) == "error-not-your-seat"


def test_alone_against_bots_there_is_no_curtain(file_server: Server) -> None:
    ana = file_server.guest("Ana")
    table = ana.opens({"kind": "local", "name": "Ana"}, "apprentice", start=True)
    with ana.sits_at(table) as page:
        assert page.sees("view")["seat"] == 0


def test_a_half_made_choice_shows_the_others_nothing(server: Server) -> None:
    ana, bruno, table = two_at_a_table(server)
    with ana.sits_at(table) as a, ana.sits_at(table) as beside, bruno.sits_at(table) as b:
        for page in (a, beside, b):
            page.sees("view")
        a.chooses("king")
        assert beside.sees("view", number=1)["view"]["asked"]["half_made"] is True
        a.chooses("b3")
        whole = b.sees("view")
        assert whole["number"] == 2
        assert [entry["number"] for entry in whole["entries"]] == [1, 2]
        # To take back only the last half puts a leader back into the hand, which everybody sees.
        a.does("undo", seat=0)
        assert b.sees("view")["view"]["leaders"] == {}


def test_neither_page_ever_gets_the_others_hand(file_server: Server) -> None:
    ana, bruno, table = two_at_a_table(file_server)
    chance = random.Random(5)
    with ana.sits_at(table) as a, bruno.sits_at(table) as b, file_server.guest().sits_at(table) as watcher:
        pages = [(a, 0), (b, 1), (watcher, None)]
        for page, _ in pages:
            page.sees("view")
        for _ in range(80):
            number = watcher.number
            chooser = a if a.plays_on(0, chance) else b if b.plays_on(1, chance) else None
            if chooser is None:
                break
            if not chooser.half_made:
                for page, _ in pages:
                    page.sees_more_than(number)
    record = stored_record(file_server, table)
    for page, seat in pages:
        assert not any("seed" in frame for frame in page.frames)
        views = [message for message in page.messages if message["type"] == "view"]
        assert len(views) > 30
        for message in views:
            _shows_only(message, seat)
            assert message["view"] == as_json(record.at(message["number"]).view(seat))


def stored_record(server: Server, table: str) -> Record:
    """The record as the file has it, with all that is hidden."""
    with closing(sqlite3.connect(server.database)) as file:
        (seed,) = file.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()
        lines = file.execute('SELECT choices FROM log WHERE "table" = ? ORDER BY version', [table])
        record = Record.start("tigris", 2, int(seed))
        for (choices,) in lines.fetchall():
            for choice in json.loads(choices):
                record.push(choice)
    return record


def as_json(view: dict[str, Any]) -> Any:
    return json.loads(json.dumps(view))


def _shows_only(message: dict[str, Any], seat: int | None) -> None:
    view = message["view"]
    assert message["seat"] == seat
    assert isinstance(view["bag"], int)
    for number, player in enumerate(view["players"]):
        assert (player["hand"] is not None) == (number == seat)
    for entry in message["entries"]:
        assert "choice" not in entry
        for event in entry["events"]:
            assert event["kind"] != "curtain"
            if event["kind"] == "drew":
                assert event["args"]["seat"] == seat
    if view["asked"] and view["asked"]["seat"] != seat:
        assert "choices" not in view["asked"]
        assert "half_made" not in view["asked"]
