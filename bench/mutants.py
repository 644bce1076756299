"""How many small faults the tests find: a sample of mutants of each package, by Cosmic Ray.

    python bench/mutants.py                                  # 30 mutants of every package
    python bench/mutants.py core gheos --mutants 100 -j 2    # more of some; goes on where it was stopped

Each mutant is one change to one file in a copy of the tree, never in the tree itself, and is killed when one
of the tests that concern its package fails or takes far too long. The seed settles which mutants are tried.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import chdir
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.queues import Queue
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_CPU, RUSAGE_CHILDREN, getrusage, setrlimit

import click
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.testing import run_tests
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkItem, WorkResult
from mutations import sample
from reach import Reach, environment, function_at, read
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

ROOT = Path(__file__).parents[1]
SOURCE = Path("src/ecumene")
WHERE = Path(tempfile.gettempdir()) / "ecumene-mutants"
TITLES = Path("tests/titles")
SOON = ("test_every_value.py", "test_transcripts.py", "test_kept_records.py")
"""Of what all games go through, the tests that tell soonest."""
PYTEST = "-m pytest -x -q --tb=line -p no:cacheprovider --hypothesis-profile=mutants"
LEAST_SECONDS = 20.0
PATIENCE = 5
"""A mutant may take so many times as long as the tests take by themselves, and a while more."""
SLOW_SECONDS = 2.0
"""Tests that take longer wait until the others have found nothing."""
NOTHING = f"{sys.executable} -c pass"
"""The tests of a fault that none of them can notice."""
WORK = 2
"""And so many times as much of a processor: what does not end is seen soon, on a busy machine as well."""


@dataclass(frozen=True)
class Package:
    """What is changed, and which tests should notice: those that tell soonest come first."""

    name: str
    folder: Path
    tests: tuple[str, ...]

    def files(self, root: Path) -> list[Path]:
        found = (path.relative_to(root) for path in (root / self.folder).rglob("*.py"))
        return sorted(path for path in found if "migrations" not in path.parts)


@dataclass(frozen=True)
class Stage:
    """Some of the tests: what they reach, and how many seconds they take, on the clock and of a processor."""

    reach: Reach
    clock: float
    work: float

    def limits(self, tests: list[str]) -> tuple[float, float]:
        """How long these may take, on the clock and of a processor, with what the stage needs by itself."""
        seconds = self.reach.seconds
        without = sum(seconds.values()) - sum(seconds[test] for test in tests)
        share = max(0.0, 1 - without / self.clock)
        return LEAST_SECONDS + PATIENCE * share * self.clock, LEAST_SECONDS + WORK * share * self.work


@dataclass(frozen=True)
class Result:
    """How the sample of one package fared."""

    package: str
    killed: int
    survived: list[str]
    """What was changed, as a diff."""

    @property
    def mutants(self) -> int:
        return self.killed + len(self.survived)

    @property
    def share(self) -> float:
        return self.killed / self.mutants if self.mutants else 0.0


def battery(*games: str) -> tuple[str, str]:
    """What every game goes through, as far as it is about these: what tells soon comes first."""
    files = {path.name for path in (ROOT / TITLES).glob("test_*.py")}
    stages = (SOON, sorted(files.difference(SOON)))
    about = f"-k '{' or '.join(games)}'"
    first, rest = (" ".join([*(f"{TITLES}/{name}" for name in names), about]) for names in stages)
    return first, rest


def packages() -> dict[str, Package]:
    """All packages that have tests of their own, and every game."""
    concerned = {
        "core": (
            f"tests/core {SOURCE}/core",
            f"{TITLES}/tigris {TITLES}/gheos",
            *battery("tigris", "gheos"),
        ),
        "bots": (f"tests/bots {SOURCE}/bots", "tests/arena"),
        "table": (f"tests/table {SOURCE}/table",),
        "arena": (f"tests/arena {SOURCE}/arena",),
        "server": (
            f"tests/server {SOURCE}/server --ignore=tests/server/faults -k 'not postgresql and not restart'",
            "tests/server --ignore=tests/server/faults -k 'postgresql or restart'",
            "tests/server/faults",
        ),
        "cli": (f"tests/cli {SOURCE}/cli",),
    }
    found = {
        name: Package(name, SOURCE / name, tests)
        for name, tests in concerned.items()
        if (ROOT / SOURCE / name).is_dir()
    }
    for folder in sorted(path.parent for path in (ROOT / SOURCE / "titles").glob("*/__init__.py")):
        game = folder.name
        own = SOURCE / "titles" / game
        found[game] = Package(game, own, (f"{TITLES}/{game} {own}", *battery(game)))
    return found


# Trying them ------------------------------------------------------------------------------------


def copied(to: Path) -> None:
    """Copy the tree as it stands, whether committed or not, with what was built or fetched for the page."""
    for name in tree_files():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, to / name)
    page = SOURCE / "server" / "page"
    if (ROOT / page).is_dir():
        shutil.copytree(ROOT / page, to / page)
    tools = Path("web/node_modules")
    if (ROOT / tools).is_dir():
        (to / tools).symlink_to(ROOT / tools)


def tree_files() -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return sorted(name for name in listed.split("\0") if name and (ROOT / name).is_file())


def state() -> str:
    """A mark of all that the results depend on."""
    mark = sha256()
    for name in tree_files():
        if name.startswith(("src/", "tests/", "pyproject.toml")):
            mark.update(name.encode() + b"\0" + (ROOT / name).read_bytes())
    return mark.hexdigest()[:12]


def enter(copies: "Queue[str]") -> None:
    """A process takes a copy of the tree for itself; stopping is left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    settle(Path(copies.get()))


def settle(copy: Path) -> None:
    """From here on, what is imported and tested is that copy."""
    os.chdir(copy)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(copy / "src"), str(copy / "bench")])


def tried(item: WorkItem, stage: Stage) -> WorkResult:
    """What comes of a mutant in the tests of a stage that may notice it."""
    spec = item.mutations[0]
    path = Path(spec.module_path)
    tests = nearest_first(path, stage.reach, stage.reach.tests(function_at(path, spec.start_pos[0])))
    if not tests:
        return mutate_and_test(item.mutations, NOTHING, None)
    clock, work = stage.limits(tests)
    # The limit is for the tests, but holds for this process as well, which has worked for others before.
    setrlimit(RLIMIT_CPU, (int(work + time.process_time()), RLIM_INFINITY))
    chosen = Path(tempfile.gettempdir()) / f"chosen-{os.getpid()}"
    chosen.write_text("\n".join(tests), encoding="utf-8")
    try:
        return mutate_and_test(item.mutations, command(f"@{chosen}"), clock)
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


def command(tests: str) -> str:
    return f"{sys.executable} {PYTEST} {tests}"


def _place(item: WorkItem) -> str:
    spec = item.mutations[0]
    return f"{spec.module_path}:{spec.start_pos[0]} {spec.operator_name}"


def _by(result: WorkResult) -> str:
    """The test that noticed."""
    found = re.search(r"^FAILED (\S+)", result.output or "", re.MULTILINE)
    return found[1] if found else ""


def staged(package: Package, tests: str) -> Stage:
    """Tests with what they reach and how long they take. Without a fault, they must pass."""
    with tempfile.TemporaryDirectory(prefix="reach-") as told:
        before = dict(os.environ)
        os.environ.update(environment(Path(told)))
        try:
            start, worked = time.monotonic(), _worked()
            outcome, output = run_tests(command(f"-p marking {tests}"), None)
            clock, work = time.monotonic() - start, _worked() - worked
        finally:
            os.environ.clear()
            os.environ.update(before)
        if outcome is not TestOutcome.SURVIVED:
            raise click.ClickException(f"{package.name}: the tests fail without any mutant:\n{output}")
        return Stage(read(Path(told)), clock, work)


def _worked() -> float:
    """How many seconds of a processor the tests have taken so far."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def work(package: Package, session: WorkDB, copies: list[Path], progress: Progress) -> None:
    """Try all mutants of the session that have no result yet: what the first tests let pass, on the next."""
    pending = list(session.pending_work_items)
    task = progress.add_task(package.name, total=session.num_work_items, completed=session.num_results)
    for number, tests in enumerate(package.tests, 1):
        if not pending:
            return
        passed = []
        for item, result in outcomes(pending, staged(package, tests), copies):
            progress.console.print(package.name, _place(item), result.test_outcome, _by(result))
            if number < len(package.tests) and result.test_outcome is TestOutcome.SURVIVED:
                passed.append(item)
            else:
                session.set_result(item.job_id, result)
                progress.advance(task)
        pending = passed


def outcomes(
    items: list[WorkItem], stage: Stage, copies: list[Path]
) -> Iterator[tuple[WorkItem, WorkResult]]:
    """What comes of mutants, each copy of the tree with one at a time."""
    context = get_context("spawn")
    free = context.Queue()
    for copy in copies:
        free.put(str(copy))
    with ProcessPoolExecutor(len(copies), context, enter, (free,)) as pool:
        try:
            asked = {pool.submit(tried, item, stage): item for item in items}
            for done in as_completed(asked):
                yield asked[done], done.result()
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise


def told(package: Package, session: WorkDB) -> Result:
    """What came of the mutants so far."""
    killed, survived = 0, []
    for _, result in session.results:
        if result.worker_outcome is not WorkerOutcome.NORMAL:
            raise click.ClickException(f"{package.name}: a mutant could not be tried:\n{result.output}")
        if result.is_killed:
            killed += 1
        else:
            survived.append(str(result.diff))
    return Result(package.name, killed, sorted(survived))


# Reports ----------------------------------------------------------------------------------------


def table(results: Iterable[Result]) -> str:
    """The results in Markdown."""
    rows = [f"| {r.package} | {r.mutants} | {r.killed} | {r.share:.0%} |" for r in results]
    return "\n".join(["| package | mutants | killed | share |", "|---|---:|---:|---:|", *rows])


def summary(results: Iterable[Result], seed: int) -> dict[str, object]:
    """The results as other programs read them."""
    return {
        "seed": seed,
        "packages": [
            {
                "package": result.package,
                "mutants": result.mutants,
                "killed": result.killed,
                "share": round(result.share, 4),
                "survivors": result.survived,
            }
            for result in results
        ],
    }


def sampled(chosen: Iterable[Package], mutants: int, seed: int, jobs: int, folder: Path) -> Iterator[Result]:
    """The results of each package in turn. Sessions of the same tree are gone on with."""
    sessions = f"{mutants}-{seed}-{state()}.sqlite"
    copies = [folder / str(number) for number in range(jobs)]
    for copy in copies:
        copied(copy)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with chdir(folder), Progress(*columns, console=Console(stderr=True)) as progress:
        settle(copies[0])
        for package in chosen:
            path = folder.parent / f"{package.name}-{sessions}"
            with use_db(str(path), WorkDB.Mode.create) as session:
                if not session.num_work_items:
                    files, scratch = package.files(Path()), folder / "all.sqlite"
                    session.add_work_items(sample(package.name, files, mutants, seed, scratch))
                work(package, session, copies, progress)
                yield told(package, session)


@click.command(help=__doc__.split("\n\n")[0])
@click.argument("names", nargs=-1, metavar="[PACKAGE]...")
@click.option("--mutants", type=click.IntRange(1), default=30, help="how many of each package")
@click.option("--seed", default=1, help="settles which ones")
@click.option("--jobs", "-j", type=click.IntRange(1), default=2, help="how many at a time")
@click.option("--folder", type=click.Path(path_type=Path), default=WHERE, help="for copies and results")
@click.option("--json", "for_programs", is_flag=True, help="print the results for programs")
def main(
    names: tuple[str, ...], mutants: int, seed: int, jobs: int, folder: Path, for_programs: bool
) -> None:
    known = packages()
    if unknown := set(names) - set(known):
        raise click.UsageError(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="copies-", dir=folder.resolve()) as copies:
        results = list(sampled([known[name] for name in names or known], mutants, seed, jobs, Path(copies)))
    (folder / "table.md").write_text(table(results) + "\n", encoding="utf-8")
    if for_programs:
        print(json.dumps(summary(results, seed)))
    else:
        print(*(diff for result in results for diff in result.survived), table(results), sep="\n\n")


if __name__ == "__main__":
    main()
