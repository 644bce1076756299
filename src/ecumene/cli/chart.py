"""A curve on a terminal, in columns of blocks."""

from collections.abc import Sequence

BLOCKS = " ▁▂▃▄▅▆▇█"


def columns(values: Sequence[float], width: int, height: int) -> list[str]:
    """Values from 0 to 1 as so many lines of text, no wider than that: the highest line first.

    >>> columns([0.0, 0.5, 1.0], width=10, height=2)
    ['  █', ' ██']
    """
    steps = len(BLOCKS) - 1
    levels = [round(max(0.0, min(1.0, value)) * height * steps) for value in sampled(values, width)]
    return [
        "".join(BLOCKS[max(0, min(steps, level - row * steps))] for level in levels)
        for row in reversed(range(height))
    ]


def sampled(values: Sequence[float], width: int) -> list[float]:
    """As many values as there are columns, the first and the last among them.

    >>> sampled([1, 2, 3, 4, 5], 3)
    [1, 3, 5]
    """
    if len(values) <= width or width < 2:
        return list(values[:width])
    return [values[round(place * (len(values) - 1) / (width - 1))] for place in range(width)]
