"""Files and functions are short enough to be read at a glance."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_LINES_OF_A_FILE = 400
MOST_LINES_OF_A_FUNCTION = 40

DATA = ("src/ecumene/server/migrations/", "web/src/generated/")
"""Tables and what programs wrote: as long as they are."""


def sources(folder: str, *endings: str) -> Iterator[tuple[str, str]]:
    """The files of a folder, by name, with what is in them."""
    for path in sorted((ROOT / folder).rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in endings and not name.startswith(DATA):
            yield name, path.read_text(encoding="utf-8")


def python() -> Iterator[tuple[str, str]]:
    """Our own modules, tests and tools; the functions of the page are counted in `web/src/shape.test.ts`."""
    for folder in ("src", "tests", "bench", "examples"):
        yield from sources(folder, ".py")
    for path in [*ROOT.glob("*.py"), *ROOT.glob("web/*.py")]:
        yield path.name, path.read_text(encoding="utf-8")


def functions(source: str) -> Iterator[tuple[str, int]]:
    """The functions and methods of a module, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def test_no_file_is_too_long() -> None:
    files = [*python(), *sources("web/src", ".ts", ".svelte")]
    assert len(files) > 300
    assert {n for n, text in files if len(text.splitlines()) > MOST_LINES_OF_A_FILE} == set()


def test_no_function_is_too_long() -> None:
    found = {
        f"{name} {function}"
        for name, source in python()
        for function, lines in functions(source)
        if lines > MOST_LINES_OF_A_FUNCTION
    }
    assert found == set()


def test_the_lines_of_functions_are_counted() -> None:
    source = (
        "@cache\ndef f():\n    return 1\n"
        "class A:\n    async def g(self):\n        def h():\n            return 2\n"
    )
    assert sorted(functions(source)) == [("f", 2), ("g", 3), ("h", 2)]
