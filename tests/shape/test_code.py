"""The code in the documentation: what is Python runs, and what is typed at a terminal exists."""

import json
import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from ecumene.cli import terminal
from ecumene.cli.errors import SurplusArguments, UnknownCommand
from ecumene.cli.voice import voice
from ecumene.core.errors import EcumeneError

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
    *sorted((ROOT / "src").rglob("*.md")),
]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"\s+#.*$")
VARIABLE = re.compile(r"[A-Z_]+=")
ELSEWHERE = {"docs/data.md": "tests/env/test_export.py"}
"""Pages with Python that reads files; the test that runs it makes them first."""
TYPED = ROOT / "web/src/outside/page"
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def fences(page: Path, *languages: str) -> Iterator[str]:
    for language, code in FENCE.findall(page.read_text(encoding="utf-8")):
        if language in languages:
            yield code


@each_page
def test_python_is_shown_with_what_comes_of_it(page: Path) -> None:
    """So that it runs with the doctests; elsewhere a test of its own runs it."""
    name = page.relative_to(ROOT).as_posix()
    plain = [code for code in fences(page, "python", "py", "pycon") if not code.startswith(">>> ")]
    if name in ELSEWHERE:
        assert f'"{page.name}"' in (ROOT / ELSEWHERE[name]).read_text(encoding="utf-8")
    else:
        assert plain == []


@each_page
def test_what_is_typed_at_a_terminal_exists(page: Path) -> None:
    lines = [line for code in fences(page, "", "sh", "bash", "console") for line in code.splitlines()]
    for words in filter(None, map(typed, lines)):
        assert unknown(words) is None, words


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_what_examples_say_of_themselves_can_be_typed(path: Path) -> None:
    for words in filter(None, map(typed, path.read_text(encoding="utf-8").splitlines())):
        assert unknown(words) is None, words


def typed(line: str) -> list[str]:
    """The words of a command, without variables before it and what is remarked after it."""
    line = COMMENT.sub("", line.strip())
    if not re.match(r"([A-Z_]+=\S+ )*(\.venv/bin/)?(ecumene|make|python|pytest) ", line):
        return []
    words = shlex.split(line)
    while VARIABLE.match(words[0]):
        words = words[1:]
    return [words[0].removeprefix(".venv/bin/"), *words[1:]]


def unknown(words: list[str]) -> str | None:
    """What of a command does not exist."""
    program, *arguments = words
    if program == "ecumene":
        return refused(terminal, arguments)
    if program == "make":
        targets = (ROOT / "Makefile").read_text(encoding="utf-8")
        wanted = [word for word in arguments if "=" not in word]
        return next((word for word in wanted if not re.search(rf"^{word}:", targets, re.MULTILINE)), None)
    if program == "python" and arguments[0] == "-m":
        return None if find_spec(arguments[1]) else arguments[1]
    path = arguments[0]
    return None if path.startswith("-") or (ROOT / path).exists() else path


def refused(command: click.Command, arguments: list[str]) -> str | None:
    """What the terminal does not know of a command line; whether its files exist is no matter."""
    context = click.Context(command, obj=voice("en"))
    try:
        if isinstance(command, click.Group) and arguments and not arguments[0].startswith("-"):
            found = command.get_command(context, arguments[0])
            return arguments[0] if found is None else refused(found, arguments[1:])
        command.parse_args(context, arguments)
    except (click.NoSuchOption, SurplusArguments, UnknownCommand) as problem:
        return repr(problem)
    except (click.UsageError, EcumeneError):
        pass
    return None


def test_what_does_not_exist_is_found() -> None:
    for line in (
        "ecumene arena tigris --gamez 3",
        "ecumene areena",
        "make teatime",
        "python bench/none.py x",
    ):
        assert unknown(typed(line)), line
    for line in ("ecumene admin backup here --last 3", "make bench RUNS=3", "python -m http.server"):
        assert unknown(typed(line)) is None, line


@each_page
def test_settings_can_be_read(page: Path) -> None:
    for code in fences(page, "toml"):
        tomllib.loads(code)
    for code in fences(page, "json"):
        json.loads(code)


def test_the_board_of_the_book_is_one(tmp_path: Path) -> None:
    """Type-checked as the page of a game from outside, as its author's editor would."""
    (code,) = fences(ROOT / "docs/adding-a-board.md", "js")
    declared = f'// @ts-check\n/** @type {{import("{TYPED}").OutsidePage}} */\n'
    (tmp_path / "board.js").write_text(declared + code, encoding="utf-8")
    settings = {
        "extends": str(ROOT / "web/tsconfig.json"),
        "compilerOptions": {
            "noUnusedLocals": False,
            "noUnusedParameters": False,
            "noImplicitAny": False,
            "types": [str(ROOT / "web/node_modules/vite/client")],
        },
        "include": [],
        "files": ["board.js"],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    checker = ROOT / "web/node_modules/.bin/tsc"
    done = subprocess.run([checker, "-p", tmp_path], cwd=ROOT / "web", capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
