"""Tournaments are fair, repeatable, and counted right."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from ecumene.arena import Match, Outcome, Scores, Tournament, maker, play
from ecumene.core.errors import BadOption, BadSeats, BadSeed, UnknownBot, UnknownGame


def seats_taken(tournament: Tournament) -> Counter[tuple[int, int]]:
    """How often each bot sat on each seat."""
    return Counter(
        (entrant, seat) for match in tournament.matches() for seat, entrant in enumerate(match.entrants)
    )


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_bot_gets_every_seat_as_often_as_the_others(count: int) -> None:
    tournament = Tournament("tigris", ["random"] * count, games=12 * count, seed=1)
    assert tournament.seats == count
    assert set(seats_taken(tournament).values()) == {12}


def test_every_order_around_the_table_is_played() -> None:
    tournament = Tournament("tigris", ["random"] * 4, games=24, seed=1)
    assert len({match.entrants for match in tournament.matches()}) == 24


def test_more_bots_than_seats_all_meet() -> None:
    tournament = Tournament("tigris", ["random"] * 5, games=20, seed=1, seats=2)
    met = Counter(frozenset(match.entrants) for match in tournament.matches())
    assert met == {frozenset(pair): 2 for pair in combinations(range(5), 2)}
    assert set(seats_taken(tournament).values()) == {4}


def test_fewer_bots_than_seats_fill_the_table_in_turn() -> None:
    tournament = Tournament("tigris", ["greedy", "random"], games=12, seed=1, seats=3)
    assert all(set(match.entrants) == {0, 1} for match in tournament.matches())
    assert set(seats_taken(tournament).values()) == {6}


def test_a_deal_is_played_until_every_seat_has_changed_hands() -> None:
    bots = ["random", "greedy", "planner"]
    seeds = [match.seed for match in Tournament("tigris", bots, games=9, seed=1).matches()]
    assert seeds[0:3] == seeds[:1] * 3
    assert len(set(seeds)) == 3


@pytest.mark.parametrize("bots", [["master"] * 2, ["master"] * 4, ["master", "random"] * 2])
def test_no_game_is_played_twice_by_bots_that_are_alike(bots: list[str]) -> None:
    played = Counter((m.seed, m.bots) for m in Tournament("tigris", bots, games=24, seed=1).matches())
    assert set(played.values()) == {1}


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    def results(jobs: int) -> list[Outcome]:
        return list(Tournament("tigris", ["random", "random"], games=6, seed=3).outcomes(jobs))

    alone = results(1)
    assert alone == results(2)
    assert alone != list(Tournament("tigris", ["random", "random"], games=6, seed=4).outcomes())


def test_a_match_is_played_with_its_options() -> None:
    tournament = Tournament("tigris", ["random"], games=1, seed=1, options={"board": "alternative"})
    match = next(tournament.matches())
    assert match.options["board"] == "alternative"
    assert min(play(match).ranks) == 1


def outcome(entrants: tuple[int, ...], ranks: tuple[int, ...]) -> Outcome:
    return Outcome(Match("tigris", ("random",) * len(entrants), entrants, 1), ranks, 100, 10)


def test_a_shared_win_counts_as_a_share() -> None:
    scores = Scores(["a", "b", "c"])
    scores.add(outcome((0, 1, 2), (1, 1, 3)))
    scores.add(outcome((1, 2, 0), (2, 3, 1)))
    assert [score.wins for score in scores.bots] == [1.5, 0.5, 0.0]
    assert [score.mean_rank for score in scores.bots] == [1.0, 1.5, 3.0]
    assert scores.games == 2


def test_the_share_of_wins_is_of_what_a_bot_has_played() -> None:
    """With more bots than seats everybody rests now and then; a bot on two seats has played one match."""
    scores = Scores(["a", "b", "c"])
    scores.add(outcome((0, 1), (1, 2)))
    scores.add(outcome((1, 2), (1, 2)))
    scores.add(outcome((2, 0, 2), (1, 2, 3)))
    assert [score.rate for score in scores.bots] == [(1, 2), (1, 2), (1, 2)]


def test_ratings_rise_with_wins_and_become_surer() -> None:
    scores = Scores(["a", "b"])
    for _ in range(20):
        scores.add(outcome((0, 1), (1, 2)))
    winner, loser = scores.bots
    assert winner.rating > 30 > 20 > loser.rating
    assert winner.sigma < 8
    assert scores.ranking() == [winner, loser]


def test_a_bot_on_two_seats_has_one_score() -> None:
    scores = Scores(["a", "b"])
    scores.add(outcome((0, 1, 0), (1, 2, 3)))
    assert scores.bots[0].wins == 1.0
    assert scores.bots[0].mean_rank == 2.0
    assert scores.bots[0].rating == pytest.approx(25, abs=1)


def test_a_bot_of_ones_own_enters_by_module_and_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(
        "class First:\n"
        "    name = 'first'\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, position, seconds): return position.choices()[-1]\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    assert maker("own_bots:First")(1).name == "first"
    tournament = Tournament("tigris", ["own_bots:First", "random"], games=2, seed=1)
    assert all(min(found.ranks) == 1 for found in tournament.outcomes())


@pytest.mark.parametrize(
    "name", ["nobody", "no_such_module:Bot", "ecumene.bots:Nobody", ":", "ecumene.bots:"]
)
def test_unknown_bots_are_refused_before_anything_is_played(name: str) -> None:
    with pytest.raises(UnknownBot):
        Tournament("tigris", [name], games=1, seed=1)


def test_bad_tournaments_are_refused() -> None:
    with pytest.raises(UnknownGame):
        Tournament("chess", ["random"], games=1, seed=1)
    with pytest.raises(BadSeats):
        Tournament("tigris", ["random"], games=1, seed=1, seats=5)
    with pytest.raises(BadSeed):
        Tournament("tigris", ["random"], games=1, seed=-1)
    with pytest.raises(BadOption):
        Tournament("tigris", ["random"], games=1, seed=1, options={"board": "round"})
