"""A wheel in an empty environment, with nothing of this tree and no compiler in reach."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from sysconfig import get_path
from typing import Any

ROOT = Path(__file__).parents[1]

PLAY = """
import json
import ecumene
from ecumene import bots
from ecumene.core.build import compiled

ends = {}
for name in ecumene.games():
    p = ecumene.new(name, seats=2, seed=3)
    bot = bots.make("random", 3)
    while not p.over:
        p.push(bot.choose(p.redealt(p.seat, 3), 1))
    ends[name] = [list(place.score) for place in p.standings()]
print(json.dumps({"file": ecumene.__file__, "compiled": compiled(), "ends": ends}))
"""


class Environment:
    """An environment with a wheel in it; what the wheel depends on is shared with ours."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.folder = folder
        self.bin = folder / "bin"
        python = str(self.bin / "python")
        pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check"]
        # What PYTHONPATH leads to would pass for installed.
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        subprocess.run([*pip, "install", "--quiet", "--no-index", "--no-deps", wheel], check=True, env=clean)
        # Read after the environment's own packages; the links to this tree in there are not followed.
        (next(folder.glob("lib/python*/site-packages")) / "ours.pth").write_text(get_path("purelib"))

    def run(self, *command: str | Path) -> str:
        kept = {name: value for name, value in os.environ.items() if name not in ("PATH", "PYTHONPATH")}
        environment = kept | {"PATH": str(self.bin)}
        done = subprocess.run(
            command, cwd=self.folder, env=environment, check=True, capture_output=True, text=True
        )
        return done.stdout

    def play(self) -> dict[str, Any]:
        """Random games of all titles: how they ended, with which build, and where it was found."""
        told: dict[str, Any] = json.loads(self.run(self.bin / "python", "-c", PLAY))
        assert Path(told["file"]).is_relative_to(self.folder)
        return told

    def bench(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(
            self.run(self.bin / "ecumene", "bench", "gheos", "--seconds", "0.1", "--json")
        )
        return told
