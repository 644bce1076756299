"""How many small faults the tests find: a sample of mutants of each package, by Cosmic Ray.

    python bench/mutants.py                                  # 30 mutants of every package
    python bench/mutants.py core gheos --mutants 100 -j 2    # more of some; goes on where it was stopped

Each mutant is one change to one file in a copy of the tree, never in the tree itself, and is killed when one
of the tests that concern its package fails or takes far too long. The seed settles which mutants are tried.
"""

import ast
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
from itertools import groupby
from multiprocessing import get_context
from multiprocessing.queues import Queue
from pathlib import Path
from random import Random
from resource import RLIM_INFINITY, RLIMIT_CPU, RUSAGE_CHILDREN, getrusage, setrlimit

import click
from cosmic_ray.commands.init import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.testing import run_tests
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult
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
WORK = 2
"""And so many times as much of a processor: what does not end is seen soon, on a busy machine as well."""
SAME = ("Eq_Is", "NotEq_IsNot", "Is_Eq", "IsNot_NotEq")
"""Comparisons that differ in nothing for small numbers, words and None."""
WEIGHTS = "evaluate.py"
"""Its numbers are a bot's opinions: no rule makes them right or wrong, only games that they win or lose."""


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
    """Some of the tests, and how many seconds they may take: on the clock, and of a processor."""

    tests: str
    clock: float
    work: float


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
            "tests/server --ignore=tests/server/faults -k 'not postgresql and not restart'",
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


# Which mutants ----------------------------------------------------------------------------------


def sample(package: Package, number: int, seed: int, scratch: Path) -> list[WorkItem]:
    """So many mutants, each at another place of the package; the places are drawn alike."""
    with use_db(str(scratch), WorkDB.Mode.create) as everything:
        init(package.files(Path()), everything, {})
        items = [item for item in everything.work_items if _worth_trying(item.mutations[0])]
    places = [list(group) for _, group in groupby(sorted(items, key=_key), key=lambda item: _key(item)[:3])]
    chance = Random(f"{seed} {package.name}")
    chosen = chance.sample(places, min(number, len(places)))
    return [chance.choice(mutants) for mutants in chosen]


def _key(item: WorkItem) -> tuple[str, tuple[int, int], tuple[int, int], str, int]:
    spec = item.mutations[0]
    where = (str(spec.module_path), tuple(spec.start_pos), tuple(spec.end_pos))
    return (*where, spec.operator_name, spec.occurrence)


def _worth_trying(spec: MutationSpec) -> bool:
    """Not a change that no test could notice: of a type, an opinion, or one equality for the other."""
    if spec.operator_name.endswith(SAME):
        return False
    if spec.operator_name.endswith("NumberReplacer") and Path(spec.module_path).name == WEIGHTS:
        return False
    return not any(start <= spec.start_pos < end for start, end in _types(Path(spec.module_path)))


_known_types: dict[Path, list[tuple[tuple[int, int], tuple[int, int]]]] = {}


def _types(path: Path) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where a module says what type something is."""
    if path not in _known_types:
        _known_types[path] = [
            ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0))
            for node in _annotations(ast.parse(path.read_text(encoding="utf-8")))
        ]
    return _known_types[path]


def _annotations(tree: ast.Module) -> Iterator[ast.expr | ast.stmt]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.arg, ast.AnnAssign)) and node.annotation:
            yield node.annotation
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.returns:
            yield node.returns
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield node


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
    """What comes of a mutant: the tests that are nearest to its module come first, then all of the stage."""
    # The limit is for the tests, but holds for this process as well, which has worked for others before.
    setrlimit(RLIMIT_CPU, (int(stage.work + time.process_time()), RLIM_INFINITY))
    near = nearest(Path(item.mutations[0].module_path), stage.tests)
    result: WorkResult
    for tests in (near, stage.tests) if near else (stage.tests,):
        result = mutate_and_test(item.mutations, command(tests), stage.clock)
        if result.test_outcome is not TestOutcome.SURVIVED:
            break
    return result


def nearest(module: Path, tests: str) -> str:
    """Of the files of tests, those that are named after a module or import it; none where `-k` chooses."""
    if " -k " in tests:
        return ""
    imported = re.compile(r"(from|import) " + re.escape(".".join(module.with_suffix("").parts[1:])) + r"\b")
    files = (path for place in tests.split() for path in sorted(Path(place).rglob("test_*.py")))
    near = [
        str(path) for path in files if module.stem in path.stem or imported.search(path.read_text("utf-8"))
    ]
    return " ".join(near)


def command(tests: str) -> str:
    return f"{sys.executable} {PYTEST} {tests}"


def _place(item: WorkItem) -> str:
    spec = item.mutations[0]
    return f"{spec.module_path}:{spec.start_pos[0]} {spec.operator_name}"


def staged(package: Package, tests: str) -> Stage:
    """Tests with their limits. Without a fault, they must pass."""
    start, before = time.monotonic(), _worked()
    outcome, output = run_tests(command(tests), None)
    if outcome is not TestOutcome.SURVIVED:
        raise click.ClickException(f"{package.name}: the tests fail without any mutant:\n{output}")
    clock, work = time.monotonic() - start, _worked() - before
    return Stage(tests, LEAST_SECONDS + PATIENCE * clock, LEAST_SECONDS + WORK * work)


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
            progress.console.print(package.name, _place(item), result.test_outcome)
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
                    session.add_work_items(sample(package, mutants, seed, folder / "all.sqlite"))
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
