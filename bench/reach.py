"""Which functions a test reaches, whether by itself or in a program that it starts.

A test cannot notice a fault in a function that is never called while it runs. Every process of Python that is
started with `environment` tells of the functions that it calls, once for each test; `marking.py` says which
test is running.
"""

import ast
import mmap
import os
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

WHERE = "ECUMENE_REACH"
"""The variable that says in which folder processes tell of what is called."""
MARK, CALLS, TESTS = "mark", "calls", "tests"
"""The files there: which test is running, what was called in which, and their names with their seconds."""
SOURCE = "/src/ecumene/"
EVERYBODY = 0
"""What is called before a test, after it, or while tests are collected, may matter to all of them."""

Function = tuple[str, int]
"""A function by its file, from `src` on, and its first line."""


@dataclass(frozen=True)
class Reach:
    """How long the tests take, and which of them reach which functions."""

    seconds: Mapping[str, float] = field(default_factory=dict)
    reached: Mapping[Function, frozenset[str]] = field(default_factory=dict)

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
    return {WHERE: str(folder), "PYTHONPATH": path}


def mark_in(folder: Path) -> memoryview:
    with (folder / MARK).open("r+b") as file:
        return memoryview(mmap.mmap(file.fileno(), 0)).cast("I")


def follow() -> None:
    """Tell of all functions of ours that this process calls from now on."""
    folder = Path(os.environ[WHERE])
    mark = mark_in(folder)
    calls = os.open(folder / CALLS, os.O_WRONLY | os.O_APPEND)
    told: set[CodeType] = set()
    when = mark[0]

    def called(frame: FrameType, _event: str, _argument: object) -> None:
        nonlocal when
        if mark[0] != when:
            when = mark[0]
            told.clear()
        code = frame.f_code
        if code not in told:
            told.add(code)
            if SOURCE in code.co_filename:
                place = code.co_filename.rpartition(SOURCE)[2]
                os.write(calls, f"{when}\t{place}\t{code.co_firstlineno}\n".encode())

    threading.settrace(called)
    sys.settrace(called)


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
    for line in (folder / CALLS).read_text("utf-8").splitlines():
        mark, place, first = line.split("\t")
        tests = names.values() if int(mark) == EVERYBODY else [names[int(mark)]]
        reached.setdefault((SOURCE[1:] + place, int(first)), set()).update(tests)
    return Reach(seconds, {function: frozenset(tests) for function, tests in reached.items()})


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
    return str(path), min(one.lineno for one in (innermost, *innermost.decorator_list))
