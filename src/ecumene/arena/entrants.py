"""Who can enter a tournament: our bots by name, and anybody's by module and name."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from ecumene.bots import BOTS, Bot
from ecumene.core.errors import UnknownBot

Maker = Callable[[int], Bot]
"""Makes a bot from a seed: a class like those of `ecumene.bots`."""


def maker(name: str) -> Maker:
    """Who makes the bot of that name: `greedy`, or `my_bots:Cautious` for a class of one's own.

    >>> maker("random")(seed=7).name
    'random'
    """
    if name in BOTS:
        return BOTS[name]
    module, colon, attribute = name.partition(":")
    if not colon:
        raise UnknownBot(bot=name, known=list(BOTS))
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        found: Maker = getattr(import_module(module), attribute)
    except (ModuleNotFoundError, AttributeError, ValueError) as missing:
        if isinstance(missing, ModuleNotFoundError) and missing.name != module:
            raise
        raise UnknownBot(bot=name, known=list(BOTS)) from None
    return found
