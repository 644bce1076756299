"""A bot that plans thinks its turn through, keeps to the plan while things go as expected, and no longer."""

from math import inf

import pytest

import ecumene
from ecumene.bots.beam import Beam, Stage, best_of, carried_out
from ecumene.bots.planner import Planner
from ecumene.core.game import Foresight, Game
from ecumene.core.position import Position
from ecumene.core.steps import Decision, step
from ecumene.table.thinking import thought
from ecumene.titles.tigris.position import Tigris
from tests.titles.tigris.sketch import sketch

AT_HOME = """
    aK t aP . .
    aM t aF . .
"""


def at_home() -> Tigris:
    return sketch(AT_HOME, seats=2, hands={"archer": "3 settlement 3 market"})


def stage(p: Position, value: float, lucky: bool = False) -> Stage:
    return Stage(None, (), p, value, lucky)


def test_a_plan_is_made_once_for_a_turn_that_goes_as_expected() -> None:
    p, bot = at_home(), Planner(1)
    p.treasures |= p.tiles[1]  # nobody ends the game by the last treasures
    p.push(thought(bot, p.redealt(0, 1), inf))
    dealt = bot.rng.state
    p.push(thought(bot, p.redealt(0, 2), inf))
    assert bot.rng.state == dealt


def test_a_plan_is_dropped_when_the_table_is_not_as_expected() -> None:
    p, bot = at_home(), Planner(1)
    p.treasures |= p.tiles[1]
    p.push(thought(bot, p.redealt(0, 1), inf))
    dealt = bot.rng.state
    p.catastrophes = [p.catastrophes[0], p.catastrophes[1] - 1]  # clones share the list
    p.push(thought(bot, p.redealt(0, 2), inf))
    assert bot.rng.state != dealt  # it has looked at other deals again


def test_where_the_game_says_so_every_chain_is_thought_about_anew() -> None:
    p, bot = at_home(), Planner(1, foresight=Foresight(anew=True))
    p.treasures |= p.tiles[1]
    p.push(thought(bot, p.redealt(0, 1), inf))
    dealt = bot.rng.state
    p.push(thought(bot, p.redealt(0, 2), inf))
    assert bot.rng.state != dealt


def test_turns_that_are_followed_apart_all_begin_otherwise() -> None:
    found = Beam(at_home(), 4, 12, inf, apart=True).best(8)
    assert len({one.way()[0].chain for one in found}) == len(found) > 1
    assert found[0].value == Beam(at_home(), 4, 12, inf).best(1)[0].value


def test_what_is_hidden_may_lie_otherwise_without_a_new_plan() -> None:
    p = at_home()
    first, second = p.redealt(0, 1), p.redealt(0, 2)
    assert first != second
    assert first.view(0) == second.view(0)


def test_a_turn_is_followed_to_its_end_and_can_be_carried_out() -> None:
    p = at_home()
    for found in Beam(p, 3, 12, inf).best(5):
        after = carried_out(p, found.line().run)
        assert after is not None
        assert after.over or after.seat == 1


def test_a_run_that_goes_on_when_the_turn_is_over_cannot_be_carried_out() -> None:
    p = at_home()
    assert carried_out(p, (("end",),)) is not None
    assert carried_out(p, (("end",), ("end",))) is None
    p.bag_ran_short = True
    over = carried_out(p, (("end",),))
    assert over is not None
    assert over.over
    assert carried_out(p, (("end",), ("end",))) is None


def test_turns_that_come_to_the_same_in_another_order_are_one() -> None:
    found = Beam(at_home(), 4, 12, inf).best(12)
    for number, one in enumerate(found):
        assert all(one.position != other.position for other in found[:number])


def test_the_best_turns_come_first() -> None:
    values = [found.value for found in Beam(at_home(), 4, 12, inf).best(12)]
    assert values == sorted(values, reverse=True)


def test_luck_gets_half_of_the_places_as_long_as_there_is_something_else() -> None:
    positions = [ecumene.new("tigris", seats=2, seed=seed) for seed in range(8)]
    drawn = [stage(p, 10.0 + n, lucky=True) for n, p in enumerate(positions[:4])]
    sure = [stage(p, float(n)) for n, p in enumerate(positions[4:])]
    assert [found.value for found in best_of(drawn + sure, 4)] == [13.0, 12.0, 3.0, 2.0]
    assert [found.value for found in best_of(drawn, 4)] == [13.0, 12.0, 11.0, 10.0]


@step
class AllAlike(Decision[Position]):
    """A question whose answers make no difference."""

    def choices(self, p: Position) -> tuple[str, ...]:
        return "alpha", "omega", "beta"

    def choose(self, p: Position, choice: str) -> None:
        pass


def all_alike() -> Position:
    p = ecumene.new("tigris", seats=2, seed=1)
    p.agenda.append(AllAlike(0))
    p.advance()
    return p


def test_of_equals_one_is_drawn() -> None:
    p = all_alike()
    assert {Planner(seed).choose(p, inf) for seed in range(12)} == {"alpha", "omega", "beta"}
    assert len({Planner(5).choose(p, inf) for _ in range(4)}) == 1


def test_without_lots_the_first_of_equals_comes_first() -> None:
    assert Beam(all_alike(), 2, 1, inf).best(1)[0].chain == ("alpha",)


@pytest.mark.parametrize("game", ecumene.games().values(), ids=list(ecumene.games()))
def test_a_planner_without_time_still_chooses(game: Game) -> None:
    p = game.new(max(2, game.seats[0]), 3)
    assert Planner(1).choose(p, 0.0) in p.choices()
