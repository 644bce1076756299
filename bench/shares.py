"""A share of a processor for a process, so that what several take can be seen where processors are few.

Linux' control groups see to it, which only root may found: version 2 where it is mounted alone, else 1.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000
"""In microseconds: a process that has used its share up waits for no longer than this."""
TRIES = 50


@contextmanager
def limited(pid: int, share: float) -> Iterator[None]:
    """A process and all its threads get no more than this part of one processor."""
    alone = (GROUPS / "cgroup.controllers").exists()
    group = (GROUPS if alone else GROUPS / "cpu") / f"ecumene-bench-{pid}"
    group.mkdir()
    try:
        quota = int(share * PERIOD)
        if alone:
            (GROUPS / "cgroup.subtree_control").write_text("+cpu")
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        else:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        (group / "cgroup.procs").write_text(str(pid))
        yield
    finally:
        _dissolve(group)


def _dissolve(group: Path) -> None:
    """A group goes when the last of it has gone, which a killed process does in its own time."""
    for _ in range(TRIES):
        try:
            group.rmdir()
        except OSError:
            sleep(0.1)
        else:
            return
