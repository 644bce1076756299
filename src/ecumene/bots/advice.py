"""What a bot would do in a player's place, and why."""

from typing import NamedTuple

from ecumene.bots.beam import Stage
from ecumene.bots.outlook import Chain
from ecumene.bots.planner import Planner
from ecumene.bots.why import Reason, reasons
from ecumene.core.position import Position


class Advice(NamedTuple):
    """A chain of choices, and what speaks for the turn that it begins."""

    chain: Chain
    why: list[Reason]


def advice(position: Position, seed: int, seconds: float) -> Advice:
    """What the strategist would do in a position redealt for its seat, against the best other beginning."""
    seat = position.seat
    assert seat is not None
    turns = Planner(seed).turns(position, seconds)
    best = turns[0]
    chain = begun(best)
    other = next((stage for stage in turns if begun(stage) != chain), None)
    return Advice(chain, reasons(best.position, other.position, seat) if other is not None else [])


def begun(stage: Stage) -> Chain:
    """The first chain of a turn."""
    return stage.way()[0].chain
