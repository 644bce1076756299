"""A real keyboard and a real screen: a process behind a pseudo-terminal."""

import fcntl
import os
import pty
import re
import select
import subprocess
import termios
import time

from tests.cli.terminal import ECUMENE, Terminal

KIND = {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"}
CODES = r"(?:\x1b\[[0-9;?]*[A-Za-z])*"


class Keyboard:
    """A process behind a pseudo-terminal."""

    def __init__(self, terminal: Terminal, *arguments: str, **environ: str) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (50, 100))
        self.process = subprocess.Popen(
            [ECUMENE, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**terminal.environment(), **KIND, **environ},
            close_fds=True,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C interrupts
        )
        os.close(slave)
        self.seen = ""

    def until(self, text: str, seconds: float = 60) -> str:
        """All that is shown up to a text, with the codes in between that colour it and move the cursor."""
        wanted = re.compile(CODES.join(map(re.escape, text)))
        end = time.monotonic() + seconds
        while not (found := wanted.search(self.seen)):
            assert time.monotonic() < end, self.seen
            if select.select([self.master], [], [], 0.2)[0]:
                self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
        shown, self.seen = self.seen[: found.end()], self.seen[found.end() :]
        return shown

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def end(self) -> int:
        status = self.process.wait(timeout=60)
        os.close(self.master)
        return status
