"""Logs for machines: one JSON object a line, on the standard error output; at a terminal, plain lines."""

import json
import logging
import sys
import threading
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from types import MappingProxyType, TracebackType
from typing import Any

import orjson

_PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}
_known: ContextVar[Mapping[str, Any]] = ContextVar("known", default=MappingProxyType({}))


def know(**particulars: object) -> None:
    """Let every line that is written from here on, in this task, have these particulars."""
    _known.set({**_known.get(), **particulars})


class JsonLines(logging.Formatter):
    """A record as JSON: what happened, where, for whom, and every particular given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= _particulars(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        try:
            return orjson.dumps(line, default=str).decode()
        except TypeError:  # text that is none, or numbers beyond 64 bits
            return json.dumps(line, default=str)


class PlainLines(logging.Formatter):
    """A record for whoever sits at a terminal: one line, without the trace."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        more = ", ".join(f"{name}: {value}" for name, value in _particulars(record).items())
        error = f" · {record.exc_info[1]!r}" if record.exc_info else ""
        line = f"{at} {record.getMessage()}{f' ({more})' if more else ''}{error}"
        return " ".join(line.split())


def _particulars(record: logging.LogRecord) -> dict[str, Any]:
    extra = {name: value for name, value in record.__dict__.items() if name not in _PLAIN}
    return {**_known.get(), **extra}


def set_up(level: str, *, at_terminal: bool = False) -> None:
    """Send all logs of the process, and what nobody caught, through one handler.

    At a terminal only what calls for somebody is shown, unless more is asked for than usual.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if at_terminal else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel("WARNING" if at_terminal and level == "info" else level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    for noisy in ("alembic", "uvicorn.access"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    threading.excepthook = lambda lost: _uncaught(lost.exc_type, lost.exc_value, lost.exc_traceback)


def _uncaught(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    if error is not None and not issubclass(kind, KeyboardInterrupt):
        logging.getLogger(__name__).critical("nobody caught this", exc_info=(kind, error, trace))
