"""Games spread over a Ray cluster (`pip install "ecumene[ray]"`).

Each game is a task: one that dies with its machine is begun again on another, with the same seed and so with
the same outcome. Records are written here, where the results arrive, so that no folder has to be shared.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

import ray

from ecumene.arena.match import Match, Outcome, outcome_of
from ecumene.arena.records import known_outcome, path_of, recorded

AHEAD: Final = 3
"""How many games wait for each processor of the cluster."""
BEGINNINGS: Final = 3
"""How often a cluster on this machine is begun: Ray gives it half a minute, which may be too short."""
RETRIES: Final = 20
"""How often a game may lose its machine."""

Task = TypeVar("Task")
Done = TypeVar("Done")


def joined() -> None:
    """Be part of the cluster that RAY_ADDRESS names, else of one on this machine."""
    left = BEGINNINGS
    while not ray.is_initialized():
        left -= 1
        try:
            ray.init(log_to_driver=False, include_dashboard=False)
        except Exception as problem:  # Ray has no kind of its own for a node that takes too long
            ray.shutdown()
            if isinstance(problem, ConnectionError) or not left:
                raise


def room() -> int:
    """How many games may be under way: the cluster grows and shrinks meanwhile."""
    return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))


def spread(work: Callable[[Task], Done], tasks: Sequence[Task]) -> list[Done]:
    """Do tasks on the cluster; what came of them in their order."""
    return [done for _, done in sorted(_as_they_come(work, enumerate(tasks)), key=lambda pair: pair[0])]


def outcomes(numbered: Iterable[tuple[int, Match]], records: Path | None) -> Generator[Outcome, None, None]:
    """Play matches on the cluster; outcomes in their order."""
    joined()
    ready: dict[int, Outcome] = {}
    wanted = 0
    left = _not_known(numbered, records, ready)
    for number, result in _as_they_come(_played, left):
        ready[number] = _arrived(number, result, records)
        while wanted in ready:
            yield ready.pop(wanted)
            wanted += 1
    yield from (ready[number] for number in sorted(ready))


def _not_known(
    numbered: Iterable[tuple[int, Match]], records: Path | None, ready: dict[int, Outcome]
) -> Iterator[tuple[int, Match]]:
    """The matches that have no record yet; the others are ready."""
    for number, match in numbered:
        known = None if records is None else known_outcome(records, number, match)
        if known is None:
            yield number, match
        else:
            ready[number] = known


def _as_they_come(
    work: Callable[[Task], Done], numbered: Iterable[tuple[int, Task]]
) -> Iterator[tuple[int, Done]]:
    remote = ray.remote(num_cpus=1, max_retries=RETRIES)(work)
    under_way: dict[Any, int] = {}
    left = iter(numbered)
    while True:
        for number, task in islice(left, max(0, room() - len(under_way))):
            under_way[remote.remote(task)] = number
        if not under_way:
            return
        (first, *_), _ = ray.wait(list(under_way), num_returns=1)
        yield under_way.pop(first), ray.get(first)


def _played(match: Match) -> tuple[Outcome, str]:
    record = recorded(match)
    return outcome_of(match, record.position, len(record.entries)), str(record)


def _arrived(number: int, result: tuple[Outcome, str], records: Path | None) -> Outcome:
    outcome, text = result
    if records is not None:
        draft = path_of(records, number).with_suffix(".part")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path_of(records, number))
    return outcome
