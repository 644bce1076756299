"""Files and functions are short enough to be read at a glance."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_LINES_OF_A_FILE = 400
MOST_LINES_OF_A_FUNCTION = 40

DATA = ("src/ecumene/server/migrations/", "web/src/generated/")
"""Tables and what programs wrote: as long as they are."""

LONG_FILES = {
    "src/ecumene/server/api.py",
    "src/ecumene/server/table.py",
    "src/ecumene/titles/ages/actions.py",
    "src/ecumene/titles/ages/aggressions.py",
    "src/ecumene/titles/ages/events.py",
    "src/ecumene/titles/innersea/discs.py",
    "src/ecumene/titles/innersea/gains.py",
    "src/ecumene/titles/innersea/position.py",
    "src/ecumene/titles/innersea/solo.py",
    "src/ecumene/titles/monumental/armies.py",
    "src/ecumene/titles/monumental/automa.py",
    "src/ecumene/titles/monumental/effects.py",
    "src/ecumene/titles/monumental/evaluate.py",
    "src/ecumene/titles/monumental/monsters.py",
    "src/ecumene/titles/monumental/operations.py",
    "src/ecumene/titles/monumental/position.py",
    "web/src/games/ages/view.ts",
    "web/src/table/session.svelte.ts",
}
"""Still to be split."""

LONG_FUNCTIONS = {
    "src/ecumene/server/app.py make_app",
    "src/ecumene/titles/ages/view.py _civilization",
    "src/ecumene/titles/innersea/position.py set_up",
    "src/ecumene/titles/innersea/view.py _player_view",
    "src/ecumene/titles/monumental/position.py lay_out",
    "src/ecumene/titles/monumental/view.py player_view",
    "src/ecumene/titles/monumental/view.py table_view",
    "src/ecumene/titles/monumental/view.py tile_view",
}
"""Still to be split."""


def sources(folder: str, *endings: str) -> Iterator[tuple[str, str]]:
    """The files of a folder, by name, with what is in them."""
    for path in sorted((ROOT / folder).rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in endings and not name.startswith(DATA):
            yield name, path.read_text(encoding="utf-8")


def functions(source: str) -> Iterator[tuple[str, int]]:
    """The functions and methods of a module, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def test_no_file_is_too_long() -> None:
    files = [*sources("src", ".py"), *sources("web/src", ".ts", ".svelte")]
    assert len(files) > 200
    assert {n for n, text in files if len(text.splitlines()) > MOST_LINES_OF_A_FILE} == LONG_FILES


def test_no_function_is_too_long() -> None:
    found = {
        f"{name} {function}"
        for name, source in sources("src", ".py")
        for function, lines in functions(source)
        if lines > MOST_LINES_OF_A_FUNCTION
    }
    assert found == LONG_FUNCTIONS


def test_the_lines_of_functions_are_counted() -> None:
    source = (
        "@cache\ndef f():\n    return 1\n"
        "class A:\n    async def g(self):\n        def h():\n            return 2\n"
    )
    assert sorted(functions(source)) == [("f", 2), ("g", 3), ("h", 2)]
