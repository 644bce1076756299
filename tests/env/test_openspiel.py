"""The games for OpenSpiel, held against its own random simulations."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from ecumene.core.errors import UnknownOption
from ecumene.core.game import Game
from ecumene.env.openspiel import KIND
from tests.titles.walks import each_game


def load(title: str, **more: object) -> pyspiel.Game:
    return pyspiel.load_game(KIND.short_name, {"title": title, "deals": 16, **more})


@each_game
def test_openspiel_finds_nothing_wrong(game: Game) -> None:
    pyspiel.random_sim_test(load(game.id), num_sims=1, serialize=True, verbose=False)


def somewhere(game: pyspiel.Game, moves: int, seed: int) -> pyspiel.State:
    chance = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal() and state.move_number() < moves:
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@each_game
@pytest.mark.parametrize("moves", [9, 60])
def test_a_resampled_state_looks_the_same_to_who_asked_for_it(game: Game, moves: int) -> None:
    loaded = load(game.id)
    state = somewhere(loaded, moves, seed=3)
    for player in range(2):
        others = [state.resample_from_infostate(player, random.Random(n).random) for n in range(3)]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
        assert len({other.position.rng.state for other in others}) == 3
        assert all(other.position.rng.state != state.position.rng.state for other in others)


def test_resampling_forgets_what_only_others_know() -> None:
    state = somewhere(load("tigris"), 40, seed=5)
    other = state.resample_from_infostate(0, random.Random(1).random)
    before, after = state.course.heard(1), other.course.heard(1)
    assert any('"tiles"' in line for line in before)
    assert after == [line for to, line in state.course.told if to is None]
    assert after
    assert other.history() == []


def test_who_searches_information_sets_finds_a_move() -> None:
    """OpenSpiel's own search resamples, clones and plays on from there."""
    game = load("gheos")
    state = somewhere(game, 7, seed=2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=5, evaluator=evaluator)
    assert bot.step(state) in state.legal_actions()


def test_information_remembers_what_an_observation_does_not() -> None:
    state = somewhere(load("tigris"), 40, seed=5)
    assert state.information_state_string(0).endswith(state.observation_string(0))
    assert "drew" in state.information_state_string(0)
    drawn = [line for line in state.information_state_string(0).splitlines() if line.startswith("drew ")]
    assert drawn
    assert all('"seat": 0' in line for line in drawn)


def test_a_clone_goes_its_own_way() -> None:
    state = somewhere(load("gheos"), 5, seed=1)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.move_number() + 1 == other.move_number()
    assert state.position != other.position
    assert state.history() == other.history()[:-1]


def test_options_come_as_words() -> None:
    state = somewhere(load("tigris", options="points=open buildings=yes", players=3), 3, seed=1)
    assert (state.position.seats, state.position.options["points"], state.position.options["buildings"]) == (
        3,
        "open",
        True,
    )
    with pytest.raises(UnknownOption):
        load("tigris", options="colour=red")
