"""What the server counts about itself, as Prometheus reads it; `docs/self-hosting.md` says where.

Labels have few values that are ours: what strangers can say would be kept for ever.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Metric,
    PlatformCollector,
    ProcessCollector,
)
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Buckets, in seconds, for what people wait for with a finger on the button."""
SLOW = (0.01, 0.05, 0.1, 0.3, 1, 2, 5, 10, 20, 60)
"""Buckets, in seconds, for what bots take their time for."""
MANY = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""Buckets for what is stored at once."""


class Tally(Collector):
    """A histogram in which the event loop alone counts: one with locks takes several times as long."""

    def __init__(self, name: str, told: str, label: str, bounds: Sequence[float]) -> None:
        self._name = name
        self._told = told
        self._label = label
        self._bounds = bounds
        self._counts: dict[str, list[int]] = {}
        """By what the label says, and by bucket."""
        self._sums: dict[str, float] = {}
        REGISTRY.register(self)

    def observe(self, said: str, amount: float) -> None:
        if said not in self._counts:
            self._counts[said], self._sums[said] = [0] * (len(self._bounds) + 1), 0.0
        self._counts[said][bisect_left(self._bounds, amount)] += 1
        self._sums[said] += amount

    def collect(self) -> Iterable[Metric]:
        told = HistogramMetricFamily(self._name, self._told, labels=[self._label])
        names = [*map(floatToGoString, self._bounds), "+Inf"]
        for said, counts in list(self._counts.items()):
            buckets = list(zip(names, accumulate(counts), strict=True))
            told.add_metric([said], buckets, self._sums[said])
        yield told


CHOICES = Counter("ecumene_choices", "Choices that were stored", ["game", "by"], registry=REGISTRY)
GAMES = Counter("ecumene_games", "Games that came to their end", ["game"], registry=REGISTRY)
MESSAGES = Tally(
    "ecumene_message_seconds", "From the arrival of a message on a socket to its answer", "type", QUICK
)
# To look up what a label stands for takes longer than to count it.
choices_of = cache(CHOICES.labels)
REQUESTS = Histogram(
    "ecumene_request_seconds",
    "From the head of a request to its answer",
    ["status"],
    buckets=QUICK,
    registry=REGISTRY,
)
SOCKETS = Gauge("ecumene_sockets", "Open sockets", ["place"], registry=REGISTRY)
WRITES = Histogram(
    "ecumene_write_seconds",
    "How long the database takes for a transaction",
    ["what"],
    buckets=QUICK,
    registry=REGISTRY,
)
LINES = Histogram(
    "ecumene_write_lines",
    "Lines of the log that go into a transaction together",
    buckets=MANY,
    registry=REGISTRY,
)
NOT_STORED = Counter("ecumene_lines_not_stored", "Lines that the database refused", registry=REGISTRY)
THINKING = Histogram(
    "ecumene_thinking_seconds",
    "How long a thinker takes for what it is asked",
    ["what"],
    buckets=SLOW,
    registry=REGISTRY,
)
THOUGHTS_AHEAD = Counter(
    "ecumene_thoughts_ahead",
    "Plans that bots made while others were asked: used when they were asked themselves, or wasted",
    ["outcome"],
    registry=REGISTRY,
)
THINKERS_LOST = Counter(
    "ecumene_thinkers_lost", "Thinkers that died or hung, and were replaced", registry=REGISTRY
)
TAKEN_OVER = Counter(
    "ecumene_thoughts_taken_over",
    "What was thought about again because the process that had it was lost",
    registry=REGISTRY,
)
RESTARTS = Counter(
    "ecumene_task_restarts",
    "Tasks of the server that ended and were started again",
    ["task"],
    registry=REGISTRY,
)
