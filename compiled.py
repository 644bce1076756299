"""Compiles the rules, the bots and what choices go through with mypyc, out of the source that runs as it is.

The source is staged in a folder of its own, where what `@state`, `@value` and `@step` do when a class is made
is written out: a compiler must see it. `hatch_build.py` calls `build` for a wheel made with
`ECUMENE_COMPILE=1`. Only what has changed since the last time is written into the folder, so that only its
libraries are compiled again.
"""

import ast
import builtins
import dataclasses
import os
import re
import sys
from contextlib import chdir
from importlib import import_module
from inspect import Parameter, get_annotations, signature
from pathlib import Path
from types import ModuleType
from typing import Any

from typing_extensions import is_typeddict

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
GAMES = ("ages", "gheos", "innersea", "monumental", "tigris")
GROUPS = ("core", "bots", *(f"titles/{game}" for game in GAMES), "table", "server")
"""Packages that are compiled, each into one library; calls between them stay direct."""
ONLY = {
    "table": (
        "about",
        "consent",
        "following",
        "halt",
        "log",
        "seats",
        "showing",
        "silence",
        "standings",
        "table",
        "telling",
    ),
    "server": ("entrance", "frames", "limits", "pending", "room", "sights", "standing", "viewer"),
}
"""Of these packages, what every choice goes through; the rest waits for others, or is typed for them."""
INTERPRETED = ("__init__", "errors", "game", "registry", "terminal", "text")
"""What composes, what speaks, and what looks at anything that people may say: nothing there takes time."""
TYPED = re.compile(r"(?!_)(\w+_)?view")
"""Modules that declare types which are read when they run, and of which a compiler leaves little. They stay
as they are, and what they do is compiled beside them, as `_view.py` beside `view.py`: a twin."""

REFINED = "ecumene.core."
"""Where the classes are that somebody else's game refines, uncompiled."""
PLAIN_ONLY = "not TYPE_CHECKING"
"""The condition of what no compiler is to see."""
FOR_CHECKERS = "dataclass_transform("
"""What is written on a function for type checkers; nothing can be written on a native one."""
OPENING = """
import typing as _typing
if _typing.TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
FIELDS = "from ecumene.core.state import Field as _Field\n"
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
DOORS = """

import functools as _functools
import importlib as _importlib
import typing as _typing


def _door(named: _typing.Any, native: _typing.Any) -> _typing.Any:
    return native if isinstance(named, type) else _functools.wraps(named)(lambda *args: native(*args))


for _name in {names!r}:
    globals()[_name] = _door(globals()[_name], getattr(_importlib.import_module({twin!r}), _name))
"""
"""What a typed module ends with: whoever calls its functions calls the twin's, and finds their types here."""

INWARD = ("-w", "-fvisibility=hidden", "-include", "once.h")
"""For gcc and clang: calls inside a library need no look-up and can be made part of the caller; and in C that
nobody wrote, nobody looks for what to warn of, which takes long."""
ONCE = """#ifdef __clang__
#define ONCE __attribute__((cold, optnone, noinline))
#else
#define ONCE __attribute__((cold, optimize("O0")))
#endif
"""
"""What a module does when it is imported is done once, and is not worth making fast."""


def build(to: Path) -> tuple[list[Path], list[Path]]:
    """Compile what is new in a folder; return the libraries and doors, as they lie there and in a wheel."""
    sys.path.insert(0, str(SOURCE))
    to.mkdir(parents=True, exist_ok=True)
    with chdir(to):
        doors = stage(Path("ecumene"))
        return _compile([_modules(group) for group in GROUPS]), doors


def _compile(groups: list[list[str]]) -> list[Path]:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    names = [f"ecumene_{group.replace('/', '_')}" for group in GROUPS]
    paths = [path for group in groups for path in group]
    extensions = mypycify(
        ["--strict", "--config-file=", *paths],
        separate=list(zip(groups, names, strict=True)),
        opt_level=os.environ.get("ECUMENE_COMPILE_LEVEL", "3"),
        debug_level="0",
    )
    if os.name == "posix":
        _write(Path("once.h"), ONCE + "".join(map(_once, paths)))
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *INWARD]
    command = build_ext(Distribution({"name": "ecumene", "ext_modules": extensions}))
    command.inplace = True
    command.parallel = int(os.environ.get("ECUMENE_COMPILE_JOBS", os.cpu_count() or 1))
    command.ensure_finalized()
    command.run()
    return [Path(name).relative_to(command.build_lib) for name in command.get_outputs()]


def _once(path: str) -> str:
    """The declaration of what a module does when it is imported, as mypyc names it."""
    return f"ONCE char CPyDef_{_module(path).replace('.', '___')}_____top_level__(void);\n"


# Staging ------------------------------------------------------------------------------------------


def stage(to: Path) -> list[Path]:
    """The source as the compiler gets it; what has not changed is left alone, what is gone is taken away.

    Returned are the modules that stay as they are and lead to their twins.
    """
    written: dict[Path, str] = {}
    for source in sorted((SOURCE / to.name).rglob("*.py")):
        path, text = source.relative_to(SOURCE / to.name), source.read_text(encoding="utf-8")
        module = _module((to / path).as_posix())
        done = [name for name in _done(ast.parse(text)) if not name.startswith("_")]
        if _compiled(path):
            written[path] = _staged(module, text)
        elif _typed(path) and (names := [name for name in done if not _is_type(module, name)]):
            written[path] = text + DOORS.format(names=names, twin=_twin(module))
            written[path.with_stem(f"_{path.stem}")] = _twin_of(module, text)
        else:
            written[path] = text
    for path in [path for path in to.rglob("*.py") if path.relative_to(to) not in written]:
        path.unlink()
    for path, text in written.items():
        (to / path).parent.mkdir(parents=True, exist_ok=True)
        _write(to / path, text)
    return [to / path for path in written if path.with_stem(f"_{path.stem}") in written]


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def _compiled(path: Path) -> bool:
    """Whether a module, by its path in the package, is one of those that are compiled."""
    return _in_groups(path) and path.stem not in INTERPRETED and not _typed(path)


def _typed(path: Path) -> bool:
    """Whether a module, by its path in the package, is one of those that have a twin."""
    return _in_groups(path) and bool(TYPED.fullmatch(path.stem))


def _in_groups(path: Path) -> bool:
    group = next((group for group in GROUPS if path.is_relative_to(group)), None)
    return group is not None and (
        group not in ONLY or path.relative_to(group).with_suffix("").as_posix() in ONLY[group]
    )


def _modules(group: str) -> list[str]:
    """What is compiled of a package, as paths in the staged source."""
    paths = sorted(Path("ecumene", group).rglob("*.py"))
    return [path.as_posix() for path in paths if _compiled(path.relative_to("ecumene"))]


def _module(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".")


def _staged(module: str, text: str) -> str:
    """A module with what its decorators do written out, and with bases that others may refine."""
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    for decorator in _for_checkers(tree):
        lines[decorator.lineno - 1] = ""
    for plain in _plain_only(tree):
        lines[plain.lineno - 1 : plain.end_lineno] = [""] * ((plain.end_lineno or 0) - plain.lineno + 1)
    imports = ""
    for node in reversed([node for node in tree.body if isinstance(node, ast.ClassDef)]):
        decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
        if decorators == ["state"]:
            lines.insert(node.end_lineno or 0, _written_out(getattr(import_module(module), node.name)))
            lines[node.decorator_list[0].lineno - 1] = OPEN
            imports = OPENING + FIELDS
        elif decorators in (["value"], ["step"]):
            lines.insert(node.end_lineno or 0, _made_of(node, import_module(module)))
            for field in reversed(_fields(node)):
                lines[field.lineno - 1 : field.end_lineno] = [f"    {_annotated(field)}\n"]
            lines[node.decorator_list[0].lineno - 1] = OPEN if module.startswith(REFINED) else ""
            imports = imports or OPENING
        elif any(decorator.startswith("dataclass(") for decorator in decorators):
            if "__reduce__" not in _methods(node):
                lines.insert(node.end_lineno or 0, _reduced(getattr(import_module(module), node.name)))
                imports = imports or OPENING
        elif module.startswith(REFINED) and not decorators and _plain(node):
            lines.insert(node.lineno - 1, OPEN)
            imports = imports or OPENING
    after = max((node.end_lineno or 0 for node in tree.body if isinstance(node, ast.ImportFrom)), default=0)
    lines.insert(after, imports)
    return "".join(lines)


def _done(tree: ast.Module) -> list[str]:
    """The functions and classes of a module."""
    return [node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))]


def _twin(module: str) -> str:
    package, _, name = module.rpartition(".")
    return f"{package}._{name}"


def _twin_of(module: str, text: str) -> str:
    """What a typed module does, with the types taken from where they are declared."""
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    types = [node for node in tree.body if isinstance(node, ast.ClassDef) and _is_type(module, node.name)]
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    for node in reversed(types):
        lines[node.lineno - 1 : node.end_lineno] = []
    lines.insert(imports[-1].end_lineno or 0, _import(module, [node.name for node in types]))
    for line in reversed(imports):
        if line.module and TYPED.fullmatch(line.module.rpartition(".")[2]):
            names = [alias.name for alias in line.names]
            done = [name for name in names if not _is_type(line.module, name)]
            rest = [name for name in names if name not in done]
            lines[line.lineno - 1 : line.end_lineno] = [
                _import(_twin(line.module), done),
                _import(line.module, rest),
            ]
    return "".join(lines)


def _is_type(module: str, name: str) -> bool:
    """Whether a typed module declares a type with this name: what is no type is done, and compiled."""
    return is_typeddict(getattr(import_module(module), name))


def _import(module: str, names: list[str]) -> str:
    return f"from {module} import {', '.join(names)}\n" if names else ""


def _for_checkers(tree: ast.Module) -> list[ast.expr]:
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    decorators = [decorator for function in functions for decorator in function.decorator_list]
    return [decorator for decorator in decorators if ast.unparse(decorator).startswith(FOR_CHECKERS)]


def _plain_only(tree: ast.Module) -> list[ast.If]:
    """What is written for the plain build: a compiler holds that it is never reached, and fails there."""
    conditions = [node for node in tree.body if isinstance(node, ast.If)]
    return [node for node in conditions if ast.unparse(node.test) == PLAIN_ONLY]


def _methods(node: ast.ClassDef) -> list[str]:
    return [method.name for method in node.body if isinstance(method, ast.FunctionDef)]


def _plain(node: ast.ClassDef) -> bool:
    return not any(ast.unparse(base) in ("NamedTuple", "TypedDict") for base in node.bases)


def _fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [field for field in node.body if isinstance(field, ast.AnnAssign)]


def _annotated(field: ast.AnnAssign) -> str:
    return f"{ast.unparse(field.target)}: {ast.unparse(field.annotation)}"


def _made_of(node: ast.ClassDef, module: ModuleType) -> str:
    """How a value is made and copied with what its class declares: what `@value` does to a class."""
    kind = getattr(module, node.name)
    inherited = {
        name: f"{name}: {_type(hint, module)}"
        for ancestor in reversed(kind.__mro__[1:])
        for name, hint in get_annotations(ancestor).items()
    }
    own = {ast.unparse(field.target): _annotated(field) for field in _fields(node)}
    kept = ", ".join(f"self.{name}" for name in {**inherited, **own})
    copying = [
        "\n    def copied(self) -> _typing.Self:",
        f"        return {node.name}({kept})  # type: ignore[return-value]\n\n",
    ]
    if not own:
        return "\n".join(copying) if inherited else ""
    parameters = signature(kind).parameters.items()
    default = {
        name: f" = {told.default!r}" for name, told in parameters if told.default is not Parameter.empty
    }
    told = ", ".join(text + default.get(name, "") for name, text in {**inherited, **own}.items())
    lines = [f"\n    def __init__(self, {told}) -> None:"]
    if inherited:
        lines.append(f"        super().__init__({', '.join(inherited)})")
    lines += [f"        self.{name} = {name}" for name in own]
    return "\n".join([*lines, *copying])


def _type(hint: Any, module: ModuleType) -> str:
    """What a module can call the type of something that a class of another module declares."""
    name = getattr(hint, "__name__", "")
    return name if getattr(module, name, vars(builtins).get(name)) is hint else "_typing.Any"


def _reduced(kind: Any) -> str:
    """How instances of a data class are pickled, and read if the plain build did: native ones hide theirs."""
    if hasattr(kind, "__post_init__"):
        raise TypeError(f"{kind.__name__} keeps more than its fields: it needs a `__reduce__` of its own")
    names = [field.name for field in dataclasses.fields(kind)]
    values = "".join(f"self.{name}, " for name in names)
    return f"""
    def __reduce__(self) -> tuple[object, ...]:
        return {kind.__name__}, ({values})

    def __setstate__(self, state: _typing.Any) -> None:
        names: list[str] = {names!r}
        named = state[1] if isinstance(state, tuple) else state
        found = [named[name] for name in names] if isinstance(named, dict) else named
        for name, value in zip(names, found):
            object.__setattr__(self, name, value)

"""


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
