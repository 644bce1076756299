"""How many small faults the tests find: a sample of mutants of each package, by Cosmic Ray.

    python bench/mutants.py                                  # 30 mutants of every package
    python bench/mutants.py core gheos --mutants 100 -j 2    # more of some; goes on where it was stopped

Each mutant is one change to one file in a copy of the tree, never in the tree itself, and is killed when one
of the tests that concern its package fails or takes far too long. The seed settles which mutants are tried.
"""

import json
import os
import pickle
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import chdir
from dataclasses import dataclass, replace
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.queues import Queue
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import click
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkItem, WorkResult
from mutations import sample
from reach import environment, read
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from trying import Stage, command, settle, tried

ROOT = Path(__file__).parents[1]
SOURCE = Path("src/ecumene")
WHERE = Path(tempfile.gettempdir()) / "ecumene-mutants"
TITLES = Path("tests/titles")
SOON = ("test_every_value.py", "test_transcripts.py", "test_kept_records.py")
"""Of what all games go through, the tests that tell soonest."""


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


def compiled(copy: Path, tests: str) -> None:
    """Keep bytecode of a copy as it is, so that a mutant has only its own file to compile."""
    own = {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy / 'bench'}", "PYTHONDONTWRITEBYTECODE": ""}
    collect = shlex.split(command(f"--collect-only {tests}"))
    subprocess.run(collect, cwd=copy, env=os.environ | own, capture_output=True, check=False)


def _place(item: WorkItem) -> str:
    spec = item.mutations[0]
    return f"{spec.module_path}:{spec.start_pos[0]} {spec.operator_name}"


def _by(result: WorkResult) -> str:
    """The test that noticed."""
    found = re.search(r"^FAILED (\S+)", result.output or "", re.MULTILINE)
    return found[1] if found else ""


def staged(package: Package, tests: str) -> Stage:
    """Tests with what they reach and how long they take. Without a fault, they must pass."""
    with tempfile.TemporaryDirectory(prefix="reach-") as folder:
        own = os.environ | environment(Path(folder))
        start, worked = time.monotonic(), _worked()
        asked = shlex.split(command(f"-p marking {tests}"))
        ended = subprocess.run(asked, env=own, capture_output=True, check=False, text=True)
        clock, work = time.monotonic() - start, _worked() - worked
        if ended.returncode:
            told = f"{package.name}: the tests fail without any mutant:\n{ended.stdout}{ended.stderr}"
            raise click.ClickException(told)
        return Stage(tests, read(Path(folder)), clock, work)


def _worked() -> float:
    """How many seconds of a processor the tests have taken so far."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def kept_stage(package: Package, tests: str, kept: Path) -> Stage:
    """What these tests reach, found out once for a state of the tree."""
    if kept.exists():
        stage: Stage = pickle.loads(kept.read_bytes())
    else:
        stage = staged(package, tests)
        kept.write_bytes(pickle.dumps(stage))
    return stage


def work(package: Package, session: WorkDB, copies: list[Path], kept: Path, progress: Progress) -> None:
    """Try all mutants of the session that have no result yet: what the first tests let pass, on the next."""
    pending = list(session.pending_work_items)
    task = progress.add_task(package.name, total=session.num_work_items, completed=session.num_results)
    for number, tests in enumerate(package.tests, 1):
        if not pending:
            return
        passed = []
        for copy in copies:
            compiled(copy, tests)
        stage = kept_stage(package, tests, kept.with_name(f"{kept.name}-{number}.stage"))
        for item, result in outcomes(pending, stage, copies):
            progress.console.print(package.name, _place(item), result.test_outcome, _by(result), markup=False)
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
    mark = state()
    copies = [folder / str(number) for number in range(jobs)]
    for copy in copies:
        copied(copy)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with chdir(folder), Progress(*columns, console=Console(stderr=True)) as progress:
        settle(copies[0])
        for package in chosen:
            name = f"{package.name}-{mutants}-{seed}-{len(package.tests)}-{mark}.sqlite"
            path, kept = folder.parent / name, folder.parent / f"{package.name}-{mark}"
            with use_db(str(path), WorkDB.Mode.create) as session:
                if not session.num_work_items:
                    files, everything = package.files(Path()), folder.parent / f"all-{package.name}"
                    session.add_work_items(sample(package.name, files, mutants, seed, everything))
                work(package, session, copies, kept, progress)
                yield told(package, session)


@click.command(help=__doc__.split("\n\n")[0])
@click.argument("names", nargs=-1, metavar="[PACKAGE]...")
@click.option("--mutants", type=click.IntRange(1), default=30, help="how many of each package")
@click.option("--seed", default=1, help="settles which ones")
@click.option("--jobs", "-j", type=click.IntRange(1), default=2, help="how many at a time")
@click.option("--first", is_flag=True, help="only the tests that tell soonest: at least so many are killed")
@click.option("--folder", type=click.Path(path_type=Path), default=WHERE, help="for copies and results")
@click.option("--json", "for_programs", is_flag=True, help="print the results for programs")
def main(
    names: tuple[str, ...], mutants: int, seed: int, jobs: int, first: bool, folder: Path, for_programs: bool
) -> None:
    known = packages()
    if unknown := set(names) - set(known):
        raise click.UsageError(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    chosen = [known[name] for name in names or known]
    if first:
        chosen = [replace(package, tests=package.tests[:1]) for package in chosen]
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="copies-", dir=folder.resolve()) as copies:
        results = list(sampled(chosen, mutants, seed, jobs, Path(copies)))
    (folder / "table.md").write_text(table(results) + "\n", encoding="utf-8")
    if for_programs:
        print(json.dumps(summary(results, seed)))
    else:
        print(*(diff for result in results for diff in result.survived), table(results), sep="\n\n")


if __name__ == "__main__":
    main()
