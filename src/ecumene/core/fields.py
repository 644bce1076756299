"""Classes whose annotations declare, once, what their instances keep."""

from collections.abc import Sequence
from typing import Any


def slotted(kind: type, names: Sequence[str]) -> Any:
    """The same class with a slot for each name; slots must be known when a class is made."""
    left_out = {"__dict__", "__weakref__"}.union(names)
    body = {name: value for name, value in vars(kind).items() if name not in left_out}
    made = type(kind.__name__, kind.__bases__, body | {"__slots__": tuple(names)})
    for value in body.values():
        function = getattr(value, "fget", getattr(value, "__func__", value))
        for cell in getattr(function, "__closure__", None) or ():
            if cell.cell_contents is kind:
                cell.cell_contents = made  # what `super()` goes by
    return made
