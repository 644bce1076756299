"""The compiled wheel in an empty environment, where there is no compiler: the server and the arena use it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled.both import PLAIN, ROOT
from tests.wheels import PLAY, Environment

ARENA = ["arena", "tigris", "--bots", "greedy,random", "--games", "2", "--seed", "1", "-j", "2", "--json"]
WORKER = """
from multiprocessing import get_context
from ecumene.core.build import compiled
from ecumene.server import bot_worker

if __name__ == "__main__":
    with get_context("spawn").Pool(1) as pool:
        print(pool.apply(compiled))
"""


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    (wheel,) = (ROOT / "build" / "wheels").glob("*.whl")
    assert "none-any" not in wheel.name
    return Environment(tmp_path_factory.mktemp("wheel") / "empty", wheel)


def plain(program: str, *arguments: str) -> str:
    """What the same prints with the source as it is."""
    command = [str(Path(sys.executable).parent / program), *arguments]
    environment = os.environ | {"PYTHONPATH": str(PLAIN)}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def test_it_plays_the_same_games(empty: Environment) -> None:
    played = empty.play()
    assert played["compiled"] is True
    assert played["ends"] == json.loads(plain("python", "-c", PLAY))["ends"]
    assert empty.bench()["compiled"] is True


def test_the_arena_plays_the_same_matches_in_its_processes(empty: Environment) -> None:
    ours = json.loads(plain("ecumene", *ARENA))
    theirs = json.loads(empty.run(empty.bin / "ecumene", *ARENA))
    assert ours == theirs


def test_bots_of_the_server_think_compiled(empty: Environment) -> None:
    script = empty.folder / "worker.py"
    script.write_text(WORKER, encoding="utf-8")
    assert empty.run(empty.bin / "python", script).strip() == "True"
