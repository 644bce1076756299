"""Requests to addresses that people have given: only to public places, never along a redirection."""

import asyncio
import re
import socket
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from ecumene.server.errors import BadBell, BadSetting, CallGone, CallRefused, CallUnanswered
from ecumene.server.settings import Settings

SECONDS = 10.0
LONGEST = 2000
"""How many characters an address has at most."""
GONE = (404, 410)
NAME = re.compile(r"([a-z0-9-]+\.)*[a-z][a-z0-9-]*\.?", re.ASCII)
"""A host by its name, and no number, in whatever digits, that somebody may take for an address."""
TRANSLATED = ip_network("64:ff9b::/96")
"""Addresses behind which another network's IPv4 addresses are."""

RESERVED = (ip_network("192.0.0.0/24"), ip_network("192.88.99.0/24"), ip_network("fec0::/10"))
"""What older versions of Python take for public."""
NAMES = ThreadPoolExecutor(32, thread_name_prefix="names")
"""Where names are looked up: those of slow networks keep nobody else from working, nor from being called."""

Address = IPv4Address | IPv6Address


class Outside:
    """Whoever sends something out of the house; `networks` of the owner's own may be reached as well."""

    def __init__(self, settings: Settings) -> None:
        self._networks = _networks(settings.call_networks)

    def check(self, address: str) -> None:
        """Whether something could be sent there: no plain HTTP but into networks of our own."""
        try:
            parts = urlsplit(address)
            host, _ = parts.hostname, parts.port
        except ValueError:
            raise BadBell() from None
        literal = _literal(host or "")
        plain = parts.scheme == "http" and literal is not None and self._ours(literal)
        good = parts.scheme == "https" or plain
        if not good or not host or parts.username is not None or len(address) > LONGEST:
            raise BadBell()
        if not (NAME.fullmatch(host) if literal is None else self.open_to(literal)):
            raise BadBell()

    def open_to(self, address: Address) -> bool:
        """Whether an address is one of the public network, or of ours."""
        return self._ours(address) or _public(address)

    def _ours(self, address: Address) -> bool:
        return any(address in network for network in self._networks)

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send something; `CallGone`, `CallRefused` or `CallUnanswered` if nobody takes it."""
        self.check(address)
        connector = aiohttp.TCPConnector(resolver=_Resolver(self), use_dns_cache=False)
        timeout = aiohttp.ClientTimeout(total=SECONDS)
        try:
            async with (
                aiohttp.ClientSession(
                    connector=connector, timeout=timeout, cookie_jar=aiohttp.DummyCookieJar()
                ) as session,
                session.post(address, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                status = answer.status
        except (OSError, TimeoutError, aiohttp.ClientError, ValueError):
            raise CallUnanswered() from None
        if status in GONE:
            raise CallGone()
        if not 200 <= status < 300:
            raise CallRefused(status=status)


class _Resolver(AbstractResolver):
    """Finds where a name leads, and goes to no other address than those that it has looked at itself."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        loop = asyncio.get_running_loop()
        look_up = partial(socket.getaddrinfo, host, port, family=family, type=socket.SOCK_STREAM)
        found = await loop.run_in_executor(NAMES, look_up)
        told: list[ResolveResult] = []
        for kind, _, proto, _, place in found:
            address = _literal(str(place[0]))
            if address is None or not self._outside.open_to(address):
                raise OSError(f"{host} leads into a network that is not public")
            numeric = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
            one: ResolveResult = {
                "hostname": host,
                "host": str(address),
                "port": port,
                "family": kind,
                "proto": proto,
                "flags": numeric,
            }
            told.append(one)
        return told

    async def close(self) -> None:
        """Nothing is kept."""


def _literal(host: str) -> Address | None:
    """The address that a host is, if it is no name."""
    try:
        return ip_address(host.partition("%")[0])
    except ValueError:
        return None


def _public(address: Address) -> bool:
    """Whether an address is anybody's, whichever way it is written.

    >>> [_public(ip_address(one)) for one in ("9.9.9.9", "10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::a00:1")]
    [True, False, False, False]
    """
    if isinstance(address, IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour
        if inside is None and address in TRANSLATED:
            inside = IPv4Address(int(address) & 0xFFFFFFFF)
        if inside is not None:
            return _public(inside)
        if address.teredo is not None:
            return False
    if any(address in network for network in RESERVED):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _networks(given: Sequence[str]) -> list[IPv4Network | IPv6Network]:
    found: list[IPv4Network | IPv6Network] = []
    for text in given:
        try:
            found.append(ip_network(text))
        except ValueError:
            raise BadSetting(setting="ECUMENE_CALL_NETWORKS", value=text) from None
    return found
