"""Thinking ahead while somebody else is asked: what may come, and one's own turn for each of it.

All of it begins with a position that is redealt for the seat, so nothing is known here that the seat does not
see; and what was thought is followed only where the seat sees exactly what was expected.
"""

import json
from collections import Counter
from time import monotonic
from typing import NamedTuple

from ecumene.bots.beam import Beam, Run
from ecumene.bots.outlook import Chain, made
from ecumene.core.position import Position
from ecumene.core.rng import Rng

DEALS = 3
"""Over how many deals of the hidden things is looked for what others may do."""

SCOUTED = 2
"""How many beginnings of another's turn are followed side by side."""

PROSPECTS = 6
"""How many different things are expected at most."""

HORIZON = 64
"""How many chains of others are followed until the seat is asked."""


class Prospect(NamedTuple):
    """What a seat may be asked next."""

    sight: str
    position: Position


def sight(position: Position, seat: int) -> str:
    """All that a seat sees, as text to compare."""
    return json.dumps(position.view(seat), sort_keys=True)


def prospects(position: Position, seat: int, seed: int, seconds: float) -> list[Prospect]:
    """What a seat may be asked next, the likeliest first; the position is redealt for it."""
    rng, end = Rng(seed), monotonic() + seconds
    hopes: Counter[str] = Counter()
    found: dict[str, Position] = {}
    for _ in range(DEALS):
        dealt = position.redealt(seat, rng.next64())
        turns = Beam(dealt, SCOUTED, dealt.game.foresight.depth, end).best(PROSPECTS)
        for place, turn in enumerate(turns):
            reached = _asked(dealt, turn.line().run, seat, end)
            if reached is not None:
                seen = sight(reached, seat)
                hopes[seen] += len(turns) - place
                found[seen] = reached
        if monotonic() > end:
            break
    likeliest = [seen for seen, _ in hopes.most_common(PROSPECTS)]
    return [Prospect(seen, found[seen].redealt(seat, rng.next64())) for seen in likeliest]


def _asked(p: Position, run: Run, seat: int, end: float) -> Position | None:
    """Where a seat has something to choose next, if whoever is asked makes a run, and others are in haste."""
    meant: dict[tuple[int | None, int], list[Chain]] = {(p.seat, p.turn): list(run)}
    for _ in range(HORIZON):
        if p.over:
            break
        if p.seat == seat and len(p.answers()) > 1:
            return p
        chains = meant.setdefault((p.seat, p.turn), [])
        if not chains:
            chains += _hasty(p, end)
        after = made(p, chains.pop(0))
        if after is None:
            chains.clear()
        else:
            p = after
    return None


def _hasty(p: Position, end: float) -> Run:
    """What the asked seat does that does not weigh one way against another."""
    return Beam(p, 1, p.game.foresight.depth, end).best(1)[0].line().run
