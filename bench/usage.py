"""What a process uses, by what Linux says of it, and how fast this machine is just now."""

import os
from pathlib import Path
from statistics import mean

from ecumene.cli.bench import calibration

STANDARD = 65.0
"""Million iterations of an empty loop a CPU-second: all figures are scaled to such a machine."""


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family_seconds(pid: int) -> float:
    """What a process and its children have used so far, those that have ended among them."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return ended + sum(cpu_seconds(one) for one in (pid, *map(int, children)))


def loop_seconds(pid: int) -> float:
    """What the first thread of a process has used so far, to the nanosecond: in a server, the event loop."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e9


def memory_mb(pid: int) -> float:
    """What a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise LookupError(pid)


class Pace:
    """How fast the machine is around a measurement: the mean of before and after."""

    def __init__(self) -> None:
        self._found = [calibration()]

    def again(self) -> None:
        self._found.append(calibration())

    @property
    def loops(self) -> float:
        return mean(self._found)

    def cpu(self, seconds: float) -> float:
        """CPU-seconds as a standard machine would need them."""
        return seconds * self.loops / STANDARD

    def rate(self, a_second: float) -> float:
        """What a standard machine would do in a second."""
        return a_second * STANDARD / self.loops
