"""The commands, their help, and what they say to bad input."""

import json
import os
import re
import socket
from importlib import import_module
from pathlib import Path

import click
import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import ecumene
from ecumene.cli import COMMANDS, errors, main
from ecumene.cli.rules import named
from ecumene.cli.table import TABLE_COMMANDS
from ecumene.cli.voice import TEXT
from ecumene.core.build import compiled
from ecumene.core.errors import EcumeneError, code_of
from ecumene.core.rulebook import anchors, page
from tests.cli.terminal import SOURCE, Terminal

CLI = TEXT.parent


def test_help_lists_every_command_in_both_languages(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, heading in (("es", "Uso:"), ("en", "Usage:")):
        told = terminal.run("--lang", lang, "--help")
        assert told.returncode == 0
        assert heading in told.stdout
        assert all(f"  {command} " in told.stdout for command in COMMANDS)
    expected = terminal.run("--help").stdout
    for asked in ([], ["-h"], ["help"], ["help", "play", "--fast"], ["--help", "play"]):
        assert main([*asked, "--lang", "en"]) == 0
        assert capsys.readouterr().out == expected


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(terminal: Terminal, command: str) -> None:
    spanish = terminal.run(command, "--help", "--lang", "es")
    english = terminal.run("--lang=en", command, "-h")
    assert spanish.returncode == english.returncode == 0
    assert spanish.stdout.startswith(f"Uso: ecumene {command}")
    assert english.stdout.startswith(f"Usage: ecumene {command}")
    assert "muestra esta ayuda" in spanish.stdout
    assert not re.search(r"\b(usage|show this help)\b", spanish.stdout)


def test_the_environment_chooses_the_language(terminal: Terminal) -> None:
    terminal.lang = "es_ES.UTF-8"
    assert "No conozco la orden" in terminal.run("dance").stderr


BAD_INPUT = [
    ["dance"],
    ["--lang", "fr", "play", "tigris"],
    ["--lang"],
    ["play"],
    ["play", "chess"],
    ["play", "tigris", "--seats", "9"],
    ["play", "tigris", "--seats", "many"],
    ["play", "tigris", "--seats", "-1"],
    ["play", "tigris", "--seed", "99999999999999999999999"],
    ["play", "tigris", "--bots", "nobody"],
    ["play", "tigris", "--bots", "greedy,greedy,greedy", "--seats", "2"],
    ["play", "tigris", "--option", "board"],
    ["play", "tigris", "--option", "board=round"],
    ["play", "tigris", "--option", "weather=fine"],
    ["play", "tigris", "--seconds", "soon"],
    ["play", "tigris", "--load"],
    ["play", "--load", "no-such-file.txt"],
    ["play", "tigris", "now"],
    ["play", "tigris", "--fast"],
    ["replay"],
    ["replay", "no-such-file.txt"],
    ["replay", "README.md"],
    ["replay", "."],
    ["replay", "no-such-file.txt", "--at", "soon"],
    ["review"],
    ["review", "no-such-file.txt"],
    ["review", "README.md", "--seconds", "0"],
    ["arena"],
    ["arena", "chess"],
    ["arena", "tigris", "--games", "0"],
    ["arena", "tigris", "--games", "1.5"],
    ["arena", "tigris", "-j", "0"],
    ["arena", "tigris", "--bots", "nobody,random"],
    ["arena", "tigris", "--bots", ","],
    ["arena", "tigris", "--seats", "7"],
    ["tune"],
    ["tune", "chess"],
    ["tune", "tigris", "--bot", "nobody"],
    ["tune", "tigris", "--steps", "0"],
    ["tune", "tigris", "--state", "README.md"],
    ["tune", "tigris", "--state", "no/such/folder.json"],
    ["bench", "chess"],
    ["bench", "--seconds", "0"],
    ["bench", "--runs", "0"],
    ["rules", "chess"],
    ["rules", "tigris", "zeppelin"],
    ["serve", "--port", "http"],
    ["serve", "--port", "70000"],
]


@pytest.mark.parametrize("arguments", BAD_INPUT, ids=" ".join)
def test_bad_input_gets_a_clear_message_and_status_2(
    terminal: Terminal, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = terminal.run(*arguments)
    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.startswith("ecumene: ")
    assert len(told.stderr.splitlines()) == 1
    assert terminal.saved() == []
    if "--lang" not in arguments:
        assert main([*arguments, "--lang", "es"]) == 2
        assert capsys.readouterr().err not in (told.stderr, "")


def test_options_may_stand_anywhere_and_be_written_in_every_usual_way(terminal: Terminal) -> None:
    told = terminal.run("rules", "--lang=es", "tigris", "leader-not-on-river").stdout
    assert told
    assert terminal.run("--lang", "es", "rules", "tigris", "--", "leader-not-on-river").stdout == told
    arena = ["arena", "--json", "--bots=random", "tigris", "--games"]
    assert terminal.run(*arena, "2", "-j2").stdout == terminal.run(*arena, "2", "-j", "1").stdout != ""


def test_what_is_too_much_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, word in (
        (["play", "tigris", "now", "then"], "now and then"),
        (["play", "tigris", "--fast"], "--fast"),
        (["play", "tigris", "--hotseat=yes"], "--hotseat"),
        (["--fast"], "--fast"),
    ):
        assert main(["--lang", "en", *arguments]) == 2
        assert word in capsys.readouterr().err


def test_the_version_is_told(terminal: Terminal) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*\n", terminal.run("--version").stdout)


@pytest.mark.parametrize(
    ("command", "package", "extra"), [("arena", "openskill", "arena"), ("serve", "uvicorn", "server")]
)
def test_a_command_says_which_extra_it_lacks(
    terminal: Terminal, command: str, package: str, extra: str, tmp_path: Path
) -> None:
    (tmp_path / f"{package}.py").write_text(
        f"raise ModuleNotFoundError(name={package!r})\n", encoding="utf-8"
    )
    terminal.environ["PYTHONPATH"] = os.pathsep.join([str(tmp_path), str(SOURCE)])
    for lang, needs in (("en", "needs the package"), ("es", "necesita el paquete")):
        told = terminal.run(command, "--lang", lang)
        assert told.returncode == 2
        assert f"{needs} {package}" in told.stderr
        assert f'pip install "ecumene[{extra}]"' in told.stderr
    assert terminal.run("rules").returncode == 0


# Arena ------------------------------------------------------------------------------------------


def test_arena_tells_programs_who_won(terminal: Terminal) -> None:
    command = ["arena", "tigris", "--bots", "greedy,random", "--games", "2", "--seed", "1", "--json"]
    told = terminal.run(*command)
    result = json.loads(told.stdout)
    assert list(result) == ["game", "games", "bots"]
    assert (result["game"], result["games"]) == ("tigris", 2)
    assert [list(bot) for bot in result["bots"]] == [
        ["name", "wins", "games", "range", "mean_rank", "rating", "sigma"]
    ] * 2
    assert [bot["name"] for bot in result["bots"]] == ["greedy", "random"]
    assert sum(bot["wins"] for bot in result["bots"]) == 2
    assert terminal.run(*command, "-j", "2").stdout == told.stdout


def test_arena_shows_people_a_table(terminal: Terminal) -> None:
    told = terminal.run("arena", "tigris", "--bots", "random,random,random", "--games", "3", "--lang", "es")
    assert told.returncode == 0
    assert "victorias" in told.stdout
    assert "3 partidas" in told.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_arena_tells_what_is_done(terminal: Terminal, jobs: str) -> None:
    games = ("--bots", "random", "--games", "100000")
    arena = terminal.interrupted("arena", "tigris", *games, "--json", "-j", jobs)
    result = json.loads(arena.stdout)
    assert 0 < result["games"] < 100_000
    assert str(result["games"]) in arena.stderr.replace(",", "")
    assert "Traceback" not in arena.stderr
    assert arena.returncode == 0


# Bench ------------------------------------------------------------------------------------------


def test_bench_measures_every_game(terminal: Terminal) -> None:
    told = json.loads(terminal.run("bench", "--seconds", "0.1", "--json").stdout)
    assert list(told) == ["calibration", "scaled_to", "compiled", "runs", "games"]
    assert told["calibration"] > 0
    assert told["compiled"] in (True, False)
    assert set(told["games"]) == set(ecumene.games())
    for figures in [summary[kind] for summary in told["games"].values() for kind in ("best", "median")]:
        assert list(figures) == [
            "decisions_per_second",
            "games_per_second",
            "clone_us",
            "redeal_us",
            "bytes",
        ]
        assert all(value > 0 for value in figures.values())


def test_bench_plays_with_options(terminal: Terminal) -> None:
    def size(*options: str) -> int:
        told = terminal.run("bench", "innersea", "--seconds", "0.1", "--json", *options)
        return int(json.loads(told.stdout)["games"]["innersea"]["best"]["bytes"])

    assert size("--option", "civilizations=6") > size()
    refused = terminal.run("bench", "ages", "--option", "colour=red", "--lang", "en")
    assert refused.returncode != 0
    assert "colour" in refused.stderr


def test_bench_shows_people_a_table(terminal: Terminal) -> None:
    told = terminal.run("bench", "tigris", "--seconds", "0.1", "--lang", "es")
    assert "decisiones/s" in told.stdout
    assert "tigris" in told.stdout
    build = "El núcleo está compilado." if compiled() else "El núcleo es Python sin compilar."
    assert build in " ".join(told.stdout.split())


def test_bench_tells_the_best_and_the_median_of_several_runs(terminal: Terminal) -> None:
    told = json.loads(terminal.run("bench", "gheos", "--seconds", "0.1", "--runs", "3", "--json").stdout)
    assert told["runs"] == 3
    best, median = told["games"]["gheos"]["best"], told["games"]["gheos"]["median"]
    assert best["decisions_per_second"] >= median["decisions_per_second"]
    assert best["clone_us"] <= median["clone_us"]


# Rules ------------------------------------------------------------------------------------------


def test_rules_list_the_games(terminal: Terminal) -> None:
    told = terminal.run("rules", "--lang", "es").stdout
    assert "Tigris y Éufrates" in told


def test_rules_show_the_whole_page_without_anchors(terminal: Terminal) -> None:
    told = terminal.run("rules", "tigris", "--lang", "es").stdout
    assert "Monumentos" in told
    assert "{#" not in told


def test_rules_are_searched_without_regard_to_accents(terminal: Terminal) -> None:
    told = terminal.run("rules", "tigris", "CATASTROFE", "--lang", "es").stdout
    assert "catástrofe" in told
    assert "Tesoros" not in told


def test_rules_are_found_by_their_anchor(terminal: Terminal) -> None:
    assert "river" in terminal.run("rules", "tigris", "leader-not-on-river").stdout.lower()


def test_coverage_names_the_rules_without_a_test(terminal: Terminal, tmp_path: Path) -> None:
    first, *others = anchors(page(ecumene.find("tigris"), "en"))
    tests = tmp_path / "tests" / "titles" / "tigris"
    tests.mkdir(parents=True)
    names = ", ".join(f'"{anchor}"' for anchor in others)
    (tests / "test_some.py").write_text(f"@pytest.mark.rule({names})\ndef test(): pass\n", encoding="utf-8")
    terminal.folder = tmp_path
    told = terminal.run("rules", "tigris", "--coverage")
    assert told.returncode == 1
    assert f"tigris: {first}" in told.stdout.splitlines()
    assert f"{len(others)} of {len(others) + 1}" in told.stdout
    (tests / "test_first.py").write_text(
        f'@pytest.mark.rule("{first}")\ndef test(): pass\n', encoding="utf-8"
    )
    assert named(tests) == {first, *others}
    assert terminal.run("rules", "tigris", "--coverage").returncode == 0


def test_coverage_needs_the_tests(terminal: Terminal, tmp_path: Path) -> None:
    terminal.folder = tmp_path
    told = terminal.run("rules", "--coverage")
    assert told.returncode == 2
    assert str(tmp_path) in told.stderr


# Texts ------------------------------------------------------------------------------------------


def messages(lang: str) -> set[str]:
    body = parse((TEXT / f"{lang}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, Message)}


def parameters(command: str) -> list[click.Parameter]:
    run: click.Command = import_module(f"ecumene.cli.{command}").run
    return run.params


def test_no_message_is_missing_and_none_is_unused() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in CLI.glob("*.py"))
    spoken = set(re.findall(r'"([a-z]+(?:-[a-z]+)+|about)"', source))
    wanted = {f"about-{command}" for command in COMMANDS}
    wanted |= {f"command-{command}" for command in TABLE_COMMANDS}
    wanted |= {f"command-{command}-help" for command in TABLE_COMMANDS}
    wanted |= {code_of(kind) for kind in vars(errors).values() if _is_error(kind)}
    wanted |= {f"bot-{name}" for name in ecumene.bots.BOTS}
    wanted |= {f"bench-{column}" for column in ("decisions", "median", "games", "clone", "redeal", "bytes")}
    wanted |= {f"replay-{key}" for key in ("back", "last", "quit")}
    helped = {param.opts[0].lstrip("-") for command in COMMANDS for param in parameters(command)}
    wanted |= {f"help-{name}" for name in helped}
    optional = {f"examples-{command}" for command in COMMANDS}
    optional |= {f"help-{command}-{name}" for command in COMMANDS for name in helped}
    for lang in ("es", "en"):
        found = messages(lang)
        assert wanted - found == set()
        assert found - wanted - optional - spoken == set()
    assert messages("es") == messages("en")


def _is_error(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, EcumeneError) and kind is not EcumeneError


@pytest.mark.parametrize(("task", "option"), [("verify", "--last"), ("restore", "--keep")])
def test_an_option_of_another_task_is_refused(terminal: Terminal, task: str, option: str) -> None:
    given = [option, "3"] if option == "--last" else [option]
    told = terminal.run("--lang", "en", "admin", task, *given)
    assert told.returncode == 2
    assert option in told.stderr


def test_a_port_in_use_is_said_so(terminal: Terminal, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        for lang, said in (("es", f"el puerto {port}"), ("en", f"Port {port} is in use")):
            told = terminal.run(
                "--lang", lang, "serve", "--no-open", "--port", port, "--database", str(tmp_path / "x.sqlite")
            )
            assert told.returncode != 0
            assert said in told.stderr
            assert "Traceback" not in told.stderr


def test_an_address_that_is_nobodys_is_said_so(terminal: Terminal, tmp_path: Path) -> None:
    told = terminal.run(
        "--lang", "en", "serve", "--no-open", "--host", "192.0.2.1", "--database", str(tmp_path / "x.sqlite")
    )
    assert told.returncode != 0
    assert "cannot listen at 192.0.2.1:8321" in told.stderr
