"""How a process settles in that bots think in (`table/thinking.py`), so that it is there at once."""

import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from threading import Thread


def settle_in() -> None:
    """In the new process: leave interrupts to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent(lambda: os._exit(0))


def follow_parent(end: Callable[[], object]) -> None:
    """Come to an end when the process that started this one does."""
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        end()

    Thread(target=follow, daemon=True).start()
