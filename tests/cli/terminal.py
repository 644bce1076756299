"""The command line as a user calls it: a process of its own, with a data folder of its own."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from functools import partial
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

    def interrupted(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """What a command says when somebody presses Ctrl-C while it works."""
        command = [ECUMENE, *arguments]
        working = subprocess.Popen(
            command,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
            # A suite that runs in the background has interrupts switched off; a person's terminal has not.
            preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
        )
        try:
            time.sleep(6)
            working.send_signal(signal.SIGINT)
            stdout, stderr = working.communicate(timeout=60)
        finally:
            working.kill()
        return subprocess.CompletedProcess(command, working.returncode, stdout, stderr)

    def saved(self) -> list[Path]:
        """The games that were kept."""
        return sorted((self.data / "ecumene" / "games").glob("*.txt"))
