"""How likely each seat is to win: what the evaluation says of a position, put to the test of games played.

The better a seat looks, the likelier it wins, and the more so the nearer the end is. How much, games between
equal bots have told (`bench/chances.py`): the constants of a game lie in its `data/chances.toml`.
"""

import tomllib
from functools import cache
from math import exp
from typing import NamedTuple

from ecumene.core.errors import NotCalibrated
from ecumene.core.game import Game
from ecumene.core.position import Position


class Fit(NamedTuple):
    """How much an evaluation says: the exponent of what it counts for at the beginning, and what is added
    to that up to the end."""

    begin: float
    more: float

    def weight(self, progress: float) -> float:
        return exp(self.begin + self.more * progress)


@cache
def fits(game: Game) -> dict[int, Fit]:
    """What games have told, by the number of seats."""
    path = game.folder / "data" / "chances.toml"
    if game.terms is None or game.progress is None or not path.is_file():
        raise NotCalibrated(game=game.id)
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {int(seats): Fit(row["begin"], row["more"]) for seats, row in table["seats"].items()}


def fit_for(game: Game, seats: int) -> Fit:
    """What is known of so many seats, or of the number nearest to it."""
    known = fits(game)
    return known[min(known, key=lambda number: (abs(number - seats), number))]


def chances(p: Position) -> list[float]:
    """How likely each seat is to win; once the game is over, who has won."""
    if p.over:
        winners = [place.seat for place in p.standings() if place.rank == 1]
        return [(seat in winners) / len(winners) for seat in range(p.seats)]
    assert p.game.progress is not None
    weight = fit_for(p.game, p.seats).weight(p.game.progress(p))
    return shares([weight * p.game.evaluate(p, seat) for seat in range(p.seats)])


def shares(values: list[float]) -> list[float]:
    """Chances that stand to each other as powers of e (softmax).

    >>> shares([0.0, 0.0])
    [0.5, 0.5]
    """
    highest = max(values)
    powers = [exp(value - highest) for value in values]
    total = sum(powers)
    return [power / total for power in powers]
