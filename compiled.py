"""Compiles the rules and the bots with mypyc, out of the same source that runs uncompiled.

The source is staged in a folder of its own, where what `@state` and `@step` do when a class is made is
written out: a compiler must see it. `hatch_build.py` calls `build` for a wheel made with `ECUMENE_COMPILE=1`.
Only what has changed since the last time is written into the folder, so that only its libraries are compiled
again.
"""

import ast
import builtins
import dataclasses
import os
import sys
from contextlib import chdir
from importlib import import_module
from inspect import Parameter, get_annotations, signature
from pathlib import Path
from types import ModuleType
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
FOR_CHECKERS = "dataclass_transform("
"""What is written on a function for type checkers; nothing can be written on a native one."""
OPENING = """
import typing as _typing
if _typing.TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
FIELDS = "from ecumene.core.state import Field as _Field\n"
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"

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


def build(to: Path) -> list[Path]:
    """Compile what is new in a folder, and return all libraries as they lie there, and in a wheel."""
    sys.path.insert(0, str(SOURCE))
    to.mkdir(parents=True, exist_ok=True)
    with chdir(to):
        stage(Path("ecumene"))
        return _compile([_modules(group) for group in GROUPS])


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


def stage(to: Path) -> None:
    """The source as the compiler gets it; what has not changed is left alone, what is gone is taken away."""
    sources = [path.relative_to(SOURCE / to.name) for path in sorted((SOURCE / to.name).rglob("*.py"))]
    for path in [path for path in to.rglob("*.py") if path.relative_to(to) not in sources]:
        path.unlink()
    for path in sources:
        (to / path).parent.mkdir(parents=True, exist_ok=True)
        text = (SOURCE / to.name / path).read_text(encoding="utf-8")
        _write(to / path, _staged(_module((to / path).as_posix()), text) if _compiled(path) else text)


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def _compiled(path: Path) -> bool:
    """Whether a module, by its path in the package, is one of those that are compiled."""
    within = any(path.is_relative_to(group) for group in GROUPS)
    return within and path.stem not in INTERPRETED and not path.stem.endswith(TYPED)


def _modules(group: str) -> list[str]:
    """What is compiled of a package, as paths in the staged source."""
    paths = sorted(Path("ecumene", group).rglob("*.py"))
    return [path.as_posix() for path in paths if _compiled(path.relative_to("ecumene"))]


def _module(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".")


def _staged(module: str, text: str) -> str:
    """A module with what `@state` and `@step` do written out, and with bases that others may refine."""
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    for decorator in _for_checkers(tree):
        lines[decorator.lineno - 1] = ""
    imports = ""
    for node in reversed([node for node in tree.body if isinstance(node, ast.ClassDef)]):
        decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
        if decorators == ["state"]:
            lines.insert(node.end_lineno or 0, _written_out(getattr(import_module(module), node.name)))
            lines[node.decorator_list[0].lineno - 1] = OPEN
            imports = OPENING + FIELDS
        elif decorators == ["step"]:
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


def _for_checkers(tree: ast.Module) -> list[ast.expr]:
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    decorators = [decorator for function in functions for decorator in function.decorator_list]
    return [decorator for decorator in decorators if ast.unparse(decorator).startswith(FOR_CHECKERS)]


def _methods(node: ast.ClassDef) -> list[str]:
    return [method.name for method in node.body if isinstance(method, ast.FunctionDef)]


def _plain(node: ast.ClassDef) -> bool:
    return not any(ast.unparse(base) in ("NamedTuple", "TypedDict") for base in node.bases)


def _fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [field for field in node.body if isinstance(field, ast.AnnAssign)]


def _annotated(field: ast.AnnAssign) -> str:
    return f"{ast.unparse(field.target)}: {ast.unparse(field.annotation)}"


def _made_of(node: ast.ClassDef, module: ModuleType) -> str:
    """How a step is made with what its class declares: what `@step` does when a class is made."""
    kind = getattr(module, node.name)
    inherited = {
        name: f"{name}: {_type(hint, module)}"
        for ancestor in reversed(kind.__mro__[1:])
        for name, hint in get_annotations(ancestor).items()
    }
    own = {ast.unparse(field.target): _annotated(field) for field in _fields(node)}
    if not own:
        return ""
    parameters = signature(kind).parameters.items()
    default = {
        name: f" = {told.default!r}" for name, told in parameters if told.default is not Parameter.empty
    }
    told = ", ".join(text + default.get(name, "") for name, text in {**inherited, **own}.items())
    lines = [f"\n    def __init__(self, {told}) -> None:"]
    if inherited:
        lines.append(f"        super().__init__({', '.join(inherited)})")
    lines += [f"        self.{name} = {name}" for name in own]
    return "\n".join([*lines, "\n"])


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
