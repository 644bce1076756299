"""Matches between bots, and what they say about the bots.

>>> from ecumene.arena import Tournament
>>> tournament = Tournament("tigris", ["random", "random"], games=2, seed=1)
>>> [match.entrants for match in tournament.matches()]
[(0, 1), (1, 0)]
"""

from ecumene.arena.entrants import Maker, maker
from ecumene.arena.match import Match, Outcome, play
from ecumene.arena.scores import Score, Scores
from ecumene.arena.tournament import ENGINES, Engine, Tournament

__all__ = ["ENGINES", "Engine", "Maker", "Match", "Outcome", "Score", "Scores", "Tournament", "maker", "play"]
