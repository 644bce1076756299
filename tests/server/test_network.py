"""Where others on the same network find a server, by what the system says of its own addresses."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest

from ecumene.server.network import network_addresses

OWN = {socket.AF_INET: "198.51.100.7", socket.AF_INET6: "2001:db8::7"}


@contextmanager
def probe(family: socket.AddressFamily, _kind: socket.SocketKind) -> Iterator[SimpleNamespace]:
    """A socket that is never used, but says which address of ours it would come from."""
    yield SimpleNamespace(connect=lambda _far_away: None, getsockname=lambda: (OWN[family], 0))


@pytest.fixture(autouse=True)
def _this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    named = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, 0)) for host in ("127.0.1.1", "203.0.113.8")]
    monkeypatch.setattr(socket, "socket", probe)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_name: named)


def test_a_server_for_all_of_ipv4_is_found_by_its_addresses_of_that_kind() -> None:
    assert network_addresses("0.0.0.0", 8321) == ["http://198.51.100.7:8321/", "http://203.0.113.8:8321/"]


def test_a_server_for_everything_is_found_by_both_kinds_of_addresses() -> None:
    found = ["http://198.51.100.7:80/", "http://[2001:db8::7]:80/", "http://203.0.113.8:80/"]
    assert network_addresses("::", 80) == found


def test_a_server_for_one_address_is_found_there_unless_it_is_this_machines_own() -> None:
    assert network_addresses("198.51.100.9", 80) == ["http://198.51.100.9:80/"]
    assert network_addresses("127.0.0.1", 80) == network_addresses("::1", 80) == []
