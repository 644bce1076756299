"""Trying one mutant on the tests of a stage that may notice it."""

import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_CPU, setrlimit

from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_item import WorkItem, WorkResult
from reach import Reach, function_at
from warm import WHERE

PYTEST = "-m pytest -x -q --tb=line -p no:cacheprovider --hypothesis-profile=mutants"
ASK = Path(__file__).with_name("ask.py")
LEAST_SECONDS = 20.0
PATIENCE = 5
"""A mutant may take so many times as long as the tests take by themselves, and a while more."""
WORK = 2
"""And so many times as much of a processor: what does not end is seen soon, on a busy machine as well."""
SLOW_SECONDS = 2.0
"""Tests that take longer wait until the others have found nothing."""
NOTHING = f"{sys.executable} -c pass"
"""The tests of a fault that none of them can notice."""


@dataclass(frozen=True)
class Stage:
    """Some of the tests: what they reach, and how many seconds they take, on the clock and of a processor."""

    tests: str
    reach: Reach
    clock: float
    work: float

    def limits(self, tests: list[str]) -> tuple[float, float]:
        """How long these may take, on the clock and of a processor, with what the stage needs by itself."""
        seconds = self.reach.seconds
        without = sum(seconds.values()) - sum(seconds[test] for test in tests)
        share = max(0.0, 1 - without / self.clock)
        return LEAST_SECONDS + PATIENCE * share * self.clock, LEAST_SECONDS + WORK * share * self.work


def command(tests: str) -> str:
    return f"{sys.executable} {PYTEST} {tests}"


def settle(copy: Path) -> None:
    """From here on, what is imported and tested is that copy."""
    os.chdir(copy)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(copy / "src"), str(copy / "bench")])


class _Collected:
    """A process that has collected the tests of a stage; it ends with the one that has started it."""

    def __init__(self, tests: str) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="warm-")
        self.address = Path(self.folder.name) / "socket"
        own = {WHERE: str(self.address), "PYTHONDONTWRITEBYTECODE": "1"}
        collect = shlex.split(command(f"-p warm --basetemp={self.folder.name}/tests {tests}"))
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(collect, env=os.environ | own, stdout=quiet, stderr=quiet)
        while not self.address.exists() and self.process.poll() is None:
            time.sleep(0.05)


_collected: dict[str, _Collected] = {}
"""By the tests of their stage: one at a time in each process."""


def tried(item: WorkItem, stage: Stage) -> WorkResult:
    """What comes of a mutant in the tests of a stage that may notice it."""
    spec = item.mutations[0]
    path = Path(spec.module_path)
    function = function_at(path, spec.start_pos[0])
    tests = nearest_first(path, stage.reach, stage.reach.tests(function))
    if not tests:
        return mutate_and_test(item.mutations, NOTHING, None)
    if stage.tests not in _collected:
        _collected.clear()
        _collected[stage.tests] = _Collected(stage.tests)
    clock, work = stage.limits(tests)
    # The limit is for the tests, but holds for this process as well, which has worked for others before.
    setrlimit(RLIMIT_CPU, (int(work + time.process_time()), RLIM_INFINITY))
    chosen = Path(tempfile.gettempdir()) / f"chosen-{os.getpid()}"
    chosen.write_text("\n".join(tests), encoding="utf-8")
    alone = command(f"@{chosen}")
    asking = f"{sys.executable} -S {ASK} {_collected[stage.tests].address} {path} {chosen} {work} {alone}"
    try:
        in_functions = function is not None and function not in stage.reach.early
        return mutate_and_test(item.mutations, asking if in_functions else alone, clock)
    finally:
        chosen.unlink()


def nearest_first(module: Path, reach: Reach, tests: list[str]) -> list[str]:
    """Tests in files that are named after a module or import it, then the others; slow ones are last."""
    name = re.escape(".".join(module.with_suffix("").parts[1:]))
    imported = re.compile(rf"(from|import) {name}\b")
    files = {Path(test.partition("::")[0]) for test in tests}
    near = {
        str(path) for path in files if module.stem in path.stem or imported.search(path.read_text("utf-8"))
    }
    return sorted(
        tests, key=lambda test: (reach.seconds[test] > SLOW_SECONDS, test.partition("::")[0] not in near)
    )
