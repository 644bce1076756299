"""A real server process, and people who use it: what the tests of the server are told in."""

import json
import os
import random
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from fastapi.routing import APIRoute
from pydantic import ConfigDict, TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ecumene.server.app import ROUTERS
from ecumene.server.messages.answers import LobbyMessage, ServerMessage
from tests.nursery import Forked, nursery
from tests.ports import free_port

SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
LOBBY_MESSAGE: TypeAdapter[Any] = TypeAdapter(LobbyMessage)
ROUTES = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]

CHECKING = threading.Lock()
"""Models cannot be made by two threads at once."""

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""To read all that this machine trusts takes a client longer than what it asks for on the loopback."""

PATIENCE = 30.0
HOME = "https://play.example"
"""Where the letters of a server say that its page is."""
START = 180.0
"""How long, in seconds, a server may take to start: a busy machine is no failure."""


def check_answer(answer: httpx.Response) -> None:
    """Every answer is what the OpenAPI document says of it, and nothing else."""
    for route in ROUTES:
        if answer.request.method in (route.methods or ()) and route.path_regex.match(answer.request.url.path):
            told = route.responses.get(answer.status_code)
            assert told is not None or answer.status_code == 200, f"{route.path}: {answer.status_code}"
            if told is not None:
                answer.read()
                with CHECKING:
                    checked = exact(told["model"])
                checked.validate_python([answer.json()])
            return


@cache
def exact(model: Any) -> TypeAdapter[Any]:
    return TypeAdapter(list[model], config=ConfigDict(strict=True, extra="forbid"))


class Server:
    """`ecumene serve` as a process of its own."""

    def __init__(self, database: str, log: Path, **settings: object) -> None:
        self.database = database
        self.log = log
        self.letters = log.with_suffix(".letters")
        quick: dict[str, object] = {
            "rate": 1000,
            "burst": 2000,
            "bot_seconds": 0.05,
            "tables_per_address": 100_000,
        }
        quick |= {
            "listed_per_address": 100_000,
            "listed_per_guest": 1000,
            "chat_rate": 100,
            "chat_burst": 500,
            "guess_burst": 1000,
            "accounts_per_address": 1000,
            "letters_per_hour": 1000,
            "mailer": f"file:{self.letters}",
            "address": HOME,
        }
        self.settings = {**quick, **settings}
        self.port = 0
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def start(self, *before: str) -> Self:
        """Start it, by a command that starts others if one is given."""
        self.port = free_port()
        command = ["serve", "--no-open", "--port", str(self.port), "--database", self.database]
        environ = os.environ | {f"ECUMENE_{name.upper()}": str(v) for name, v in self.settings.items()}
        if before:
            ecumene = str(Path(sys.executable).with_name("ecumene"))
            with self.log.open("ab") as log:
                started = [*before, ecumene, *command]
                self.process = subprocess.Popen(started, env=environ, stdout=log, stderr=log)
        else:
            self.process = nursery().start(command, environ, self.log)
        wait_until(self.answers, START)
        return self

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()[-3000:]
        try:
            return bool(httpx.get(f"{self.url}/healthz", verify=NO_CERTIFICATES).json() == {"status": "ok"})
        except httpx.TransportError:
            return False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def children(self) -> list[str]:
        """The ids of the processes that the server has started (Linux)."""
        assert self.process is not None
        pid = self.process.pid
        return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()

    def thinkers(self) -> list[int]:
        """The ids of the processes that bots think in (Linux)."""
        spawned = [int(pid) for pid in self.children()]
        return [pid for pid in spawned if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def kill(self) -> None:
        """As a crash would: no time to say goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator would; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def guest(self, name: str = "") -> "Guest":
        guest = Guest(self)
        if name:
            guest.http.put("/api/me", json={"name": name}).raise_for_status()
        return guest


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Server) -> None:
        self.server = server
        hooks = {"response": [check_answer]}
        self.http = httpx.Client(
            base_url=server.url, timeout=PATIENCE, event_hooks=hooks, verify=NO_CERTIFICATES
        )

    def at(self, server: Server) -> "Guest":
        """The same person, with the same cookie, at another process."""
        other = Guest(server)
        other.http.cookies.set("ecumene", self.http.cookies["ecumene"])
        return other

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        answer = self.http.post(path, json=body, **more) if body is not None else self.http.post(path, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, method: str, path: str, **more: Any) -> tuple[int, str]:
        """The status and the code of an error that has its sentence in both languages."""
        answer = self.http.request(method, path, **more)
        error = answer.json()["error"]
        assert set(error["text"]) == {"es", "en"}
        assert all(error["text"].values())
        return answer.status_code, error["code"]

    def opens(self, *seats: str | dict[str, Any], game: str = "tigris", **more: Any) -> str:
        """Open a table: `me`, `open`, a bot's level, or a name for somebody at the same screen."""
        body = {"game": game, "seats": [_seat(seat) for seat in seats], **more}
        return str(self.post("/api/tables", body)["id"])

    def sits_at(self, table: str, query: str = "", **headers: str) -> "Page":
        return Page(self._opens_socket(f"tables/{table}/socket{query}", headers))

    def in_lobby(self) -> "Page":
        """Looks at the lists of tables."""
        return Page(self._opens_socket("lobby", {}), LOBBY_MESSAGE)

    def _opens_socket(self, place: str, headers: dict[str, str]) -> ClientConnection:
        cookie = self.http.cookies.get("ecumene")
        if cookie:
            headers["Cookie"] = f"ecumene={cookie}"
        address = f"ws://127.0.0.1:{self.server.port}/api/{place}"
        return connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)


def _seat(said: str | dict[str, Any]) -> dict[str, Any]:
    if isinstance(said, dict):
        return said
    if said in ("me", "open"):
        return {"kind": said}
    if said in ("apprentice", "strategist", "master"):
        return {"kind": "bot", "level": said}
    return {"kind": "local", "name": said}


@dataclass
class Page:
    """A page at a table. It remembers every frame that came."""

    socket: ClientConnection
    expected: TypeAdapter[Any] = SERVER_MESSAGE
    frames: list[str] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)
    messages: list[dict[str, Any]] = field(default_factory=list)
    asked: int = 0

    def __post_init__(self) -> None:
        self.socket.__enter__()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.socket.__exit__(kind, error, trace)

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        if not self.unread:
            frame = self.socket.recv(timeout)
            assert isinstance(frame, str)
            self.frames.append(frame)
            self.unread = frame.split("\n")
        message: dict[str, Any] = json.loads(self.unread.pop(0))
        self.expected.validate_python(message)
        self.messages.append(message)
        return message

    def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Read on to the first message that is wanted."""
        deadline = time.monotonic() + PATIENCE
        while True:
            message = self.next(deadline - time.monotonic())
            if wanted(message):
                return message

    def sees(self, kind: str, **particulars: object) -> dict[str, Any]:
        """Read on to a message of a kind, with these particulars."""
        return self.until(
            lambda m: m["type"] == kind and all(m.get(name) == value for name, value in particulars.items())
        )

    @property
    def view(self) -> dict[str, Any]:
        """The last view that came."""
        return next(m for m in reversed(self.messages) if m["type"] == "view")

    @property
    def number(self) -> int:
        return int(self.view["number"])

    @property
    def half_made(self) -> bool:
        """Whether a choice is being made here that nobody else sees yet."""
        asked = self.view["view"]["asked"]
        return bool(asked and asked.get("half_made"))

    def answer(self, request: str) -> dict[str, Any]:
        """Read on to the answer to a request."""
        return self.until(lambda m: m["type"] in ("done", "refused") and m["id"] == request)

    def sees_more_than(self, number: int) -> None:
        """Read on, if need be, to a view with more choices."""
        if self.number <= number:
            self.until(lambda m: m["type"] == "view" and m["number"] > number)

    def send(self, kind: str, **more: Any) -> str:
        self.asked += 1
        request = more.pop("id", f"request-{self.asked}")
        self.socket.send(json.dumps({"type": kind, "id": request, **more}))
        return str(request)

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a request and read on to its answer."""
        return self.answer(self.send(kind, **more))

    def does(self, kind: str, **more: Any) -> dict[str, Any]:
        answer = self.ask(kind, **more)
        assert answer["type"] == "done", answer
        return answer

    def refused(self, kind: str, **more: Any) -> str:
        """The code of the reason why a request is refused."""
        answer = self.ask(kind, **more)
        assert answer["type"] == "refused", answer
        assert all(answer["error"]["text"][lang] for lang in ("es", "en"))
        return str(answer["error"]["code"])

    def chooses(self, *choices: str, seat: int = 0) -> None:
        """Choose, and see the very table that the answer says it led to."""
        led = self.does("choose", version=self.view["version"], seat=seat, choices=choices)
        if self.view["version"] < led["version"]:
            self.until(lambda m: m["type"] == "view" and m["version"] >= led["version"])
        assert led["number"] == self.number or self.view["version"] > led["version"]

    def plays_on(self, seat: int, chance: random.Random) -> bool:
        """Choose at random if the seat is asked; whether it was."""
        asked = self.view["view"]["asked"]
        if asked is None or asked["seat"] != seat:
            return False
        self.chooses(chance.choice(asked["choices"]), seat=seat)
        return True

    def closes(self) -> int:
        """Read on to the end; the close code."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until(lambda _: False)
        return closed.value.rcvd.code if closed.value.rcvd else 1006


def wait_until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "waited too long"
        time.sleep(0.05)


def two_at_a_table(server: Server, **more: Any) -> tuple[Guest, Guest, str]:
    """Ana and Bruno, each with a browser, at a table that has begun."""
    ana, bruno = server.guest("Ana"), server.guest("Bruno")
    table = ana.opens("me", "open", **more)
    bruno.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    return ana, bruno, table
