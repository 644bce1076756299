"""The evaluation: what it prefers, and that going by it beats going by chance."""

import pytest

import ecumene
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Link
from ecumene.titles.gheos.evaluate import evaluate, terms
from ecumene.titles.gheos.turn import FinishTurn
from tests.titles.gheos.world import world


def test_points_followers_tokens_and_the_symbols_of_a_continent_are_good_for_their_owner() -> None:
    def value(tile: str = "plain-sword", red: int = 1, points: int = 0, tokens: int = 3) -> float:
        p = world(f"e1 {tile}", civilizations={"red": "e1"}, followers={"dawn": f"{red} red"})
        p.points[0] = points
        p.tokens[0] = tokens
        p.hands = [[], []]  # a temple in a hand would count the symbols too
        assert evaluate(p, 1) == -evaluate(p, 0)
        return evaluate(p, 0)

    assert value(points=1) > value()
    assert value(red=2) > value()
    assert value(tokens=2) < value()
    assert value("plain-cup") > value()
    assert value("plain-cup-cup") > value("plain-cup")
    assert value("cape-sword r0") > value("cape-shore-sword r0")
    assert value("cape-sword-sword r0") > value("cape-sword r0")
    assert value("cape-pyramid-shore-wheat r0") > value("cape-shore-wheat r0")


def test_pyramids_count_for_the_epochs_to_come() -> None:
    tile = "e1 cape-pyramid-shore-wheat r0"
    p = world(tile, civilizations={"red": "e1"}, followers={"dawn": "1 red"})
    p.tokens[:] = [0, 0]
    early = evaluate(p, 0)
    p.epochs += 1
    assert evaluate(p, 0) < early


def test_a_temple_in_the_hand_is_good_where_it_would_score() -> None:
    def value(temple: str, tile: str = "plain-cup-cup") -> float:
        p = world(f"e1 {tile}", civilizations={"red": "e1"}, hand=temple)
        p.hands[1] = []
        return evaluate(p, 0)

    assert value("bay-cup-temple-sword") > value("bay-sword-temple-wheat")
    assert value("bay-cup-temple-sword") > value("bay-cup-temple-sword", "plain-cup")


def test_followers_are_safe_whose_continent_has_more_swords_than_any_other() -> None:
    def safety(west: str) -> float:
        p = world(
            "e1 plain-cup-sword",
            f"w1 {west}",
            civilizations={"red": "e1", "blue": "w1"},
            followers={"dawn": "2 red"},
        )
        return terms(p, 0)["safety"]

    assert safety("plain-cup") > safety("plain-sword") == safety("plain-sword-sword") == 0


def test_who_lays_the_next_tile_has_the_people_before_it() -> None:
    p = world("e1 plain-wheat-wheat", hand="bay-cup")
    assert terms(p, 0)["people-to-gather"] > 0 == terms(p, 1)["people-to-gather"]
    p.agenda = [FinishTurn(0, scored=False)]
    p._offered = None
    assert terms(p, 1)["people-to-gather"] > 0 == terms(p, 0)["people-to-gather"]


def test_a_conflict_is_judged_by_how_it_ends() -> None:
    """Equal swords: whoever wins, all followers of the other are lost, and one to pay for it."""
    p = world(
        "e1 plain-cup-cup",
        "n1e1 plain-sword",
        "w1 plain-wheat",
        "n1w1 plain-cup-sword",
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": "4 red 4 blue"},
        hand="plain-cup",
    )
    war = p.clone().push("plain-cup n1")
    assert war.decision is not None
    assert war.decision.name == "pay-follower"
    ends = [
        war.clone().push(f"pay {price} favour {winner}")
        for price in ("red", "blue")
        for winner in ("red", "blue")
    ]
    best = max(ends, key=lambda end: evaluate(end, 0))
    for seat in (0, 1):
        assert evaluate(war, seat) == evaluate(best, seat)
    assert evaluate(war, 0) < evaluate(p.clone().push("plain-cup n1e2"), 0)


def test_the_end_of_a_conflict_is_chosen_by_its_player() -> None:
    """To the other seat a pending choice is worth what the player on turn will leave it."""
    p = world(
        "e1 plain-sword",
        "w1 plain-cup-sword",
        civilizations={"red": "e1", "blue": "w1"},
        followers={"dawn": "2 red", "noon": "3 blue"},
        hand="plain-cup",
    )
    p.push("plain-cup centre")
    assert p.decision is not None
    assert p.decision.name == "choose-winner"
    kind, cruel = p.clone().push("favour blue"), p.clone().push("favour red")
    assert evaluate(cruel, 1) < evaluate(kind, 1)
    assert evaluate(p, 1) == evaluate(cruel, 1)


def test_a_migration_is_judged_by_the_refuge_that_is_best_for_its_player() -> None:
    p = world(
        "e1 cape-cup r1",
        "n1e1 plain-wheat-cup",
        "e2 plain-sword-wheat",
        civilizations={"red": "e2"},
        followers={"dawn": "3 red"},
        hand="bay-sword",
    )
    p.push("bay-sword e1 r0")
    assert p.decision is not None
    assert p.decision.name == "choose-refuge"
    assert evaluate(p, 0) == evaluate(p.clone().push("n1e1"), 0) > evaluate(p.clone().push("e2"), 0)


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
