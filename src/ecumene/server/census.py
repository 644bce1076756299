"""Telling Prometheus how the server fares, at an address of its own: what is counted is not for everybody."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from prometheus_client import Metric, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from ecumene.server.errors import BadSetting
from ecumene.server.listening import not_listening
from ecumene.server.metrics import REGISTRY
from ecumene.server.rooms import Rooms
from ecumene.server.settings import Settings
from ecumene.server.thinking import Thinking


class Census(Collector):
    """What is not counted as it happens, but looked at when somebody asks."""

    def __init__(self, rooms: Rooms, thinking: Thinking) -> None:
        self._rooms = rooms
        self._thinking = thinking

    def collect(self) -> Iterable[Metric]:
        tables, weight = self._rooms.load
        yield GaugeMetricFamily("ecumene_tables", "Tables that are kept in memory", tables)
        yield GaugeMetricFamily("ecumene_tables_bytes", "About how many bytes they take", weight)
        waiting = GaugeMetricFamily("ecumene_thinking_queue", "What waits for a thinker", labels=["urgency"])
        for urgency, count in self._thinking.pool.waiting().items():
            waiting.add_metric([urgency.name.lower()], count)
        yield waiting
        moving = int(self._thinking.moving)
        yield GaugeMetricFamily("ecumene_bots_moving", "Whether the bots move, here or elsewhere", moving)

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Be asked, from here to the end."""
        REGISTRY.register(self)
        try:
            yield
        finally:
            REGISTRY.unregister(self)


@contextmanager
def told_to_prometheus(settings: Settings) -> Iterator[None]:
    """Answer Prometheus where the settings say, if they do."""
    if not settings.metrics:
        yield
        return
    host, port = metrics_place(settings.metrics)
    try:
        server, thread = start_http_server(port, host, REGISTRY)
    except OSError as error:
        raise not_listening(host, port, error) from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def metrics_place(text: str) -> tuple[str, int]:
    """An address with a port, as in `127.0.0.1:9321` or `[::1]:9321`."""
    host, colon, port = text.rpartition(":")
    if not (host and colon and port.isascii() and port.isdecimal() and int(port) < 1 << 16):
        raise BadSetting(setting="ECUMENE_METRICS", value=text)
    return host.removeprefix("[").removesuffix("]"), int(port)
