"""Who comes from where: so that what one may ask is not had anew with every cookie that is dropped."""

from collections import OrderedDict
from ipaddress import ip_address, ip_network

from ecumene.server.bot_queue import Asker
from ecumene.server.limits import Buckets
from ecumene.server.settings import Settings

MOST_KNOWN = 10_000
NETWORK = 64
"""How many bits of an IPv6 address are one visitor's: the rest can be had for nothing."""


def visitor_address(host: str | None) -> str:
    """What counts as one address.

    >>> visitor_address("203.0.113.7"), visitor_address("2001:db8::1:2"), visitor_address(None)
    ('203.0.113.7', '2001:db8::', '')
    """
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or ""
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, NETWORK), strict=False).network_address)


class Visitors:
    """Where guests were last seen, for as long as this process remembers; nothing of it is stored."""

    def __init__(self, settings: Settings) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()
        tables = settings.tables_per_address
        self._tables = Buckets.hourly(tables)
        listed = settings.listed_per_address
        self._listed = Buckets.hourly(listed)

    def seen(self, guest: str | None, address: str) -> None:
        if guest is not None:
            self._addresses[guest] = address
            self._addresses.move_to_end(guest)
            if len(self._addresses) > MOST_KNOWN:
                self._addresses.popitem(last=False)

    def heard_of(self, asker: Asker) -> None:
        """Where somebody was last seen by another process, in disguise."""
        if asker.person not in self._addresses:
            self.seen(asker.person, asker.address)

    def asker(self, guest: str) -> Asker:
        """On whose account it goes what is thought about for a guest."""
        return Asker(self._addresses.get(guest, ""), guest)

    def open_table(self, address: str, many: int = 1) -> None:
        """One more table from an address, or so many together, if it may."""
        self._tables.take(address, many)

    def list_table(self, address: str) -> None:
        """One more table in the list of open ones."""
        self._listed.take(address)
