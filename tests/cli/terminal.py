"""The command line as a user calls it: a process of its own, with a data folder of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import ecumene

ECUMENE = str(Path(sys.executable).with_name("ecumene"))
HERE = Path(__file__).parents[2]
SOURCE = Path(ecumene.__file__).parents[1]
"""What is called is what is tested, whichever tree is installed."""


@dataclass
class Terminal:
    """Somewhere to call `ecumene` from."""

    data: Path
    lang: str = "en"
    folder: Path = HERE
    environ: dict[str, str] = field(default_factory=dict)

    def environment(self) -> dict[str, str]:
        passing = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        return {
            **passing,
            "XDG_DATA_HOME": str(self.data),
            "ECUMENE_LANG": self.lang,
            "PYTHONUTF8": "1",
            "PYTHONPATH": str(SOURCE),
            **self.environ,
        }

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [ECUMENE, *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=self.environment(),
            cwd=self.folder,
            timeout=300,
            check=False,
        )

    def saved(self) -> list[Path]:
        """The games that were kept."""
        return sorted((self.data / "ecumene" / "games").glob("*.txt"))
