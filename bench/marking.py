"""A plugin of pytest (`-p marking`) that says which test is running, for `reach.py`."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from reach import EVERYBODY, FIRST, TESTS, WHERE, mark_in


class Marking:
    """Says which test is running."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.mark = mark_in(folder)
        self.numbers: dict[str, int] = {}
        self.seconds: dict[str, float] = {}

    def pytest_collection_finish(self) -> None:
        self.mark[0] = EVERYBODY

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self.mark[0] = self.numbers.setdefault(item.nodeid, len(self.numbers) + FIRST)
        try:
            return (yield)
        finally:
            self.mark[0] = EVERYBODY

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        lines = [f"{number}\t{self.seconds[test]}\t{test}\n" for test, number in self.numbers.items()]
        (self.folder / TESTS).write_text("".join(lines), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Marking(Path(os.environ[WHERE])))
