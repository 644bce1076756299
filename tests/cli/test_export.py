"""Records as a table, and the folders they come from, from the command line."""

from pathlib import Path

import pytest
from pyarrow import parquet

from ecumene.env.export import SCHEMA
from tests.cli.terminal import Terminal


def test_games_are_written_down_and_become_a_table(tmp_path: Path, terminal: Terminal) -> None:
    games, table = str(tmp_path / "games"), tmp_path / "games.parquet"
    arena = ["arena", "gheos", "--bots", "random", "--games", "2", "--json"]
    assert terminal.run(*arena, "--records", games).stdout == terminal.run(*arena).stdout != ""
    done = terminal.run("export", games, "--to", str(table))
    assert (done.returncode, done.stderr) == (0, "")
    assert "2" in done.stdout
    assert parquet.read_schema(table).names == SCHEMA.names


def test_what_is_not_there_is_not_exported(tmp_path: Path, terminal: Terminal) -> None:
    missing = terminal.run("export", str(tmp_path / "nowhere"), "--to", str(tmp_path / "games.parquet"))
    assert missing.returncode == 2
    (tmp_path / "folder").mkdir()
    for place in ("folder", "nowhere/games.parquet"):
        refused = terminal.run("export", str(tmp_path), "--to", str(tmp_path / place))
        assert (refused.returncode, "Traceback" in refused.stderr) == (2, False)
    assert not list(tmp_path.glob("*.parquet*"))


@pytest.mark.parametrize("arguments", [["--engine", "cloud"], ["--records", "/dev/null/games"]])
def test_the_arena_refuses_what_it_does_not_know(terminal: Terminal, arguments: list[str]) -> None:
    refused = terminal.run("arena", "gheos", *arguments)
    assert refused.returncode == 2
    assert arguments[1] in refused.stderr
    assert "Traceback" not in refused.stderr
