"""State: what a position and its parts are made of.

The annotations of a class declare its fields, once; slots, equality, pickling and how a copy gets each field
follow from that. Numbers, words, tuples and values are never changed in place and so are shared, lists are
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

from collections.abc import Callable
from dataclasses import is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from ecumene.core.fields import slotted
from ecumene.core.values import Value

T = TypeVar("T")
S = TypeVar("S", bound="State")

Shared = Annotated[T, "shared"]
"""What clones have in common on purpose: nobody changes it, it is only ever replaced."""
Derived = Annotated[T, "shared", "derived"]
"""What follows from the rest: shared by clones, and no part of what a state is when two are compared."""


def replaced(values: list[T], at: int, value: T) -> list[T]:
    """The same values but for one, in a list of its own: what is shared is never changed in place.

    >>> replaced([1, 2, 3], 1, 5)
    [1, 5, 3]
    """
    others = values[:]
    others[at] = value
    return others


def raised(values: list[int], at: int, by: int) -> list[int]:
    """The same numbers, but for one that is so much greater: likewise.

    >>> raised([1, 2, 3], 1, 5)
    [1, 7, 3]
    """
    others = values[:]
    others[at] += by
    return others


_UNCHANGING = (int, float, str, bytes, tuple, frozenset, range, Enum, NoneType, Value)


class Field(NamedTuple):
    """What a class of states declares of one field."""

    name: str
    copy: str
    """The expression for a copy of it, out of `self`."""
    derived: bool


class State:
    """Something with fields; its class is decorated with `state`."""

    __slots__ = ()

    fields: ClassVar[tuple[Field, ...]]
    """What the class and those it refines declare; `state` writes this and how to copy for each class."""

    def copied(self) -> Self:
        """A copy of its own."""
        raise NotImplementedError

    def copy_to(self, to: Any) -> None:
        """Give a state of this class, or of one that refines it, copies of all that this class declares."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        compared = [field.name for field in type(self).fields if not field.derived]
        return all(getattr(self, name) == getattr(other, name) for name in compared)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), tuple([getattr(self, field.name) for field in type(self).fields]))


def state(kind: type[T]) -> type[T]:
    """The same class, with a slot for each annotation, and `copied` and `copy_to` that go by them."""
    own = declared(kind)
    made = slotted(kind, [field.name for field in own])
    made.fields = (*getattr(kind, "fields", ()), *own)
    names = {"kind": made, "new": made.__new__}
    exec("\n".join(["def copied(self):", "    other = new(kind)", *copying(made), "    return other"]), names)
    exec("\n".join(["def copy_to(self, other):", *copying(made)]), names)
    made.copied, made.copy_to = names["copied"], names["copy_to"]
    return made  # type: ignore[no-any-return]


def restored(kind: type[S], values: tuple[Any, ...]) -> S:
    """The state that was pickled with these values."""
    made = kind.__new__(kind)
    for field, value in zip(kind.fields, values, strict=True):
        setattr(made, field.name, value)
    return made


def values_of(kind: type[S], *names: str) -> Callable[[S], tuple[Any, ...]]:
    """What gives copies of the fields of a state, of all or of some, to be compared with later ones.

    >>> @state
    ... class Pot(State):
    ...     beans: list[int]
    >>> pot = Pot()
    >>> pot.beans = [1]
    >>> before = values_of(Pot)(pot)
    >>> pot.beans.append(2)
    >>> before, values_of(Pot)(pot)
    (([1],), ([1, 2],))
    """
    known = {field.name: field.copy for field in kind.fields}
    copies = [known[name] for name in names or known]
    return eval(f"lambda self: ({', '.join(copies)},)")  # type: ignore[no-any-return]


def declared(kind: type) -> list[Field]:
    """The fields that the annotations of a class declare, those of the classes it refines left out."""
    hints: dict[str, Any] = get_type_hints(kind, include_extras=True)
    own = [name for name in kind.__annotations__ if get_origin(hints[name]) is not ClassVar]
    return [_field(f"{kind.__name__}.{name}", name, hints[name]) for name in own]


def _field(where: str, name: str, hint: Any) -> Field:
    try:
        return Field(name, _copy(hint, f"self.{name}"), "derived" in getattr(hint, "__metadata__", ()))
    except TypeError as problem:
        raise TypeError(f"{where}: {problem}") from None


def copying(kind: type[State]) -> list[str]:
    """What gives `other`, a new state of a class, copies of all fields."""
    return [f"    other.{field.name} = {field.copy}" for field in kind.fields]


def _copy(hint: Any, value: str, depth: int = 0) -> str:
    """The expression for a copy of a value of some type."""
    if _unchanging(hint):
        return value
    kind = get_origin(hint) or hint
    within = get_args(hint)
    if kind in (Union, UnionType):
        some = [one for one in within if one is not NoneType]
        if len(some) == 1:
            return f"(None if {value} is None else {_copy(some[0], value, depth)})"
    if kind is bytearray or (kind is list and _unchanging(within[0])):
        return f"{value}[:]"
    if kind is list:
        each = f"each{depth}"
        return f"[{_copy(within[0], each, depth + 1)} for {each} in {value}]"
    if kind in (set, dict) and all(map(_unchanging, within)):
        return f"{value}.copy()"
    if hasattr(kind, "copied") and (not issubclass(kind, State) or "fields" in vars(kind)):
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
    if kind is tuple:
        return all(_unchanging(one) for one in get_args(hint) if one is not Ellipsis)
    if not isinstance(kind, type):
        raise TypeError(f"say how {hint} is copied")
    return issubclass(kind, _UNCHANGING) or (is_dataclass(kind) and kind.__dataclass_params__.frozen)  # type: ignore[attr-defined]
