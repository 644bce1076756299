"""Measures several trees of Ecumene with `ecumene bench`, in turn, and draws what it found beside the goals.

    python bench/speed.py "before, plain=../before/src" plain=src compiled=build/compiled \\
        --rounds 5 --seconds 2 --json docs/speed.json --svg docs/speed.svg

In each round every tree is measured once, so that a busy minute is not one tree's alone.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from compare import processor

GOALS = {
    "tigris": (80_000, 230_000, 0.8),
    "gheos": (65_000, 180_000, 1.2),
    "innersea": (35_000, 120_000, 2.0),
    "monumental": (40_000, 120_000, 3.0),
    "ages": (35_000, 120_000, 2.0),
}
"""Decisions a second, plain and compiled, and the microseconds of a compiled clone."""

Rounds = dict[str, list[dict[str, Any]]]
"""What `ecumene bench` said of each tree, round by round."""


def main() -> None:
    arguments = parsed()
    if arguments.trees:
        found: Rounds = {name: [] for name in arguments.trees}
        for number in range(arguments.rounds):
            for name, path in arguments.trees.items():
                print(f"round {number + 1} of {arguments.rounds}: {name}", file=sys.stderr, flush=True)
                found[name].append(measured(path, arguments.seconds))
            kept = {"processor": processor(), "seconds": arguments.seconds, "trees": summary(found)}
            arguments.json.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    results = json.loads(arguments.json.read_text(encoding="utf-8"))
    print("\n".join(table(results)))
    if arguments.svg:
        draw(results, arguments.svg)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measures trees of Ecumene; without any, draws once more.")
    parser.add_argument("trees", nargs="*", type=named, help="NAME=FOLDER, as in plain=src")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU-seconds of play, a game and round")
    parser.add_argument("--json", type=Path, required=True)
    parser.add_argument("--svg", type=Path)
    arguments = parser.parse_args()
    arguments.trees = dict(arguments.trees)
    return arguments


def named(text: str) -> tuple[str, Path]:
    name, _, path = text.partition("=")
    return name, Path(path).resolve(strict=True)


def measured(path: Path, seconds: float) -> dict[str, Any]:
    """One run of `ecumene bench` with a tree; the trees may be older than this program."""
    command = [str(Path(sys.executable).with_name("ecumene")), "bench", "--json", "--seconds", str(seconds)]
    environment = os.environ | {"PYTHONPATH": str(path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def summary(found: Rounds) -> dict[str, Any]:
    return {
        name: {
            "compiled": rounds[0]["compiled"],
            "calibrations": [one["calibration"] for one in rounds],
            "games": {game: over_rounds([one["games"][game]["best"] for one in rounds]) for game in GOALS},
        }
        for name, rounds in found.items()
        if rounds
    }


def over_rounds(rows: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """The best and the median of what every round measured of a game."""
    speeds = [row["decisions_per_second"] for row in rows]
    clones = [row["clone_us"] for row in rows]
    redeals = [row["redeal_us"] / row["clone_us"] for row in rows]
    return {
        "decisions_per_second": {"best": max(speeds), "median": median(speeds)},
        "clone_us": {"best": min(clones), "median": median(clones)},
        "redeal_in_clones": {"best": round(min(redeals), 1), "median": round(median(redeals), 1)},
    }


def table(results: dict[str, Any]) -> list[str]:
    lines = ["| game | tree | decisions/s, best / median | goal | clone µs | goal | redeal in clones |"]
    lines.append("|---|---|---|---|---|---|---|")
    for game, goals in GOALS.items():
        for name, tree in results["trees"].items():
            row, compiled = tree["games"][game], tree["compiled"]
            speed, clone, redeal = row["decisions_per_second"], row["clone_us"], row["redeal_in_clones"]
            lines.append(
                f"| {game} | {name} | {speed['best'] / 1000:.0f} k / {speed['median'] / 1000:.0f} k "
                f"| {goals[compiled] // 1000} k | {clone['best']:.2f} | {goals[2] if compiled else '–'} "
                f"| {redeal['median']:.0f} |"
            )
    return lines


def draw(results: dict[str, Any], path: Path) -> None:
    """Bars for decisions a second and for clones, a tree a colour, the goals as lines."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, both = pyplot.subplots(2, 1, figsize=(10, 8), sharex=True, layout="constrained")
    trees = results["trees"]
    width = 0.8 / len(trees)
    for number, (name, tree) in enumerate(trees.items()):
        places = [game + (number - (len(trees) - 1) / 2) * width for game in range(len(GOALS))]
        for axes, what in zip(both, ("decisions_per_second", "clone_us"), strict=True):
            heights = [tree["games"][game][what]["median"] for game in GOALS]
            axes.bar(places, heights, width, label=name, color=f"C{number}")
    for game, (plain, compiled, clone) in enumerate(GOALS.values()):
        for axes, goals in ((both[0], (plain, compiled)), (both[1], (clone,))):
            axes.hlines(goals, game - 0.45, game + 0.45, colors="black", linestyles="dotted")
    both[0].set_ylabel("decisions a CPU-second (median, scaled to 65)")
    both[1].set_ylabel("microseconds a clone (median, scaled to 65)")
    both[1].set_xticks(range(len(GOALS)), list(GOALS))
    both[0].legend(loc="upper right")
    both[0].set_title("dotted: the goals, plain and compiled; for clones, compiled")
    figure.savefig(path)


if __name__ == "__main__":
    main()
