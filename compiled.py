"""Compiles the rules and the bots with mypyc, out of the same source that runs uncompiled.

The source is staged in a folder of its own, where what `@state` does when a class is made is written out: a
compiler must see it. `hatch_build.py` calls `build` for a wheel made with `ECUMENE_COMPILE=1`.
"""

import ast
import dataclasses
import os
import shutil
import sys
from contextlib import chdir
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
GAMES = ("ages", "gheos", "innersea", "monumental", "tigris")
GROUPS = ("core", "bots", *(f"titles/{game}" for game in GAMES))
"""Packages that are compiled, each into one library; calls between them stay direct."""
INTERPRETED = ("__init__", "errors", "game", "registry", "terminal", "text")
"""What composes, what speaks, and what looks at anything that people may say: nothing there takes time."""
TYPED = "view"
"""Modules that end so stay as they are: a compiler leaves little of the types that views are checked by."""

REFINED = "ecumene.core."
"""Where the classes are that somebody else's game refines, uncompiled."""
OPENING = """
import typing as _typing
if _typing.TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
FIELDS = "from ecumene.core.state import Field as _Field\n"
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"


def build(to: Path) -> list[Path]:
    """Compile everything in a new folder, and return the libraries as they lie there, and in a wheel."""
    sys.path.insert(0, str(SOURCE))
    stage(to)
    with chdir(to):
        return _compile([_modules(group) for group in GROUPS])


def _compile(groups: list[list[str]]) -> list[Path]:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    names = [f"ecumene_{group.replace('/', '_')}" for group in GROUPS]
    extensions = mypycify(
        ["--strict", "--config-file=", *[path for paths in groups for path in paths]],
        separate=list(zip(groups, names, strict=True)),
        opt_level="3",
        debug_level="0",
    )
    command = build_ext(Distribution({"name": "ecumene", "ext_modules": extensions}))
    command.inplace = True
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(name).relative_to(command.build_lib) for name in command.get_outputs()]


# Staging ------------------------------------------------------------------------------------------


def stage(to: Path) -> None:
    """The source as the compiler gets it."""
    shutil.copytree(SOURCE / "ecumene", to / "ecumene", ignore=shutil.ignore_patterns("page", "__pycache__"))
    with chdir(to):
        for name in [name for group in GROUPS for name in _modules(group)]:
            module = name.removesuffix(".py").replace("/", ".")
            Path(name).write_text(_staged(module, Path(name).read_text(encoding="utf-8")), encoding="utf-8")


def _modules(group: str) -> list[str]:
    """What is compiled of a package, as paths in the staged source."""
    paths = sorted(Path("ecumene", group).rglob("*.py"))
    return [
        path.as_posix() for path in paths if path.stem not in INTERPRETED and not path.stem.endswith(TYPED)
    ]


def _staged(module: str, text: str) -> str:
    """A module with what `@state` does for its classes written out, and with bases that others may refine."""
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    imports = ""
    for node in reversed([node for node in tree.body if isinstance(node, ast.ClassDef)]):
        decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
        if decorators == ["state"]:
            lines.insert(node.end_lineno or 0, _written_out(getattr(import_module(module), node.name)))
            lines[node.decorator_list[0].lineno - 1] = OPEN
            imports = OPENING + FIELDS
        elif any(decorator.startswith("dataclass(") for decorator in decorators):
            lines.insert(node.end_lineno or 0, _reduced(getattr(import_module(module), node.name)))
        elif module.startswith(REFINED) and not decorators and _plain(node):
            lines.insert(node.lineno - 1, OPEN)
            imports = imports or OPENING
    after = max((node.end_lineno or 0 for node in tree.body if isinstance(node, ast.ImportFrom)), default=0)
    lines.insert(after, imports)
    return "".join(lines)


def _plain(node: ast.ClassDef) -> bool:
    return not any(ast.unparse(base) in ("NamedTuple", "TypedDict") for base in node.bases)


def _reduced(kind: Any) -> str:
    """How instances of a data class are pickled: native ones show nothing by themselves."""
    values = "".join(f"self.{field.name}, " for field in dataclasses.fields(kind))
    return (
        f"\n    def __reduce__(self) -> tuple[object, ...]:\n        return {kind.__name__}, ({values})\n\n"
    )


def _written_out(kind: Any) -> str:
    from ecumene.core.state import copying

    fields = "".join(f"        _Field({f.name!r}, {f.copy!r}, {f.derived!r}),\n" for f in kind.fields)
    return "\n".join(
        [
            f"\n    fields: _typing.ClassVar[tuple[_Field, ...]] = (\n{fields}    )\n",
            "    def copied(self) -> _typing.Self:",
            f"        other: {kind.__name__} = {kind.__name__}.__new__({kind.__name__})",
            *[f"    {line}" for line in copying(kind)],
            "        return other  # type: ignore[return-value]\n",
            "    def copy_to(self, to: _typing.Any) -> None:",
            f"        other: {kind.__name__} = to",
            *[f"    {line}" for line in copying(kind)],
            "\n",
        ]
    )
