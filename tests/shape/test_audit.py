"""`make audit`: what is known of locked packages fails it, that nobody can be asked is said aloud."""

import json
import socket
import subprocess
from collections.abc import Iterator
from gzip import decompress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import audit
import pytest

OSV = "/query"
BULK = "/-/npm/v1/security/advisories/bulk"
PAGE = json.loads((audit.ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
CLEAN = [
    "Python's packages: nothing known against them",
    "the page's packages: nothing known against them",
]
MISSED = "NOT AUDITED, no database of advisories can be reached"


class Database(ThreadingHTTPServer):
    """Knows of advisories for some packages; both programs ask it as they ask the real ones."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answers)
        self.python: dict[str, Any] = {}
        self.npm: dict[str, Any] = {}
        self.asked: set[str] = set()
        """The packages that somebody asked about."""
        self.refuses: tuple[int, bytes] | None = None

    def answer(self, path: str, body: bytes) -> tuple[int, bytes]:
        if self.refuses is not None:
            return self.refuses
        asked = json.loads(body)
        if path == OSV:
            name = asked["package"]["name"]
            self.asked.add(name)
            known: Any = {"vulns": [self.python[name]]} if name in self.python else {}
        else:
            assert path == BULK
            self.asked |= asked.keys()
            known = {name: [self.npm[name]] for name in asked if name in self.npm}
        return 200, json.dumps(known).encode()


class Answers(BaseHTTPRequestHandler):
    server: Database

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        packed = self.headers["content-encoding"] == "gzip"
        self.send(*self.server.answer(self.path, decompress(body) if packed else body))

    def do_GET(self) -> None:
        """npm looks which versions there are of what is dangerous."""
        name = self.path.strip("/")
        version = PAGE["packages"].get(f"node_modules/{name}", {}).get("version")
        versions = {version: {"name": name, "version": version}}
        there = {"name": name, "dist-tags": {"latest": version}, "versions": versions}
        self.send(200 if version else 404, json.dumps(there).encode())

    def send(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_request(self, *args: Any) -> None:
        pass


@pytest.fixture(autouse=True)
def nothing_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """npm keeps what it has heard of an advisory."""
    monkeypatch.setenv("npm_config_cache", str(tmp_path))


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Iterator[Database]:
    with Database() as database:
        Thread(target=database.serve_forever, daemon=True).start()
        asks_at(monkeypatch, database.server_address[1])
        monkeypatch.setattr(audit, "PATIENCE", audit.ENDURANCE)  # a busy machine is no failure
        yield database
        database.shutdown()


def asks_at(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    """Let both programs ask there."""
    monkeypatch.setenv("PIP_AUDIT_OSV_URL", f"http://127.0.0.1:{port}{OSV}")
    monkeypatch.setenv("npm_config_registry", f"http://127.0.0.1:{port}/")
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")


def against(package: str, number: str = "GHSA-aaaa-bbbb-cccc") -> dict[str, Any]:
    """What the database of Python's packages has against one of them."""
    events = [{"introduced": "0"}, {"fixed": "999"}]
    where = {"package": {"name": package, "ecosystem": "PyPI"}}
    ranges = [{"type": "ECOSYSTEM", "events": events}]
    affected = [where | {"ranges": ranges}]
    return {"id": "PYSEC-2026-1", "aliases": [number], "summary": "It bites.", "affected": affected}


def against_page(severity: str) -> dict[str, Any]:
    """What npm has against one of the page's."""
    address = "https://advisories.example/GHSA-dddd-eeee-ffff"
    known = {"id": 7, "url": address, "title": "It burns", "severity": severity}
    return known | {"vulnerable_versions": "<999", "cwe": [], "cvss": {"score": 0, "vectorString": None}}


def test_nothing_known_is_said_of_every_locked_package(
    database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main() == 0
    assert capsys.readouterr().out.splitlines() == CLEAN
    locked = {
        line.split("==")[0] for lock in audit.LOCKS for line in lock.read_text().splitlines() if "==" in line
    }
    elsewhere = {"colorama"}
    assert {name for name in locked if not name.startswith((" ", "#"))} - database.asked - elsewhere == set()
    assert PAGE["packages"][""]["devDependencies"].keys() - database.asked == set()


def test_what_is_known_of_a_package_of_python_fails(
    database: Database, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "LOCKS", [audit.SMALLEST, audit.SMALLEST.with_name("play.lock")])
    database.python["aiohttp"] = against("aiohttp")
    assert audit.main() == 1
    found, page = capsys.readouterr().out.splitlines()
    assert found.startswith("Python's packages: aiohttp 3.")
    assert found.endswith(": PYSEC-2026-1 (fixed in 999)")
    assert page == CLEAN[1]
    monkeypatch.setitem(audit.ACCEPTED, "GHSA-aaaa-bbbb-cccc", "nobody bites here")
    assert audit.main() == 0


@pytest.mark.parametrize("severity", ["low", "moderate", "critical"])
def test_what_is_known_of_a_package_of_the_page_fails_if_it_is_serious(
    database: Database,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    severity: str,
) -> None:
    monkeypatch.setattr(audit, "LOCKS", [audit.SMALLEST])
    database.npm["svelte"] = against_page(severity)
    serious = severity != "low"
    assert audit.main() == serious
    burns = f"the page's packages: svelte <999: GHSA-dddd-eeee-ffff ({severity}: It burns)"
    assert capsys.readouterr().out.splitlines() == [CLEAN[0], burns if serious else CLEAN[1]]


@pytest.mark.parametrize(
    "refuses", [(404, b"{}"), (405, b""), (503, b"{}"), (200, b"<html>Please sign in</html>")]
)
def test_who_knows_nothing_of_advisories_is_nobody_to_ask(
    database: Database, capsys: pytest.CaptureFixture[str], refuses: tuple[int, bytes]
) -> None:
    database.refuses = refuses
    assert audit.main() == 0
    assert_missed(capsys)


def test_a_port_where_nobody_listens_is_said_aloud(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    asks_at(monkeypatch, port)
    assert audit.main() == 0
    assert_missed(capsys)


def test_nobody_waits_for_long_for_who_does_not_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "PATIENCE", 3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        asks_at(monkeypatch, silent.getsockname()[1])
        assert audit.main() == 0
    assert_missed(capsys)


def assert_missed(capsys: pytest.CaptureFixture[str]) -> None:
    python, page = capsys.readouterr().out.splitlines()
    assert python.startswith(f"Python's packages: {MISSED} (")
    assert page.startswith(f"the page's packages: {MISSED} (")


def test_lint_audits() -> None:
    dry = subprocess.run(
        ["make", "--dry-run", "--no-print-directory", "lint"],
        cwd=audit.ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert dry.stdout.rstrip().endswith("python audit.py")
