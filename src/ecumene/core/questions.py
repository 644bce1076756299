"""What a game can ask: the questions that its modules declare, by name."""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import TypeVar

from ecumene.core.game import Game
from ecumene.core.steps import Decision, name_of

T = TypeVar("T")


def decision_names(game: Game) -> list[str]:
    """The names of all questions that a game asks: the decisions of its package that no other refines.

    >>> from ecumene.core.registry import find
    >>> "take-action" in decision_names(find("tigris"))
    True
    """
    package = import_module(game.package)
    within = walk_packages(package.__path__, f"{game.package}.")
    modules = [package, *(import_module(module.name) for module in within)]
    return sorted(name_of(kind) for kind in refined(Decision, modules))


def refined(kind: type[T], modules: Iterable[ModuleType]) -> list[type[T]]:
    """The kinds of something that are declared in some modules, but for those that another one refines."""
    found = {one for module in modules for one in vars(module).values() if _declared(one, module, kind)}
    return [one for one in found if not any(one in other.__mro__[1:] for other in found)]


def _declared(one: object, module: ModuleType, kind: type) -> bool:
    return isinstance(one, type) and issubclass(one, kind) and one.__module__ == module.__name__
