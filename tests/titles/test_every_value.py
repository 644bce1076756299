"""What a game hands around beside its state: values that all clones of a position share."""

from dataclasses import is_dataclass
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from ecumene.core.game import Game
from tests.titles.walks import each_game


@each_game
def test_what_all_clones_share_cannot_be_changed(game: Game) -> None:
    names = [found.name for found in walk_packages(import_module(game.package).__path__, f"{game.package}.")]
    values: list[Any] = [
        kind
        for name in names
        for kind in vars(import_module(name)).values()
        if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == name
    ]
    assert values
    loose = [kind for kind in values if not kind.__dataclass_params__.frozen or kind.__dictoffset__]
    assert loose == []
