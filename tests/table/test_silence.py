"""What is said for somebody who has nothing to answer with, and taking back past it."""

import random

from ecumene.core.record import Record
from ecumene.table import LOCAL, UNDO, Line, Seat, Table
from ecumene.table.following import follow
from ecumene.table.silence import last_chain, turn_of, whole_choices
from ecumene.titles.innersea.adjustment import ChangeOrder
from ecumene.titles.innersea.competition import Commit
from tests.table.tables import choose, table_of, undo


def test_the_last_chain_begins_where_nothing_was_half_made() -> None:
    record, seats = Record.start("tigris", seats=2, seed=7), [Seat(LOCAL), Seat(LOCAL)]
    assert last_chain(record, seats) is None
    assert last_chain(record.push("king"), seats) == 0
    assert last_chain(record.push("b3"), seats) == 0
    assert last_chain(record.push("priest"), seats) == 2
    assert last_chain(record.push("c2"), seats) == 2
    assert last_chain(record.push("end"), seats) == 4


def test_a_silent_seat_is_answered_for_only_where_it_has_no_answer() -> None:
    table = table_of("ana", "bruno", game="innersea", seed=4)
    chance = random.Random(4)
    kept = spoken = 0
    while table.asked_seat is not None and (kept < 3 or spoken < 1):
        decision, choices = table.position.decision, list(table.position.choices())
        silence = table.silence(table.asked_seat)
        assert table.bot_asked == (silence is not None)
        assert table.silence(1 - table.asked_seat) is None
        if decision is not None and decision.silence() is not None:
            assert (silence is not None) == (choices == [decision.silence()])
            kept += silence is not None
            spoken += silence is None
        else:
            assert silence is None
        choose(table, chance.choice(choices))
    assert kept >= 3
    assert spoken >= 1


def test_what_was_said_in_silence_is_passed_over_when_its_player_takes_back() -> None:
    """It would be said again at once; whoever wishes to be asked everything takes it back like the rest."""
    table = table_of("ana", game="innersea", seed=4)
    chance = random.Random(4)
    answered = 0
    while table.silence(0) is None:
        answered = table.number
        choose(table, chance.choice(list(table.position.choices())))
    silent = table.number
    choose(table, str(table.silence(0)))
    assert undo(table, "ana", 0).number == answered
    choose(table, *[entry for _, entry in reversed(table.taken_back[-(silent - answered) :])])
    choose(table, str(table.silence(0)))
    table.seats[0].silent = False
    assert undo(table, "ana", 0).number == silent


def waited_for_answers(seed: int) -> Table:
    """A game of two where a seat could answer what the other does in their turn."""
    table, chance = table_of("ana", "bruno", game="innersea", seed=seed), random.Random(seed)
    while not could_answer(table):
        choose(table, chance.choice(list(table.position.answers())))
    return table


def could_answer(table: Table) -> bool:
    decision, position = table.position.decision, table.position
    return (
        decision is not None
        and decision.silence() is not None
        and not decision.own()
        and len(position.answers()) > 1
        and turn_of(table.played, position, table.number) != position.seat
    )


def passing_since(table: Table) -> int:
    """Whoever is asked passes from now on."""
    assert table.asked_seat is not None
    table.seats[table.asked_seat].passing = whole_choices(table.played)
    return table.asked_seat


def test_who_passes_is_answered_for_until_a_turn_of_their_own_and_not_in_it() -> None:
    table, chance = waited_for_answers(4), random.Random(4)
    assert not table.bot_asked
    seat, passed = passing_since(table), 0
    while table.passing:
        said = table.silence(seat)
        assert said is None or turn_of(table.played, table.position, table.number) != seat
        assert table.silence(1 - seat) is None or table.asked_seat == 1 - seat
        passed += said is not None
        choose(table, said or chance.choice(list(table.position.answers())))
    assert passed
    assert turn_of(table.played, table.position, table.number) == seat
    assert not could_answer(table)


def test_who_passes_is_asked_what_is_their_own_in_a_turn_of_nobodys() -> None:
    table, chance = table_of("ana", "bruno", game="innersea", seed=4), random.Random(4)
    while not (
        isinstance(table.position.decision, Commit)
        and len(table.position.answers()) > 1
        and turn_of(table.played, table.position, table.number) != table.asked_seat
    ):
        choose(table, chance.choice(list(table.position.answers())))
    seat = passing_since(table)
    assert table.silence(seat) is None
    assert not table.bot_asked
    assert ChangeOrder(seat).own()


def test_a_turn_belongs_to_whom_its_end_is_about_even_if_others_are_asked_first() -> None:
    for game in ("tigris", "ages"):
        table, chance = table_of("ana", "bruno", "carla", game=game, seed=3), random.Random(3)
        for _ in range(60):
            assert turn_of(table.played, table.position, table.number) == (table.position.turn - 1) % 3
            choose(table, chance.choice(list(table.position.answers())))


def test_who_wishes_it_in_a_turn_of_their_own_passes_until_the_next_one() -> None:
    table = table_of("ana", "bruno")
    table.seats[0].passing = table.number
    for choices in (["king", "b3"], ["end"]):
        choose(table, *choices)
        assert table.passing == {0}
    choose(table, "end")
    assert table.asked_seat == 0
    assert not table.passing


def test_questions_without_silence_are_asked_of_who_passes() -> None:
    table = table_of("ana", "bruno")
    choose(table, "end")
    table.seats[0].passing = table.seats[1].passing = table.number
    assert table.asked_seat == 1
    assert not table.bot_asked


def test_taking_back_what_was_passed_or_to_before_it_was_wished_ends_passing() -> None:
    table = waited_for_answers(4)
    before, seat = table.number, passing_since(table)
    table.apply(Line(table.version + 1, UNDO, 1 - seat, (), before - 1))
    assert not table.passing

    table = waited_for_answers(4)
    passing_since(table)
    choose(table, str(table.silence(seat)))
    table.seats[seat].passing = before  # as if no turn of their own had begun by it
    table.apply(Line(table.version + 1, UNDO, seat, (), before))
    assert not table.passing
    assert not table.bot_asked


def test_a_half_made_choice_of_somebody_else_may_be_cancelled() -> None:
    table = table_of("ana", "bruno")
    choose(table, "king")
    table.seats[1].passing = whole_choices(table.played)
    assert undo(table, "ana", 0).number == 0
    assert table.passing == {1}


def test_a_bot_that_plays_the_seat_thinks_for_itself() -> None:
    table = waited_for_answers(4)
    seat = passing_since(table)
    table.seats[seat].resigned = True
    assert table.bot_asked
    assert table.silence(seat) is None


def test_a_log_that_is_read_again_ends_no_wish_that_is_newer() -> None:
    table = table_of("ana", "bruno")
    lines = [
        choose(table, "king", "b3"),
        undo(table, "ana", 0, 0),
        choose(table, "end"),
        choose(table, "end"),
    ]
    again = table_of("ana", "bruno")
    again.seats[1].passing = 2
    follow(again, lines)
    assert again.passing == {1}
