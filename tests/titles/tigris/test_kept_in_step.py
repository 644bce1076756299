"""What is kept from choice to choice follows from the rest: looking or forgetting changes no game."""

import pytest

import ecumene
from ecumene.core.rng import Rng
from ecumene.titles.tigris.position import Tigris


@pytest.mark.parametrize("number", range(12))
def test_views_never_change_what_follows(number: int) -> None:
    p = ecumene.new("tigris", seats=2 + number % 3, seed=number, buildings=number % 2 == 1)
    assert isinstance(p, Tigris)
    watched, forgetful = p.clone(), p.clone()
    rng = Rng(number)
    while not p.over:
        for seat in (None, *range(p.seats)):
            watched.view(seat)
        forgetful.look_around()
        choices = list(p.choices())
        assert list(watched.choices()) == list(forgetful.choices()) == choices
        forgetful.look_around()
        choice = choices[rng.below(len(choices))]
        for q in (p, watched, forgetful):
            q.push(choice)
        assert p == watched == forgetful
