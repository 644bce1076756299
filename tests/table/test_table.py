"""The pure table: seats, lines of the log, taking back with and without consent, and what each may see."""

import pytest

from ecumene.core.errors import GameOver, NotAllowed, NotAsked, NothingToUndo, NotUnderstood
from ecumene.core.record import Record, loads
from ecumene.core.registry import find
from ecumene.table import BOT, FINISHED, LOCAL, PERSON, PLAYING, UNDO, WAITING, Line, Seat, Table, UndoAsked
from ecumene.table.errors import (
    BadMoment,
    NothingAsked,
    NothingToRedo,
    NotStarted,
    NotYourSeat,
    RecordHidden,
    Stale,
)
from tests.table.tables import PEOPLE, asked_for_undo, choose, play_to_the_end, table_of, undo

# The log ----------------------------------------------------------------------------------------


def test_versions_count_lines_and_numbers_count_choices() -> None:
    table = table_of("ana", "bruno")
    assert choose(table, "king", "b3") == Line(1, "choice", 0, ("king", "b3"), 2)
    assert (table.version, table.number) == (1, 2)
    assert undo(table, "ana", 0) == Line(2, UNDO, 0, (), 1)
    assert (table.version, table.number) == (2, 1)
    table.apply(table.plan_redo("ana", 0))
    assert (table.version, table.number) == (3, 2)


def test_a_plan_changes_nothing() -> None:
    table = table_of("ana", "bruno")
    choose(table, "king", "b3")
    before = table.position.clone()
    table.plan_choice(0, ["end"], 1)
    table.plan_undo("ana", 0, 0)
    with pytest.raises(NotAllowed):
        table.plan_choice(0, ["priest", "a1"], 1)
    assert (table.position, table.version, table.number) == (before, 1, 2)


def test_a_choice_is_for_the_version_that_was_seen() -> None:
    table = table_of("ana", "bruno")
    choose(table, "king", "b3")
    undo(table, "ana", 0, 0)
    assert table.number == 0
    for version in (0, 1, 3):
        with pytest.raises(Stale) as stale:
            table.plan_choice(0, ["end"], version)
        assert stale.value.details == {"version": 2, "asked_for": version}
    with pytest.raises(NotAsked):
        table.plan_choice(1, ["end"], 2)
    with pytest.raises(NotUnderstood):
        table.plan_choice(0, ["zeppelin"], 2)


def test_half_a_choice_is_seen_by_nobody_else() -> None:
    table = table_of("ana", "bruno")
    assert not table.apply(table.plan_choice(0, ["king"], 0))
    assert table.apply(table.plan_choice(0, ["b3"], 1))
    assert table.apply(table.plan_choice(0, ["end"], 2))


def test_an_old_line_may_hold_a_chain_in_one_piece() -> None:
    table = table_of("ana", "bruno")
    table.apply(Line(1, "choice", 0, ("king b3",), 2))
    assert table.played.choices == ["king", "b3"]


def test_a_log_leads_to_the_same_table_again() -> None:
    table, again = table_of("ana", "bruno"), table_of("ana", "bruno")
    lines = [choose(table, "king", "b3"), undo(table, "ana", 0), choose(table, "k2"), choose(table, "end")]
    for line in lines:
        again.apply(line)
    assert again.position == table.position
    assert (again.version, again.number, again.taken_back) == (4, 3, [])


def test_a_snapshot_keeps_the_record_and_what_was_taken_back() -> None:
    table, again = table_of("ana", "bruno"), table_of("ana", "bruno")
    choose(table, "king", "b3")
    undo(table, "ana", 0)
    again.restore(table.version, table.snapshot())
    assert again.position == table.position
    assert (again.version, again.number, again.redoable(0)) == (2, 1, 1)
    again.apply(again.plan_redo("ana", 0))
    assert again.played.choices == ["king", "b3"]


def test_a_snapshot_settles_what_was_asked_before_it() -> None:
    table = asked_for_undo("ana", "bruno")
    question = table.undo_asked
    table.restore(table.version, table.snapshot())
    assert table.undo_asked == question
    table.restore(table.version - 1, table.snapshot())
    assert table.undo_asked == question
    table.restore(table.version + 2, table.snapshot())
    assert table.undo_asked is None


def test_a_table_that_has_not_begun_has_nothing_to_show() -> None:
    table = Table(find("tigris"), 7, {}, [Seat(PERSON, "ana"), Seat("open")])
    assert (table.status, table.asked_seat, table.number, table.bot_asked) == (WAITING, None, 0, False)
    assert table.standings() is None
    for attempt in (lambda: table.view(None), lambda: table.plan_choice(0, ["end"], 0), table.snapshot):
        with pytest.raises(NotStarted):
            attempt()


def test_a_recorded_game_goes_on_at_a_table() -> None:
    record = Record.start("tigris", 2, 7).push("king b3").push("end")
    table = Table.of(record, [Seat(LOCAL, "ana"), Seat(LOCAL, "ana")])
    assert (table.version, table.number, table.status, table.asked_seat) == (3, 3, PLAYING, 1)
    choose(table, "end")
    assert table.played.choices == ["king", "b3", "end", "end"]


# Taking back ------------------------------------------------------------------------------------


def test_own_safe_choices_are_taken_back_without_asking() -> None:
    table = table_of("ana", "bruno")
    with pytest.raises(NothingToUndo):
        table.plan_undo("ana", 0, None)
    choose(table, "king", "b3")
    for stranger in ("bruno", None):
        with pytest.raises(NotYourSeat):
            table.plan_undo(stranger, 0, None)
    for to in (-1, 2, 9):
        with pytest.raises(BadMoment):
            table.plan_undo("ana", 0, to)
    assert undo(table, "ana", 0).number == 1
    assert undo(table, "ana", 0).number == 0
    assert table.redoable(0) == 2
    assert table.redoable(1) == 0


def test_only_what_was_taken_back_last_is_made_again_and_by_whoever_chose_it() -> None:
    table = table_of("ana", "bruno")
    for choices in (["king", "b3"], ["end"], ["end"], ["end"]):
        choose(table, *choices)
    table.apply(table.undo_line(UndoAsked(0, 0, table.version, list(PEOPLE))))
    assert [table.redoable(seat) for seat in (0, 1)] == [3, 0]
    for _ in range(3):
        table.apply(table.plan_redo("ana", 0))
    assert [table.redoable(seat) for seat in (0, 1)] == [0, 1]


def test_redo_ends_with_a_new_choice() -> None:
    table = table_of("ana", "bruno")
    choose(table, "king", "b3")
    undo(table, "ana", 0, 0)
    with pytest.raises(NotYourSeat):
        table.plan_redo("bruno", 0)
    with pytest.raises(NothingToRedo):
        table.plan_redo("bruno", 1)
    choose(table, "king")
    with pytest.raises(NothingToRedo):
        table.plan_redo("ana", 0)


def test_one_yes_is_enough_between_two() -> None:
    table = asked_for_undo("ana", "bruno")
    line = table.plan_answer("bruno", yes=True)
    assert line == Line(4, UNDO, 0, (), 0)
    table.apply(line)
    assert table.undo_asked is None
    with pytest.raises(NothingAsked):
        table.plan_answer("bruno", yes=True)


def test_among_three_both_others_must_say_yes() -> None:
    table = asked_for_undo(*PEOPLE)
    for guest in ("bruno", "bruno", "ana"):
        asked = table.plan_answer(guest, yes=True)
        assert isinstance(asked, UndoAsked), f"{guest} alone decides"
        table.undo_asked = asked
    assert isinstance(table.plan_answer("carla", yes=True), Line)
    assert table.number == 4


def test_one_no_is_enough() -> None:
    table = asked_for_undo(*PEOPLE)
    table.undo_asked = table.plan_answer("bruno", yes=True)  # type: ignore[assignment]
    assert table.plan_answer("carla", yes=False) is None


def test_only_players_answer_and_only_for_the_table_as_it_was() -> None:
    table = asked_for_undo("ana", "bruno")
    for stranger in ("eva", None):
        with pytest.raises(NotYourSeat):
            table.plan_answer(stranger, yes=True)
    asked = table.undo_asked
    choose(table, "end")
    assert table.undo_asked is None
    table.undo_asked = asked
    with pytest.raises(NothingAsked):
        table.plan_answer("bruno", yes=True)


def test_alone_against_bots_everything_can_be_taken_back() -> None:
    table = Table(find("tigris"), 7, {}, [Seat(PERSON, "ana"), Seat(BOT, level="apprentice")])
    table.begin()
    choose(table, "end")
    assert table.bot_asked
    choose(table, "end")
    assert undo(table, "ana", 0).number == 0


# What each may see ------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    table = table_of("ana", "bruno")
    hands = [[p["hand"] is not None for p in table.view(seat)["players"]] for seat in (0, 1, None)]
    assert hands == [[True, False], [False, True], [False, False]]
    assert "choices" in table.view(0)["asked"]
    assert "choices" not in table.view(1)["asked"]


def test_a_moment_is_shown_as_it_was_seen() -> None:
    table = table_of("ana", "bruno")
    choose(table, "king", "b3")
    first, last = table.replay(0, 0), table.replay(1, 2)
    assert (first["number"], first["of"], first["events"]) == (0, 2, [])
    assert [(entry["number"], entry["seat"]) for entry in last["events"]] == [(2, 0)]
    assert last["view"] == table.view(1)
    with pytest.raises(BadMoment):
        table.replay(0, 3)


def test_who_may_look_back_through_whose_eyes() -> None:
    table = table_of("ana", "bruno")
    assert [table.seat_to_replay(guest, None) for guest in ("ana", "bruno", "eva", None)] == [
        0,
        1,
        None,
        None,
    ]
    for guest, seat in (("ana", 1), ("eva", 0), (None, 0)):
        with pytest.raises(NotYourSeat):
            table.seat_to_replay(guest, seat)
    play_to_the_end(table)
    assert table.seat_to_replay("eva", 0) == 0
    for seat in (-1, 2):
        with pytest.raises(NotYourSeat):
            table.seat_to_replay("eva", seat)


def test_a_record_is_told_when_it_hides_nothing() -> None:
    table = table_of("ana", "bruno")
    for guest in ("ana", "eva", None):
        with pytest.raises(RecordHidden):
            table.record_text(guest)
    play_to_the_end(table)
    assert loads(table.record_text(None)).position == table.position
    assert "archer: Ana\n" in table.record_text(None)
    table.seats[0].name = "Eva"
    assert "archer: Eva\n" in table.record_text(None)
    assert table.played.names == ["Ana", "Bruno"]
    at_one_screen = Table(find("tigris"), 7, {}, [Seat(LOCAL, "ana", "Ana"), Seat(LOCAL, "ana", "Bruno")])
    at_one_screen.begin()
    assert "seed: 7" in at_one_screen.record_text("ana")
    with pytest.raises(RecordHidden):
        at_one_screen.record_text("bruno")


def test_only_the_asked_seat_thinks_and_from_what_it_can_know() -> None:
    table = table_of("ana", "bruno")
    assert table.redealt(0, 1).view(0) == table.view(0)
    with pytest.raises(NotAsked):
        table.redealt(1, 1)
    objection = table.why(0, ["king", "a1"], 1)
    assert objection is not None
    assert objection.objection.rule == "leader-beside-temple"
    assert table.why(0, ["king", "b3"], 1) is None
    assert [event.kind for event in table.preview(0, ["king", "b3"], 1)] == ["placed-leader"]
    play_to_the_end(table)
    with pytest.raises(GameOver):
        table.redealt(0, 1)


def test_whoever_resigned_comes_last_whatever_the_score() -> None:
    table = table_of(*PEOPLE)
    assert table.standings() is None
    play_to_the_end(table)
    assert table.status == FINISHED
    best, *others = [place.seat for place in table.position.standings()]
    table.seats[best].resigned = True
    places = table.standings()
    assert places is not None
    assert [place["seat"] for place in places] == [*others, best]
    assert (places[0]["rank"], places[-1]["rank"]) == (1, 3)
    assert table.view(None)["standings"] == places
