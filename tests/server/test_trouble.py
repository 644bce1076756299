"""What is told of what goes wrong inside, and what only the logs have."""

import json
import logging
import sys
import threading
from collections.abc import Iterator
from contextvars import copy_context

import pytest
from asyncpg import InterfaceError as ConnectionLost  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from ecumene.core.errors import EcumeneError
from ecumene.server import logs
from ecumene.server.errors import NoDatabase, SeatTaken
from ecumene.server.logs import JsonLines, PlainLines, know
from ecumene.server.trouble import is_silent, refusal, write_down
from ecumene.table.errors import Trouble

SILENT = [
    OperationalError("select", {}, Exception()),
    NoConnectionFree(),
    ConnectionLost("closed"),
    ConnectionRefusedError(),
    DBAPIError("select", {}, Exception(), connection_invalidated=True),
]
LOUD = [DBAPIError("select", {}, Exception()), IntegrityError("insert", {}, Exception()), KeyError("x")]


@pytest.mark.parametrize("error", SILENT, ids=lambda error: type(error).__name__)
def test_a_database_that_does_not_answer_is_said_to_be_the_trouble(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    assert is_silent(error)
    assert isinstance(refusal(error), NoDatabase)
    write_down(error)
    assert [(r.getMessage(), r.exc_info) for r in caplog.records] == [("the database does not answer", None)]


@pytest.mark.parametrize("error", LOUD, ids=lambda error: type(error).__name__)
def test_what_nobody_expected_is_told_without_particulars_and_written_down_with_them(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    assert not is_silent(error)
    assert isinstance(refusal(error), Trouble)
    write_down(error)
    (written,) = caplog.records
    assert written.exc_info is not None
    assert written.exc_info[1] is error


def test_what_is_refused_for_a_reason_is_told_as_it_is_and_is_no_trouble(
    caplog: pytest.LogCaptureFixture,
) -> None:
    error: EcumeneError = SeatTaken()
    assert refusal(error) is error
    write_down(error)
    assert not caplog.records


# Lines of the log -------------------------------------------------------------------------------


def record(error: Exception | None = None, **extra: object) -> logging.LogRecord:
    info = (type(error), error, None) if error else None
    made = logging.getLogger("ecumene.table").makeRecord(
        "ecumene.table", logging.WARNING, "x.py", 1, "a %s fell", ("die",), info, extra=extra
    )
    made.created = 1_000_000_000.25
    return made


def test_a_line_for_programs_has_all_particulars() -> None:
    line = json.loads(JsonLines().format(record(table="abc", seconds=0.5)))
    told = {"at": "2001-09-09T01:46:40.250+00:00", "level": "warning", "from": "ecumene.table"}
    assert line == {**told, "what": "a die fell", "table": "abc", "seconds": 0.5}


def test_a_line_for_programs_is_json_whatever_it_tells() -> None:
    line = json.loads(JsonLines().format(record(ValueError("bad"), number=1 << 70, half="\ud800", odd={1})))
    assert (line["number"], line["odd"]) == (1 << 70, "{1}")
    assert "ValueError: bad" in line["trace"]


def test_a_line_at_a_terminal_is_one_line_without_a_trace() -> None:
    line = PlainLines().format(record(ValueError("bad\nnews"), table="abc", seat=2))
    time, _, said = line.partition(" ")
    assert len(time.split(":")) == 3
    assert said == "a die fell (table: abc, seat: 2) · ValueError('bad\\nnews')"
    assert PlainLines().format(record()).endswith(" a die fell")


def test_what_is_known_of_a_request_stands_in_all_its_lines() -> None:
    def check() -> None:
        know(person="ana")
        know(table="abc")
        line = json.loads(JsonLines().format(record(table="xyz")))
        assert (line["person"], line["table"]) == ("ana", "xyz")

    copy_context().run(check)
    assert "person" not in json.loads(JsonLines().format(record()))


@pytest.fixture
def root(monkeypatch: pytest.MonkeyPatch) -> Iterator[logging.Logger]:
    """The logger of all, which is afterwards as it was."""
    found = logging.getLogger()
    before = found.level
    monkeypatch.setattr(found, "handlers", list(found.handlers))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    yield found
    found.setLevel(before)
    logging.captureWarnings(False)


@pytest.mark.parametrize(
    ("level", "at_terminal", "shown"),
    [
        ("info", True, logging.WARNING),
        ("debug", True, logging.DEBUG),
        ("info", False, logging.INFO),
        ("error", False, logging.ERROR),
    ],
)
def test_at_a_terminal_only_what_calls_for_somebody_is_shown(
    root: logging.Logger, level: str, at_terminal: bool, shown: int
) -> None:
    logs.set_up(level, at_terminal=at_terminal)
    assert root.level == shown
    (handler,) = root.handlers
    assert isinstance(handler.formatter, PlainLines if at_terminal else JsonLines)
    assert logging.getLogger("uvicorn.error").propagate
    assert not logging.getLogger("uvicorn.access").isEnabledFor(logging.INFO)


def test_what_nobody_caught_is_written_down_but_for_an_interrupt(
    root: logging.Logger, caplog: pytest.LogCaptureFixture
) -> None:
    logs.set_up("info")
    root.addHandler(caplog.handler)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not caplog.records
    sys.excepthook(ValueError, ValueError("lost"), None)
    assert [written.levelno for written in caplog.records] == [logging.CRITICAL]
