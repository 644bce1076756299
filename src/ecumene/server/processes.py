"""Several processes of a server that share a port; one that ends without being told to is started again."""

import logging
import os
import signal
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from socket import socket
from time import monotonic, sleep

from ecumene.server.bot_worker import follow_parent
from ecumene.server.census import metrics_place
from ecumene.server.settings import Settings

logger = logging.getLogger(__name__)

LOOK_SECONDS = 0.5
AGAIN_SECONDS = 1.0
"""How long after its end a process is started again."""

Serve = Callable[[Settings, socket, Callable[[], None]], None]
"""Serves at a port until it is told to stop, and says when somebody would be answered."""


def share(settings: Settings, number: int) -> Settings:
    """What one of several processes goes by: its share of the thinkers, its own address for Prometheus."""
    some, more = divmod(settings.thinkers, settings.processes)
    metrics = settings.metrics
    if metrics:
        port = metrics_place(metrics)[1]
        metrics = f"{metrics.rpartition(':')[0]}:{port + number}"
    return replace(settings, thinkers=some + (number < more), metrics=metrics)


class Processes:
    """The processes, each with a socket; what comes to that of one that ended waits for the next."""

    def __init__(self, serve: Serve, settings: Settings, listening: Sequence[socket], goodbye: float) -> None:
        self._serve = serve
        self._settings = settings
        self._listening = listening
        self._goodbye = goodbye
        self._stopped = threading.Event()
        self._there = get_context("spawn").Event()
        self._running: list[SpawnProcess] = []

    def run(self, greet: Callable[[], None]) -> None:
        """Serve until interrupted; greet once one of the processes would answer somebody."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, lambda *_: self._stopped.set())
        self._running = [self._start(number) for number in range(self._settings.processes)]
        greeted = False
        try:
            while not self._stopped.is_set():
                if not greeted and self._there.is_set():
                    greet()
                    greeted = True
                wait([process.sentinel for process in self._running], LOOK_SECONDS)
                self._replace_lost()
        finally:
            self._end()

    def _start(self, number: int) -> SpawnProcess:
        settings, place = share(self._settings, number), self._listening[number % len(self._listening)]
        process = get_context("spawn").Process(
            target=_run, args=(self._serve, settings, place, self._there), name=f"ecumene {number}"
        )
        process.start()
        return process

    def _replace_lost(self) -> None:
        for number, process in enumerate(self._running):
            if process.exitcode is not None and not self._stopped.is_set():
                told = {"number": number, "code": process.exitcode}
                logger.error("a process ended and is started again", extra=told)
                sleep(AGAIN_SECONDS)
                self._running[number] = self._start(number)

    def _end(self) -> None:
        for process in self._running:
            process.terminate()
        until = monotonic() + self._goodbye
        for process in self._running:
            process.join(max(0.0, until - monotonic()))
            process.kill()


def _run(serve: Serve, settings: Settings, place: socket, there: Event) -> None:
    """What runs in each: it stops, as if it were told to, when the first one is gone."""
    follow_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    serve(settings, place, there.set)
