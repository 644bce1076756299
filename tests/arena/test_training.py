"""What terms are worth is learned from games: from those that say so, and no more than they say."""

import json
from pathlib import Path

import pytest

from ecumene.arena.lessons import Lesson, Moment, Trial, lesson
from ecumene.arena.training import Plan, State, Training, terms_of
from ecumene.arena.weighing import RIDGE, surprise, weighed
from ecumene.bots.chances import Fit
from ecumene.core.errors import StateOfAnother
from ecumene.core.registry import find
from tests.cli.terminal import Terminal

EVEN = Fit(0.0, 0.0)
QUICK = "greedy"


def plan(games: int = 2, test_games: int = 0, game: str = "gheos") -> Plan:
    return Plan(game, QUICK, games=games, test_games=test_games, seed=3)


def played(trials: list[Trial]) -> list[Lesson]:
    return [lesson(trial) for trial in trials]


def decided_by(term: int, games: int) -> list[Lesson]:
    """Games that who has more of one term wins, whatever the other says."""
    found = []
    for number in range(games):
        ahead = number % 2
        other = number // 2 % 2
        terms = [[0.0, 0.0], [0.0, 0.0]]
        terms[ahead][term] = 1.0
        terms[other][1 - term] = 1.0
        won = (1.0, 0.0) if ahead == 0 else (0.0, 1.0)
        found.append(Lesson((Moment(0.5, tuple(map(tuple, terms))),), won))
    return found


def test_a_term_that_decides_games_comes_to_count_more() -> None:
    games = decided_by(0, 400)
    counts, idle = weighed(games, EVEN, 2)
    assert counts > 1.5
    assert idle < 0.5
    assert surprise(games, EVEN, [counts, idle]) < surprise(games, EVEN, [1.0, 1.0])


def test_few_games_change_little() -> None:
    few = weighed(decided_by(0, 4), EVEN, 2)
    assert all(abs(weight - 1) < 4 / RIDGE for weight in few)


def test_a_lesson_tells_every_seat_term_by_term_and_who_won() -> None:
    found = lesson(Trial("gheos", "random", 7, ((), ())))
    game = find("gheos")
    assert sum(found.won) == 1
    assert all(len(own) == len(terms_of(game)) for moment in found.moments for own in moment.terms)
    assert [moment.progress for moment in found.moments] == sorted(m.progress for m in found.moments)
    assert Lesson.read(json.loads(json.dumps(found.told()))) == found


def test_other_weights_make_other_games() -> None:
    rivals = (("rivals", 3.0), ("cups", 0.2))
    assert lesson(Trial("gheos", QUICK, 7, ((), ()))) != lesson(Trial("gheos", QUICK, 7, (rivals, rivals)))


def test_a_training_goes_on_where_it_was_stopped() -> None:
    whole = Training(plan(games=10))
    for _ in whole.work(played):
        pass
    half = Training(plan(games=10))
    next(half.work(played))
    state = State.read(json.loads(json.dumps(half.state.told())))
    rest = Training(plan(games=10), state)
    for _ in rest.work(played):
        pass
    assert rest.state == whole.state
    assert len(whole.state.weights) == len(terms_of(find("gheos")))
    with pytest.raises(StateOfAnother):
        Training(plan(game="tigris"), state)


def won_by(score: float) -> Training:
    """A training after its match, of which what was learned got such a share."""
    training = Training(plan(games=0, test_games=400))
    training.state.weights = [1.0] * len(training.state.terms)
    wins = int(200 * score)
    training.state.test = [2.0] * wins + [0.0] * (200 - wins)
    return training


@pytest.mark.parametrize(("score", "accepted"), [(0.5, False), (0.53, False), (0.6, True)])
def test_only_a_match_that_was_won_beyond_doubt_counts(score: float, accepted: bool) -> None:
    assert won_by(score).accepted is accepted


def test_half_a_match_proves_nothing() -> None:
    training = won_by(1.0)
    training.state.test = training.state.test[:100]
    assert not training.accepted


def test_the_command_plays_learns_and_tells(tmp_path: Path) -> None:
    terminal, state = Terminal(tmp_path), str(tmp_path / "train.json")
    asked = ["train", "gheos", "--bot", "random", "--games", "6", "--test", "3", "--state", state]
    told = terminal.run(*asked)
    assert told.returncode == 0, told.stderr
    assert "pyramids" in told.stdout
    assert "of 4" in told.stdout, "pairs are whole"
    summary = json.loads(terminal.run(*asked, "--json").stdout)
    assert (summary["games"], summary["match_games"], summary["accepted"]) == (6, 4, False)
    assert set(summary["weights"]) == set(terms_of(find("gheos")))
