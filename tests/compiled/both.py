"""Plays the same games with both builds and compares them: `make same-games`, which takes long.

python -m tests.compiled.both --random 1000 --records 200 --bots 80 -j 2
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

import ecumene

ROOT = Path(__file__).parents[2]
PLAIN, COMPILED = ROOT / "src", ROOT / "build" / "compiled"
CHUNKS = {"random": 50, "records": 25, "bots": 8}
"""How many games are compared at a time."""


def run(build: Path, task: str, game: str, *arguments: str) -> list[str]:
    """What `tests.compiled.games` prints when it is run with a build."""
    command = [sys.executable, "-m", "tests.compiled.games", task, game, *arguments]
    environment = os.environ | {"PYTHONPATH": str(build)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    assert answer["compiled"] == (build == COMPILED)
    marks: list[str] = answer["marks"]
    return marks


class Chunk(NamedTuple):
    """Some games that both builds play."""

    task: str
    game: str
    start: int
    end: int

    def different(self) -> list[int]:
        """The numbers of the games that differ."""
        arguments = (self.task, self.game, str(self.start), str(self.end))
        plain, compiled = run(PLAIN, *arguments), run(COMPILED, *arguments)
        assert len(plain) == len(compiled) == self.end - self.start
        return [self.start + n for n, mark in enumerate(plain) if mark != compiled[n]]


def chunks(task: str, game: str, games: int) -> Iterator[Chunk]:
    size = CHUNKS[task]
    for start in range(0, games, size):
        yield Chunk(task, game, start, min(start + size, games))


def in_turn(wanted: dict[str, int]) -> list[Chunk]:
    """All chunks, the games one after another, so that whoever stops early has seen some of each."""
    rows = [chunks(task, game, games) for task, games in wanted.items() for game in ecumene.games()]
    found: list[Chunk] = []
    left = len(rows)
    for row in cycle(rows):
        chunk = next(row, None)
        left = left - 1 if chunk is None else len(rows)
        found += [chunk] if chunk else []
        if not left:
            break
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays the same games with both builds.")
    parser.add_argument("--random", type=int, default=1000, help="random games of each title")
    parser.add_argument("--records", type=int, default=200, help="random games of each, written down")
    parser.add_argument("--bots", type=int, default=80, help="beginnings of games of bots, of each")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    wanted = {task: getattr(arguments, task) for task in CHUNKS}
    compared = 0
    differing: list[str] = []
    todo = in_turn(wanted)
    with ThreadPoolExecutor(arguments.jobs) as pool:
        chunks_of = {pool.submit(chunk.different): chunk for chunk in todo}
        for number, done in enumerate(as_completed(chunks_of), 1):
            chunk = chunks_of[done]
            compared += chunk.end - chunk.start
            differing += [f"{chunk.task} {chunk.game} {game}" for game in done.result()]
            print(f"{number}/{len(todo)}: {compared} games compared, {len(differing)} differ", flush=True)
    print("\n".join(differing))
    return bool(differing)


if __name__ == "__main__":
    sys.exit(main())
