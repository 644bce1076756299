"""Values: small things that never change, such as a step, an operation of a card or an objection.

The annotations of a value's class declare what the value keeps, once: its slots, how it is made, equality,
hash, representation, pickling and `but` follow from that. What it inherits comes first:

>>> @value
... class Sack(Value):
...     field: str
...     grain: str = "rye"
>>> Sack("f4"), Sack("f4") == Sack("f5").but(field="f4")
(Sack(field='f4', grain='rye'), True)
"""

from inspect import get_annotations
from typing import Any, Self, TypeVar, dataclass_transform

from ecumene.core.fields import slotted

T = TypeVar("T")

_kept: dict[type, tuple[str, ...]] = {}
_defaults: dict[type, dict[str, Any]] = {}


def kept_by(kind: type) -> tuple[str, ...]:
    """What the instances of a class keep, what they inherit first; compiled classes tell it their own way."""
    if kind not in _kept:
        if kind not in _defaults and "__mypyc_attrs__" not in vars(kind):
            raise TypeError(f"{kind.__name__} needs `@step` or `@value`: what it keeps makes it what it is")
        names: list[str] = []
        for ancestor in reversed(kind.__mro__):
            told = vars(ancestor)
            new = told.get("__mypyc_attrs__", told.get("__slots__", ()))
            new = (new,) if isinstance(new, str) else new
            names += [name for name in new if name not in names and not name.startswith("__")]
        _kept[kind] = tuple(names)
    return _kept[kind]


@dataclass_transform(frozen_default=True)
def value(kind: type[T]) -> type[T]:
    """The same class of values, made with what its annotations declare, and keeping nothing else."""
    own = get_annotations(kind)
    made = slotted(kind, tuple(own))
    defaults = {name: vars(kind)[name] for name in own if name in vars(kind)}
    _defaults[made] = _defaults.get(kind.__mro__[1], {}) | defaults
    names = kept_by(made)
    told = ", ".join(f"{name}=defaults[{name!r}]" if name in _defaults[made] else name for name in names)
    lines = [f"def __init__(self, {told}):", *(f"    self.{name} = {name}" for name in names), "    pass"]
    lines += ["def copied(self):", f"    return kind({', '.join(f'self.{name}' for name in names)})"]
    scope: dict[str, Any] = {"defaults": _defaults[made], "kind": made}
    exec("\n".join(lines), scope)
    made.__init__, made.copied = scope["__init__"], scope["copied"]
    return made  # type: ignore[no-any-return]


@value
class Value:
    """Something that is the same as another of its kind with the same parts."""

    def copied(self) -> Self:
        """Another one with the same parts; `value` writes it for each class."""
        raise NotImplementedError

    def parts(self) -> dict[str, Any]:
        """What it was made with, by name."""
        return {name: getattr(self, name) for name in kept_by(type(self))}

    def key(self) -> tuple[Any, ...]:
        """What makes it what it is: values of one kind with equal keys are one value."""
        return tuple([getattr(self, name) for name in kept_by(type(self))])

    def but(self, **changes: Any) -> Self:
        """The same, but for some of its parts."""
        other = self.copied()
        for name, part in changes.items():
            setattr(other, name, part)
        return other

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.key() == self.key()

    def __hash__(self) -> int:
        return hash((type(self), self.key()))

    def __repr__(self) -> str:
        parts = ", ".join(f"{name}={part!r}" for name, part in self.parts().items())
        return f"{type(self).__name__}({parts})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (type(self), self.parts())


def _made(kind: type[Value], parts: dict[str, Any]) -> Value:
    """The value that was pickled with these parts."""
    return kind(**parts)
