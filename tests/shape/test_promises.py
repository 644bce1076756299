"""Every test that a promise of the documentation names is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "tests/server"
NAMED = re.compile(r"`([\w/]*test_\w+\.py|[\w/]*wild\.py|web/[\w/]+\.test\.ts)?(?:::(test_\w+))?`")


def named() -> Iterator[tuple[str, str]]:
    """The file and the function of each test; a function alone is of the file that its line named before."""
    for line in (ROOT / "docs/reliability.md").read_text(encoding="utf-8").splitlines():
        file = ""
        for found in NAMED.finditer(line):
            file = found[1] or file
            if found[1] or found[2]:
                yield file, found[2] or ""


def place(file: str) -> Path | None:
    """Where a test is: named from the top, or as the page says."""
    folders = (ROOT, SERVER / "faults", SERVER)
    return next((folder / file for folder in folders if (folder / file).is_file()), None)


@pytest.mark.parametrize(("file", "name"), sorted(set(named())), ids=str)
def test_what_is_promised_is_shown(file: str, name: str) -> None:
    path = place(file)
    assert path is not None, file
    assert f"def {name}(" in path.read_text(encoding="utf-8") if name else True


def test_there_are_promises() -> None:
    assert len(set(named())) > 50
