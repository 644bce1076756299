"""Servers that start at once: forked from a process that has read the code of the server already.

To read it takes longer than most tests that need a server, and hundreds are started. What is forked runs
`ecumene` from its first line on, in a process of its own with its own settings; it has only read it before.
"""

import gc
import json
import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any


class Nursery:
    """The process that forks, as the tests see it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.nursery"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[1]
        )
        self._told = threading.Condition()
        self._born: list[int] = []
        self._ended: dict[int, int] = {}
        threading.Thread(target=self._listen, daemon=True).start()

    def start(self, arguments: Sequence[str], environment: Mapping[str, str], log: Path) -> "Forked":
        """Run `ecumene` with these arguments, in the folder where we are."""
        wish = {
            "arguments": arguments,
            "environment": dict(environment),
            "log": str(log),
            "folder": str(Path.cwd()),
        }
        assert self._process.stdin is not None
        with self._told:
            self._process.stdin.write(json.dumps(wish).encode() + b"\n")
            self._process.stdin.flush()
            assert self._told.wait_for(lambda: self._born, 120), "nothing is forked"
            return Forked(self, self._born.pop())

    def ended(self, pid: int, timeout: float | None = 0) -> int | None:
        """The exit code of a process that has ended, or does soon."""
        with self._told:
            self._told.wait_for(lambda: pid in self._ended, timeout)
            return self._ended.get(pid)

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            news = json.loads(line)
            with self._told:
                if "code" in news:
                    self._ended[news["pid"]] = news["code"]
                else:
                    self._born.append(news["pid"])
                self._told.notify_all()


class Forked:
    """A forked process, with those ways of a `Popen` that tests use."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self._nursery = nursery
        self.pid = pid

    def poll(self) -> int | None:
        return self._nursery.ended(self.pid)

    def wait(self, timeout: float | None = None) -> int:
        code = self._nursery.ended(self.pid, timeout)
        if code is None:
            raise subprocess.TimeoutExpired("ecumene", timeout or 0)
        return code

    def send_signal(self, sign: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, sign)


@cache
def nursery() -> Nursery:
    """The one of this process."""
    return Nursery()


# What runs in the process that forks ------------------------------------------------------------


def main() -> int:
    """Fork whatever is wished for until nobody is there to wish; then nothing that was forked is left."""
    from ecumene import cli
    from ecumene.server import run

    gc.freeze()
    alive: set[int] = set()
    child_ended, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # those who wish are interrupted too, and go
    signal.set_wakeup_fd(wake)
    wishes = b""
    while True:
        ready, _, _ = select.select([0, child_ended], [], [])
        if child_ended in ready:
            os.read(child_ended, 4096)
            _bury(alive)
        if 0 not in ready:
            continue
        read = os.read(0, 65536)
        if not read:
            break
        *whole, wishes = (wishes + read).split(b"\n")
        for wish in whole:
            pid = os.fork()
            if not pid:
                os.close(child_ended)
                _settle(json.loads(wish), wake)
                assert run
                return cli.main()
            alive.add(pid)
            _tell(pid=pid)
    for pid in alive:
        os.kill(pid, signal.SIGKILL)
    return 0


def _settle(wish: dict[str, Any], wake: int) -> None:
    """Become what would have been started."""
    signal.set_wakeup_fd(-1)
    os.close(wake)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    log = os.open(wish["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for here, there in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(here, there)
    os.close(log)
    os.close(nothing)
    os.chdir(wish["folder"])
    os.environ.clear()
    os.environ.update(wish["environment"])
    # Python reads it when it starts, which was before the wish.
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    sys.path[:0] = [path for path in paths if path and path not in sys.path]
    sys.argv = ["ecumene", *wish["arguments"]]


def _bury(alive: set[int]) -> None:
    for pid in sorted(alive):
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            alive.discard(pid)
            _tell(pid=pid, code=os.waitstatus_to_exitcode(status))


def _tell(**news: int) -> None:
    os.write(1, json.dumps(news).encode() + b"\n")


if __name__ == "__main__":
    sys.exit(main())
