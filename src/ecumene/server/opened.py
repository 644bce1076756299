"""What there is to say about a server that has just opened."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Opened:
    """A server that answers."""

    address: str
    """Where somebody at this machine opens the page."""
    network: list[str]
    """Where others on the same network do."""
    database: str
    """Where tables are kept."""
