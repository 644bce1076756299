"""A server of a bench on this machine: a free port for it, and waiting until it answers."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

TRIES = 1200
"""How often a server is looked for, ten times a second: it takes long to start where others are busy."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str) -> None:
    """Until somebody answers there, whatever it is."""
    for _ in range(TRIES):
        try:
            urllib.request.urlopen(address, timeout=1).close()
        except urllib.error.HTTPError:
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise SystemExit(f"nobody answers at {address}")


@contextmanager
def server(database: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server process that takes whatever comes, ended by SIGKILL."""
    port = free_port()
    limits = {"ECUMENE_RATE": "1e9", "ECUMENE_BURST": "1000000000", "ECUMENE_TABLES_PER_GUEST": "1000000"}
    limits["ECUMENE_TABLES_PER_ADDRESS"] = "1000000"
    code = f"from ecumene.server import serve; serve(port={port}, database={database!r})"
    environ = os.environ | limits | {"ECUMENE_LOG_LEVEL": "warning"}
    process = subprocess.Popen([sys.executable, "-c", code], env=environ)
    try:
        wait_for(f"http://127.0.0.1:{port}/healthz")
        yield process, port
    finally:
        process.kill()
        process.wait()
