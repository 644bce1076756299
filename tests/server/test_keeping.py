"""Keeping house over real processes: what is done in one, or at the terminal, holds in all of them."""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Start
from tests.server.play import Guest, Server, wait_until
from tests.server.test_people import joins


def admin(server: Server, *words: str) -> Any:
    """What `ecumene admin` does to the database of a server, and says for programs."""
    command = [str(Path(sys.executable).with_name("ecumene")), "admin", *words]
    done = subprocess.run(
        [*command, "--database", server.database, "--json"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def reads_only(guest: Guest, name: str) -> bool:
    return guest.http.put("/api/me", json={"name": name}).status_code == 503


def test_bans_and_read_only_mode_hold_in_every_process(start: Start, postgres: Callable[[], str]) -> None:
    database = postgres()
    one, other = start(database), start(database)
    ana, bea = one.guest(), other.guest()
    joins(ana, "Ana")
    person = joins(bea, "Bea")["id"]
    assert ana.refused("GET", "/api/owner") == (403, "error-not-owner")
    assert admin(one, "owner", "ana") == {"owner": "Ana", "removed": False}
    assert ana.get("/api/account")["owner"] is True
    assert ana.get("/api/owner")["reports"] == 0

    table = bea.opens("me", "open")
    page = bea.sits_at(table)
    wanted = {"reason": "Insultos.", "until": "2099-01-01T00:00:00Z"}
    ana.http.put(f"/api/owner/people/{person}/ban", json=wanted).raise_for_status()
    wait_until(lambda: bea.refused("POST", f"/api/tables/{table}/start") == (403, "error-banned"))
    assert bea.refused("PUT", "/api/me", json={"name": "B"}) == (403, "error-banned")
    with pytest.raises(ConnectionClosed):
        page.until(lambda _message: False)
    assert bea.get("/api/me/export")["name"] == "Bea"
    admin(one, "lift", "Bea")
    wait_until(lambda: bea.http.put("/api/me", json={"name": "Bea"}).status_code == 200)

    admin(one, "read-only", "on")
    for guest, name in ((ana, "Ana"), (bea, "Bea")):
        wait_until(partial(reads_only, guest, name))
        assert guest.get(f"/api/tables/{table}")["status"] == "waiting"
        assert guest.refused("PUT", "/api/me", json={"name": name}) == (503, "error-read-only")
    admin(one, "read-only", "off")
    wait_until(lambda: bea.http.put("/api/me", json={"name": "Bea"}).status_code == 200)
    assert admin(one, "prune", "--days", "30", "--dry-run") == {"tables": [], "pruned": False}
    deeds = [line["deed"] for line in admin(one, "audit")]
    assert deeds == ["writable", "read-only", "lift", "ban", "own"]
    assert [line["terminal"] for line in ana.get("/api/owner/audit")] == [True, True, True, False, True]
