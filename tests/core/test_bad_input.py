"""Whatever is asked for wrongly gets an error of its own, in both languages, and changes nothing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ecumene
from ecumene.core import errors
from ecumene.core.errors import EcumeneError
from ecumene.core.record import Record, load, loads
from ecumene.core.rng import Rng
from ecumene.core.text import LANGUAGES, speaker

RECORD = """\
ecumene-record 1
game: tigris
rules: 2
seats: 2
seed: 7
board: classic

1. archer: king; b3; end
2. lion: end
"""


def edited(old: str, new: str) -> Callable[[], object]:
    assert old in RECORD
    return lambda: loads(RECORD.replace(old, new))


def named(*names: str) -> Record:
    return Record.start("tigris", names=names)


WRONG: dict[str, tuple[Callable[[], Any], type[EcumeneError], str]] = {
    "game": (lambda: ecumene.new("chess"), errors.UnknownGame, "tigris"),
    "seats": (lambda: ecumene.new("tigris", seats=5), errors.BadSeats, "5"),
    "seats that are no number": (lambda: ecumene.new("tigris", seats="2"), errors.BadSeats, "2"),  # type: ignore[arg-type]
    "seats that are true": (lambda: ecumene.new("tigris", seats=True), errors.BadSeats, "4"),
    "option": (lambda: ecumene.new("tigris", bord="classic"), errors.UnknownOption, "bord"),
    "value": (lambda: ecumene.new("tigris", board="round"), errors.BadOption, "alternative"),
    "value of another type": (lambda: ecumene.new("tigris", buildings=1), errors.BadOption, "yes"),
    "seed": (lambda: ecumene.new("tigris", seed=-1), errors.BadSeed, "-1"),
    "seed that is too large": (lambda: ecumene.new("tigris", seed=1 << 64), errors.BadSeed, "2"),
    "seed that is no number": (lambda: ecumene.new("tigris", seed="x"), errors.BadSeed, "x"),  # type: ignore[arg-type]
    "seed beyond all bounds": (lambda: ecumene.new("tigris", seed=10**30), errors.BadSeed, "1" + "0" * 30),
    "seats beyond all bounds": (lambda: ecumene.new("tigris", seats=10**30), errors.BadSeats, "0" * 30),
    "a name of two lines": (lambda: named("Ana\nboard: alternative"), errors.BadNames, "Ana"),
    "a name with spaces": (lambda: named(" Ana"), errors.BadNames, "Ana"),
    "too many names": (lambda: named("Ana", "Bea", "Cruz"), errors.BadNames, "Cruz"),
    "no record": (lambda: loads("hello"), errors.BadRecord, "1"),
    "empty record": (lambda: loads(""), errors.BadRecord, "1"),
    "record version": (edited("record 1", "record 2"), errors.BadRecord, "2"),
    "record without game": (edited("game: tigris\n", ""), errors.BadRecord, "game"),
    "record of another game": (edited("tigris", "chess"), errors.BadRecord, "chess"),
    "record for seven": (edited("seats: 2", "seats: 7"), errors.BadRecord, "7"),
    "record with a bad seed": (edited("seed: 7", "seed: seven"), errors.BadRecord, "seven"),
    "record with a huge seed": (edited("seed: 7", f"seed: {1 << 70}"), errors.BadRecord, "5"),
    "record with a bad option": (edited("classic", "round"), errors.BadRecord, "round"),
    "record with an odd field": (edited("board: classic", "colour: red"), errors.BadRecord, "colour"),
    "record without a colon": (edited("board: classic", "board classic"), errors.BadRecord, "6"),
    "record of the wrong turn": (edited("2. lion", "3. lion"), errors.BadRecord, "2. lion"),
    "record of the wrong seat": (edited("2. lion", "2. archer"), errors.BadRecord, "lion"),
    "record with a wrong word": (edited("king", "kong"), errors.BadRecord, "kong"),
    "record with a forbidden choice": (edited("b3", "h8"), errors.BadRecord, "8"),
    "record with a number of many digits": (edited("7", "7" * 5000), errors.BadRecord, "777"),
    "record with a field twice": (edited("seats: 2", "seats: 2\nseats: 3"), errors.BadRecord, "seats"),
    "record with an early result": (edited("\n\n", "\nresult: 1 lion, 2 archer\n\n"), errors.BadRecord, "7"),
}


@pytest.mark.parametrize(("attempt", "error", "named"), WRONG.values(), ids=WRONG.keys())
def test_wrong_input_is_named_in_both_languages(
    attempt: Callable[[], Any], error: type[EcumeneError], named: str
) -> None:
    with pytest.raises(error) as caught:
        attempt()
    for lang in LANGUAGES:
        assert named in speaker(lang).error(caught.value)
    assert str(caught.value) == speaker("en").error(caught.value)


def test_the_line_of_a_broken_record_is_named() -> None:
    with pytest.raises(errors.BadRecord) as caught:
        edited("king", "kong")()
    assert caught.value.details["line"] == 8
    assert "line 8" in str(caught.value)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(errors.BadRecord):
        load(path)


@pytest.mark.parametrize(
    ("notation", "error"),
    [
        ("", errors.NotUnderstood),
        ("   ", errors.NotUnderstood),
        ("kong", errors.NotUnderstood),
        ("king z99", errors.NotUnderstood),
        ("king h8", errors.NotAllowed),
        ("king b3 king b3", errors.NotAllowed),
        ("king b3 end end", errors.NotUnderstood),
        ("farm a1", errors.NotAllowed),
        ("KING B3", errors.NotUnderstood),
    ],
)
def test_a_wrong_choice_changes_nothing(notation: str, error: type[EcumeneError]) -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    before = p.clone()
    with pytest.raises(error):
        p.push(notation)
    assert p == before


def test_only_the_asked_seat_may_choose() -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    before = p.clone()
    with pytest.raises(errors.NotAsked) as caught:
        p.push("end", seat=1)
    assert p == before
    assert "2" in speaker("es").error(caught.value)
    assert p.push("end", seat=0).seat == 1


def test_nothing_can_be_chosen_after_the_end() -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    p.agenda.clear()
    p._offered = None
    with pytest.raises(errors.GameOver):
        p.push("end")


def test_a_chain_cannot_look_past_what_it_would_reveal() -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    before = p.clone()
    with pytest.raises(errors.NotUnderstood) as caught:
        p.push("swap temple done zz")
    assert caught.value.details == {"word": "zz", "possible": []}
    with pytest.raises(errors.NotUnderstood):
        p.push("swap temple done end")
    assert p == before


def test_only_the_asked_seat_may_ask_why_and_what_if() -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    with pytest.raises(errors.NotAsked):
        p.why("temple d7", seat=1)
    with pytest.raises(errors.NotAsked):
        p.preview("king b3", seat=1)


def test_what_is_offered_cannot_be_changed() -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    assert isinstance(p.choices(), tuple)


def test_a_line_after_the_end_of_the_game_is_named() -> None:
    record = Record.start("tigris", seats=2, seed=7)
    rng = Rng(7)
    while not record.position.over:
        choices = record.position.choices()
        record.push(choices[rng.below(len(choices))])
    with pytest.raises(errors.BadRecord) as caught:
        loads(f"{record}1. archer: end\n")
    assert "over" in str(caught.value)


def test_a_refusal_gives_the_rule() -> None:
    p = ecumene.new("tigris", seats=2, seed=7)
    with pytest.raises(errors.NotAllowed) as caught:
        p.push("king h8")
    assert caught.value.objection.rule == "leader-beside-temple"
    assert "temple" in str(caught.value)
    assert "templo" in speaker("es").error(caught.value)
    assert p.why("king b3") is None


def test_undo_beyond_what_is_safe_is_refused() -> None:
    record = Record.start("tigris", seats=2, seed=7)
    record.push("king b3")
    with pytest.raises(errors.NothingToUndo):
        record.undo(seat=1)
    with pytest.raises(errors.NothingToUndo):
        record.undo(seat=0, count=3)
    record.undo(seat=0, count=2)
    assert record.entries == []
    record.push("settlement a1").push("end")
    with pytest.raises(errors.NothingToUndo):
        record.undo(seat=0)


def test_errors_survive_a_pickle() -> None:
    import pickle

    with pytest.raises(errors.NotAllowed) as caught:
        ecumene.new("tigris", seats=2, seed=7).push("king h8")
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is errors.NotAllowed
    assert again.objection == caught.value.objection
    assert str(again) == str(caught.value)
