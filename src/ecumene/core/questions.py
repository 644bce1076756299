"""What a game can ask: the questions that its modules declare, by name."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from ecumene.core.game import Game
from ecumene.core.steps import Decision, name_of


def decision_names(game: Game) -> list[str]:
    """The names of all questions that a game asks: the decisions of its package that no other refines.

    >>> from ecumene.core.registry import find
    >>> "take-action" in decision_names(find("tigris"))
    True
    """
    package = import_module(game.package)
    for module in walk_packages(package.__path__, f"{game.package}."):
        import_module(module.name)
    own = f"{game.package}."
    return sorted({name_of(kind) for kind in refined(Decision) if f"{kind.__module__}.".startswith(own)})


def refined(kind: type[Any]) -> Iterator[type[Any]]:
    """The classes below a class that no other class refines."""
    for below in kind.__subclasses__():
        if below.__subclasses__():
            yield from refined(below)
        else:
            yield below
