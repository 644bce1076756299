"""What clones share is never changed in place: no line of a game writes into a shared list."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ecumene

TITLES = Path(__file__).parents[2] / "src" / "ecumene" / "titles"
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}


def shared_lists(trees: list[ast.Module]) -> set[str]:
    """The fields of a game's states that are declared as lists which clones share."""
    fields = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.AnnAssign)]
    declared = {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields}
    return {name for name, kind in declared.items() if kind.startswith(("Shared[list[", "Derived[list["))}


def changed_in_place(tree: ast.Module) -> Iterator[ast.expr]:
    """Whatever is written into, by index, by `+=` or by a method."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, (ast.Store, ast.Del)):
            yield node.value
        elif isinstance(node, ast.AugAssign):
            yield node.target
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES
        ):
            yield node.func.value


@pytest.mark.parametrize("game", list(ecumene.games()))
def test_no_game_writes_into_a_list_that_clones_share(game: str) -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((TITLES / game).rglob("*.py"))]
    shared = shared_lists(trees)
    assert shared
    changed = [
        place for tree in trees for place in changed_in_place(tree) if isinstance(place, ast.Attribute)
    ]
    assert [ast.unparse(place) for place in changed if place.attr in shared] == []


def test_writing_into_one_would_be_seen() -> None:
    lines = (
        "p.loot[0] += 1\np.loot.append(2)\np.loot += [3]\ndel p.loot[0]\na, p.loot[1] = 4, 5\np.loot = [6]"
    )
    assert [ast.unparse(place) for place in changed_in_place(ast.parse(lines))].count("p.loot") == 5
