"""Memory of a process that holds much: Python's search for rubbish, and the store rooms of C.

What nobody refers to any more is gone at once; the search is for things that refer to each other. By default
it looks at the newest after every 700 that were made, several times while one view is, and at all tables
again and again, which takes longer than a click may.
"""

import ctypes
import gc
import sys

NEW = 10_000
"""After how many more things than went away the newest are looked at."""
ROUNDS = 5
"""After how many such looks those are looked at again that were kept."""
ROUNDS_OF_ROUNDS = 20
"""After how many of these everything may be; Python waits besides until there is a quarter more of it."""

M_ARENA_MAX = -8
"""What glibc calls the setting of how many store rooms there are."""


def search_seldom() -> None:
    """Once all is loaded: leave that alone for good, and look at what comes now and then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, ROUNDS, ROUNDS_OF_ROUNDS)


def keep_one_store() -> None:
    """Let all threads have their memory out of one place, on Linux with its usual C library.

    There each thread gets a place of its own otherwise, which keeps what it was once given; and of ours only
    one works at a time.
    """
    tune = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if tune is not None:
        tune(M_ARENA_MAX, 1)
