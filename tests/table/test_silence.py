"""What is said for somebody who has nothing to answer with, and taking back past it."""

import random

from ecumene.core.record import Record
from ecumene.table import LOCAL, Seat
from ecumene.table.silence import last_chain
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
