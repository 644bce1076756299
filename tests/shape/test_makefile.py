"""`make page`: types are made again when a module changes, the page when they do, the engine with both."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = """#!/bin/sh
echo "$2" >> calls
case $2 in
types) cmp -s src/ecumene/core/view.py {types} || cp src/ecumene/core/view.py {types} ;;
build) mkdir -p {page}/engine && touch {page}/index.html && touch {page}/engine/files.json ;;
esac
"""
"""In place of the real one: the types are what the views are, and are written only if they differ."""
TYPES = "web/src/generated/messages.ts"


class House:
    """As much of the house as `make page` looks at."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = 1_000_000_000
        shutil.copy(ROOT / "Makefile", folder)
        for name in (
            *(f"requirements/{lock}.lock" for lock in ("uv", "play", "node")),
            *("pyproject.toml", "hatch_build.py", "offline.py", ".venv/.uv", ".venv/.ready"),
            *("web/package-lock.json", "web/vite.config.ts", "web/index.html", "web/public/icon.svg"),
            *("web/page_types.py", "web/page_types.mjs", "web/src/main.ts", TYPES),
            *("src/ecumene/core/view.py", "src/ecumene/titles/go/board.py"),
        ):
            self.write(name)
        self.write(".venv/bin/python", PYTHON.format(types=TYPES, page="src/ecumene/server/page"))
        (folder / ".venv/bin/python").chmod(0o755)

    def write(self, name: str, text: str = "") -> None:
        """Write a file, later than all that were written before."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        self.clock += 1
        os.utime(path, (self.clock, self.clock))

    def makes(self) -> list[str]:
        """What `make page` calls."""
        (self.folder / "calls").write_text("", encoding="utf-8")
        subprocess.run(["make", "--silent", "page"], cwd=self.folder, check=True)
        for path in self.folder.rglob("*"):
            # What was made a moment ago is older than what is written next.
            if path.stat().st_mtime > self.clock:
                os.utime(path, (self.clock, self.clock))
        return (self.folder / "calls").read_text(encoding="utf-8").split()


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_nothing_is_made_where_nothing_changed(house: House) -> None:
    assert house.makes() == ["types", "build"]
    assert house.makes() == []


@pytest.mark.parametrize("name", ["web/page_types.py", "web/page_types.mjs"])
def test_what_may_change_the_types_makes_them_again_and_no_more(house: House, name: str) -> None:
    house.makes()
    house.write(name)
    assert house.makes() == ["types"]
    assert house.makes() == []


@pytest.mark.parametrize("name", ["src/ecumene/core/view.py", "src/ecumene/titles/go/board.py"])
def test_the_rules_are_packed_again_for_browsers(house: House, name: str) -> None:
    house.makes()
    house.write(name)
    assert house.makes() == ["types", "engine"]
    assert house.makes() == []


def test_types_that_changed_make_the_page_again(house: House) -> None:
    house.makes()
    house.write("src/ecumene/core/view.py", "class Place: ...")
    assert house.makes() == ["types", "build"]
    assert house.makes() == []


def test_the_page_itself_needs_no_new_types(house: House) -> None:
    house.makes()
    house.write("web/src/main.ts", "mount();")
    assert house.makes() == ["build"]
