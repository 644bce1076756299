"""Where somebody has nothing to answer with: for a lone player silence is said, and taken back, unasked."""

from pathlib import Path

import pytest

from ecumene.core.record import Record, load
from ecumene.core.rng import Rng
from ecumene.core.steps import Link
from ecumene.table.silence import only_silence
from tests.cli.terminal import Terminal


def random_game(seats: int, seed: int) -> Record:
    record, chance = Record.start("innersea", seats, seed, epochs=1), Rng(seed)
    while not record.position.over:
        answers = record.position.answers()
        record.push(answers[chance.below(len(answers))])
    return record


def silence_follows(record: Record, number: int) -> bool:
    """Whether a choice leads to silence, and to another question for the same seat, with nothing shown."""
    before, then, after = (record.at(number + n) for n in range(3))
    return (
        before.seat == then.seat == after.seat
        and not isinstance(before.decision, Link)
        and [only_silence(p) is not None for p in (before, then, after)] == [False, True, False]
        and all(entry.safe for entry in record.entries[number : number + 2])
    )


def before_a_silence(seats: int, seed: int) -> tuple[Record, list[str]]:
    """A game up to a choice that silence follows; that choice, the silence, and what was chosen next."""
    record = random_game(seats, seed)
    number = next(n for n in range(len(record.entries) - 1) if silence_follows(record, n))
    following = record.choices[number : number + 3]
    return record.rewind(number), following


def test_a_lone_player_is_not_asked_where_there_is_nothing_to_answer_with(
    terminal: Terminal, tmp_path: Path
) -> None:
    record = Record.start("innersea", 1, 4)
    chance = Rng(4)
    while only_silence(record.position) is None:
        choices = record.position.choices()
        record.push(choices[chance.below(len(choices))])
    record.save(tmp_path / "game.txt")
    terminal.run("play", "--load", str(tmp_path / "game.txt"), typed="quit\n")
    assert len(load(tmp_path / "game.txt").choices) > len(record.choices)


@pytest.mark.parametrize(
    ("then", "left"),
    [("", 3), ("undo", 2), ("undo undo", 0), ("undo undo redo", 2), ("undo undo redo redo", 3)],
)
def test_silence_is_taken_back_and_made_again_with_the_choice_that_led_to_it(
    then: str, left: int, terminal: Terminal, tmp_path: Path
) -> None:
    """By itself it would be said again at once, and nothing would have been taken back."""
    record, following = before_a_silence(1, 9)
    record.save(tmp_path / "game.txt")
    typed = "\n".join([following[0], following[2], *then.split(), "quit\n"])
    terminal.run("play", "--load", str(tmp_path / "game.txt"), typed=typed)
    assert load(tmp_path / "game.txt").choices == [*record.choices, *following[:left]]


def test_around_one_screen_silence_is_said_and_taken_back_like_any_choice(
    terminal: Terminal, tmp_path: Path
) -> None:
    record, (choice, silence, _) = before_a_silence(2, 4)
    record.save(tmp_path / "game.txt")
    typed = f"\n{choice}\n{silence}\nundo\nquit\n"
    terminal.run("play", "--load", str(tmp_path / "game.txt"), typed=typed)
    assert load(tmp_path / "game.txt").choices == [*record.choices, choice]
