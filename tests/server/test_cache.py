"""Tables in memory: as many as a number of megabytes, and all that somebody looks at."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from ecumene.core.registry import find
from ecumene.server.room import Room
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.server.storage import open_database
from ecumene.server.viewer import Viewer
from ecumene.table import PERSON, Seat, Table
from ecumene.table.about import About

SMALL = 0.2
"""Megabytes: room for about a dozen tables that have just begun."""


def room(key: str) -> Room:
    table = Table(find("tigris"), 7, {}, [Seat(PERSON, "ana"), Seat(PERSON, "bruno")])
    table.begin()
    return Room(About(key, "tigris", dict(table.options), "7", "ana", False, ""), table)


class Nowhere:
    """A page that takes everything."""

    when_free: Callable[[], None] | None = None

    def write(self, _text: bytes) -> bool:
        return True

    def leave(self, _code: int) -> None:
        pass


async def kept(tmp_path: Path) -> tuple[list[str], bool]:
    """Which of a hundred tables stay, the first of which is looked at; and whether it keeps views then."""
    settings = Settings(database_url=str(tmp_path / "tables.sqlite"), cache_mb=SMALL)
    rooms = Rooms(await open_database(settings), settings)
    made = [room(f"table{number}") for number in range(100)]
    viewer = Viewer("ana", "", Nowhere(), changes=True)
    made[0].viewers.add(viewer)
    made[0].show_view(viewer)
    for one in made:
        rooms.put_at_hand(one)
    found = [one.id for one in made if rooms.at_hand(one.id)]
    made[0].leave(viewer)
    viewer.end()
    await rooms.close()
    return found, bool(made[0].viewers)


def test_tables_that_nobody_looks_at_make_room(tmp_path: Path) -> None:
    found, watched = asyncio.run(kept(tmp_path))
    assert found[0] == "table0"
    assert found[-1] == "table99"
    assert 5 < len(found) < 20
    assert sum(room(key).weight for key in found) <= SMALL * (1 << 20)
    assert not watched
