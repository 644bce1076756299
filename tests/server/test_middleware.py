"""What every request and every socket passes, without a network: who asks, how long, from where."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from types import SimpleNamespace
from typing import Any

import orjson
import pytest
from fastapi import FastAPI

from ecumene.server.doors import WIRE, Doors
from ecumene.server.errors import SeatTaken
from ecumene.server.guests import Cookies, cookie_header
from ecumene.server.middleware import Middleware
from ecumene.server.people.sessions import Known, Sessions
from ecumene.server.proxies import Proxies
from ecumene.server.settings import Settings
from ecumene.server.standing import Standing
from ecumene.server.viewer import Frame

ANSWER: list[Frame] = [
    {"type": "http.response.start", "status": 200, "headers": [(b"x-own", b"1")]},
    {"type": "http.response.body", "body": b"done"},
]


class Inside:
    """Whoever answers: what it was asked, and what it says."""

    def __init__(self, answer: Sequence[Frame] | Exception = ANSWER) -> None:
        self.answer = answer
        self.asked: list[dict[str, Any]] = []
        self.body = b""

    async def __call__(self, scope: Any, receive: Callable[[], Awaitable[Frame]], send: Any) -> None:
        self.asked.append(scope)
        if scope["method"] == "POST":
            self.body = (await receive())["body"]
        if isinstance(self.answer, Exception):
            raise self.answer
        for frame in self.answer:
            await send(frame)


COOKIES = Cookies("secret")


def middleware(inside: Inside, **settings: Any) -> Middleware:
    app = FastAPI()
    rooms: Any = SimpleNamespace(standing=Standing())
    app.state.rooms = rooms
    app.state.sessions = Sessions(rooms, COOKIES)
    given = Settings(**settings)
    made = Middleware(app, given, Doors(given, Proxies(given.proxies), 100))
    made.app = inside
    return made


def asked(path: str, method: str = "GET", **more: Any) -> dict[str, Any]:
    scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b""}
    rest = {"headers": [], "client": ("203.0.113.7", 4711), "scheme": "http", "state": {}}
    return scope | rest | more


def told(inside: Middleware, scope: dict[str, Any], body: bytes = b"") -> list[Frame]:
    """All that is sent in answer to a request, or to a socket."""

    async def check() -> list[Frame]:
        frames: list[Frame] = []

        async def receive() -> Frame:
            return {"type": "http.request", "body": body}

        async def send(frame: Frame) -> None:
            frames.append(frame)

        await inside(scope, receive, send)
        return frames

    return asyncio.run(check())


def refused(frames: list[Frame]) -> tuple[int, str]:
    return frames[0]["status"], orjson.loads(frames[1]["body"])["error"]["code"]


def test_every_answer_has_the_headers_of_all_and_its_own(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    start, body = told(middleware(Inside()), asked("/api/me"))
    headers = dict(start["headers"])
    request = headers.pop(b"x-request-id")
    assert headers == {
        b"x-own": b"1",
        b"x-content-type-options": b"nosniff",
        b"x-frame-options": b"DENY",
        b"referrer-policy": b"same-origin",
        b"cross-origin-opener-policy": b"same-origin",
        b"cross-origin-resource-policy": b"same-origin",
        b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",
        b"cache-control": b"no-store",
    }
    assert len(request) == 12
    assert body == ANSWER[1]
    (line,) = [one for one in caplog.records if one.getMessage() == "request"]
    told_of: Any = line
    assert (told_of.method, told_of.path, told_of.status) == ("GET", "/api/me", 200)


def test_what_an_answer_says_of_itself_is_not_said_twice() -> None:
    own = [(b"cache-control", b"no-cache"), (b"content-security-policy", b"default-src 'self'")]
    page = Inside([{**ANSWER[0], "headers": own}, ANSWER[1]])
    start, _ = told(middleware(page), asked("/"))
    assert [one for one in start["headers"] if one[0] in dict(own)] == own


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
def test_a_new_guest_gets_a_cookie_that_is_secure_over_tls(scheme: str, secure: bool) -> None:
    scope = asked("/api/me", scheme=scheme, state={"cookie": "ana"})
    start, _ = told(middleware(Inside()), scope)
    assert dict(start["headers"])[b"set-cookie"].decode() == cookie_header("ana", secure=secure)
    plain, _ = told(middleware(Inside()), asked("/api/me"))
    assert b"set-cookie" not in dict(plain["headers"])


def test_who_asks_is_known_by_their_cookie_where_it_matters() -> None:
    value = cookie_header(COOKIES.of_guest("ana"), secure=False).partition(";")[0].encode()
    inside = Inside()
    told(middleware(inside), asked("/api/me", headers=[(b"cookie", value)]))
    told(middleware(inside), asked("/api/me", headers=[(b"cookie", b"ecumene=forged")]))
    told(middleware(inside), asked("/assets/app.js", headers=[(b"cookie", value)]))
    known = [scope["state"].get("known", "not asked") for scope in inside.asked]
    assert known == [Known("ana"), Known(), "not asked"]


def test_one_address_may_ask_so_often_and_files_of_the_page_do_not_count() -> None:
    inside = Inside()
    made = middleware(inside, rate=0.001, burst=2)
    for _ in range(2):
        told(made, asked("/api/me"))
    assert refused(told(made, asked("/api/me"))) == (429, "error-too-fast")
    told(made, asked("/api/me", client=("203.0.113.8", 1)))
    told(made, asked("/"))
    assert len(inside.asked) == 4


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_pages_of_other_sites_may_look_and_not_act(method: str) -> None:
    headers = [(b"host", b"table.example"), (b"origin", b"https://evil.example")]
    assert refused(told(middleware(Inside()), asked("/api/me", method, headers=headers))) == (
        403,
        "error-foreign-origin",
    )
    for harmless in ("GET", "HEAD"):
        assert told(middleware(Inside()), asked("/api/me", harmless, headers=headers))[0]["status"] == 200
    allowed = middleware(Inside(), origins=("evil.example",))
    assert told(allowed, asked("/api/me", method, headers=headers))[0]["status"] == 200


def test_a_body_is_handed_on_whole() -> None:
    inside = Inside()
    told(middleware(inside), asked("/api/tables", "POST"), b"all of it")
    assert inside.body == b"all of it"


def test_an_address_has_two_thousand_characters_with_what_is_asked_of_it() -> None:
    inside = Inside()
    fits = "/" + "x" * 1899
    assert told(middleware(inside), asked(fits, query_string=b"y" * 100))[0]["status"] == 200
    long = told(middleware(inside), asked(fits, query_string=b"y" * 101))
    assert refused(long) == (414, "error-address-too-long")
    assert refused(told(middleware(inside), asked(fits, raw_path=None, query_string=b"y" * 101)))[0] == 414


@pytest.mark.parametrize("path", ["/a\0b", "/\N{REPLACEMENT CHARACTER}", "/a\nb"])
def test_addresses_that_nothing_can_be_called_are_nothing(path: str) -> None:
    assert refused(told(middleware(Inside()), asked(path))) == (404, "error-unknown-place")


def test_what_goes_wrong_inside_is_told_unless_the_answer_has_begun(caplog: pytest.LogCaptureFixture) -> None:
    assert refused(told(middleware(Inside(SeatTaken())), asked("/api/me"))) == (409, "error-seat-taken")
    assert refused(told(middleware(Inside(KeyError("x"))), asked("/api/me"))) == (500, "error-trouble")
    assert refused(told(middleware(Inside(OSError("away"))), asked("/api/me"))) == (503, "error-no-database")

    class Half(Inside):
        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            await send(ANSWER[0])
            raise KeyError("x")

    assert len(told(middleware(Half()), asked("/api/me"))) == 1
    assert "a request failed" in caplog.text


def test_a_proxy_of_ours_says_for_whom_it_asks() -> None:
    inside = Inside()
    headers = [(b"x-forwarded-for", b"198.51.100.9"), (b"x-forwarded-proto", b"https")]
    told(middleware(inside), asked("/api/me", client=("127.0.0.1", 1), headers=headers))
    told(middleware(inside), asked("/api/me", headers=headers))
    found = [(scope["client"][0], scope["scheme"]) for scope in inside.asked]
    assert found == [("198.51.100.9", "https"), ("203.0.113.7", "http")]


@pytest.mark.parametrize(
    ("path", "headers", "code"),
    [
        ("/api/nowhere", [], 4404),
        ("/api/tables/abc", [], 4404),
        ("/api/tables/abc/socket", [(b"host", b"a.example"), (b"origin", b"https://b.example")], 4403),
        ("/" + "x" * 2000, [], 4414),
    ],
)
def test_a_socket_that_is_not_let_in_is_told_why_and_closed_with_the_status(
    path: str, headers: list[tuple[bytes, bytes]], code: int
) -> None:
    wire = SimpleNamespace(when_free=None)
    scope = asked(path, headers=headers, extensions={WIRE: wire}) | {"type": "websocket", "scheme": "ws"}
    accepted, said, closed = told(middleware(Inside()), scope)
    assert accepted == {"type": "websocket.accept"}
    message = orjson.loads(said["text"])
    assert (message["type"], message["id"]) == ("refused", None)
    assert set(message["error"]["text"]) == {"es", "en"}
    assert closed == {"type": "websocket.close", "code": code}


def test_the_house_opens_and_closes_with_its_application() -> None:
    inside = Inside()
    told(middleware(inside), {"type": "lifespan", "method": ""})
    assert inside.asked[0]["type"] == "lifespan"
