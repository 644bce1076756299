"""The processes that play games for one that counts them."""

import signal
from multiprocessing import get_context
from multiprocessing.pool import Pool


def processes(jobs: int) -> Pool:
    """So many processes, which leave interrupts to the one that has begun them."""
    return get_context("spawn").Pool(jobs, initializer=_leave_interrupts_to_the_parent)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
