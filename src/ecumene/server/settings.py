"""What can be set about a server, from the environment or by whoever starts it."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url

from ecumene.server.errors import BadSetting, SettingRenamed

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

RENAMED = {"WORKERS": "THINKERS"}
"""What settings were called before: who still says so must not be passed over in silence."""


@dataclass(frozen=True)
class Settings:
    """Each is read from the environment as `ECUMENE_` and its name in capitals."""

    database_url: str = ""
    """Where tables are kept; empty is a SQLite file in the user's data folder."""
    power_safe: bool | None = None
    """Whether an acknowledged choice waits for the disk; unset, it does on PostgreSQL, not on SQLite."""
    processes: int = 1
    """How many processes of a server share its port; more than one only over PostgreSQL."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """How many bots think at once, each in a process; 0 where other programs think for this one."""
    bot_seconds: float = 1.0
    """How long a bot may think about one choice."""
    bot_patience: float = 30.0
    """How many seconds beyond that a bot is waited for before its process is replaced."""
    silence_seconds: float = 0.4
    """How long the server waits before it answers for a bot or a silent seat that may have no answer."""
    rate: float = 20.0
    """How many messages a second one socket, or requests one address, may send for long."""
    burst: int = 100
    """How many of them may come at once."""
    chat_rate: float = 0.5
    """How many remarks a second somebody may make for long."""
    chat_burst: int = 8
    """How many of them at once."""
    tables_per_guest: int = 60
    """How many unfinished tables somebody may have opened."""
    tables_per_address: int = 240
    """How many tables one address may open at once, and in an hour, whoever opens them."""
    listed_per_guest: int = 3
    """How many tables somebody may have in the list of open ones."""
    listed_per_address: int = 30
    """How many tables one address may put into that list at once, and in an hour, whoever opens them."""
    address: str = ""
    """Where people open the page, as in `https://play.example`: letters link there, passkeys belong there."""
    accounts: tuple[str, ...] = ("password", "passkey", "mail")
    """By which ways people may have an account; `none` is by no way, and letters need a `mailer`."""
    mailer: str = ""
    """Who takes letters: `smtp://user:password@host:587`, `smtps://…`, `console`, `file:PATH`; or nobody."""
    mail_from: str = ""
    """Who letters are from; unset, `ecumene` at the page's host."""
    letters_per_hour: int = 5
    """How many letters one mailbox gets at once, and in an hour; an address asks for four times as many."""
    invitations_per_hour: int = 60
    """How many people somebody may invite at once, and in an hour."""
    tournaments_per_person: int = 3
    """How many tournaments somebody may have announced that are not over."""
    reports_per_hour: int = 10
    """How many times somebody may report somebody else, at once and in an hour."""
    prune_days: int = 0
    """After how many days without anybody tables that have no clock are cleared away; 0 is never."""
    contact: str = ""
    """Who answers for the server, and how they are reached: said on the page about privacy."""
    call_after: float = 20.0
    """How many seconds after it became somebody's turn they are called, if they are not at the table."""
    calls_per_hour: int = 60
    """How many times somebody is called at once, and in an hour; tests count as well."""
    call_networks: tuple[str, ...] = ()
    """Networks of the owner's own that calls may go to, as `192.168.1.0/24`; all others must be public."""
    accounts_per_address: int = 20
    """How many accounts one address may make at once, and in an hour."""
    guess_rate: float = 0.05
    """How often a second somebody may try to come in as one person for long."""
    guess_burst: int = 10
    """How many of these tries may come at once."""
    origins: tuple[str, ...] = ()
    """Further hosts whose pages may talk to this server, besides its own."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks of proxies that are believed who asks; `none` is nobody."""
    connections_per_address: int = 100
    """How many connections one address may have open at once, proxies aside."""
    request_seconds: float = 10.0
    """How long a request may take to arrive, its body as long again."""
    free_megabytes: int = 100
    """How much of the disk of a SQLite file has to be free for the server to call itself ready."""
    cache_mb: float = 200.0
    """How many megabytes of tables stay in memory; those with somebody at them always do."""
    metrics: str = ""
    """Where Prometheus is told how the server fares, as `127.0.0.1:9321`; unset, nowhere."""
    log_level: str = "info"

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ, **given: Any) -> "Settings":
        """The settings of the environment, with those `given` (and not None) instead."""
        found: dict[str, Any] = {}
        for before, today in RENAMED.items():
            if environ.get(f"ECUMENE_{before}"):
                raise SettingRenamed(setting=f"ECUMENE_{before}", today=f"ECUMENE_{today}")
        for field in fields(cls):
            text = environ.get(f"ECUMENE_{field.name.upper()}")
            if text:
                try:
                    found[field.name] = _read(text, field.default)
                except ValueError:
                    raise BadSetting(setting=f"ECUMENE_{field.name.upper()}", value=text) from None
        found |= {name: value for name, value in given.items() if value is not None}
        return cls(**found)

    @property
    def database(self) -> URL:
        """Where tables are kept, as SQLAlchemy says it; a bare path is a SQLite file."""
        if not self.database_url:
            return _sqlite(user_data_path("ecumene", appauthor=False) / "ecumene.sqlite")
        if "://" not in self.database_url:
            return _sqlite(Path(self.database_url))
        url = make_url(self.database_url)
        return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def _sqlite(path: Path) -> URL:
    return URL.create(DRIVERS["sqlite"], database=str(path))


def _read(text: str, default: Any) -> Any:
    if default is None:
        return text.lower() in ("1", "yes", "true", "on")
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return type(default)(text)
