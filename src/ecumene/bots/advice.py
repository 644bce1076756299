"""What a bot would do in a player's place, and why."""

from math import inf
from typing import NamedTuple

from ecumene.bots.beam import Beam, Stage, value_of
from ecumene.bots.outlook import Chain, Question
from ecumene.bots.planner import Planner, hasty_turn
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
    other = next((stage.position for stage in turns if begun(stage) != chain), None)
    if other is None:
        other = begun_otherwise(position, chain)
    return Advice(chain, reasons(best.position, other, seat) if other is not None else [])


def begun(stage: Stage) -> Chain:
    """The first chain of a turn."""
    return stage.way()[0].chain


def begun_otherwise(position: Position, chain: Chain) -> Position | None:
    """Where the best beginning leads that is not this one, if there is another."""
    stages = [stage for stage in Beam(position, 1, 1, inf).ended if stage.chain != chain]
    if not stages:
        return None
    after = max(stages, key=value_of).position
    return hasty_turn(after, position.game.foresight.depth, inf) if Question(position).on(after) else after
