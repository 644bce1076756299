"""Which small faults are made: a sample of all those that a test could notice."""

import ast
from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from random import Random

from cosmic_ray.commands.init import init
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, WorkItem

SAME = ("Eq_Is", "NotEq_IsNot", "Is_Eq", "IsNot_NotEq")
"""Comparisons that differ in nothing for small numbers, words and None."""
WEIGHTS = "evaluate.py"
"""Its numbers are a bot's opinions: no rule makes them right or wrong, only games that they win or lose."""


def sample(name: str, files: list[Path], number: int, seed: int, kept: Path) -> list[WorkItem]:
    """So many mutants, each at another place of the files of a package; the places are drawn alike."""
    items = _all(files, kept)
    places = [list(group) for _, group in groupby(sorted(items, key=_key), key=lambda item: _key(item)[:3])]
    chance = Random(f"{seed} {name}")
    chosen = chance.sample(places, min(number, len(places)))
    return [chance.choice(mutants) for mutants in chosen]


def _all(files: list[Path], kept: Path) -> list[WorkItem]:
    """Every mutant worth trying. Finding them takes a while, so they are kept for other seeds."""
    mark = sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:12]
    path = kept.with_name(f"{kept.name}-{mark}.sqlite")
    if not path.exists():
        found = path.with_suffix(".part")
        found.unlink(missing_ok=True)
        with use_db(str(found), WorkDB.Mode.create) as everything:
            init(files, everything, {})
        found.rename(path)
    with use_db(str(path), WorkDB.Mode.open) as everything:
        return [item for item in everything.work_items if _worth_trying(item.mutations[0])]


def _key(item: WorkItem) -> tuple[str, tuple[int, int], tuple[int, int], str, int]:
    spec = item.mutations[0]
    where = (str(spec.module_path), tuple(spec.start_pos), tuple(spec.end_pos))
    return (*where, spec.operator_name, spec.occurrence)


def _worth_trying(spec: MutationSpec) -> bool:
    """Not a change that no test could notice: of a type, an opinion, or one equality for the other."""
    if spec.operator_name.endswith(SAME):
        return False
    if spec.operator_name.endswith("NumberReplacer") and Path(spec.module_path).name == WEIGHTS:
        return False
    return not any(start <= spec.start_pos < end for start, end in _types(Path(spec.module_path)))


_known_types: dict[Path, list[tuple[tuple[int, int], tuple[int, int]]]] = {}


def _types(path: Path) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where a module says what type something is."""
    if path not in _known_types:
        _known_types[path] = [
            ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0))
            for node in _annotations(ast.parse(path.read_text(encoding="utf-8")))
        ]
    return _known_types[path]


def _annotations(tree: ast.Module) -> Iterator[ast.expr | ast.stmt]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.arg, ast.AnnAssign)) and node.annotation:
            yield node.annotation
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.returns:
            yield node.returns
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield node
