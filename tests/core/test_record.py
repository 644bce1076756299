"""Records: written, read, branched, rewound."""

import pickle
from pathlib import Path

import pytest

import ecumene
from ecumene.core.errors import BadRecord
from ecumene.core.record import CHECKPOINT_EVERY, Record, loads
from ecumene.core.rng import Rng


def played(choices: int, seed: int = 5) -> Record:
    record = Record.start("tigris", seats=2, seed=seed, names=["Ana", "Bruno"])
    rng = Rng(seed)
    while len(record.entries) < choices and not record.position.over:
        offered = record.position.choices()
        record.push(offered[rng.below(len(offered))])
    return record


def test_a_record_reads_like_a_game() -> None:
    record = Record.start("tigris", seats=2, seed=7, names=["Ana", "Bruno"], buildings=True)
    record.push("king b3").push("end").push("end")
    record.comments[3] = "A quiet start."
    assert str(record) == (
        "ecumene-record 1\n"
        "game: tigris\n"
        "rules: 2\n"
        "seats: 2\n"
        "seed: 7\n"
        "board: classic\n"
        "points: hidden\n"
        "buildings: yes\n"
        "archer: Ana\n"
        "lion: Bruno\n"
        "\n"
        "1. archer: king; b3; end\n"
        "# A quiet start.\n"
        "2. lion: end\n"
    )


def test_comments_survive_and_may_stand_anywhere_in_the_body() -> None:
    record = Record.start("tigris", seats=2, seed=7)
    record.push("king b3").push("end")
    record.comments = {0: "Before all.", 2: "Two lines\nof thought.", 3: "After."}
    again = loads(str(record))
    assert again.comments == record.comments
    assert again.choices == record.choices


def test_chains_may_be_written_joined() -> None:
    text = "ecumene-record 1\ngame: tigris\nseats: 2\nseed: 7\n\n1. archer: king b3; end  # bold\n"
    record = loads(text)
    assert record.choices == ["king", "b3", "end"]
    assert record.comments == {3: "bold"}


def test_a_saved_file_loads_and_is_written_whole(tmp_path: Path) -> None:
    record = played(10_000)
    assert record.position.over
    path = tmp_path / "game.txt"
    record.save(path)
    assert list(tmp_path.iterdir()) == [path]
    again = ecumene.load(path)
    assert again.position == record.position
    assert again.names == ["Ana", "Bruno"]
    assert "result: 1 " in path.read_text()


def test_a_wrong_result_is_found() -> None:
    text = str(played(10_000))
    line = next(line for line in text.splitlines() if line.startswith("result"))
    swapped = line.translate(str.maketrans("12", "21"))
    with pytest.raises(ecumene.EcumeneError, match="result"):
        loads(text.replace(line, swapped))


def test_any_point_of_the_game_can_be_seen_again_and_branched_from() -> None:
    record = played(3 * CHECKPOINT_EVERY + 5)
    for number in (
        0,
        1,
        CHECKPOINT_EVERY - 1,
        CHECKPOINT_EVERY,
        2 * CHECKPOINT_EVERY + 7,
        len(record.entries),
    ):
        fresh = ecumene.new("tigris", seats=2, seed=5)
        for choice in record.choices[:number]:
            fresh.push(choice)
        assert record.at(number) == fresh
        branch = record.branch(number)
        assert branch.position == fresh
        assert branch.choices == record.choices[:number]
    with pytest.raises(IndexError):
        record.at(len(record.entries) + 1)


def test_rewinding_and_going_on_keeps_the_checkpoints_right() -> None:
    record = played(2 * CHECKPOINT_EVERY + 9)
    record.rewind(CHECKPOINT_EVERY + 3)
    rng = Rng(99)
    while len(record.entries) < 3 * CHECKPOINT_EVERY and not record.position.over:
        offered = record.position.choices()
        record.push(offered[rng.below(len(offered))])
    assert record.at(len(record.entries)) == record.position
    assert loads(str(record)).position == record.position


def test_a_branch_leaves_the_original_alone() -> None:
    record = played(40)
    before = str(record)
    branch = record.branch(20)
    while len(branch.entries) < 25:
        branch.push(branch.position.choices()[0])
    assert str(record) == before


def test_undo_goes_back_through_the_own_turn_until_tiles_were_drawn() -> None:
    record = Record.start("tigris", seats=2, seed=7)
    record.push("king b3").push("catastrophe a1")
    assert record.undoable(0) == 4
    assert record.undoable(1) == 0
    record.undo(0, 4)
    record.push("swap")
    word = record.position.choices()[0]
    record.push(word).push("done")
    assert record.undoable(0) == 0
    record.push("king b3")
    assert record.undoable(0) == 2


def test_remarks_on_what_was_taken_back_go_with_it() -> None:
    record = played(6)
    record.comments = {0: "Before all.", 3: "Kept.", 4: "Taken back.", 6: "Taken back, too."}
    record.rewind(3)
    assert record.comments == {0: "Before all.", 3: "Kept."}
    record.push(record.position.choices()[0])
    assert "Taken back" not in str(record)


def test_a_chain_may_come_as_a_list() -> None:
    one, other = (Record.start("tigris", seats=2, seed=7) for _ in range(2))
    assert one.push(["king", "b3"]).choices == other.push("king b3").choices


OF_OTHER_RULES = """ecumene-record 1
game: tigris
rules: {rules}
seats: 2
seed: 7

1. archer: king; b3; temple; b3; end
2. lion: end
"""
"""Where the king stands, no temple can lie."""


def test_a_record_of_older_rules_is_read_as_far_as_it_stands() -> None:
    record = loads(OF_OTHER_RULES.format(rules=1))
    assert record.choices == ["king", "b3"]
    assert record.position.seat is not None
    assert record.cut is not None
    assert record.cut.details["choices"] == 2
    assert record.cut.details["line"] == 7
    assert "version 1" in str(record.cut)
    assert "2 choices stand" in str(record.cut)
    assert loads(str(record)).cut is None


def test_a_record_of_todays_rules_must_stand_whole() -> None:
    with pytest.raises(ecumene.EcumeneError, match="line 7"):
        loads(OF_OTHER_RULES.format(rules=2))


def test_a_record_of_older_rules_that_still_stands_is_whole() -> None:
    text = str(played(60)).replace("rules: 2", "rules: 1")
    assert loads(text).cut is None
    assert loads(text) == played(60)


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        ("1. archer", "1. lion", 7),
        ("1. archer", "2. archer", 7),
        ("2. lion", "2. tiger", 8),
        ("2. lion", "2 lion", 8),
        ("2. lion", "two. lion", 8),
        ("2. lion:", "2. lion", 8),
        ("2. lion", "2. bull", 8),
    ],
)
def test_older_rules_do_not_excuse_a_line_that_begins_as_none_could(
    right: str, wrong: str, line: int
) -> None:
    text = OF_OTHER_RULES.format(rules=1).replace("temple; b3; ", "").replace(right, wrong)
    with pytest.raises(BadRecord) as caught:
        loads(text)
    assert (caught.value.details["line"], caught.value.details["problem"]) == (line, "turn")


def test_older_rules_may_have_asked_another_seat() -> None:
    text = OF_OTHER_RULES.format(rules=1).replace("temple; b3; ", "").replace("2. lion", "1. archer")
    record = loads(text)
    assert record.choices == ["king", "b3", "end"]
    assert record.cut is not None
    assert record.cut.details["line"] == 8


def test_records_are_equal_by_how_they_began_and_what_was_chosen() -> None:
    one, other = (Record.start("tigris", seats=2, seed=7).push("king b3") for _ in range(2))
    other.names, other.comments = ["Ana", "Bruno"], {1: "Bold."}
    assert one == other
    other.push("end")
    assert one != other
    assert one.push("priest a2") != other
    assert Record.start("tigris", seats=2, seed=7) != Record.start("tigris", seats=2, seed=8)
    assert Record.start("tigris", seats=2, seed=7) != Record.start("tigris", seats=3, seed=7)
    assert Record.start("tigris", seats=2, seed=7) != Record.start("tigris", seats=2, seed=7, points="open")
    assert one != str(one)


def test_remarks_keep_their_shape() -> None:
    record = Record.start("tigris", seats=2, seed=7).push("king b3")
    record.comments = {0: "\nplan:\n  - the king\n\n  - a temple", 2: "  indented"}
    assert loads(str(record)).comments == record.comments


def test_a_pickled_record_goes_on_where_it_was() -> None:
    record = played(CHECKPOINT_EVERY + 3)
    record.comments = {2: "Bold."}
    again: Record = pickle.loads(pickle.dumps(record))
    assert again == record
    assert (again.position, again.names, again.comments) == (record.position, record.names, record.comments)
    assert str(again) == str(record)
    assert again.entries == record.entries
    assert again.rewind(4).position == record.at(4)
