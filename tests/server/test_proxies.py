"""Who is believed about whom: addresses that proxies bring, one behind the other."""

from typing import Any

import pytest

from ecumene.server.errors import BadSetting, UnsafeProxies
from ecumene.server.proxies import Proxies

PROXIES = Proxies(["10.0.0.0/8", "fd00::1", "none"])


def introduced(peer: str | None, *headers: tuple[str, str], kind: str = "http") -> dict[str, Any]:
    """A request or a socket, after the proxies have spoken for it."""
    scope: dict[str, Any] = {
        "type": kind,
        "scheme": "ws" if kind == "websocket" else "http",
        "client": None if peer is None else (peer, 4711),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
    }
    PROXIES.introduce(scope)
    return scope


@pytest.mark.parametrize(
    ("peer", "said", "client"),
    [
        ("10.1.2.3", "203.0.113.7", "203.0.113.7"),
        ("fd00::1", "203.0.113.7:80", "203.0.113.7"),
        ("10.1.2.3", "[2001:db8::7]:443", "2001:db8::7"),
        ("10.1.2.3", "198.51.100.1, 203.0.113.7", "203.0.113.7"),
        ("10.1.2.3", "198.51.100.1, 203.0.113.7, 10.9.9.9", "203.0.113.7"),
        ("10.1.2.3", "10.9.9.9, 10.8.8.8", "10.9.9.9"),
        ("10.1.2.3", "203.0.113.7, nonsense", "10.1.2.3"),
        ("10.1.2.3", "nonsense, 10.9.9.9", "10.9.9.9"),
        ("::ffff:10.1.2.3", "203.0.113.7", "203.0.113.7"),
        ("11.1.2.3", "203.0.113.7", "11.1.2.3"),
        ("fd00::2", "203.0.113.7", "fd00::2"),
    ],
)
def test_the_last_stranger_before_proxies_of_ours_is_the_client(peer: str, said: str, client: str) -> None:
    assert introduced(peer, ("x-forwarded-for", said))["client"][0] == client


def test_several_headers_are_one_list() -> None:
    headers = ("x-forwarded-for", "203.0.113.7"), ("x-forwarded-for", "10.4.4.4")
    assert introduced("10.1.2.3", *headers)["client"] == ("203.0.113.7", 0)
    assert introduced("10.1.2.3")["client"] == ("10.1.2.3", 4711)
    assert introduced(None, *headers)["client"] is None


@pytest.mark.parametrize(
    ("peer", "said", "request_scheme", "socket_scheme"),
    [
        ("10.1.2.3", "https", "https", "wss"),
        ("10.1.2.3", " HTTPS ", "https", "wss"),
        ("10.1.2.3", "http", "http", "ws"),
        ("10.1.2.3", "gopher", "http", "ws"),
        ("203.0.113.7", "https", "http", "ws"),
    ],
)
def test_a_proxy_of_ours_says_whether_it_was_asked_over_tls(
    peer: str, said: str, request_scheme: str, socket_scheme: str
) -> None:
    header = ("x-forwarded-proto", said)
    assert introduced(peer, header)["scheme"] == request_scheme
    assert introduced(peer, header, kind="websocket")["scheme"] == socket_scheme


def test_no_network_that_is_wider_than_any_private_one_is_taken() -> None:
    for widest in ("10.0.0.0/8", "fc00::/7", "192.0.2.1", "2001:db8::/32"):
        assert Proxies([widest])
    for unsafe in ("10.0.0.0/7", "fc00::/6", "0.0.0.0/0", "::/0", "*"):
        with pytest.raises(UnsafeProxies):
            Proxies([unsafe])
    for wrong in ("table.local", "10.0.0.1/8", ""):
        with pytest.raises(BadSetting, match="ECUMENE_PROXIES"):
            Proxies([wrong])


def test_nobody_is_a_proxy_unless_named() -> None:
    nobody = Proxies(["none"])
    assert "127.0.0.1" not in nobody
    assert None not in PROXIES
    assert "unix" not in PROXIES
    assert "10.255.0.1" in PROXIES
