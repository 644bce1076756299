"""Cookies and names: whoever comes keeps their seats by the one and is called by the other."""

import re

import pytest

from ecumene.server.guests import Cookies, cookie_header, cookie_of
from ecumene.table import clock
from ecumene.table.errors import BadName
from ecumene.table.opening import checked_name

COOKIES = Cookies("a secret")


def sent(cookie: str) -> list[tuple[bytes, bytes]]:
    """The headers with which a browser brings a cookie back."""
    return [(b"accept", b"*/*"), (b"cookie", cookie.encode("latin-1"))]


def test_a_cookie_is_this_servers_alone_for_a_year() -> None:
    guest = COOKIES.new_guest()
    value, *parts = cookie_header(COOKIES.of_guest(guest), secure=False).split("; ")
    assert parts == ["Max-Age=31536000", "Path=/", "HttpOnly", "SameSite=Lax"]
    assert cookie_header(COOKIES.of_guest(guest), secure=True).split("; ") == [value, *parts, "Secure"]
    said = cookie_of(sent(f"theme=dark; {value}"))
    assert said is not None
    assert COOKIES.guest(said) == guest
    assert Cookies("another").guest(said) is None
    assert COOKIES.guest(said[:-1]) is None
    assert cookie_of([]) is None


def test_a_cookie_is_found_in_whichever_header_it_comes() -> None:
    value = cookie_header("ana", secure=False).partition(";")[0]
    assert cookie_of([*sent("theme=dark"), *sent(value)]) == "ana"
    assert cookie_of([*sent("theme=dark"), (b"x-cookie", value.encode())]) is None
    assert cookie_of(sent("\x01;;==")) is None


def test_no_two_guests_are_the_same() -> None:
    assert len({COOKIES.new_guest() for _ in range(100)}) == 100
    assert all(len(COOKIES.new_guest()) == 16 for _ in range(10))


@pytest.mark.parametrize(
    ("said", "name"), [("Ana", "Ana"), ("  Ana \t María ", "Ana María"), ("x" * 24, "x" * 24), ("ñ", "ñ")]
)
def test_names_are_made_tidy(said: str, name: str) -> None:
    assert checked_name(said) == name


@pytest.mark.parametrize("said", ["", "   ", "x" * 25, "a\0b", "a\u202eb", None, 7])
def test_names_that_fit_on_no_seat(said: object) -> None:
    with pytest.raises(BadName) as refused:
        checked_name(said)
    assert refused.value.details == {"most": 24}


def test_times_are_told_to_the_thousandth_and_by_greenwich(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "time", lambda: 1_000_000_000.0625)
    assert clock.now() == "2001-09-09T01:46:40.062+00:00"
    monkeypatch.setattr(clock, "time", lambda: 1_000_000_001.007)
    assert clock.now() == "2001-09-09T01:46:41.007+00:00"
    monkeypatch.undo()
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", clock.now())
