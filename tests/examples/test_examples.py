"""The examples do what they say."""

from examples.value_model import learned, played, right

import ecumene.env
from ecumene.arena import Scores, Tournament
from examples import policy_gradient


def test_a_bot_in_twenty_lines_beats_random_choices() -> None:
    tournament = Tournament("gheos", ["examples.cautious:Cautious", "random"], games=10, seed=1)
    scores = Scores(tournament.bots)
    for outcome in tournament.outcomes():
        scores.add(outcome)
    assert scores.bots[0].wins >= 8


def test_a_model_learns_from_games_who_is_going_to_win() -> None:
    model = learned(*played("gheos", range(60)))
    assert right(model, *played("gheos", range(1000, 1030))) > 0.6


def test_a_policy_learns_to_beat_random_choices() -> None:
    env = ecumene.env.single("gheos", against=["random"])
    policy = policy_gradient.learned(env, games=200)
    assert policy_gradient.won(env, policy, range(10_000, 10_080)) > 0.6
