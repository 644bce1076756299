"""Whatever is sent, the server answers in words: no 5xx, no stack trace, no socket that is closed for it.

Requests are made from the OpenAPI document and from the schema of the socket's messages, and mutilated.
"""

import json
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.core.record import Record
from ecumene.core.registry import games
from ecumene.server.app import make_app
from ecumene.server.doors import Doors
from ecumene.server.messages.requests import TABLE_REQUEST
from ecumene.server.proxies import Proxies
from ecumene.server.settings import Settings
from tests.server.play import Guest, Page, Server
from tests.server.test_people import joins
from tests.server.wild import fitting, in_an_address, junk, mutilated, words

PLAIN = Settings()
DOCUMENT: dict[str, Any] = make_app(PLAIN, Doors(PLAIN, Proxies(()), 100)).app.openapi()
OPERATIONS = [f"{method.upper()} {path}" for path, found in DOCUMENT["paths"].items() for method in found]
HASHED = ("POST /api/people/new", "POST /api/people/in", "PUT /api/account/password")
"""Where a password is looked at, which is made to take long."""
MESSAGE = TABLE_REQUEST.json_schema()
LIVE = "#"
"""Stands for a choice that can be made: which one, the number behind it says."""
PATIENT = {"bot_patience": 600, "bot_seconds": 0.01, "thinkers": 1}
"""However busy the machine is, no thinker is given up."""
TWO = ("me", "Bruno")


class Reached:
    """A server with an account that has something of everything, so that requests get far."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.member = server.guest()
        joins(self.member, "Todo")
        self.tables = [self.member.opens(*TWO, game=game, seed=7, start=True) for game in games()]
        self.tables += [self.member.opens("me", "open"), self.member.opens("me", "open", private=True)]

    def asker(self, path: str) -> Guest:
        """Who asks; where that makes somebody else of them, a guest."""
        stays = path != "/api/me" and not path.startswith("/api/people")
        return self.member if stays else self.server.guest()


@pytest.fixture(scope="module")
def reached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reached]:
    folder: Path = tmp_path_factory.mktemp("wild")
    server = Server(str(folder / "e.sqlite"), folder / "server.log", **PATIENT).start()
    yield Reached(server)
    server.kill()
    log = server.log.read_text()
    assert "Traceback" not in log, log[log.index("Traceback") - 200 :][:3000]


def check_said(answer: httpx.Response) -> None:
    """Whatever went wrong is said with a code, in both languages, and nothing of the inside."""
    assert answer.status_code < 500, answer.text
    if answer.is_error:
        check_error(answer.json()["error"])
    assert "Traceback" not in answer.text


def check_error(error: dict[str, Any]) -> None:
    assert error["code"].startswith("error-")
    assert error["code"] != "error-trouble"
    assert set(error["text"]) == {"es", "en"}
    assert all(error["text"].values())


# Over HTTP ----------------------------------------------------------------------------------------


@st.composite
def addresses(draw: st.DrawFn, path: str, operation: dict[str, Any]) -> str:
    """An address of an operation; where it names a table, a number stands for one that is there."""
    parts: dict[str, str] = {}
    query: list[str] = []
    for one in operation.get("parameters", ()):
        fits = fitting(one["schema"], DOCUMENT)
        value = draw(st.one_of(fits, words)) if one["required"] or draw(st.booleans()) else None
        if one["in"] == "path":
            known = one["name"] == "key" and draw(st.integers(0, 3))
            parts[one["name"]] = f"{{{draw(st.integers(0, 6))}}}" if known else in_an_address(str(value))
        elif value is not None:
            query.append(f"{one['name']}={in_an_address(str(value))}")
    for name, value in parts.items():
        path = path.replace(f"{{{name}}}", value)
    return f"{path}?{'&'.join(query)}" if query else path


@st.composite
def requests(draw: st.DrawFn, name: str) -> tuple[str, str, bytes | None]:
    """Method, address and body of an operation."""
    method, _, path = name.partition(" ")
    operation = DOCUMENT["paths"][path][method.lower()]
    address = draw(addresses(path, operation))
    content = operation.get("requestBody", {}).get("content", {})
    if "application/json" not in content:
        return method, address, draw(st.binary(max_size=60)) if content else None
    whole = fitting(content["application/json"].get("schema", {}), DOCUMENT)
    body = draw(st.one_of(whole, whole, mutilated(whole), junk))
    return method, address, json.dumps(body).encode()


def check_operation(reached: Reached, name: str, data: st.DataObject) -> None:
    method, address, body = data.draw(requests(name))
    for n, table in enumerate(reached.tables):
        address = address.replace(f"{{{n}}}", table)
    headers = {} if body is None else {"content-type": "application/json"}
    who = reached.asker(name.partition(" ")[2])
    check_said(who.http.request(method, address, content=body, headers=headers))


@pytest.mark.parametrize("name", [name for name in OPERATIONS if name not in HASHED])
@settings(max_examples=12)
@given(data=st.data())
def test_every_operation_answers_in_words(reached: Reached, name: str, data: st.DataObject) -> None:
    check_operation(reached, name, data)


@pytest.mark.parametrize("name", HASHED)
@settings(max_examples=3)
@given(data=st.data())
def test_whatever_is_said_of_passwords_is_answered_in_words(
    reached: Reached, name: str, data: st.DataObject
) -> None:
    check_operation(reached, name, data)


HEADERS = ("origin", "cookie", "user-agent", "content-type", "if-none-match", "x-forwarded-for", "forwarded")
LETTERS = string.ascii_letters + string.digits + string.punctuation + "\xe9\xff"
said_in_headers = st.one_of(
    st.text(LETTERS, max_size=30),
    st.sampled_from(
        ("http://[", "null", "ecumene=~x", "ecumene=a.b", 'ecumene="\\377"', "[::1", "1.2.3.4, x", "::ffff:1")
    ),
)


@settings(max_examples=60)
@given(said=st.dictionaries(st.sampled_from(HEADERS), said_in_headers, min_size=1, max_size=4))
def test_every_header_is_answered_in_words(reached: Reached, said: dict[str, str]) -> None:
    headers = {name.encode(): value.encode("latin-1") for name, value in said.items()}
    for method, path, body in (("GET", "/", None), ("PUT", "/api/me", b'{"name": "x"}')):
        address = reached.server.url + path
        check_said(httpx.request(method, address, headers=headers, content=body, timeout=600, verify=False))


def begun() -> list[str]:
    """The lines of a record."""
    record = Record.start("gheos", 2, 7)
    for _ in range(9):
        record.push(record.position.choices()[0])
    return str(record).splitlines()


LINES = begun()


@st.composite
def records(draw: st.DrawFn) -> bytes:
    """A record with something in between, twice, or not at all."""
    lines = list(LINES)
    for _ in range(draw(st.integers(0, 3))):
        place, known = draw(st.integers(0, len(lines) - 1)), draw(st.sampled_from(LINES))
        word = draw(st.one_of(words, st.just(known), words.map(f"{known} ".__add__)))
        lines[place : place + draw(st.integers(0, 1))] = [word] * draw(st.sampled_from((0, 1, 1, 2000)))
        lines = lines or [""]
    return "\n".join([*lines, ""]).encode("utf-8", "surrogatepass")


@settings(max_examples=40)
@given(record=records())
def test_every_record_is_answered_in_words(reached: Reached, record: bytes) -> None:
    check_said(reached.member.http.post("/api/records", content=record))


MEGABYTE = 10**6
HEAD = "ecumene-record 1\ngame: gheos\nseats: 2\nseed: 7\n"
LABEL = f"{HEAD}\n{LINES[-1].partition(':')[0]}: "
HOSTILE = {
    "one field": HEAD + "x" * MEGABYTE,
    "many fields": HEAD + "".join(f"f{n}: 1\n" for n in range(MEGABYTE // 10)),
    "one digit after another": HEAD.replace("7", "7" * MEGABYTE),
    "one word": LABEL + "x" * MEGABYTE,
    "many words": LABEL + "x " * (MEGABYTE // 2),
    "many choices": LABEL + "x;" * (MEGABYTE // 2),
    "deep": LABEL + "[" * MEGABYTE,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_megabyte_that_is_no_record_is_refused_in_few_words(reached: Reached, text: str) -> None:
    answer = reached.member.http.post("/api/records", content=text)
    check_said(answer)
    assert answer.status_code == 400
    assert len(answer.content) < 5000


# At the socket ------------------------------------------------------------------------------------


def live(message: Any, page: Page) -> Any:
    """Let every number that stands for a choice be one that can be made now."""
    if isinstance(message, dict) and isinstance(message.get("choices"), list):
        asked = page.view["view"]["asked"] or {}
        there = asked.get("choices") or ["end"]
        found = [
            there[int(word[1:]) % len(there)] if isinstance(word, str) and word.startswith(LIVE) else word
            for word in message["choices"]
        ]
        return message | {"choices": found}
    return message


choices = st.lists(st.one_of(st.integers(0, 99).map(lambda n: f"{LIVE}{n}"), words), min_size=1, max_size=3)


@st.composite
def messages(draw: st.DrawFn) -> Any:
    """A message of the page's, whole or mutilated, with choices that can often be made."""
    whole = st.one_of([fitting(one, MESSAGE) for one in MESSAGE["oneOf"]])
    message = draw(st.one_of(whole, whole, mutilated(whole), junk))
    if isinstance(message, dict) and "choices" in message and draw(st.integers(0, 3)):
        message |= {"choices": draw(choices), "seat": draw(st.integers(0, 1)), "id": "x"}
    return message


def answered(page: Page, frame: str | bytes) -> dict[str, Any]:
    """The one answer that every frame has."""
    page.socket.send(frame)
    answer = page.until(lambda m: m["type"] in ("done", "refused"))
    if answer["type"] == "refused":
        check_error(answer["error"])
    return answer


@pytest.fixture(scope="module", params=games())
def page(request: pytest.FixtureRequest, reached: Reached) -> Iterator[Page]:
    """A page at a table of each game; it is there at the end as it was at the beginning."""
    table = reached.member.opens(*TWO, game=request.param, seed=7, start=True)
    with reached.member.sits_at(table) as page:
        page.sees("view")
        yield page
        assert answered(page, '{"type": "look", "id": "last", "seat": 0}')["id"] == "last"


@settings(max_examples=50)
@given(wild=messages())
def test_every_message_is_answered_in_words(page: Page, wild: Any) -> None:
    message = live(wild, page)
    answer = answered(page, json.dumps(message))
    assert answer["id"] in (None, message.get("id") if isinstance(message, dict) else None)


@settings(max_examples=40)
@given(
    frame=st.one_of(st.text(st.characters(exclude_categories=["Cs"]), max_size=40), st.binary(max_size=40))
)
def test_every_frame_is_answered_in_words(reached: Reached, frame: str | bytes) -> None:
    with reached.member.sits_at(reached.tables[0]) as page:
        page.sees("view")
        assert answered(page, frame)["type"] == "refused"


@settings(max_examples=30)
@given(name=st.sampled_from(("since", "version", "changes", "x")), value=words)
def test_every_address_of_a_socket_is_let_in(reached: Reached, name: str, value: str) -> None:
    with reached.member.sits_at(reached.tables[0], f"?{name}={in_an_address(value)}") as page:
        page.sees("view")
