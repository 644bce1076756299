"""The games as PettingZoo environments, held against PettingZoo's own tests."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import ecumene
import ecumene.env
from ecumene.core.errors import NotAllowed, NotLearnable, UnknownOption
from ecumene.core.game import Game
from ecumene.core.rng import Rng
from ecumene.env.encoding import space_of
from tests.titles.walks import each_game

DICTIONARIES = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]
"""PettingZoo's own games with action masks are warned of likewise: an observation is a dictionary."""


@each_game
@pytest.mark.filterwarnings("error::UserWarning", *DICTIONARIES)
def test_pettingzoo_finds_nothing_wrong(game: Game) -> None:
    api_test(ecumene.env.make(game.id, seats=game.seats[-1]), num_cycles=200)
    seed_test(lambda: ecumene.env.make(game.id, seats=max(2, game.seats[0])), num_cycles=100)


def played(env: ecumene.env.TableEnv, seed: int) -> dict[str, float]:
    """A random game to its end, and what it was worth to each agent."""
    env.reset(seed=seed)
    rng = Rng(seed)
    worth = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if ended:
            worth[agent] = reward
            env.step(None)
        else:
            actions = np.flatnonzero(seen["action_mask"])
            env.step(int(actions[rng.below(len(actions))]))
    return worth


@each_game
def test_what_is_kept_while_a_choice_is_half_made_is_what_would_be_seen_anew(game: Game) -> None:
    env = ecumene.env.make(game.id, seats=max(2, game.seats[0]))
    for seed in range(3):
        env.reset(seed=seed)
        rng = Rng(seed)
        while not env.position.over:
            for agent in env.agents:
                seen = env.observe(agent)["observation"]
                assert np.array_equal(seen, env.encoding.observation(env.position, env.agents.index(agent)))
                seen.fill(0)  # whoever writes into it spoils nothing
            answers = env.position.answers()
            env.step(env.encoding.actions[answers[rng.below(len(answers))]])


def test_the_winner_gets_one_and_the_last_loses_one() -> None:
    env = ecumene.env.make("gheos", seats=3)
    for seed in range(4):
        worth = played(env, seed)
        ranks = {f"seat_{place.seat}": place.rank for place in env.position.standings()}
        assert sum(worth.values()) == pytest.approx(0)
        if sorted(ranks.values()) == [1, 2, 3]:
            assert worth == {agent: 2.0 - rank for agent, rank in ranks.items()}


def test_who_shares_a_place_shares_what_it_is_worth() -> None:
    env = ecumene.env.make("tigris", seats=3)
    env.reset(seed=1)
    p = env.position
    p.agenda.clear()
    p.points[:] = [5] * 8 + [3] * 4  # type: ignore[attr-defined]
    assert ecumene.env.rewards(p) == [0.5, 0.5, -1.0]


def test_what_is_not_allowed_is_refused_with_its_rule() -> None:
    env = ecumene.env.make("tigris")
    env.reset(seed=7)
    env.step(env.encoding.actions["king"])
    before = env.position.clone()
    with pytest.raises(NotAllowed) as refused:
        env.step(env.encoding.actions["a1"])
    assert refused.value.objection.rule == "leader-beside-temple"
    assert env.position == before


def test_an_action_counted_from_the_end_is_none() -> None:
    """Python would take -1 for the last word of all."""
    env = ecumene.env.make("tigris")
    env.reset(seed=7)
    before = env.position.clone()
    for action in (-1, len(env.encoding.words)):
        with pytest.raises(IndexError):
            env.step(action)
    assert env.position == before


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("monumental", 1, {"automas": 2}),
        ("monumental", 2, {"automas": 1}),
        ("innersea", 1, {"civilizations": 4}),
    ],
)
def test_agents_are_those_who_play_and_others_may_sit_there_too(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    env = ecumene.env.make(game, seats=seats, **options)
    worth = played(env, 2)
    assert sorted(worth) == [f"seat_{seat}" for seat in range(seats)]
    assert all(-1 <= reward <= 1 for reward in worth.values())
    assert len(env.position.standings()) > seats


def test_options_are_the_games_own() -> None:
    env = ecumene.env.make("tigris", board="alternative")
    env.reset(seed=7)
    assert env.position.options["board"] == "alternative"
    with pytest.raises(UnknownOption):
        ecumene.env.make("tigris", colour="red")


def test_without_a_seed_every_game_is_another() -> None:
    env = ecumene.env.make("tigris")
    env.reset()
    first = env.position.rng.state
    env.reset()
    assert env.position.rng.state != first


def test_it_shows_itself_as_text() -> None:
    env = ecumene.env.make("tigris", render_mode="ansi")
    env.reset(seed=7)
    shown = env.render()
    assert isinstance(shown, str)
    assert "[" not in shown.splitlines()[0]
    assert len(shown.splitlines()) > 11


def test_a_game_without_a_space_has_no_environments() -> None:
    with pytest.raises(NotLearnable):
        space_of(replace(ecumene.find("tigris"), package="ecumene.table"))
