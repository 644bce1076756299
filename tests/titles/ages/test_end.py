"""The end of the game: the last events, and who has won."""

import pytest

from ecumene.titles.ages.cards import NONE, NUMBER
from ecumene.titles.ages.turn import EndGame
from tests.titles.ages.scene import (
    ask,
    cultures,
    own,
    scene,
)


@pytest.mark.rule("end-of-game", "gates", "winner", "event-ties")
def test_what_is_left_of_age_three_is_applied_at_the_end() -> None:
    p = scene(seats=2, seat=1, age=4)
    own(p, 0, techs={"philosophy": 1})
    own(p, 1, leader="bill-gates", techs={"alchemy": 2, "philosophy": 0})
    p.events = [(NUMBER["impact-of-strength"], NONE), (NUMBER["rats"], NONE)]
    p.future = [(NUMBER["impact-of-government"], 0)]
    p.push("end")
    assert p.over
    # Strength is equal: the first player counts as the current one. Government: 4 * 2 + 2 each.
    assert cultures(p) == [10 + 10, 10 + 2]
    assert p.past[-1] == NUMBER["impact-of-strength"]


@pytest.mark.rule("winner")
def test_a_tie_is_a_shared_victory() -> None:
    p = scene(seats=3, seat=2, age=4)
    p.events, p.future = [], []
    for seat, culture in enumerate([7, 5, 7]):
        own(p, seat, culture=culture)
    p.push("end")
    assert [(place.seat, place.rank) for place in p.standings()] == [(0, 1), (2, 1), (1, 3)]


@pytest.mark.rule("end-of-game")
def test_only_events_of_the_last_age_are_applied_at_the_end() -> None:
    p = scene(age=4)
    own(p, colonies=["vast-territory-i"])
    own(p, 1, techs={"warriors": 3}, culture=20)
    p.events = [(NUMBER["crusades"], NONE), (NUMBER["impact-of-colonies"], NONE)]
    p.current = 1
    p.future = []
    ask(p, EndGame())
    assert cultures(p) == [3, 20]
    assert p.over
