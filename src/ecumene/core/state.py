"""State: what a position and its parts are made of.

The annotations of a class declare its fields, once; slots, equality, pickling and how a copy gets each field
follow from that. Numbers, words, tuples and steps are never changed in place and so are shared, lists are
copied as deep as they are lists, parts copy themselves. What is shared although it could be changed says so:

>>> @state
... class Pantry(State):
...     shelf: list[int]
...     labels: Shared[list[str]]
>>> pantry = Pantry()
>>> pantry.shelf, pantry.labels = [1, 2], ["rye"]
>>> other = pantry.copied()
>>> other == pantry, other.shelf is pantry.shelf, other.labels is pantry.labels
(True, False, True)
"""

from dataclasses import is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from ecumene.core.steps import Step

T = TypeVar("T")

Shared = Annotated[T, "shared"]
"""What clones have in common on purpose: nobody changes it, it is only ever replaced."""
Derived = Annotated[T, "shared", "derived"]
"""What follows from the rest: shared by clones, and no part of what a state is when two are compared."""

_UNCHANGING = (int, float, str, bytes, tuple, frozenset, range, Enum, NoneType, Step)


class State:
    """Something with fields; its class is decorated with `state`."""

    __slots__ = ()

    def copied(self) -> Self:
        """A copy of its own; `state` writes this for every class."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(
            getattr(self, name) == getattr(other, name)
            for name, hint in declared(type(self)).items()
            if "derived" not in getattr(hint, "__metadata__", ())
        )

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        values = tuple([getattr(self, name) for name in declared(type(self))])
        return restored, (type(self), values)


def state(kind: type[T]) -> type[T]:
    """The same class, with a slot for each annotation and a `copied` that goes by them."""
    annotations: dict[str, Any] = kind.__annotations__
    slots = tuple(name for name, hint in annotations.items() if get_origin(hint) is not ClassVar)
    body = {name: value for name, value in vars(kind).items() if name not in ("__dict__", "__weakref__")}
    made: Any = type(kind.__name__, kind.__bases__, body | {"__slots__": slots})
    for value in body.values():
        for cell in getattr(value, "__closure__", None) or ():
            if cell.cell_contents is kind:
                cell.cell_contents = made  # what `super()` goes by
    names = {"kind": made, "new": made.__new__}
    exec(copying(made), names)
    made.copied = names["copied"]
    return made  # type: ignore[no-any-return]


def restored(kind: type[T], values: tuple[Any, ...]) -> T:
    """The state that was pickled with these values."""
    made = kind.__new__(kind)
    for name, value in zip(declared(kind), values, strict=True):
        setattr(made, name, value)
    return made


_declared: dict[type, dict[str, Any]] = {}


def declared(kind: type) -> dict[str, Any]:
    """The fields of a class of states, each with its type."""
    if kind not in _declared:
        hints = get_type_hints(kind, include_extras=True)
        _declared[kind] = {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}
    return _declared[kind]


def copying(kind: type) -> str:
    """The source of the method that copies a class of states, field by field."""
    lines = ["def copied(self):", "    other = new(kind)"]
    for name, hint in declared(kind).items():
        try:
            lines.append(f"    other.{name} = {_copy(hint, f'self.{name}')}")
        except TypeError as problem:
            raise TypeError(f"{kind.__name__}.{name}: {problem}") from None
    return "\n".join([*lines, "    return other"])


def _copy(hint: Any, value: str, depth: int = 0) -> str:
    """The expression for a copy of a value of some type."""
    if _unchanging(hint):
        return value
    kind = get_origin(hint) or hint
    within = get_args(hint)
    if kind in (Union, UnionType):
        (only,) = [one for one in within if one is not NoneType]
        return f"(None if {value} is None else {_copy(only, value, depth)})"
    if kind is bytearray or (kind is list and _unchanging(within[0])):
        return f"{value}[:]"
    if kind is list:
        each = f"each{depth}"
        return f"[{_copy(within[0], each, depth + 1)} for {each} in {value}]"
    if kind in (set, dict) and all(map(_unchanging, within)):
        return f"{value}.copy()"
    if hasattr(kind, "copied"):
        return f"{value}.copied()"
    raise TypeError(f"say how {hint} is copied")


def _unchanging(hint: Any) -> bool:
    """Whether values of a type are never changed in place, or are meant to be shared."""
    kind = get_origin(hint) or hint
    if kind is Annotated:
        return "shared" in hint.__metadata__
    if kind in (Union, UnionType):
        return all(map(_unchanging, get_args(hint)))
    if kind is Literal:
        return True
    if not isinstance(kind, type):
        raise TypeError(f"say how {hint} is copied")
    return issubclass(kind, _UNCHANGING) or (is_dataclass(kind) and kind.__dataclass_params__.frozen)  # type: ignore[attr-defined]
