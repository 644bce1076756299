"""Which functions a test reaches, whether by itself or in a program that it starts.

A test cannot notice a fault in a function that is never called while it runs. Every process of Python that is
started with `environment` tells of the functions that it calls, once for each test; `marking.py` says which
test is running.
"""

import ast
import builtins
import mmap
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

WHERE = "ECUMENE_REACH"
"""The variable that says in which folder processes tell of what is called."""
MARK, CALLS, TESTS = "mark", "calls", "tests"
"""The files there: which test is running, what was called in which, and their names with their seconds."""
SOURCE = "/src/ecumene/"
CALLED = "_ecumene_called"
"""What the functions of ours call, in a process that tells."""
EARLY, EVERYBODY, FIRST = range(3)
"""What is called while tests are collected, and what is before a test or after it, may matter to all of
them; then come the numbers of the tests."""

Function = tuple[str, int]
"""A function by its file, from `src` on, and its first line."""


@dataclass(frozen=True)
class Reach:
    """How long the tests take, and which of them reach which functions."""

    seconds: Mapping[str, float] = field(default_factory=dict)
    reached: Mapping[Function, frozenset[str]] = field(default_factory=dict)
    early: frozenset[Function] = frozenset()
    """What is called before there are tests: what it gives may be kept by then."""

    def tests(self, function: Function | None) -> list[str]:
        """The tests that may notice a fault in a function, or outside of all of them, as they are run."""
        if function is None:
            return list(self.seconds)
        found = self.reached.get(function, frozenset())
        return [test for test in self.seconds if test in found]


# Telling ----------------------------------------------------------------------------------------


def environment(folder: Path) -> dict[str, str]:
    """What processes have to be started with so that they tell in an empty folder."""
    (folder / MARK).write_bytes(bytes(mmap.PAGESIZE))
    for name in (CALLS, TESTS):
        (folder / name).touch()
    (folder / "sitecustomize.py").write_text("import reach\n\nreach.follow()\n", encoding="utf-8")
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    # Bytecode that tells is kept apart from what is compiled of the same files at other times.
    kept = {"PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}
    return {WHERE: str(folder), "PYTHONPATH": path, **kept}


def mark_in(folder: Path) -> memoryview:
    with (folder / MARK).open("r+b") as file:
        return memoryview(mmap.mmap(file.fileno(), 0)).cast("I")


def follow() -> None:
    """Tell of all functions of ours that this process calls from now on."""
    folder = Path(os.environ[WHERE])
    mark = mark_in(folder)
    calls = os.open(folder / CALLS, os.O_WRONLY | os.O_APPEND)
    told: set[Function] = set()
    when = mark[0]

    def called(place: str, first: int) -> None:
        nonlocal when
        if mark[0] != when:
            when = mark[0]
            told.clear()
        function = place, first
        if function not in told:
            told.add(function)
            os.write(calls, f"{when}\t{place}\t{first}\n".encode())

    setattr(builtins, CALLED, called)
    loader: Any = SourceFileLoader
    compiled = loader.source_to_code

    def telling(self: object, data: Any, path: Any, **how: Any) -> CodeType:
        if SOURCE in str(path):
            data = _telling(data, str(path).rpartition(SOURCE)[2])
        code: CodeType = compiled(self, data, path, **how)
        return code

    loader.source_to_code = telling


def _telling(source: bytes, place: str) -> ast.Module:
    """A module whose functions say when they are called: a tracer would be asked about all others as well."""
    module = ast.parse(source)
    for node in ast.walk(module):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            says: list[ast.expr] = [ast.Constant(place), ast.Constant(_first_line(node))]
            call = ast.Expr(ast.Call(ast.Name(CALLED, ast.Load()), says, []))
            for part in ast.walk(call):
                ast.copy_location(part, node.body[0])
            node.body.insert(ast.get_docstring(node) is not None, call)
    return ast.fix_missing_locations(module)


def _first_line(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return min(one.lineno for one in (node, *node.decorator_list))


# Reading it -------------------------------------------------------------------------------------


def read(folder: Path) -> Reach:
    """What was told in a folder."""
    names: dict[int, str] = {}
    seconds: dict[str, float] = {}
    for line in (folder / TESTS).read_text("utf-8").splitlines():
        number, took, test = line.split("\t", 2)
        names[int(number)] = test
        seconds[test] = float(took)
    reached: dict[Function, set[str]] = {}
    early: set[Function] = set()
    for line in (folder / CALLS).read_text("utf-8").splitlines():
        mark, place, first = line.split("\t")
        function = SOURCE[1:] + place, int(first)
        tests = [names[int(mark)]] if int(mark) >= FIRST else names.values()
        reached.setdefault(function, set()).update(tests)
        if int(mark) == EARLY:
            early.add(function)
    found = {function: frozenset(tests) for function, tests in reached.items()}
    return Reach(seconds, found, frozenset(early))


def function_at(path: Path, line: int) -> Function | None:
    """The innermost function whose body a line is in, unless what it gave once is kept for other tests."""
    inside = [
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body[0].lineno <= line <= (node.end_lineno or 0)
    ]
    if not inside or any("cache" in ast.unparse(one) for node in inside for one in node.decorator_list):
        return None
    innermost = max(inside, key=lambda node: node.lineno)
    return str(path), _first_line(innermost)
