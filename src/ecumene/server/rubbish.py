"""Python's search for rubbish, for a process that holds much and throws little of it away.

What nobody refers to any more is gone at once; the search is for things that refer to each other. By default
it looks at the newest after every 700 that were made, several times while one view is, and at all tables
again and again, which takes longer than a click may.
"""

import gc

NEW = 10_000
"""After how many more things than went away the newest are looked at."""
ROUNDS = 5
"""After how many such looks those are looked at again that were kept."""
ROUNDS_OF_ROUNDS = 20
"""After how many of these everything may be; Python waits besides until there is a quarter more of it."""


def search_seldom() -> None:
    """Once all is loaded: leave that alone for good, and look at what comes now and then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, ROUNDS, ROUNDS_OF_ROUNDS)
