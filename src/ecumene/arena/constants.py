"""The named constants of a game's evaluation: which can be tuned, and the game with others in their place.

`data/tuning.toml` of a game names them, with their ranges. They stay plain constants, which cost nothing in
play: for other values `evaluate.py` is read once more, with these written in place of the old ones.
"""

import ast
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType

from ecumene.core.errors import NotTunable
from ecumene.core.game import Game
from ecumene.core.registry import find

Values = tuple[tuple[str, float], ...]
"""Constants by name, in the order in which they are declared."""


@dataclass(frozen=True)
class Constant:
    """A number that an evaluation goes by, and between which values it may lie."""

    name: str
    value: float
    least: float
    most: float

    def at(self, place: float) -> float:
        """The value at a place of the range, from 0 to 1."""
        return self.least + (self.most - self.least) * place

    @property
    def place(self) -> float:
        """Where in its range the constant lies, from 0 to 1."""
        return (self.value - self.least) / (self.most - self.least)


def constants(game: Game) -> list[Constant]:
    """The constants of a game that can be tuned, as they are now."""
    path = game.folder / "data" / "tuning.toml"
    if not path.is_file():
        raise NotTunable(game=game.id)
    ranges = tomllib.loads(path.read_text(encoding="utf-8"))["ranges"]
    found = {
        name: ast.literal_eval(value) for name, value in _assigned(_source(game)).items() if name in ranges
    }
    return [Constant(name, float(found[name]), least, most) for name, (least, most) in ranges.items()]


@cache
def with_constants(game_id: str, values: Values) -> Game:
    """The game whose evaluation goes by other constants."""
    game = find(game_id)
    tree = _source(game)
    chosen: Mapping[str, float] = dict(values)
    for name, node in _declared(tree).items():
        if name in chosen:
            node.value = ast.copy_location(ast.Constant(chosen[name]), node)
    module = ModuleType(f"{game.package}.evaluate")
    module.__file__ = str(game.folder / "evaluate.py")
    exec(compile(tree, str(module.__file__), "exec"), vars(module))
    return replace(game, evaluate=module.evaluate, terms=module.terms)


def _source(game: Game) -> ast.Module:
    return ast.parse((game.folder / "evaluate.py").read_text(encoding="utf-8"))


def _declared(tree: ast.Module) -> dict[str, ast.AnnAssign]:
    return {
        node.target.id: node
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def _assigned(tree: ast.Module) -> dict[str, ast.expr]:
    return {name: node.value for name, node in _declared(tree).items() if node.value is not None}
