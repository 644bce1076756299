"""What the next seat may do about a turn is looked for once, and held against every turn that may be made."""

from math import inf

import ecumene
from ecumene.bots.beam import Stage, best_of
from ecumene.bots.outlook import judged
from ecumene.bots.retorts import Retorts
from ecumene.core.game import Foresight
from ecumene.core.position import Position
from ecumene.titles.tigris.position import Tigris
from tests.titles.tigris.sketch import hold, score, sketch

REACH = Foresight(reply=1, retorts=3)


def within_reach() -> Tigris:
    """The lion can join its strong kingdom to that of the archer's king."""
    p = sketch(
        "aK t s s . s s s s t lK", active="lion", seats=2, hands={"archer": "6 farm", "lion": "6 market"}
    )
    score(p, "archer", [5, 5, 5, 5])
    return p


def test_the_war_that_is_there_to_be_waged_is_found_and_held_against_the_turn() -> None:
    p, retorts = within_reach(), Retorts(REACH)
    retorts.learn(p, inf)
    assert (("market", "e1"),) in retorts.runs
    assert judged(retorts.answered(p), 0) < judged(p, 0) - 1


def test_what_answers_one_turn_is_tried_after_another() -> None:
    retorts, other = Retorts(REACH), within_reach()
    retorts.learn(within_reach(), inf)
    hold(other, "archer", "6 market")
    assert judged(retorts.answered(other), 0) < judged(other, 0) - 1


def test_without_a_reply_that_can_be_made_things_stay_as_they_are() -> None:
    p = within_reach()
    assert Retorts(REACH).answered(p) is p


def test_only_so_many_that_look_exactly_as_good_are_followed() -> None:
    def stage(p: Position, value: float) -> Stage:
        return Stage(None, (), p, value, lucky=False)

    positions = [ecumene.new("tigris", seats=2, seed=seed) for seed in range(5)]
    found = [stage(p, value) for p, value in zip(positions, (3.0, 3.0, 3.0, 2.0, 1.0), strict=True)]
    assert [one.value for one in best_of(found, 4, alike=2)] == [3.0, 3.0, 2.0, 1.0]
    assert [one.value for one in best_of(found, 4)] == [3.0, 3.0, 3.0, 2.0]
    assert [one.value for one in best_of(found[:3], 3, alike=2)] == [3.0, 3.0, 3.0]
