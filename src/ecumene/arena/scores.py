"""What a series of matches says about the bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from ecumene.arena.match import Outcome
from ecumene.arena.rate import Rate


@dataclass
class Score:
    """How one bot did."""

    name: str
    wins: float = 0.0
    """A win that is shared counts as a share."""
    games: int = 0
    """In how many matches it took part: with more bots than seats, not in all of them."""
    seats: int = 0
    """How often it sat down: more than once in a match if it had to fill the table."""
    ranks: int = 0
    rating: float = 0.0
    sigma: float = 0.0

    @property
    def rate(self) -> Rate:
        """How much of what it played it has won."""
        return Rate(self.wins, self.games)

    @property
    def mean_rank(self) -> float:
        return self.ranks / self.seats if self.seats else 0.0


class Scores:
    """The scores of all bots after the matches so far, with OpenSkill ratings (Plackett-Luce).

    >>> scores = Scores(["greedy", "random"])
    >>> scores.bots[0].rating, round(scores.bots[0].sigma, 2)
    (25.0, 8.33)
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.games = 0
        self.bots = [Score(name) for name in names]
        self._model = PlackettLuce()
        self._ratings = [self._model.rating(name=name) for name in names]
        self._copy_ratings()

    def add(self, outcome: Outcome) -> None:
        """Count one more match. The order of matches matters to ratings, so it must be theirs."""
        self.games += 1
        entrants, ranks = outcome.match.entrants, outcome.ranks
        share = 1 / ranks.count(1)
        for entrant, rank in zip(entrants, ranks, strict=True):
            score = self.bots[entrant]
            score.seats += 1
            score.ranks += rank
            score.wins += share if rank == 1 else 0.0
        for entrant in set(entrants):
            self.bots[entrant].games += 1
        if len(set(entrants)) > 1:
            self._rate(entrants, ranks)

    def _rate(self, entrants: tuple[int, ...], ranks: tuple[int, ...]) -> None:
        teams = [[self._ratings[entrant]] for entrant in entrants]
        rated = self._model.rate(teams, ranks=[float(rank) for rank in ranks])
        for entrant in set(entrants):
            own = [team[0] for team, who in zip(rated, entrants, strict=True) if who == entrant]
            self._ratings[entrant] = _between(self._model, own)
        self._copy_ratings()

    def _copy_ratings(self) -> None:
        for score, rating in zip(self.bots, self._ratings, strict=True):
            score.rating, score.sigma = rating.mu, rating.sigma

    def ranking(self) -> list[Score]:
        """The best bot first."""
        return sorted(self.bots, key=lambda score: -score.rating)


def _between(model: PlackettLuce, ratings: list[PlackettLuceRating]) -> PlackettLuceRating:
    """One rating for a bot that sat on several seats of a match."""
    count = len(ratings)
    return model.rating(mu=sum(r.mu for r in ratings) / count, sigma=sum(r.sigma for r in ratings) / count)
