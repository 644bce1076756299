"""`ecumene serve` at a terminal: sentences for whoever sits there, JSON for everything else."""

import json
import socket
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.cli.keyboard import Keyboard
from tests.cli.terminal import ECUMENE, Terminal
from tests.ports import free_port

SAID = {
    "es": ("La mesa está abierta en", "tu misma red", "Las partidas se guardan en", "Ctrl+C", "está cerrada"),
    "en": ("The table is open at", "the same network", "Games are kept in", "Ctrl+C", "is closed"),
}


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_who_sits_at_a_terminal_is_told_in_sentences(
    terminal: Terminal, tmp_path: Path, lang: str, host: str
) -> None:
    port, file = free_port(), tmp_path / "t.sqlite"
    keyboard = Keyboard(
        *(terminal, "serve", "--no-open", "--host", host, "--port", str(port), "--database", str(file)),
        ECUMENE_LANG=lang,
        ECUMENE_THINKERS="1",
    )
    opened, friends, kept, stop, closed = SAID[lang]
    shown = keyboard.until(stop)
    for said in (f"{opened} http://127.0.0.1:{port}/", friends, f"{kept} {file}"):
        assert said in shown
    assert ("--host 0.0.0.0" in shown) == (host == "127.0.0.1")
    assert "{" not in shown
    with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=30) as answer:
        assert json.load(answer) == {"status": "ok"}
    keyboard.type("\x03")
    assert "{" not in keyboard.until(closed)
    assert keyboard.end() == 0


@contextmanager
def served(terminal: Terminal, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """A server whose output goes to a program."""
    process = subprocess.Popen(
        [ECUMENE, "serve", "--no-open", *arguments],
        env={**terminal.environment(), "ECUMENE_THINKERS": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_programs_get_one_json_object_a_line(terminal: Terminal, tmp_path: Path) -> None:
    port = free_port()
    with served(terminal, "--port", str(port), "--database", str(tmp_path / "t.sqlite")) as process:
        assert process.stderr is not None
        assert process.stdout is not None
        lines: list[dict[str, Any]] = []
        while not lines or lines[-1]["what"] != "serving":
            lines.append(json.loads(process.stderr.readline()))
        for strange in ("/%00", "/" + "x" * 500, "/api/tables/%ED%A0%80"):
            with pytest.raises(HTTPError), urlopen(f"http://127.0.0.1:{port}{strange}", timeout=30):
                pass
        process.terminate()
        out, rest = process.communicate(timeout=60)
        lines += [json.loads(line) for line in rest.splitlines()]
    assert out == ""
    limits = next(line for line in lines if line["what"] == "open files")
    assert limits["limit"] >= limits["before"] > limits["limit"] - limits["connections"]
    assert all(line["at"] and line["level"] for line in lines)


@contextmanager
def silent_database() -> Iterator[str]:
    """A port where somebody takes connections and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        taken: list[socket.socket] = []

        def take() -> None:
            while True:
                try:
                    taken.append(listening.accept()[0])
                except OSError:
                    return

        threading.Thread(target=take, daemon=True).start()
        yield f"postgresql://ana:secret@127.0.0.1:{listening.getsockname()[1]}/tables"
        listening.shutdown(socket.SHUT_RDWR)


def refused(terminal: Terminal, database: str, lang: str) -> str:
    told = terminal.run("--lang", lang, "serve", "--no-open", "--port", "0", "--database", database)
    assert told.returncode == 2
    last = told.stderr.splitlines()[-1]
    assert "Traceback" not in told.stderr
    assert "secret" not in told.stderr
    return last


@pytest.mark.parametrize(("lang", "said"), [("es", "No se puede escribir"), ("en", "Nothing can be written")])
def test_a_folder_that_cannot_be_written_is_said_so(
    terminal: Terminal, tmp_path: Path, lang: str, said: str
) -> None:
    (tmp_path / "file").write_text("")
    for folder in ("/proc/nobody", str(tmp_path / "file" / "tables")):
        last = refused(terminal, f"{folder}/t.sqlite", lang)
        assert said in last
        assert folder in last


@pytest.mark.parametrize(("lang", "said"), [("es", "versión más nueva"), ("en", "newer version")])
def test_a_database_of_a_newer_version_is_left_alone(
    terminal: Terminal, tmp_path: Path, lang: str, said: str
) -> None:
    path = tmp_path / "t.sqlite"
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        file.execute("INSERT INTO alembic_version VALUES ('9999')")
    last = refused(terminal, str(path), lang)
    assert said in last
    assert "9999" in last


@pytest.mark.parametrize(("lang", "said"), [("es", "solo puede usarlo un proceso"), ("en", "one process")])
def test_a_file_has_one_process_and_no_worker(
    terminal: Terminal, tmp_path: Path, lang: str, said: str
) -> None:
    file = str(tmp_path / "t.sqlite")
    for command in (["serve", "--processes", "2"], ["serve", "--workers", "2"], ["worker"]):
        told = terminal.run("--lang", lang, *command, "--database", file)
        assert told.returncode == 2
        assert said in told.stderr
        assert "postgresql://" in told.stderr
    assert not Path(file).exists()


def test_a_database_that_does_not_answer_is_said_so(terminal: Terminal) -> None:
    nobody = f"postgresql://ana:secret@127.0.0.1:{free_port()}/tables"
    for lang, said in (("es", "no responde"), ("en", "does not answer")):
        assert said in refused(terminal, nobody, lang)
    with silent_database() as mute:
        assert "no responde" in refused(terminal, mute, "es")
