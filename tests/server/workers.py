"""`ecumene worker` as a process of its own, thinking for servers that do not."""

import json
import os
import signal
from pathlib import Path
from typing import Any, Self

from tests.nursery import Forked, nursery
from tests.server.play import PATIENCE, START, Guest, Server, wait_until


class Worker:
    """A worker over a PostgreSQL."""

    def __init__(self, database: str, log: Path, **settings: object) -> None:
        self.database = database
        self.log = log
        self.settings: dict[str, object] = {"bot_seconds": 0.05, "thinkers": 1, **settings}
        self.process: Forked | None = None
        self._hanging: list[int] = []

    def start(self) -> Self:
        told = len(self.lines("thinking"))
        environ = os.environ | {f"ECUMENE_{name.upper()}": str(v) for name, v in self.settings.items()}
        self.process = nursery().start(["worker", "--database", self.database], environ, self.log)
        wait_until(lambda: self._alive() and len(self.lines("thinking")) > told, START)
        return self

    def lines(self, what: str) -> list[dict[str, Any]]:
        """What it wrote down of a kind."""
        if not self.log.exists():
            return []
        found = (json.loads(line) for line in self.log.read_text().splitlines() if line.endswith("}"))
        return [line for line in found if line["what"] == what]

    def hang(self) -> None:
        """It and its thinkers stand still, and nobody is told."""
        assert self.process is not None
        pid = self.process.pid
        self._hanging = [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        for one in (pid, *self._hanging):
            os.kill(one, signal.SIGSTOP)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator would; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        for one in self._hanging:
            os.kill(one, signal.SIGKILL)  # who stands still does not see that nobody is there any more
        self._hanging = []
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def _alive(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()[-3000:]
        return True


def bots_move(server: Server) -> bool:
    """Whether a server says that bots move."""
    told: dict[str, bool] = Guest(server).http.get("/readyz").json()
    return told["bots"]
