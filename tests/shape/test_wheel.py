"""The wheel that people get: pure Python, for every machine, and whole."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from tests.wheels import ROOT, Environment


def test_the_wheel_is_pure_and_plays_in_an_empty_environment(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    kept = {name: value for name, value in os.environ.items() if name != "ECUMENE_COMPILE"}
    # The page is built before the tests: `make test` sees to it.
    subprocess.run(command, cwd=ROOT, env=kept | {"ECUMENE_PAGE": "built"}, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    page = {"index.html", "service.js", "offline.json", "engine/files.json"}
    assert {f"ecumene/server/page/{name}" for name in page} <= set(ZipFile(wheel).namelist())
    empty = Environment(tmp_path / "empty", wheel)
    played = empty.play()
    assert played["compiled"] is False
    assert len(played["ends"]) == 5
    assert empty.bench()["compiled"] is False
