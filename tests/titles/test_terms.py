"""What bots go by is the sum of terms that a player would name, and a game gets on while it is played."""

import pytest

from ecumene.core.game import Game
from ecumene.core.rng import Rng
from tests.titles.walks import each_game, random_choice

EVERY = 9
"""How many choices lie between two positions that are looked at."""
MOST = 900


@each_game
@pytest.mark.parametrize("seats", [2, 4])
def test_the_evaluation_is_the_sum_of_its_terms(game: Game, seats: int) -> None:
    assert game.terms is not None
    p, rng = game.new(seats, seats), Rng(seats)
    for number in range(MOST):
        if number % EVERY == 0 or p.over:
            for seat in range(seats):
                terms = game.terms(p, seat)
                assert sum(terms.values()) == pytest.approx(game.evaluate(p, seat))
        if p.over:
            break
        p.push(random_choice(p, rng))


@each_game
def test_progress_goes_from_the_beginning_to_the_end(game: Game) -> None:
    assert game.progress is not None
    p, rng = game.new(2, 3), Rng(3)
    assert game.progress(p) < 0.2
    while not p.over:
        assert 0 <= game.progress(p) <= 1
        p.push(random_choice(p, rng))
    assert game.progress(p) == 1
