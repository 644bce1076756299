"""How every engine is measured: random play of whole games, then copies, by CPU time on one core.

Nothing here needs more than Python: it runs in the environment of each engine.
"""

import json
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from time import process_time
from typing import TypeVar

T = TypeVar("T")

ITERATIONS = 3_000_000
COPYING_SECONDS = 0.3
SAMPLES = 100
"""How many positions of games are copied."""


@dataclass
class Row:
    """What was measured of one game."""

    game: str
    calibration: float
    """Million iterations of an empty loop a CPU-second, in this process."""
    decisions_per_second: float
    clone_us: float | None
    """None where the engine has no copies."""


def pick(rng: Random, choices: Sequence[T]) -> T:
    return choices[int(rng.random() * len(choices))]


def calibration() -> float:
    return max(_empty_loop() for _ in range(5))


def _empty_loop() -> float:
    start = process_time()
    for _ in range(ITERATIONS):
        pass
    return ITERATIONS / (process_time() - start) / 1e6


def measured(
    game: str, seconds: float, play: Callable[[int], int], copies: Sequence[Callable[[], object]] = ()
) -> Row:
    """Play games by number, each of which says how many decisions it took, and copy positions."""
    play(0)  # what is done once only is not counted
    loops = calibration()
    decisions = number = 0
    start = process_time()
    while process_time() - start < seconds:
        decisions += play(number)
        number += 1
    speed = decisions / (process_time() - start)
    return Row(game, loops, speed, _copying(copies) if copies else None)


def _copying(copies: Sequence[Callable[[], object]]) -> float:
    start = process_time()
    rounds = 0
    while process_time() - start < COPYING_SECONDS:
        for copy in copies:
            copy()
        rounds += 1
    return (process_time() - start) / rounds / len(copies) * 1e6


def on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def tell(build: str, rows: Iterable[Row]) -> None:
    """What `compare.py` reads: the version that was measured, and what of it."""
    print(json.dumps({"build": build, "rows": [asdict(row) for row in rows]}))
