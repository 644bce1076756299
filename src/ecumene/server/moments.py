"""Moments to come, as people say them."""

from datetime import UTC, datetime

from ecumene.table.errors import BadRequest


def to_come(said: str | None, field: str) -> str | None:
    """A moment to come, as it is stored."""
    if said is None:
        return None
    try:
        local = datetime.fromisoformat(said)
        at = local.astimezone(UTC)
    except (ValueError, OverflowError):
        raise BadRequest(field=field) from None
    if local.tzinfo is None or at <= datetime.now(UTC):
        raise BadRequest(field=field)
    return at.isoformat(timespec="milliseconds")
