"""Ratings by OpenSkill: how strong somebody is thought to be, and how surely."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

PROVISIONAL: Final = 10
"""How many games say something."""
SCALE: Final = 60
"""So that people read 1500 where OpenSkill says 25."""
NINETEEN_OF_TWENTY: Final = 2
BOT: Final = "bot:"
"""How bots are called among players; accounts are by their ids."""

_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """How strong somebody is in games of one kind."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    won: int = 0

    @property
    def sure(self) -> float:
        """What they are at least, almost surely."""
        return self.mu - 3 * self.sigma

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL

    @property
    def strength(self) -> int:
        return in_points(self.mu)

    @property
    def spread(self) -> int:
        return in_points(NINETEEN_OF_TWENTY * self.sigma)


def in_points(mu: float) -> int:
    """
    >>> Rating().strength, Rating().spread
    (1500, 1000)
    """
    return round(SCALE * mu)


def rated(players: Sequence[str], before: dict[str, Rating], ranks: Sequence[int]) -> dict[str, Rating]:
    """What everybody's rating is after a game; a bot that has several seats learns from all of them at once.

    >>> after = rated(["ana", "bea"], {"ana": Rating(), "bea": Rating()}, [1, 2])
    >>> after["ana"].strength > 1500 > after["bea"].strength, after["ana"].won, after["bea"].games
    (True, 1, 1)
    """
    teams = [[_MODEL.rating(mu=before[player].mu, sigma=before[player].sigma)] for player in players]
    new = [team[0] for team in _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
    after: dict[str, Rating] = {}
    for player in dict.fromkeys(players):
        own = [n for n, one in enumerate(players) if one == player]
        mu, sigma = fmean(new[n].mu for n in own), fmean(new[n].sigma for n in own)
        won = sum(ranks[n] == 1 for n in own)
        was = before[player]
        after[player] = Rating(mu, sigma, was.games + len(own), was.won + won)
    return after
