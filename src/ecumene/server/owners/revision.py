"""What is new about what owners have said: by one word, which every process compares once a second."""

from secrets import token_hex

from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import schema
from ecumene.server.queries import keep

REVISION = "revision"


async def touch(connection: AsyncConnection) -> None:
    """Let all processes read anew what they go by, when the transaction is done."""
    await keep(connection, schema.house, {"name": REVISION, "value": token_hex(8)})
