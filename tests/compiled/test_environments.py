"""Environments, which are plain Python, over compiled rules."""

from ecumene.core.build import compiled
from ecumene.core.game import Game
from ecumene.env.encoding import encoding
from tests.titles.walks import each_game, some_positions


@each_game
def test_masks_are_what_may_be_answered(game: Game) -> None:
    assert compiled()
    for p in some_positions(game, 1, 3):
        known = encoding(game.id, p.seats)
        for seat in range(p.seats):
            assert known.observation(p, seat).shape == (known.size,)
            allowed = {known.words[action] for action in known.mask(p, seat).nonzero()[0]}
            assert allowed == (set(p.answers()) if seat == p.seat else set())
