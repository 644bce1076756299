"""What operators are told of a server's settings is what it does by itself."""

import os
import re
from dataclasses import fields
from pathlib import Path

import pytest

from ecumene.server.settings import Settings

DOCUMENT = Path(__file__).parents[2] / "docs" / "self-hosting.md"
IN_WORDS = {
    "ECUMENE_DATABASE_URL": "",
    "ECUMENE_POWER_SAFE": None,
    "ECUMENE_THINKERS": max(1, (os.cpu_count() or 2) - 1),
    "ECUMENE_ADDRESS": "",
    "ECUMENE_ACCOUNTS": ("password", "passkey", "mail"),
    "ECUMENE_MAILER": "",
    "ECUMENE_MAIL_FROM": "",
    "ECUMENE_PROXIES": ("127.0.0.1", "::1"),
    "ECUMENE_ORIGINS": (),
    "ECUMENE_CALL_NETWORKS": (),
    "ECUMENE_CONTACT": "",
    "ECUMENE_METRICS": "",
    "ECUMENE_LOG_LEVEL": "info",
}
"""Defaults that the document does not give as a number."""


def told() -> dict[str, object]:
    """The defaults that the document tells, by the names of their variables."""
    found: dict[str, object] = {}
    for line in DOCUMENT.read_text("utf-8").partition("## Settings")[2].partition("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        names = re.findall(r"`(ECUMENE_\w+)`", cells[0]) if cells else []
        for name, value in zip(names, cells[1].split(",") if names else (), strict=False):
            found[name] = IN_WORDS[name] if name in IN_WORDS else float(value)
    return found


def test_every_setting_is_told_with_its_default() -> None:
    defaults = Settings()
    assert told() == {f"ECUMENE_{one.name.upper()}": getattr(defaults, one.name) for one in fields(Settings)}


@pytest.mark.parametrize(
    ("said", "meant"),
    [("1", True), ("yes", True), ("TRUE", True), ("On", True), ("no", False), ("0", False), ("2", False)],
)
def test_yes_is_said_in_several_ways(said: str, meant: bool) -> None:
    assert Settings.from_environment({"ECUMENE_POWER_SAFE": said}).power_safe is meant


def test_what_is_empty_or_not_given_is_as_if_it_were_not_said() -> None:
    environ = {"ECUMENE_BURST": "", "ECUMENE_ORIGINS": " a.org ,, ", "ECUMENE_LOG_LEVEL": "debug"}
    settings = Settings.from_environment(environ, rate=None, burst=None)
    assert (settings.burst, settings.rate) == (Settings().burst, Settings().rate)
    assert (settings.origins, settings.log_level) == (("a.org",), "debug")


def test_who_starts_a_server_has_the_last_word() -> None:
    environ = {"ECUMENE_BURST": "7", "ECUMENE_DATABASE_URL": "theirs.sqlite"}
    settings = Settings.from_environment(environ, database_url="mine.sqlite")
    assert (settings.burst, settings.database.database) == (7, "mine.sqlite")
    assert settings.database.drivername == "sqlite+aiosqlite"


def test_tables_are_kept_in_the_users_folder_if_nothing_is_said() -> None:
    path = Path(Settings().database.database or "")
    assert (path.name, path.parent.name) == ("ecumene.sqlite", "ecumene")
