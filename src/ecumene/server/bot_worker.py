"""What a worker process does: choose for a bot, from what its seat can see.

It imports no more than the rules and the bots, so that a worker is there at once.
"""

import os
import signal
from collections.abc import Hashable
from multiprocessing import parent_process
from threading import Thread

from ecumene import bots
from ecumene.core.position import Position
from ecumene.table.thinking import thought

MOST_KNOWN = 64
"""How many bots are remembered: each with the positions that it expects in the rest of its turn."""

_known: dict[tuple[Hashable, str], bots.Bot] = {}
"""The bots that this process has thought for last, with their plans: who has one need not think again.

A plan is followed only while its seat sees what was expected, so nothing is lost but time if another process
is asked next, or if this one dies.
"""


def settle_in() -> None:
    """In the new process: leave interrupts to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    Thread(target=follow, daemon=True).start()


def chain_of(
    position: Position, level: str, seed: int, seconds: float, who: Hashable | None = None
) -> list[str]:
    """The chain of choices that a bot would make; `who` it is, if it may be asked again in the same turn."""
    bot = _known.pop((who, level), None) or bots.make(level, seed)
    chain = thought(bot, position, seconds)
    if who is not None:
        _known[who, level] = bot
        if len(_known) > MOST_KNOWN:
            del _known[next(iter(_known))]
    return chain
