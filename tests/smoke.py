"""Wheels and archives in empty environments: each with one extra, and with nothing else.

    python -m tests.smoke dist

Fetches from the package index what each extra needs; what does not work ends it with an error.
"""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen

from tests.ports import free_port

UV = Path(sys.executable).parent / "uv"
PATIENCE = 120
"""Seconds until a server must have answered, on however busy a machine."""
ENVIRONMENT = """
import ecumene.env
env = ecumene.env.make("gheos")
env.reset(seed=7)
for _ in env.agent_iter():
    seen, _, ended, _, _ = env.last()
    env.step(None if ended else int(seen["action_mask"].argmax()))
assert env.position.over
"""
OPENSPIEL = """
import ecumene.env.openspiel
import pyspiel
state = pyspiel.load_game("ecumene(title=gheos)").new_initial_state()
state.apply_action(state.legal_actions()[0])
"""
COMPILED = "from ecumene.core.build import compiled; print(compiled())"
COMMANDS: dict[str, list[list[str]]] = {
    "": [["ecumene", "rules", "tigris", "monument"]],
    "arena": [["ecumene", "arena", "gheos", "--bots", "random", "--games", "2"]],
    "env": [["python", "-c", ENVIRONMENT]],
    "openspiel": [["python", "-c", OPENSPIEL]],
    "data": [
        ["python", "-c", "import ecumene; ecumene.Record.start('gheos', seed=1).save('game.txt')"],
        ["ecumene", "export", "game.txt"],
    ],
    "ray": [["ecumene", "arena", "gheos", "--bots", "random", "--games", "2", "--engine", "ray"]],
    "server": [["ecumene", "admin", "--help"]],
}
"""What is tried with each extra."""


def main() -> None:
    archives = sorted(path for path in Path(sys.argv[1]).iterdir() if path.suffix in (".whl", ".gz"))
    if not archives:
        raise SystemExit(f"nothing in {sys.argv[1]}")
    versions = set()
    for archive in archives:
        for extra in COMMANDS:
            with TemporaryDirectory(prefix="ecumene-smoke-") as folder:
                versions.add(tried(archive.absolute(), extra, Path(folder)))
    (version,) = versions
    told = {"version": version, "archives": [archive.name for archive in archives], "extras": list(COMMANDS)}
    print(json.dumps(told))


def tried(archive: Path, extra: str, folder: Path) -> str:
    """An archive with one extra in an environment of its own; says which version it is."""
    print(f"{archive.name} [{extra}]", flush=True)
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder / "venv"], check=True)
    programs = folder / "venv" / "bin"
    wanted = f"ecumene[{extra}] @ {archive.as_uri()}" if extra else str(archive)
    subprocess.run([UV, "pip", "install", "--quiet", "--python", programs / "python", wanted], check=True)
    for command in COMMANDS[extra]:
        ran(programs, folder, *command)
    if extra == "server":
        serves(programs, folder)
    machine_made = archive.suffix == ".whl" and not archive.stem.endswith("-none-any")
    assert ran(programs, folder, "python", "-c", COMPILED).strip() == str(machine_made)
    return ran(programs, folder, "ecumene", "--version").strip()


def ran(programs: Path, folder: Path, program: str, *arguments: str) -> str:
    done = subprocess.run([programs / program, *arguments], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{program} {arguments}: {done.stderr[-2000:]}")
    return done.stdout


def serves(programs: Path, folder: Path) -> None:
    """The server comes up with its page and all games."""
    port = free_port()
    here = f"http://127.0.0.1:{port}"
    options = ["--no-open", "--port", str(port), "--database", f"sqlite:///{folder / 'tables.db'}"]
    with subprocess.Popen([programs / "ecumene", "serve", *options], stderr=subprocess.DEVNULL) as server:
        try:
            assert b"<!doctype html>" in answer(here)
            assert len(json.loads(answer(f"{here}/api/games"))) >= 5
        finally:
            server.terminate()


def answer(address: str) -> bytes:
    for _ in range(PATIENCE):
        try:
            with urlopen(address) as response:
                told: bytes = response.read()
                return told
        except URLError:
            sleep(1)
    raise SystemExit(f"no answer from {address}")


if __name__ == "__main__":
    main()
