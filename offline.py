"""Puts beside a built page what plays without a server: Pyodide, our package, and the list of what to keep.

`engine/files.json` tells the page's worker what to fetch, `offline.json` its service worker what to keep.
Pyodide's files lie in a folder with its version and our package has a name by its content, so that a browser
fetches again only what has changed.
"""

import json
import shutil
import tomllib
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import typing_extensions

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
PYODIDE = ROOT / "web/node_modules/pyodide"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PACKAGES = ("core", "titles", "bots", "table", "browser")
"""What of our package the engine is made of."""
KEPT = {".py", ".toml", ".txt"}
"""Texts and rules are the page's own: they are not packed twice."""
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""When everything in an archive was written, so that the same files are the same archive."""
VERSION = "__VERSION__"
"""What stands in the service worker for the version of all files."""


def add_engine(page: Path) -> None:
    """Put the engine into the folder of a built page, and list what is there."""
    engine = page / "engine"
    shutil.rmtree(engine, ignore_errors=True)
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    python = f"pyodide-{version}"
    (engine / python).mkdir(parents=True)
    for name in CORE:
        shutil.copyfile(PYODIDE / name, engine / python / name)
    package = pack(engine)
    sizes = {f"{python}/{name}": (engine / python / name).stat().st_size for name in CORE}
    sizes[package] = (engine / package).stat().st_size
    _write(engine / "files.json", {"python": python, "package": package, "sizes": sizes})
    _list_files(page)


def pack(folder: Path) -> str:
    """Our package, and the one module of others that it needs, as an archive named by its content."""
    archive = folder / "ecumene.zip"
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for path in packed_files():
            _add(packed, path.relative_to(SOURCE).as_posix(), path.read_bytes())
        _add(packed, "typing_extensions.py", Path(typing_extensions.__file__).read_bytes())
        for name, text in _metadata().items():
            _add(packed, name, text.encode())
    name = f"ecumene-{sha256(archive.read_bytes()).hexdigest()[:12]}.zip"
    archive.rename(folder / name)
    return name


def packed_files() -> list[Path]:
    """The files of our package that the engine needs: none that only a terminal looks at."""
    house = SOURCE / "ecumene"
    inside = [path for package in PACKAGES for path in sorted((house / package).rglob("*"))]
    kept = [path for path in inside if path.suffix in KEPT and path.name != "terminal.py"]
    return [house / "__init__.py", *kept]


def _metadata() -> dict[str, str]:
    """What says which games there are, as an installed package does."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    folder = f"{name}-{version}.dist-info"
    games = project["entry-points"]["ecumene.games"]
    lines = "".join(f"{game} = {place}\n" for game, place in games.items())
    return {
        f"{folder}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{folder}/entry_points.txt": f"[ecumene.games]\n{lines}",
    }


def _add(archive: ZipFile, name: str, content: bytes) -> None:
    info = ZipInfo(name, BEGINNING)
    info.compress_type = ZIP_DEFLATED
    archive.writestr(info, content)


def _list_files(page: Path) -> None:
    """List what a browser keeps, and give the service worker the version of it all."""
    worker = page / "service.js"
    source = worker.read_text(encoding="utf-8")
    known = page / "offline.json"
    before = json.loads(known.read_text(encoding="utf-8"))["version"] if known.exists() else VERSION
    others = {worker, known, *(page / "drawing").rglob("*")}
    files = sorted(path for path in page.rglob("*") if path.is_file() and path not in others)
    digest = sha256(source.replace(before, VERSION).encode())
    for path in files:
        digest.update(path.relative_to(page).as_posix().encode() + sha256(path.read_bytes()).digest())
    version = digest.hexdigest()[:16]
    names = [path.relative_to(page).as_posix() for path in files]
    # What the engine is made of belongs to the page that starts it.
    engine = [name for name in names if name.startswith("engine/") and name != "engine/files.json"]
    _write(known, {"version": version, "page": [n for n in names if n not in engine], "engine": engine})
    worker.write_text(source.replace(before, version), encoding="utf-8")


def _write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content), encoding="utf-8")
