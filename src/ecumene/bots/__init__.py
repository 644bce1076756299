"""Players that know no game: they look at choices, positions and evaluations.

A bot is anything with a `name` and a `choose`; these are ours:

>>> import ecumene
>>> p = ecumene.new("tigris", seats=2, seed=7)
>>> bot = make("greedy", seed=1)
>>> bot.choose(p.redealt(p.seat, seed=2), seconds=1.0) in p.choices()
True
"""

from collections.abc import Callable
from typing import Final, Protocol

from ecumene.bots.planner import AT_ONCE, Planner
from ecumene.bots.random_bot import Random
from ecumene.bots.search import Search
from ecumene.bots.styles import STYLES, minded
from ecumene.core.errors import UnknownBot
from ecumene.core.position import Position
from ecumene.core.steps import Choice

__all__ = ["BOTS", "LEVELS", "OPPONENTS", "STYLES", "THOUGHTFUL", "Bot", "make"]


class Bot(Protocol):
    """Somebody who chooses."""

    name: str

    def choose(self, position: Position, seconds: float) -> Choice:
        """One choice for the asked seat, whose view of the table is all that `position` tells.

        The position is redealt for that seat: what the seat cannot know is made up. `seconds` is the
        longest that the bot may think; without end, it stops at its own measure, which makes its
        choices depend on nothing but the position and the bot's seed.
        """
        ...


def _greedy(seed: int) -> Bot:
    return Planner(seed, name="greedy", foresight=AT_ONCE)


def _apprentice(seed: int) -> Bot:
    return Planner(seed, name="apprentice", foresight=AT_ONCE, overlooks=True)


def _strategist(seed: int) -> Bot:
    return Planner(seed, name="strategist")


def _master(seed: int) -> Bot:
    return Search(seed, name="master")


def _builder(seed: int) -> Bot:
    return minded("builder", Planner(seed))


def _raider(seed: int) -> Bot:
    return minded("raider", Planner(seed))


def _merchant(seed: int) -> Bot:
    return minded("merchant", Planner(seed))


LEVELS: Final = ("apprentice", "strategist", "master")
"""The bots as people call them, from the weakest to the strongest."""

THOUGHTFUL: Final = ("master",)
"""Those who take their time, and so think ahead while others do: what the others think is there at once."""

OPPONENTS: Final = (*LEVELS, *STYLES)
"""All that a person can ask to the table: the levels, and strategists with a style of their own."""

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "greedy": _greedy,
    "planner": Planner,
    "search": Search,
    "apprentice": _apprentice,
    "strategist": _strategist,
    "master": _master,
    "builder": _builder,
    "raider": _raider,
    "merchant": _merchant,
}


def make(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed makes the same choices."""
    if name not in BOTS:
        raise UnknownBot(bot=name, known=list(BOTS))
    return BOTS[name](seed)
