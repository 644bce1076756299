"""How much one visitor may ask: by the second, by the hour, and from which pages."""

import pytest

from ecumene.server import limits, visitors
from ecumene.server.bot_queue import Asker
from ecumene.server.errors import ForeignOrigin, TooFast
from ecumene.server.limits import Bucket, Buckets, check_origin
from ecumene.server.settings import Settings
from ecumene.server.visitors import Visitors, visitor_address


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped = Clock()
    monkeypatch.setattr(limits, "monotonic", stopped)
    return stopped


def passes(bucket: Bucket) -> int:
    """How many more are let through at once."""
    for count in range(1000):
        try:
            bucket.take()
        except TooFast:
            return count
    raise AssertionError("no limit")


def test_a_bucket_fills_again_as_time_goes_by_and_never_holds_more_than_a_burst(clock: Clock) -> None:
    bucket = Bucket(rate=2.0, burst=5)
    assert passes(bucket) == 5
    clock.now += 1.5
    assert passes(bucket) == 3
    clock.now += 0.25
    assert passes(bucket) == 0
    clock.now += 0.25
    assert passes(bucket) == 1
    clock.now += 60
    assert passes(bucket) == 5


def test_every_address_has_a_bucket_of_its_own(clock: Clock) -> None:
    buckets = Buckets(rate=1.0, burst=1)
    buckets.take("1.1.1.1")
    buckets.take("2.2.2.2")
    with pytest.raises(TooFast):
        buckets.take("1.1.1.1")
    clock.now += 1
    buckets.take("1.1.1.1")


@pytest.mark.usefixtures("clock")
def test_buckets_of_very_many_addresses_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    buckets = Buckets(rate=1.0, burst=1)
    for number in range(4):
        buckets.take(f"1.1.1.{number}")
    buckets.take("1.1.1.4")
    buckets.take("1.1.1.0")
    with pytest.raises(TooFast):
        buckets.take("1.1.1.4")


@pytest.mark.usefixtures("clock")
def test_a_crowd_does_not_free_whoever_is_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 8)
    buckets = Buckets(rate=0.001, burst=3)
    for _ in range(3):
        buckets.take("ana")
    for number in range(100):
        buckets.take(str(number))
    with pytest.raises(TooFast):
        buckets.take("ana")


def test_what_an_address_may_open_and_list_comes_back_within_an_hour(clock: Clock) -> None:
    seen = Visitors(Settings(tables_per_address=4, listed_per_address=2))
    for take, most in ((seen.open_table, 4), (seen.list_table, 2)):
        for _ in range(most):
            take("1.1.1.1")
        with pytest.raises(TooFast):
            take("1.1.1.1")
        clock.now += 3600 / most - 1
        with pytest.raises(TooFast):
            take("1.1.1.1")
        clock.now += 1
        take("1.1.1.1")
        take("2.2.2.2")


def test_a_guest_is_known_by_where_they_were_last_seen_and_the_longest_absent_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(visitors, "MOST_KNOWN", 2)
    seen = Visitors(Settings())
    seen.seen(None, "9.9.9.9")
    for guest, address in (("ana", "1.1.1.1"), ("bruno", "2.2.2.2"), ("ana", "3.3.3.3")):
        seen.seen(guest, address)
    assert [seen.asker(guest) for guest in ("ana", "bruno")] == [
        Asker("3.3.3.3", "ana"),
        Asker("2.2.2.2", "bruno"),
    ]
    seen.seen("eva", "4.4.4.4")
    assert seen.asker("bruno") == Asker("", "bruno")
    assert seen.asker("ana") == Asker("3.3.3.3", "ana")
    assert seen.asker("eva") == Asker("4.4.4.4", "eva")


def test_a_network_of_64_bits_is_one_visitor() -> None:
    assert visitor_address("2001:db8:1:2:ffff::1") == visitor_address("2001:db8:1:2:7::9") == "2001:db8:1:2::"
    assert visitor_address("2001:db8:1:3::1") != visitor_address("2001:db8:1:2::1")
    assert visitor_address("::ffff:203.0.113.7") == visitor_address("203.0.113.7") == "203.0.113.7"
    assert visitor_address("table.local") == "table.local"


HOST = (b"host", b"Table.example:8321")


@pytest.mark.parametrize(
    "origin", [None, b"http://table.example:8321", b"https://TABLE.example:8321", b"https://friends.example"]
)
def test_pages_of_this_server_and_of_allowed_hosts_may_act(origin: bytes | None) -> None:
    headers = [HOST, *([(b"origin", origin)] if origin is not None else [])]
    check_origin(headers, ["friends.example"])


@pytest.mark.parametrize(
    "origin", [b"null", b"", b"https://evil.example", b"http://table.example", b"http://[", b"//\xe2\x84\x80"]
)
def test_pages_of_other_sites_may_not(origin: bytes) -> None:
    with pytest.raises(ForeignOrigin):
        check_origin([HOST, (b"origin", origin)], ["friends.example"])
    with pytest.raises(ForeignOrigin):
        check_origin([(b"origin", origin)], ())
