"""What a bot would do at a table: a whole chain, from what its seat can see."""

from collections.abc import Hashable

from ecumene import bots
from ecumene.core.position import Position
from ecumene.core.steps import Link
from ecumene.table.ahead import remind

MOST_KNOWN = 64
"""How many bots are remembered: each with the positions that it expects in the rest of its turn."""

_known: dict[tuple[Hashable, str], bots.Bot] = {}
"""The bots that this process has thought for last, with their plans: who has one need not think again.

A plan is followed only while its seat sees what was expected, so nothing is lost but time if another process
is asked next, or if this one dies.
"""


def thought(bot: bots.Bot, position: Position, seconds: float) -> list[str]:
    """The chain of choices that a bot makes in a position redealt for its seat, which is played on."""
    seat = position.seat
    chain = [bot.choose(position, seconds)]
    position.push(chain[0])
    while isinstance(position.decision, Link) and position.seat == seat:
        chain.append(bot.choose(position, seconds))
        position.push(chain[-1])
    return chain


def chain_of(
    position: Position,
    level: str,
    seed: int,
    seconds: float,
    who: Hashable | None = None,
    plan: bytes | None = None,
) -> list[str]:
    """The chain of choices that a bot would make; `who` it is, if it may be asked again in the same turn.

    With a `plan` that it has made ahead, it follows that, as far as it sees what it expected.
    """
    bot = _known.pop((who, level), None) or bots.make(level, seed)
    if plan is not None:
        remind(bot, plan)
    chain = thought(bot, position, seconds)
    if who is not None:
        _known[who, level] = bot
        if len(_known) > MOST_KNOWN:
            del _known[next(iter(_known))]
    return chain
