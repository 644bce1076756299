"""How a process settles in that bots think in (`table/thinking.py`), so that it is there at once."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def settle_in() -> None:
    """In the new process: leave interrupts to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    Thread(target=follow, daemon=True).start()
