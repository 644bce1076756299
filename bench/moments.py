"""What single requests cost a server: a moment of a long game, a finished table in memory, a first look."""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import httpx
import orjson
from loopback import server
from prepared import Prepared, long_game, over, played, put
from usage import Pace, loop_seconds, memory_mb
from websockets.sync.client import connect

from ecumene.core.record import Record

LONG = 1000
"""How many choices a long game has."""
FINISHED = 250
LEAP = 37
"""Moments are asked for in no order that a cache could like."""
MOST_SEATS = {"tigris": 4, "gheos": 4, "ages": 4, "innersea": 6, "monumental": 4}


def warm_up(port: int, tables: Sequence[Prepared]) -> None:
    """Let a server load what it needs for any table."""
    with httpx.Client(timeout=120, base_url=f"http://127.0.0.1:{port}") as guest:
        for table in tables:
            guest.get(f"/api/tables/{table.table}/replay?to=0").raise_for_status()


def measured(databases: Callable[[], str], games: Sequence[str]) -> dict[str, Any]:
    """All of it, scaled."""
    return {
        "replay": {game: _moments(databases(), record) for game, record in _long_games(games)},
        "finished_table_mb": round(_finished(databases(), games), 4),
        "opening_ms": _opening(databases()),
    }


def lines(found: dict[str, Any]) -> Iterator[str]:
    """The same for people."""
    for game, replay in found["replay"].items():
        yield (
            f"{game:<10} replay of {replay['moments']} moments of {replay['choices']} choices: CPU "
            f"{replay['mean_ms']} ms in the mean, {replay['worst_ms']} at worst"
        )
    yield f"a finished table in the cache: {found['finished_table_mb']} MB"
    yield f"a game of {LONG} choices, opened by a server that was just started: {found['opening_ms']} ms"


def _long_games(games: Sequence[str]) -> Iterator[tuple[str, Record]]:
    """A game of a thousand choices where that is possible, else a whole one with all seats."""
    for game in games:
        if game == "tigris":
            yield game, long_game(LONG)
        else:
            whole = played(game, MOST_SEATS[game], 3)
            yield game, whole.branch(LONG) if len(whole.entries) > LONG else whole


def _moments(database: str, record: Record) -> dict[str, Any]:
    """What a look back costs the event loop, moment by moment."""
    prepared = put(database, iter([record]))[0]
    calibrated = Pace()
    spent: list[float] = []
    cookie = {"ecumene": prepared.cookies[0]}
    with (
        server(database) as (process, port),
        httpx.Client(timeout=120, base_url=f"http://127.0.0.1:{port}", cookies=cookie) as guest,
    ):
        for to in (0, *(number * LEAP % (prepared.number + 1) for number in range(prepared.number // 4))):
            before = loop_seconds(process.pid)
            guest.get(f"/api/tables/{prepared.table}/replay?to={to}").raise_for_status()
            spent.append(loop_seconds(process.pid) - before)
    calibrated.again()
    spent = spent[1:]  # the first has opened the table
    return {
        "moments": len(spent),
        "choices": prepared.number,
        "mean_ms": round(calibrated.cpu(statistics.mean(spent)) * 1000, 2),
        "worst_ms": round(calibrated.cpu(max(spent)) * 1000, 2),
    }


def _finished(database: str, games: Sequence[str]) -> float:
    """Megabytes that a finished game takes while it is at hand."""
    made = put(database, over(games, FINISHED + 5 * len(games)))
    with (
        server(database) as (process, port),
        httpx.Client(timeout=120, base_url=f"http://127.0.0.1:{port}") as guest,
    ):
        warm_up(port, made[FINISHED:])
        before = memory_mb(process.pid)
        for table in made[:FINISHED]:
            guest.get(f"/api/tables/{table.table}").raise_for_status()
        return (memory_mb(process.pid) - before) / FINISHED


def _opening(database: str) -> float:
    """Milliseconds from asking a server that was just started for a long game to its first view."""
    with server(database) as (_, port), httpx.Client(timeout=120, base_url=f"http://127.0.0.1:{port}") as ana:
        answer = ana.post("/api/records", content=str(long_game(LONG)).encode(), timeout=60)
        table, cookie = answer.json()["id"], ana.cookies["ecumene"]
    with server(database) as (_, port):
        began = time.perf_counter()
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        with connect(address, additional_headers={"Cookie": f"ecumene={cookie}"}, max_size=None) as page:
            while not (views := _views(page.recv())):
                continue
        took = time.perf_counter() - began
        assert len(views[0]["entries"]) == LONG
    return round(took * 1000, 1)


def _views(frame: str | bytes) -> list[Any]:
    messages = [orjson.loads(line) for line in frame.splitlines()]
    return [message for message in messages if message["type"] == "view"]
