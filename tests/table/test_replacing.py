"""Who has to agree that somebody's seat goes to somebody else, and from when on fewer are enough."""

from dataclasses import replace

import pytest

from ecumene.table import Seat
from ecumene.table.errors import BadRequest, NotYourSeat
from ecumene.table.opening import minded, resigned
from ecumene.table.replacing import (
    Proposal,
    Waiting,
    agreed_by_all,
    check_proposed,
    given_up,
    going_together,
    kept_waiting_since,
    played_here,
    voters,
)

EARLY, LATE = "2026-01-01T10:00", "2026-01-02T10:00"


def people(*names: str) -> list[Seat]:
    return [Seat("person", name, name.title()) for name in names]


def proposed(seat: int, *agreed: str) -> Proposal:
    return Proposal(seat, "bot", agreed[0], EARLY, list(agreed))


def test_all_others_are_asked_and_nobody_else() -> None:
    seats = [*people("ana", "bea", "cai"), Seat("bot", level="apprentice")]
    assert voters(seats, 1) == {"ana", "cai"}
    assert voters(seats, 3) == {"ana", "bea", "cai"}
    assert voters([*seats[:2], resigned(seats[2]), seats[3]], 1) == {"ana"}


def test_who_is_late_or_has_resigned_is_not_asked() -> None:
    seats = people("ana", "bea", "cai", "dan")
    seats[2], seats[3] = minded(seats[2]), resigned(seats[3])
    assert voters(seats, 1) == {"ana"}
    assert voters(seats, 2) == {"ana", "bea"}


def test_two_who_agree_send_somebody_away_and_one_does_not() -> None:
    three, two = people("ana", "bea", "cai"), people("ana", "bea")
    assert not agreed_by_all(three, proposed(1, "ana"))
    assert agreed_by_all(three, proposed(1, "ana", "cai"))
    assert not agreed_by_all(two, proposed(1, "ana"))


@pytest.mark.parametrize("seat", [Seat("bot", level="master"), resigned(Seat("person", "bea", "Bea"))])
def test_a_seat_that_nobody_loses_needs_no_second_person(seat: Seat) -> None:
    seats = [*people("ana"), seat]
    assert agreed_by_all(seats, replace(proposed(1, "ana"), then="open"))
    check_proposed(seats, "ana", 1, "open")
    with pytest.raises(BadRequest):
        check_proposed(seats, "ana", 1, "bot")


def test_whoever_comes_back_may_be_waited_for_in_vain() -> None:
    seats = people("ana", "bea", "cai")
    asked = Waiting(1, LATE)
    assert kept_waiting_since(seats, proposed(1, "ana"), asked) == LATE
    assert kept_waiting_since(seats, proposed(1, "ana"), Waiting(1, "2025")) == EARLY
    assert kept_waiting_since(seats, proposed(1, "ana"), Waiting(2, LATE)) is None
    assert kept_waiting_since(seats, proposed(1, "ana"), Waiting(None, LATE)) is None
    seats[1] = minded(seats[1])
    assert kept_waiting_since(seats, proposed(1, "ana"), Waiting(2, LATE)) == EARLY


def test_all_seats_of_one_screen_go_together() -> None:
    seats = [Seat("local", "ana", "Ana"), Seat("person", "bea", "Bea"), Seat("local", "ana", "Tía")]
    assert going_together(seats, 0) == [0, 2]
    assert going_together(seats, 1) == [1]
    assert voters(seats, 2) == {"bea"}
    bots = [Seat("bot", level="master"), Seat("bot", level="master")]
    assert going_together(bots, 1) == [1]
    gone = [resigned(seats[0]), seats[1], resigned(seats[2])]
    assert going_together(gone, 0) == [0]


def test_who_may_propose_what() -> None:
    seats = [*people("ana", "bea"), given_up("open")]
    for guest in ("cai", "dan"):
        with pytest.raises(NotYourSeat):
            check_proposed(seats, guest, 0, "bot")
    for seat in (0, 3):
        with pytest.raises(BadRequest) as wrong:
            check_proposed(seats, "ana", seat, "bot")
        assert wrong.value.details["field"] == "seat"
    with pytest.raises(BadRequest) as wrong:
        check_proposed(seats, "ana", 2, "open")
    assert wrong.value.details["field"] == "then"
    check_proposed(seats, "ana", 1, "bot")
    seats[0] = resigned(seats[0])
    with pytest.raises(NotYourSeat):
        check_proposed(seats, "ana", 1, "bot")


def test_a_seat_that_is_given_up_is_a_bots() -> None:
    assert given_up("bot") == Seat("bot", level="apprentice")
    assert given_up("open") == Seat("bot", level="apprentice", free=True)
    assert given_up("open").by_bot


def test_who_has_played_here_is_known_by_the_seats() -> None:
    seats = [*people("ana"), resigned(Seat("person", "bea", "Bea"))]
    assert played_here(seats, "bea")
    assert not played_here(seats, "cai")
