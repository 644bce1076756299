"""Where a server can be reached."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address

ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""What stands for all addresses of a machine, and the one by which it calls itself."""
FAR_AWAY = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that are nobody's: nothing is sent there, but the system says by which of ours it would be."""


def page_address(host: str, port: int) -> str:
    """Where somebody at this machine opens the page.

    >>> page_address("0.0.0.0", 8321), page_address("::", 80), page_address("table.local", 8321)
    ('http://127.0.0.1:8321/', 'http://[::1]:80/', 'http://table.local:8321/')
    """
    host = ANYWHERE.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def network_addresses(host: str, port: int) -> list[str]:
    """Where others on the same network open it; none if only this machine is listened to."""
    if host not in ANYWHERE:
        return [] if _is_loopback(host) else [page_address(host, port)]
    return [page_address(own, port) for own in dict.fromkeys(_own_addresses(host)) if not _is_loopback(own)]


def _own_addresses(host: str) -> Iterator[str]:
    for family, far_away in FAR_AWAY:
        if family == socket.AF_INET6 and host != "::":
            continue
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far_away, 9))
            yield str(probe.getsockname()[0])
    with suppress(OSError):
        for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM):
            yield str(found[4][0])


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
