"""What a worker process does: choose for a bot, from what its seat can see.

It imports no more than the rules and the bots, so that a worker is there at once.
"""

import os
import signal
from multiprocessing import parent_process
from threading import Thread

from ecumene import bots
from ecumene.core.position import Position
from ecumene.table.thinking import thought


def settle_in() -> None:
    """In the new process: leave interrupts to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    Thread(target=follow, daemon=True).start()


def chain_of(position: Position, level: str, seed: int, seconds: float) -> list[str]:
    """The chain of choices that a bot would make."""
    return thought(bots.make(level, seed), position, seconds)
