"""A record that cannot be read: which line is wrong, and how."""

from pathlib import Path

import pytest

from ecumene.core.errors import BadRecord
from ecumene.core.record import Record, load, loads
from ecumene.core.rng import Rng

RECORD = """ecumene-record 1
game: tigris
rules: 2
seats: 2
seed: 7
board: classic

1. archer: king; b3; end
2. lion: end
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "problem", "found"),
    [
        ("ecumene-record", "chess-record", 1, "not-a-record", None),
        ("record 1", "record 2", 1, "version", "2"),
        ("game: tigris\n", "", 1, "missing", "game"),
        ("seats: 2\n", "", 1, "missing", "seats"),
        ("seed: 7\n", "", 1, "missing", "seed"),
        ("tigris", "chess", 2, "choice", "game: chess"),
        ("seats: 2", "seats: 7", 4, "choice", "seats: 7"),
        ("seats: 2", "seats: two", 4, "number", "two"),
        ("seats: 2", "seats: ٢", 4, "number", "٢"),
        ("seed: 7", "seed: -7", 5, "number", "-7"),
        ("seed: 7", f"seed: {1 << 64}", 5, "choice", f"seed: {1 << 64}"),
        ("seed: 7", "seed: " + "7" * 21, 5, "number", "7" * 21),
        ("seed: 7", "seed: " + "7" * 50, 5, "number", "7" * 40),
        ("rules: 2", "rules: two", 3, "number", "two"),
        ("rules: 2", "rules: 0", 3, "rules", "0"),
        ("rules: 2", "rules: 3", 3, "rules", "3"),
        ("board: classic", "lion: B\x07", 6, "choice", "lion: B\x07"),
        ("board: classic", "board: round", 6, "choice", "board: round"),
        ("board: classic", "board classic", 6, "field", "board classic"),
        ("board: classic", "seed: 8", 6, "twice", "seed"),
        ("king", "kong", 8, "choice", "kong"),
        ("b3", "h8", 8, "choice", "h8"),
        ("2. lion", "3. lion", 9, "turn", "3. lion: end"),
        ("2. lion", "2. archer", 9, "turn", "2. archer: end"),
        ("2. lion: end", "2. lion end", 9, "turn", "2. lion end"),
        ("board: classic", "result: 1 lion, 2 archer", 6, "unfinished", None),
    ],
)
def test_the_line_and_the_problem_are_named(
    old: str, new: str, line: int, problem: str, found: str | None
) -> None:
    assert RECORD.count(old) == 1
    with pytest.raises(BadRecord) as caught:
        loads(RECORD.replace(old, new))
    details = caught.value.details
    assert (details["line"], details["problem"], details.get("found")) == (line, problem, found)


def test_the_largest_seed_has_as_many_digits_as_a_number_may_have() -> None:
    largest = (1 << 64) - 1
    record = RECORD.partition("\n\n")[0].replace("seed: 7", f"seed: {largest}")
    assert loads(record).seed == largest


def test_what_nobody_needs_may_be_left_out_and_spaces_do_not_matter() -> None:
    expected = loads(RECORD)
    for same in (
        RECORD.replace("board: classic\n", ""),
        RECORD.replace("board: classic", "# a remark\n  board :  classic  "),
        RECORD.replace("king; b3; end", "king b3;end"),
        RECORD.replace("\n2. lion", "\n\n  2. lion"),
        RECORD.rstrip("\n"),
    ):
        assert loads(same).choices == expected.choices == ["king", "b3", "end", "end"]
        assert loads(same).position == expected.position
        assert str(loads(same)) == str(expected)


def test_names_belong_to_their_seats() -> None:
    named = loads(RECORD.replace("seed: 7", "lion: Bruno\nseed: 7"))
    assert named.names == ["", "Bruno"]
    assert loads(RECORD).names == []
    assert "lion: Bruno\n" in str(named)
    assert "archer: " not in str(named).partition("\n\n")[0]


def test_a_file_that_is_no_text_is_wrong_from_its_first_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord) as caught:
        load(path)
    assert caught.value.details == {"line": 1, "problem": "text"}


@pytest.mark.parametrize("wrong", ["1 archer, 1 lion", "0 nobody", "9 nobody", ""])
def test_a_result_that_is_not_that_of_the_game_is_wrong(wrong: str) -> None:
    record = Record.start("gheos", seats=2, seed=5)
    chance = Rng(5)
    while not record.position.over:
        choices = record.position.choices()
        record.push(choices[chance.below(len(choices))])
    text = str(record)
    right = text.partition("\nresult: ")[2].partition("\n")[0]
    assert loads(text).position == record.position
    with pytest.raises(BadRecord) as caught:
        loads(text.replace(f"result: {right}", f"result: {wrong}"))
    details = caught.value.details
    assert (details["problem"], details["found"], details["expected"]) == ("result", wrong, right)
