"""Measures our engine beside those that people use, in the same run, and draws what it found.

    python bench/compare.py --rounds 5 --seconds 3 --json docs/peers.json --svg docs/peers.svg

Every engine gets an environment of its own, which pip fills and which is thrown away in the end, and a
process of its own on one core. In each round all are measured in turn, so that a busy minute is not one
engine's alone. An engine that cannot be installed, or that fails, is named in what is printed, written and
drawn.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
SCRIPTS = ROOT / "bench" / "peers"
SCALE = 65.0
"""The calibration that figures are scaled to, as `ecumene bench` does."""
ONE_THREAD = {f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL")}


class Engine(NamedTuple):
    """Something that plays games."""

    name: str
    script: str
    requirement: str | None = None
    """What pip installs for it; ours are here."""
    path: Path | None = None
    """Where our own build lies."""


ENGINES = (
    Engine("Ecumene, plain", "play_ecumene.py", path=ROOT / "src"),
    Engine("Ecumene, compiled", "play_ecumene.py", path=ROOT / "build" / "compiled"),
    Engine("Ecumene environments, plain", "play_environments.py", path=ROOT / "src"),
    Engine("Ecumene environments, compiled", "play_environments.py", path=ROOT / "build" / "compiled"),
    Engine("Catanatron", "play_catanatron.py", "catanatron"),
    Engine("OpenSpiel", "play_openspiel.py", "open_spiel"),
    Engine("PettingZoo", "play_pettingzoo.py", "pettingzoo[classic]"),
)


class Missing(Exception):
    """An engine cannot be measured here."""


@dataclass
class Found:
    """What is known of one engine."""

    build: str = ""
    rows: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """By game, one a round, scaled."""
    missing: str = ""


def main() -> None:
    arguments = parsed()
    found = {engine: Found() for engine in ENGINES}
    with TemporaryDirectory(prefix="ecumene-peers-") as folder:
        pythons = dict(ready(found, Path(folder)))
        for number in range(arguments.rounds):
            for engine, python in pythons.items():
                say(f"round {number + 1} of {arguments.rounds}: {engine.name}")
                measure(engine, python, arguments.seconds, found[engine])
            keep(summary(found, number + 1, arguments.seconds), arguments)


def keep(results: dict[str, Any], arguments: argparse.Namespace) -> None:
    """Print, write and draw after every round, so that a run that is stopped leaves what it has."""
    for line in table(results):
        print(line, flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    if arguments.svg:
        draw(results, arguments.svg)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measures Ecumene beside other engines.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU-seconds of play, a game and round")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--svg", type=Path)
    return parser.parse_args()


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


# Measuring ----------------------------------------------------------------------------------------


def ready(found: dict[Engine, Found], folder: Path) -> Iterator[tuple[Engine, Path]]:
    """The engines that can be run, each with its Python."""
    for engine, known in found.items():
        try:
            yield engine, installed(engine, folder)
        except Missing as problem:
            known.missing = str(problem)
            say(f"NOT MEASURED: {engine.name}: {problem}")


def installed(engine: Engine, folder: Path) -> Path:
    if engine.requirement is None:
        if engine.path is None or not engine.path.exists():
            raise Missing("not built; `make compiled` does it")
        return Path(sys.executable)
    say(f"installing {engine.requirement}")
    home = folder / engine.script.removesuffix(".py")
    subprocess.run([sys.executable, "-m", "venv", home], check=True)
    pip = [str(home / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", engine.requirement]
    done = subprocess.run(pip, capture_output=True, text=True)
    if done.returncode:
        raise Missing(f"pip could not install {engine.requirement}: {last_line(done.stderr)}")
    return home / "bin" / "python"


def measure(engine: Engine, python: Path, seconds: float, known: Found) -> None:
    """One process that plays all games of an engine; once it has failed, it is not tried again."""
    if known.missing:
        return
    environment = os.environ | ONE_THREAD | {"PYTHONPATH": str(engine.path or "")}
    command = [str(python), str(SCRIPTS / engine.script), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        known.missing = f"failed: {last_line(done.stderr)}"
        say(f"NOT MEASURED: {engine.name}: {known.missing}")
        return
    told = json.loads(done.stdout.splitlines()[-1])
    known.build = told["build"]
    for row in told["rows"]:
        known.rows.setdefault(row["game"], []).append(scaled(row))


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["it said nothing"])[-1]


def scaled(row: dict[str, Any]) -> dict[str, Any]:
    by = SCALE / row["calibration"]
    clone = row["clone_us"]
    return row | {
        "decisions_per_second": row["decisions_per_second"] * by,
        "clone_us": None if clone is None else clone / by,
    }


# Telling ------------------------------------------------------------------------------------------


def summary(found: dict[Engine, Found], rounds: int, seconds: float) -> dict[str, Any]:
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} processors, {processor()}",
        "python": platform.python_version(),
        "scaled_to": SCALE,
        "rounds": rounds,
        "seconds": seconds,
        "engines": [
            {
                "name": engine.name,
                "build": known.build,
                "missing": known.missing,
                "games": {game: over_rounds(rows) for game, rows in known.rows.items()},
            }
            for engine, known in found.items()
        ],
    }


def over_rounds(rows: list[dict[str, Any]]) -> dict[str, Any]:
    speeds = [row["decisions_per_second"] for row in rows]
    clones = [row["clone_us"] for row in rows if row["clone_us"] is not None]
    return {
        "rounds": len(rows),
        "calibrations": [round(row["calibration"], 1) for row in rows],
        "decisions_per_second": {"best": round(max(speeds)), "median": round(median(speeds))},
        "clone_us": {"best": round(min(clones), 2), "median": round(median(clones), 2)} if clones else None,
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), "")


def table(results: dict[str, Any]) -> Iterator[str]:
    yield "| engine | game | decisions/s, best | median | clones/s, best | clone µs, best | median |"
    yield "|---|---|---|---|---|---|---|"
    for engine in results["engines"]:
        name = (
            f"{engine['name']} {engine['build']}" if engine["build"] not in engine["name"] else engine["name"]
        )
        if engine["missing"]:
            yield f"| {name} | not measured: {engine['missing']} | | | | | |"
        for game, row in engine["games"].items():
            speed, clone = row["decisions_per_second"], row["clone_us"]
            copies = (
                f"{1e6 / clone['best']:,.0f} | {clone['best']} | {clone['median']}" if clone else "– | – | –"
            )
            yield f"| {name} | {game} | {speed['best']:,} | {speed['median']:,} | {copies} |"


def draw(results: dict[str, Any], path: Path) -> None:
    """Bars for decisions and copies a second, an engine a colour, on logarithmic scales."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 6), sharey=True, layout="constrained")
    labels: list[str] = []
    for number, engine in enumerate(results["engines"]):
        first = len(labels)
        rows = list(engine["games"].items())
        labels += [f"{engine['name']}: {game}" for game, _ in rows]
        if engine["missing"]:
            labels.append(f"{engine['name']}: not measured")
        places = range(first, first + len(rows))
        left.barh(places, [row["decisions_per_second"]["median"] for _, row in rows], color=f"C{number}")
        copies = [1e6 / row["clone_us"]["median"] if row["clone_us"] else 0 for _, row in rows]
        right.barh(places, copies, color=f"C{number}")
    left.set_yticks(range(len(labels)), labels)
    left.invert_yaxis()
    for axes, title in ((left, "decisions a CPU-second"), (right, "copies a CPU-second")):
        axes.set_xscale("log")
        axes.grid(axis="x", alpha=0.3)
        axes.set_title(f"{title} (median, scaled to {results['scaled_to']:g})")
    figure.savefig(path)


if __name__ == "__main__":
    main()
