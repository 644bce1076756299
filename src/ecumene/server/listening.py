"""Taking a port, and saying well why it cannot be had."""

import socket
import sys
from errno import EADDRINUSE

from ecumene.server.errors import CannotListen, PortInUse, ServerError

BACKLOG = 2048


def listen(host: str, port: int, processes: int = 1) -> list[socket.socket]:
    """Take a port; 0 is any that is free.

    Several processes have a socket each where the system deals connections out among them (Linux), else all
    have the same.
    """
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        alone = socket.create_server(address[:2], family=family, backlog=BACKLOG)
        if processes == 1 or sys.platform != "linux":
            return [alone]
        place = alone.getsockname()[:2]
        alone.close()  # it is known now that nobody else has the port
        return [
            socket.create_server(place, family=family, backlog=BACKLOG, reuse_port=True)
            for _ in range(processes)
        ]
    except OSError as error:
        raise not_listening(host, port, error) from error


def not_listening(host: str, port: int, error: OSError) -> ServerError:
    if error.errno == EADDRINUSE:
        return PortInUse(port=str(port))
    return CannotListen(address=f"{host}:{port}", reason=error.strerror or str(error))
