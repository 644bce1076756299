"""A server of a bench on this machine: a free port for it, and waiting until it answers."""

import socket
import time
import urllib.error
import urllib.request


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str) -> None:
    """Until somebody answers there, whatever it is."""
    for _ in range(300):
        try:
            urllib.request.urlopen(address, timeout=1).close()
        except urllib.error.HTTPError:
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise SystemExit(f"nobody answers at {address}")
