"""How far long work has got, for whoever sits at a terminal."""

import sys

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


def progress(*more: ProgressColumn, transient: bool = False) -> Progress:
    """A bar for each task, and how long it will take; nothing where nobody looks on."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *more,
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=transient,
    )
