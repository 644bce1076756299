"""What a bot would do at a table: a whole chain, from what its seat can see."""

from ecumene.bots import Bot
from ecumene.core.position import Position
from ecumene.core.steps import Link


def thought(bot: Bot, position: Position, seconds: float) -> list[str]:
    """The chain of choices that a bot makes in a position redealt for its seat, which is played on."""
    seat = position.seat
    chain = [bot.choose(position, seconds)]
    position.push(chain[0])
    while isinstance(position.decision, Link) and position.seat == seat:
        chain.append(bot.choose(position, seconds))
        position.push(chain[-1])
    return chain
