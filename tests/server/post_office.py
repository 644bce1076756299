"""A mail server that takes one letter: SMTP as it is spoken over a socket."""

import socket
import threading
from types import TracebackType
from typing import Self


class PostOffice:
    """Listens on the loopback, and remembers what was said to it."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self.heard: dict[str, str] = {}
        self.letter = ""
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._thread.join(10)
        self._listening.close()

    def _serve(self) -> None:
        caller, _ = self._listening.accept()
        with caller, caller.makefile("rb") as lines:
            caller.sendall(b"220 here\r\n")
            for line in lines:
                verb, _, rest = line.decode().strip().partition(" ")
                self.heard[verb.upper()] = rest
                if verb.upper() == "QUIT":
                    caller.sendall(b"221 bye\r\n")
                    return
                if verb.upper() == "DATA":
                    caller.sendall(b"354 go on\r\n")
                    self.letter = "".join(line.decode() for line in iter(lines.readline, b".\r\n"))
                caller.sendall(b"250 yes\r\n")
