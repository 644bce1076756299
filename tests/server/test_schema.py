"""What the migrations have made, looked at in the database: keys, and what goes with a table."""

import asyncio
from pathlib import Path

from sqlalchemy import Connection, MetaData

from ecumene.server import schema
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database

Shape = dict[str, tuple[list[str], list[tuple[str, str | None]]]]


def shape(metadata: MetaData) -> Shape:
    """By table: its key, and what goes when something else does."""
    return {
        name: (
            [column.name for column in table.primary_key],
            sorted((key.parent.name, key.ondelete) for key in table.foreign_keys),
        )
        for name, table in metadata.tables.items()
    }


def test_keys_are_as_the_schema_says(tmp_path: Path) -> None:
    def found(connection: Connection) -> Shape:
        there = MetaData()
        there.reflect(connection)
        return shape(there)

    async def look() -> Shape:
        engine = await open_database(Settings(database_url=str(tmp_path / "e.sqlite")))
        async with engine.connect() as connection:
            made = await connection.run_sync(found)
        await engine.dispose()
        return made

    made = asyncio.run(look())
    made.pop("alembic_version")
    assert made == shape(schema.metadata)


def test_the_widest_values_fit_their_columns() -> None:
    widths = {
        f"{table.name}.{column.name}": width
        for table in schema.metadata.tables.values()
        for column in table.columns
        if (width := getattr(column.type, "length", None))
    }
    assert widths["tables.seed"] == len(str(2**64 - 1))
    assert widths["guests.name"] == widths["seats.name"] == widths["chat.name"] == 24
    assert widths["log.request"] == 64
    assert {width for name, width in widths.items() if name.endswith(".table")} == {widths["tables.id"]}
    assert {width for name, width in widths.items() if name.endswith((".guest", ".owner"))} == {
        widths["guests.id"]
    }
