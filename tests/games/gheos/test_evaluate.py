"""The evaluation: what it prefers, and that going by it beats going by chance."""

import pytest

import ecumene
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Link
from ecumene.games.gheos.evaluate import evaluate
from tests.games.gheos.world import world


def test_points_followers_cups_and_tokens_are_good_for_their_owner() -> None:
    def value(cup: str = "plain-sword", red: int = 1, points: int = 0, tokens: int = 3) -> float:
        p = world(f"e1 {cup}", civilizations={"red": "e1"}, followers={"dawn": f"{red} red"})
        p.points[0] = points
        p.tokens[0] = tokens
        assert evaluate(p, 1) == -evaluate(p, 0)
        return evaluate(p, 0)

    assert value(points=1) > value()
    assert value(red=2) > value()
    assert value(tokens=2) < value()
    assert value("plain-cup") > value()
    assert value("plain-cup-cup") > value("plain-cup")


def test_before_the_people_are_gathered_a_continent_with_wheat_is_good() -> None:
    rich = world("e1 plain-wheat-wheat", hand="bay-cup").push("bay-cup w1 r0")
    poor = world("e1 plain-sword", hand="bay-cup").push("bay-cup w1 r0")
    assert evaluate(rich, 0) > evaluate(poor, 0)


def best_chain(p: Position, seat: int) -> list[str]:
    """The chain of choices after which the position looks best to the seat."""
    found: list[tuple[float, list[str]]] = []
    waiting: list[tuple[Position, list[str]]] = [(p, [])]
    while waiting:
        here, chain = waiting.pop()
        for choice in here.choices():
            after = here.clone().push(choice)
            if isinstance(after.decision, Link):
                waiting.append((after, [*chain, choice]))
            else:
                found.append((p.game.evaluate(after, seat), [*chain, choice]))
    return max(found)[1]


@pytest.mark.parametrize("seed", range(6))
def test_going_by_the_evaluation_beats_chance(seed: int) -> None:
    p = ecumene.new("gheos", seats=2, seed=seed)
    rng = Rng(seed)
    player = seed % 2
    while not p.over:
        if p.seat == player:
            chain = best_chain(p.redealt(player, rng.next64()), player)
        else:
            chain = [p.choices()[rng.below(len(p.choices()))]]
        for choice in chain:
            p.push(choice)
    assert p.standings()[0].seat == player
