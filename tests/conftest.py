"""What all tests share."""

import os
from asyncio import events
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "ecumene", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("random", settings.get_profile("ecumene"), derandomize=False)
settings.register_profile(
    "mutants", settings.get_profile("ecumene"), database=None, phases=[Phase.explicit, Phase.generate]
)
settings.load_profile("ecumene")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: many tests wait, for a server, a database or a page."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(autouse=True)
def loop_of_its_own() -> Iterator[None]:
    """The browser's loop goes on between its tests, and would let no other test in the process start one."""
    running = events._get_running_loop()
    events._set_running_loop(None)
    yield
    events._set_running_loop(running)
