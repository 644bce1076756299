"""How many connections are let in, and who gives way when there are too many."""

from typing import Any

import pytest

from ecumene.server.doors import CROWD, FULL, Doors
from ecumene.server.errors import TooManyConnections
from ecumene.server.proxies import Proxies
from ecumene.server.settings import Settings


class Connection:
    """A connection at the doors: whether all of its request has come, and why it was let go."""

    def __init__(self, doors: Doors, host: str, *, asked: bool = False) -> None:
        self.doors: Any = doors
        self.host = host
        self.still_coming = not asked
        self.gone = ""

    def let_go(self, why: str) -> None:
        self.gone = why
        self.doors.leave(self, self.host)

    def enters(self) -> "Connection":
        self.doors.enter(self, self.host)
        return self


def doors(most: int, of_an_address: int = 100) -> Doors:
    settings = Settings(connections_per_address=of_an_address)
    return Doors(settings, Proxies(["10.0.0.1"]), most)


def test_requests_take_at_most_half_and_the_one_that_has_been_coming_for_longest_gives_way() -> None:
    house = doors(most=6)
    asked = Connection(house, "1.1.1.1", asked=True).enters()
    slow = [Connection(house, f"2.2.2.{n}").enters() for n in range(2)]
    assert house.why_not("3.3.3.3") is None
    assert [one.gone for one in (asked, *slow)] == ["", "gave way", ""]
    Connection(house, "3.3.3.3", asked=True).enters()
    assert house.why_not("4.4.4.4") is None
    Connection(house, "4.4.4.4", asked=True).enters()
    assert [one.gone for one in slow] == ["gave way", "gave way"]
    assert house.why_not("5.5.5.5") == FULL
    house.leave(*_args(asked))
    assert house.why_not("5.5.5.5") is None


def _args(connection: Connection) -> Any:
    return connection, connection.host


def test_sockets_take_what_requests_leave() -> None:
    house = doors(most=4)
    for number in range(4):
        house.enter_socket(f"1.1.1.{number}")
    assert house.why_not("2.2.2.2") == FULL
    turned: Any = Connection(house, "2.2.2.2")
    assert not house.turn_away(turned)
    house.leave_socket("1.1.1.0")
    assert house.why_not("2.2.2.2") is None
    assert house.turn_away(turned)


def test_who_is_being_refused_gives_way_before_anybody_who_is_served() -> None:
    house = doors(most=4)
    coming = Connection(house, "1.1.1.1").enters()
    turned: Any = Connection(house, "2.2.2.2")
    assert house.turn_away(turned)
    for number in range(2):
        house.enter_socket(f"3.3.3.{number}")
    assert house.why_not("4.4.4.4") is None
    assert (turned.gone, coming.gone) == ("gave way", "")


def test_an_address_has_so_many_connections_of_all_kinds_and_proxies_have_any_number() -> None:
    house = doors(most=100, of_an_address=3)
    request = Connection(house, "1.1.1.1").enters()
    house.enter_socket("1.1.1.1")
    assert house.why_not("1.1.1.1") is None
    house.enter_socket("1.1.1.1")
    assert house.why_not("1.1.1.1") == CROWD
    assert house.why_not("2.2.2.2") is None
    house.leave(*_args(request))
    house.leave(*_args(request))
    assert house.why_not("1.1.1.1") is None
    house.enter_socket("1.1.1.1")
    assert house.why_not("1.1.1.1") == CROWD
    house.leave_socket("1.1.1.1")
    assert house.why_not("1.1.1.1") is None
    for _ in range(5):
        house.enter_socket("10.0.0.1")
    assert house.why_not("10.0.0.1") is None


def test_sockets_that_a_proxy_brings_are_counted_for_whom_they_are_brought() -> None:
    house = doors(most=100, of_an_address=2)
    with house.behind_a_proxy("1.1.1.1"), house.behind_a_proxy("2.2.2.2"):
        with house.behind_a_proxy("1.1.1.1"):
            with pytest.raises(TooManyConnections) as refused, house.behind_a_proxy("1.1.1.1"):
                raise AssertionError("let in")
            assert refused.value.details == {"most": 2}
        with house.behind_a_proxy("1.1.1.1"), house.behind_a_proxy("10.0.0.1"):
            assert house.why_not("1.1.1.1") is None
