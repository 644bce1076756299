"""A bot of one's own against the masters, on all machines of a Ray cluster (RAY_ADDRESS), else on this one.

    pip install "ecumene[ray]"
    python examples/on_ray.py gheos 40

The cluster must be able to import the bot: start it in the folder that has it.
"""

import sys

from ecumene.arena import Scores, Tournament


def matched(game: str, games: int, rival: str = "master", seconds: float = 1.0) -> Scores:
    """The scores of the cautious bot and a rival after so many games."""
    tournament = Tournament(game, ["examples.cautious:Cautious", rival], games, seed=1, seconds=seconds)
    scores = Scores(tournament.bots)
    for outcome in tournament.outcomes(engine="ray"):
        scores.add(outcome)
    return scores


if __name__ == "__main__":
    for score in matched(sys.argv[1], int(sys.argv[2])).ranking():
        print(f"{score.name}: {score.wins:g} wins, mean rank {score.mean_rank:.2f}")
