"""The last chain that somebody was asked for."""

from ecumene.core.record import Record
from ecumene.table import LOCAL, Seat
from ecumene.table.silence import last_chain


def test_the_last_chain_begins_where_nothing_was_half_made() -> None:
    record, seats = Record.start("tigris", seats=2, seed=7), [Seat(LOCAL), Seat(LOCAL)]
    assert last_chain(record, seats) is None
    assert last_chain(record.push("king"), seats) == 0
    assert last_chain(record.push("b3"), seats) == 0
    assert last_chain(record.push("priest"), seats) == 2
    assert last_chain(record.push("c2"), seats) == 2
    assert last_chain(record.push("end"), seats) == 4
