"""How balanced the civilizations of the Inner Sea are: series of games between equal bots.

    python bench/innersea_balance.py play --games 500 -j 2      # one line of JSON a game; can be gone on with
    python bench/innersea_balance.py report                     # tables to print, plots into docs/

Civilizations are drawn by lot. Every set-up has as many civilizations as players, so each of them takes part
in every game for its number of players, and the fair share of wins is one in that number.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

import matplotlib

matplotlib.use("svg")

from bouts import Bout, Line, play, series
from matplotlib import pyplot as plt
from matplotlib.axes import Axes

from ecumene.arena.rate import Rate
from ecumene.core.position import Position
from ecumene.core.steps import Choice, Decision
from ecumene.titles.innersea.aeneas import DECLINE, InvokeAeneas, new_discs
from ecumene.titles.innersea.civilizations import BARBARIANS, CIVILIZATION_OF, NOBODY, SET_UPS
from ecumene.titles.innersea.growth import Deploy, Retire, acquisition
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS, DEEPS, LANDS, Areas, areas_among, around
from ecumene.titles.innersea.notation import DONE
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rivals import best_area
from ecumene.titles.innersea.solo import answer
from ecumene.titles.innersea.solo.growth import idle_disc
from ecumene.titles.innersea.solo.worth import wealth

SEATS: Final = (2, 3, 4, 5, 6)
LIMIT: Final = 1.5
"""No civilization should win more often than this many times its fair share."""
DRAWN: Final = frozenset(("choose-civilization",))
BOTS: Final = {"procedure": "innersea_balance:Procedure", "greedy": "greedy"}
DOCS: Final = Path(__file__).parent.parent / "docs"
COLOURS: Final = dict(zip(CIVILIZATION_OF, plt.colormaps["tab10"].colors, strict=True))  # type: ignore[attr-defined]

# Playing ------------------------------------------------------------------------------------------


class Procedure:
    """Plays as civilizations without a player do, but more as people would.

    It goes against whoever has most points and leaves those behind itself alone; it takes back what
    barbarians have taken; it retires idle discs at sea when its supply is too short to grow; and it begins
    anew with Aeneas only if it gains discs by that.

    It is weaker than the greedy bot, but many times as fast.
    """

    name = "procedure"

    def __init__(self, seed: int) -> None:
        del seed  # the procedure leaves nothing to chance but what the rules do

    def choose(self, position: Position, seconds: float) -> Choice:
        assert isinstance(position, InnerSea)
        decision = position.decision
        assert decision is not None
        seat = decision.seat
        if isinstance(decision, InvokeAeneas) and position.board.on_map(seat) >= new_discs(position):
            return DECLINE
        if isinstance(decision, Retire):
            return idle_disc(position, seat) if position.supply[seat] < acquisition(position, seat) else DONE
        rivals = [rival for rival in range(position.count) if rival != seat]
        rivals.sort(key=lambda rival: (-position.vp[rival], -wealth(position, rival)))
        if isinstance(decision, Deploy):
            return deploy(position, decision, [rival for rival in rivals if _ahead(position, rival, seat)])
        return against(rivals[0], position, decision)


def _ahead(position: InnerSea, rival: int, seat: int) -> bool:
    return position.vp[rival] >= position.vp[seat]


def deploy(position: InnerSea, decision: Deploy, ahead: Sequence[int]) -> Choice:
    """Barbarians first, then the leader, near or far; idle discs against anybody who is ahead."""
    seat = decision.seat
    choice = against(BARBARIANS, position, decision)
    if _lies_in(choice, position.board.held[BARBARIANS]):
        return choice
    leader = ahead[0] if ahead else NOBODY
    choice = against(leader, position, decision)
    if leader != NOBODY and not _lies_in(choice, position.board.held[leader] | position.board.contested()):
        empty = (
            areas_among(decision.choices(position))
            & ~position.board.held[seat]
            & ~position.board.others(seat)
        )
        way = way_to(position, seat, leader, empty)
        if way:
            return AREA_WORDS[best_area(position, seat, way)]
    if _lies_in(choice, LANDS & ~position.board.three[seat]):
        return choice
    for rival in ahead:
        raid = against(rival, position, decision.but(kept=0))
        if _lies_in(raid, position.board.held[rival]):
            return raid
    return choice


def way_to(p: InnerSea, seat: int, enemy: int, empty: Areas) -> Areas:
    """The empty areas that lead to a land of the enemy which the ready discs can reach and win."""
    two, three = p.board.two[enemy] & LANDS, p.board.three[enemy] & LANDS
    for defenders, lands in enumerate((p.board.held[enemy] & LANDS & ~two, two & ~three, three), start=1):
        if around(lands) & p.board.held[seat]:
            continue
        near = lands
        for _ in range(p.ready[seat] - defenders - 1):
            near = (near | around(near)) & p.board.chart.in_play & ~DEEPS
            if near & empty:
                return near & empty
    return 0


def _lies_in(choice: Choice, areas: Areas) -> bool:
    return choice in AREA_OF and bool(areas >> AREA_OF[choice] & 1)


def against(enemy: int, position: InnerSea, decision: Decision[InnerSea]) -> Choice:
    """What the procedure answers if that is its principal enemy."""
    position.enemies = position.enemies[:]
    position.enemies[decision.seat] = enemy
    return answer(position, decision)


class Course:
    """Discs on the map and victory points of every seat as each turn of the game begins, and at its end."""

    def __init__(self) -> None:
        self.moments: list[Line] = []

    def watch(self, p: Position) -> None:
        assert isinstance(p, InnerSea)
        at = [p.epoch, p.epoch_turn]
        if p.over or not self.moments or self.moments[-1]["at"] != at:
            discs = [p.board.on_map(seat) for seat in range(p.count)]
            self.moments.append({"at": at, "discs": discs, "vp": p.vp[:]})


def told(bout: Bout) -> Line:
    """A game, played and told in one line."""
    course = Course()
    first_order: list[int] = []
    civilizations: list[str] = []

    def watch(p: Position) -> None:
        assert isinstance(p, InnerSea)
        if not first_order and p.turn > 1:
            first_order.extend(p.order)
            civilizations.extend(p.word(seat) for seat in range(p.count))
        if first_order:
            course.watch(p)

    p = play(bout, watch)
    return {
        "seats": p.seats,
        "seed": bout.seed,
        "civilizations": civilizations,
        "order": first_order,
        "winners": [place.seat for place in p.standings() if place.rank == 1],
        "course": course.moments,
    }


def bouts(seats: Iterable[int], games: int, bot: str) -> Iterator[Bout]:
    """All numbers of players in turn, so that a series that was stopped has about as many games of each."""
    for seed in range(games):
        for count in seats:
            options = {"civilizations": count}
            yield Bout("innersea", count, seed, BOTS[bot], options, DRAWN, blind=bot == "procedure")


# Counting -----------------------------------------------------------------------------------------


def wins(line: Line, seat: int) -> float:
    """A shared win counts as a share."""
    return (seat in line["winners"]) / len(line["winners"])


def by_civilization(lines: Sequence[Line]) -> dict[str, Rate]:
    words = SET_UPS[lines[0]["seats"]].at
    return {
        word: Rate(sum(wins(line, line["civilizations"].index(word)) for line in lines), len(lines))
        for word in words
    }


def by_order(lines: Sequence[Line]) -> dict[str, Rate]:
    return {
        f"{place + 1}": Rate(sum(wins(line, line["order"][place]) for line in lines), len(lines))
        for place in range(lines[0]["seats"])
    }


def course(lines: Sequence[Line], what: str) -> dict[str, list[float]]:
    """The mean of discs or points of every civilization, at each Epoch's start and at the end."""
    found = {}
    for word in SET_UPS[lines[0]["seats"]].at:
        seats = [line["civilizations"].index(word) for line in lines]
        found[word] = [
            sum(moment[what][seat] for moment, seat in zip(moments, seats, strict=True)) / len(lines)
            for moments in zip(*map(milestones, lines), strict=True)
        ]
    return found


def milestones(line: Line) -> list[Line]:
    """The moments at which an Epoch begins, and the end of the game."""
    starts = [moment for moment in line["course"][:-1] if moment["at"][1] == 1]
    return [*starts, line["course"][-1]]


# Reporting ----------------------------------------------------------------------------------------


def grouped(lines: Iterable[Line]) -> dict[int, list[Line]]:
    ordered = sorted(lines, key=lambda line: (line["seats"], line["seed"]))
    return {seats: list(group) for seats, group in groupby(ordered, key=lambda line: int(line["seats"]))}


def table(groups: dict[int, list[Line]]) -> Iterator[str]:
    for seats, lines in groups.items():
        yield f"{seats} players, {len(lines)} games, fair share {1 / seats:.1%}"
        for name, rate in {**by_civilization(lines), **by_order(lines)}.items():
            low, high = rate.bounds
            yield f"  {name:12} {rate.share:6.1%}  {low:5.1%} to {high:5.1%}  x{rate.share * seats:.2f}"
        for what in ("discs", "vp"):
            for name, means in course(lines, what).items():
                yield f"  {what:5} {name:12} " + " ".join(f"{mean:6.1f}" for mean in means)


def draw_rates(axes: Axes, rates: dict[str, Rate], seats: int) -> None:
    """One bar a name, with its bounds, against the fair share and the limit."""
    names, shares = list(rates), [rate.share for rate in rates.values()]
    below = [rate.share - rate.bounds[0] for rate in rates.values()]
    above = [rate.bounds[1] - rate.share for rate in rates.values()]
    axes.bar(names, shares, color=[COLOURS.get(name, "#7a8fa6") for name in names], width=0.6)
    axes.errorbar(names, shares, [below, above], fmt="none", ecolor="#333333", capsize=3)
    axes.axhline(1 / seats, color="#333333", linewidth=1)
    axes.axhline(LIMIT / seats, color="#b5392c", linewidth=1, linestyle="--")
    axes.set_title(f"{seats} players")
    axes.set_ylim(0, max(LIMIT / seats, *(rate.bounds[1] for rate in rates.values())) * 1.1)
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.tick_params(axis="x", rotation=45 if max(map(len, names)) > 2 else 0)


def draw_course(axes: Axes, means: dict[str, list[float]]) -> None:
    for name, values in means.items():
        axes.plot(values, label=name, color=COLOURS[name], marker="o", markersize=3)
    axes.set_xticks(range(5), ["I", "II", "III", "IV", "end"])


def plots(groups: dict[int, list[Line]], folder: Path) -> None:
    plt.rcParams["svg.hashsalt"] = "innersea"
    width = 3.2 * len(groups)
    for name, rates in (("civilizations", by_civilization), ("order", by_order)):
        figure, row = plt.subplots(1, len(groups), figsize=(width, 3.4), squeeze=False, layout="constrained")
        for axes, (seats, lines) in zip(row[0], groups.items(), strict=True):
            draw_rates(axes, rates(lines), seats)
        figure.savefig(folder / f"innersea-balance-{name}.svg", metadata={"Date": None})
    figure, rows = plt.subplots(2, len(groups), figsize=(width, 6), squeeze=False, layout="constrained")
    for what, row in zip(("discs", "vp"), rows, strict=True):
        row[0].set_ylabel({"discs": "discs on the map", "vp": "victory points"}[what])
        for axes, (seats, lines) in zip(row, groups.items(), strict=True):
            draw_course(axes, course(lines, what))
            axes.set_title(f"{seats} players")
    for axes in rows[0]:
        axes.legend(fontsize="x-small")
    figure.savefig(folder / "innersea-balance-course.svg", metadata={"Date": None})


def main() -> None:
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=layout)
    parser.add_argument("what", choices=("play", "report"))
    parser.add_argument("--file", type=Path, default=Path("innersea-balance.jsonl"))
    parser.add_argument("--games", type=int, default=500, help="for each number of players")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS)
    parser.add_argument("--bot", choices=BOTS, default="procedure")
    parser.add_argument("--plots", type=Path, default=DOCS)
    parser.add_argument("-j", "--jobs", type=int, default=1)
    given = parser.parse_args()
    if given.what == "play":
        series(given.file, bouts(given.seats, given.games, given.bot), told, given.jobs)
    else:
        groups = grouped(json.loads(line) for line in given.file.read_text().splitlines())
        print(*table(groups), sep="\n")
        plots(groups, given.plots)


if __name__ == "__main__":
    main()
