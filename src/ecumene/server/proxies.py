"""Proxies: who stands before the server, and is believed when it says for whom it asks."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

from ecumene.server.errors import BadSetting, UnsafeProxies

NOBODY = "none"
WIDEST = {4: 8, 6: 7}
"""The shortest prefixes that are taken: no private network is wider, and what is wider is the world."""
SCHEMES = {b"http": ("http", "ws"), b"https": ("https", "wss")}

Ip = IPv4Address | IPv6Address


class Proxies:
    """Addresses and networks that are trusted to name the client (`X-Forwarded-For`, `X-Forwarded-Proto`)."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [_network(name) for name in named if name != NOBODY]
        self._known = lru_cache(maxsize=4096)(self._contains)

    def __contains__(self, host: str | None) -> bool:
        return host is not None and self._known(host)

    def _contains(self, host: str) -> bool:
        found = _address(host)
        return found is not None and any(found in network for network in self._networks)

    def introduce(self, scope: dict[str, Any]) -> None:
        """Let a request or a socket say who asks, and whether over TLS, if a proxy of ours brings it."""
        if scope["client"] is None or scope["client"][0] not in self:
            return
        forwarded: list[str] = []
        for name, value in scope["headers"]:
            if name == b"x-forwarded-proto" and value.strip().lower() in SCHEMES:
                scope["scheme"] = SCHEMES[value.strip().lower()][scope["type"] == "websocket"]
            elif name == b"x-forwarded-for":
                forwarded += value.decode("latin-1").split(",")
        # Each proxy adds whom it serves at the end: what stands before the last stranger is hearsay.
        for said in reversed(forwarded):
            found = _address(said.strip())
            if found is None:
                return
            scope["client"] = (str(found), 0)
            if str(found) not in self:
                return


def _network(name: str) -> Any:
    if name == "*":
        raise UnsafeProxies(proxy=name)
    try:
        network = ip_network(name)
    except ValueError:
        raise BadSetting(setting="ECUMENE_PROXIES", value=name) from None
    if network.prefixlen < WIDEST[network.version]:
        raise UnsafeProxies(proxy=name)
    return network


def _address(said: str) -> Ip | None:
    """An address as proxies write it, also with a port or in brackets.

    >>> [str(_address(said)) for said in ("203.0.113.7:4711", "[2001:db8::1]:80", "::ffff:10.0.0.1", "me")]
    ['203.0.113.7', '2001:db8::1', '10.0.0.1', 'None']
    """
    if said.startswith("["):
        said = said[1:].partition("]")[0]
    elif said.count(":") == 1:
        said = said.partition(":")[0]
    try:
        found = ip_address(said)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
