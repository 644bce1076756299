"""What this machine could do at best: a bare Starlette application that stores and echoes each message.

    python bench/echo.py

It knows no game, no seat and no view; each message of a socket goes into a SQLite file (WAL) in a
transaction of its own and back to the socket. `bench/server.py` runs it beside its own figures, because
the same machine does twice as much at one time as at another.
"""

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import time

import uvicorn
import uvloop
from loopback import free_port, wait_for
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect

MESSAGE = '{"type":"choose","id":"123","version":123,"seat":0,"choice":"temple d7"}'


def serve(port: int, file: str) -> None:
    """The application, until it is killed."""
    book = sqlite3.connect(file, isolation_level=None)
    book.execute("PRAGMA journal_mode=WAL")
    book.execute("PRAGMA synchronous=NORMAL")
    book.execute("CREATE TABLE log (message TEXT)")

    async def echo(page: WebSocket) -> None:
        await page.accept()
        try:
            while True:
                message = await page.receive_text()
                book.execute("INSERT INTO log VALUES (?)", (message,))
                await page.send_text(message)
        except WebSocketDisconnect:
            pass

    app = Starlette(routes=[WebSocketRoute("/", echo)])
    uvicorn.run(app, port=port, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)


def measured(seconds: float, sockets: int = 50) -> float:
    """Messages a second, each stored and echoed before its socket sends the next."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, str(port), f"{folder}/echo.sqlite"]
        process = subprocess.Popen(command)
        try:
            wait_for(f"http://127.0.0.1:{port}/")
            return uvloop.run(_crowd(port, seconds, sockets))
        finally:
            process.kill()
            process.wait()


async def _crowd(port: int, seconds: float, sockets: int) -> float:
    end = time.perf_counter() + seconds
    counts = await asyncio.gather(*(_page(port, end) for _ in range(sockets)))
    return sum(counts) / seconds


async def _page(port: int, end: float) -> int:
    count = 0
    async with connect(f"ws://127.0.0.1:{port}/", compression=None) as page:
        while time.perf_counter() < end:
            await page.send(MESSAGE)
            await page.recv()
            count += 1
    return count


if __name__ == "__main__":
    if len(sys.argv) == 3:
        serve(int(sys.argv[1]), sys.argv[2])
    else:
        print(f"{measured(5.0):.0f} messages/s")
