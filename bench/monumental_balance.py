"""How balanced the designed cards and maps of Monumental are: series of games between equal bots.

    python bench/monumental_balance.py play --games 500       # one line of JSON a game; can be gone on with
    python bench/monumental_balance.py report                     # tables to print, plots into docs/

Civilizations and capitals are drawn by lot. Maps take turns, and so do the box's basic game and the one
with Renaissance, alternative wonders and celebrities, so that every card comes up.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import matplotlib

matplotlib.use("svg")

from bouts import Bout, Line, play, series
from matplotlib import pyplot as plt
from matplotlib.axes import Axes

from ecumene.arena.rate import Rate
from ecumene.bots.outlook import Chain, Question, judged
from ecumene.core.events import Event
from ecumene.core.game import OptionValue
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Choice, Link
from ecumene.titles.monumental.cards import CARDS, Card
from ecumene.titles.monumental.maps import NAMES, READY_NAMES
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.scoring import breakdown

SEATS: Final = (2, 3, 4)
MAPS: Final = (*READY_NAMES, "generated")
MODULES: Final[dict[str, OptionValue]] = {"renaissance": True, "wonders": "alternative", "celebrities": True}
DRAWN: Final = frozenset(("choose-civilization", "choose-capital"))
TAKEN: Final = ("acquired", "completed-wonder", "developed", "hired")
"""The events that say that somebody has a card now."""
DOCS: Final = Path(__file__).parent.parent / "docs"

# The bot ------------------------------------------------------------------------------------------

FIRST: Final = (
    "use",
    "develop",
    "finish",
    "collect",
    "conquer",
    "acquire",
    "spend",
    "hire",
    "explore",
    "breakthrough",
    "defeat",
    "outpost",
    "move",
)
"""The actions that the brisk bot looks at, in this order."""
WORTH_IT: Final = 0.05
WASTE: Final = 0.3
"""How much of what its resources promise the brisk bot lets go for something at hand."""


class Brisk:
    """Takes the first kind of action that improves its outlook, and of that kind the best; else it ends.

    It goes by the same evaluation as the greedy bot, but looks at a few positions where that one looks at
    hundreds: many games an hour instead of the last point.
    """

    name = "brisk"

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.plan: list[Choice] = []

    def choose(self, position: Position, seconds: float) -> Choice:
        choices = position.choices()
        if len(choices) == 1:
            return choices[0]
        if not self.plan or self.plan[0] not in choices:
            self.plan = list(self.line(position))
        return self.plan.pop(0)

    def line(self, p: Position) -> Chain:
        decision = p.decision
        assert decision is not None
        if decision.name != "take-action":
            return self.best(_looks(p))[1]
        least = max(judged(p, decision.seat) - WASTE, judged(p.clone().push("end"), decision.seat))
        for verb in FIRST:
            if verb in p.choices():
                value, chain = self.best(_looks(p, verb))
                if value > least + WORTH_IT:
                    return chain
        return ("end",)

    def best(self, looks: Iterable[tuple[float, Chain]]) -> tuple[float, Chain]:
        """The best look, equal ones by lot: the order of the tiles must not favour a side of the map."""
        return max(looks, key=lambda look: (round(look[0], 6), self.rng.next64()))


def _looks(
    p: Position, only: Choice = "", begun: Chain = (), question: Question | None = None
) -> Iterator[tuple[float, Chain]]:
    """The whole chains that go on from here, each with how its outcome looks to the asked seat.

    Whoever conquers goes with the leader or without, and leaves it to the rules which soldiers join.
    """
    decision = p.decision
    assert decision is not None
    question = question or Question(p)
    choices = [only] if only else p.choices()
    if decision.name == "muster":
        choices = [choice for choice in choices if choice in ("leader", "go")] or choices
    for choice in choices:
        after = p.clone().push(choice)
        chain = (*begun, choice)
        if isinstance(after.decision, Link):
            yield from _looks(after, "", chain, question)
        else:
            yield judged(question.settled(after), question.seat), chain


# Playing ------------------------------------------------------------------------------------------


def bouts(seats: int, games: int, bot: str = "monumental_balance:Brisk") -> Iterator[Bout]:
    """The games of a series: maps in turn, and every other round of maps with the modules."""
    for seed in range(games):
        modules = MODULES if seed // len(MAPS) % 2 else {}
        options = {"map": MAPS[seed % len(MAPS)], **modules}
        yield Bout("monumental", seats, seed, bot, options, DRAWN)


def told(bout: Bout) -> Line:
    """A game, played and told in one line."""
    p = play(bout, lambda _: None)
    assert isinstance(p, Monumental)
    assert p.log is not None
    winners = [place.seat for place in p.standings() if place.rank == 1]
    taken: list[list[str]] = [[] for _ in range(p.seats)]
    for event in p.log:
        if event.kind in TAKEN:
            taken[event.args["seat"]].append(event.args["card"])
    return {
        "seats": p.seats,
        "seed": bout.seed,
        "map": bout.options["map"],
        "modules": "renaissance" in bout.options,
        "turns": p.turn,
        "winners": winners,
        "players": [
            {
                "civilization": p.nation(seat).id,
                "capital": NAMES[p.board.capital[seat]],
                "points": breakdown(p, seat),
                "cards": taken[seat],
                "at_once": at_once(p.log, seat),
            }
            for seat in range(p.seats)
        ],
    }


def at_once(log: list[Event], seat: int) -> int:
    """How many provinces a civilization conquered in its first turn."""
    first = [event for event in log if event.args.get("seat") == seat and event.kind in ("turn", "conquered")]
    turns = [n for n, event in enumerate(first) if event.kind == "turn"]
    return turns[1] - turns[0] - 1 if len(turns) > 1 else len(first) - 1


# Counting -----------------------------------------------------------------------------------------


@dataclass
class Share:
    """How many of some games were won; a shared win counts as a share."""

    games: int = 0
    wins: float = 0.0

    def add(self, won: float) -> None:
        self.games += 1
        self.wins += won

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95 % confidence."""
        return Rate(self.wins, self.games).bounds


@dataclass
class Tally:
    """What a series says about one number of civilizations."""

    seats: int
    games: int = 0
    turns: int = 0
    seat: dict[str, Share] = field(default_factory=dict)
    civilization: dict[str, Share] = field(default_factory=dict)
    capital: dict[str, Share] = field(default_factory=dict)
    """By map and capital; on generated maps capitals have no names of their own."""
    points: dict[str, int] = field(default_factory=dict)

    def add(self, line: Line) -> None:
        self.games += 1
        self.turns += line["turns"]
        for seat, player in enumerate(line["players"]):
            won = won_by(line, seat)
            _at(self.seat, str(seat + 1)).add(won)
            _at(self.civilization, player["civilization"]).add(won)
            if line["map"] != "generated":
                _at(self.capital, f"{line['map']} {player['capital']}").add(won)
            for category, count in player["points"].items():
                self.points[category] = self.points.get(category, 0) + count


@dataclass
class Use:
    """How often a card was there to be taken, and how those did that took it."""

    offered: int = 0
    taken: int = 0
    expected: float = 0.0
    """The wins that its takers would have if cards made no difference."""
    takers: Share = field(default_factory=Share)


def won_by(line: Line, seat: int) -> float:
    winners = line["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def _at(shares: dict[str, Share], key: str) -> Share:
    return shares.setdefault(key, Share())


def tallies(lines: Iterable[Line]) -> list[Tally]:
    found = []
    by_seats = itemgetter("seats")
    for seats, group in groupby(sorted(lines, key=by_seats), key=by_seats):
        tally = Tally(seats)
        for line in group:
            tally.add(line)
        found.append(tally)
    return found


def uses(lines: Iterable[Line]) -> dict[str, Use]:
    """What became of each card over all games; policies are offered only to their civilization."""
    found = {card.id: Use() for card in CARDS if card.set != "start"}
    for line in lines:
        for seat, player in enumerate(line["players"]):
            for card in CARDS:
                if card.id in found and offered(card, line, player):
                    use = found[card.id]
                    use.offered += 1
                    if card.id in player["cards"]:
                        use.taken += 1
                        use.expected += 1 / line["seats"]
                        use.takers.add(won_by(line, seat))
    return found


def offered(card: Card, line: Line, player: dict[str, Any]) -> bool:
    if card.kind == "policy":
        return bool(card.civilization == player["civilization"])
    if card.set == "R" or card.alternative or card.kind == "celebrity":
        return bool(line["modules"])
    return True


# Reporting ----------------------------------------------------------------------------------------


def tell(lines: list[Line]) -> None:
    """The numbers, as tables to read and to copy."""
    for tally in tallies(lines):
        print(f"\n{tally.seats} civilizations: {tally.games} games, {tally.turns / tally.games:.1f} turns")
        players = tally.games * tally.seats
        print("  points:", {category: round(n / players, 1) for category, n in tally.points.items()})
        for title in ("seat", "civilization", "capital"):
            for key, share in sorted(getattr(tally, title).items()):
                low, high = share.interval()
                print(f"  {key:24} {share.rate:6.1%}  [{low:.1%}, {high:.1%}]  of {share.games}")
    print(f"\n{'card':28} {'taken':>7} {'won':>7} {'expected':>9} {'ratio':>6}   interval of wins")
    for name, use in sorted(uses(lines).items(), key=lambda found: -ratio(found[1])):
        low, high = use.takers.interval()
        share = use.taken / use.offered if use.offered else 0.0
        expected = use.expected / use.taken if use.taken else 0.0
        numbers = f"{share:7.1%} {use.takers.rate:7.1%} {expected:9.1%} {ratio(use):6.2f}"
        print(f"{name:28} {numbers}   [{low:.1%}, {high:.1%}] of {use.taken}")


def ratio(use: Use) -> float:
    """How many times more often than expected the takers of a card win."""
    return use.takers.wins / use.expected if use.expected else 0.0


def draw_shares(axes: Axes, shares: dict[str, Share], expected: float) -> None:
    """Win rates with their intervals, beside what they would be if all were equal."""
    keys = sorted(shares, reverse=True)
    rates = [shares[key].rate for key in keys]
    intervals = [shares[key].interval() for key in keys]
    errors = [
        [rate - low for rate, (low, _) in zip(rates, intervals, strict=True)],
        [high - rate for rate, (_, high) in zip(rates, intervals, strict=True)],
    ]
    axes.barh(keys, rates, color="#7a9cc6")
    axes.errorbar(rates, range(len(keys)), xerr=errors, fmt="none", ecolor="#222222", capsize=3)
    axes.axvline(expected, color="#b03a2e", linestyle="--", linewidth=1)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter("{x:.0%}")


def draw_win_rates(lines: list[Line], folder: Path) -> None:
    """Win rates by civilization, seat and capital, one column for each number of civilizations."""
    found = tallies(lines)
    rows = ("civilization", "seat", "capital")
    figure, grid = plt.subplots(
        len(rows), len(found), figsize=(4.5 * len(found), 10), layout="constrained", squeeze=False
    )
    for row, title in enumerate(rows):
        for column, tally in enumerate(found):
            axes = grid[row][column]
            draw_shares(axes, getattr(tally, title), 1 / tally.seats)
            axes.set_title(f"{title}, {tally.seats} civilizations ({tally.games} games)", fontsize=10)
    figure.savefig(folder / "monumental-balance.svg")


def draw_cards(lines: list[Line], folder: Path) -> None:
    """Each card: how often it is taken, and how much more often than expected its takers win."""
    found = {name: use for name, use in uses(lines).items() if use.taken}
    kinds = {card.id: card.kind for card in CARDS}
    figure, axes = plt.subplots(figsize=(13, 9), layout="constrained")
    for kind in dict.fromkeys(kinds.values()):
        cards = [name for name in found if kinds[name] == kind]
        shares = [found[name].taken / found[name].offered for name in cards]
        axes.scatter(shares, [ratio(found[name]) for name in cards], label=kind, s=18)
        for name, share in zip(cards, shares, strict=True):
            axes.annotate(
                name, (share, ratio(found[name])), fontsize=6, xytext=(3, 2), textcoords="offset points"
            )
    axes.axhline(1, color="#b03a2e", linestyle="--", linewidth=1)
    axes.set_xlabel("taken by a civilization that could")
    axes.set_ylabel("wins of its takers, against what chance gives")
    axes.xaxis.set_major_formatter("{x:.0%}")
    axes.legend()
    figure.savefig(folder / "monumental-balance-cards.svg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("play", "report"))
    parser.add_argument("--file", type=Path, default=Path("monumental-balance.jsonl"))
    parser.add_argument("--games", type=int, default=500, help="for each number of civilizations")
    parser.add_argument("--bot", default="monumental_balance:Brisk", help="a level, or module:Class")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS)
    parser.add_argument("--docs", type=Path, default=DOCS, help="where the plots go")
    parser.add_argument("-j", "--processes", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "play":
        rounds = zip(*(bouts(seats, asked.games, asked.bot) for seats in asked.seats), strict=True)
        series(
            asked.file, [bout for bouts_of_round in rounds for bout in bouts_of_round], told, asked.processes
        )
        return
    lines = [json.loads(line) for line in asked.file.read_text().splitlines()]
    tell(lines)
    draw_win_rates(lines, asked.docs)
    draw_cards(lines, asked.docs)


if __name__ == "__main__":
    main()
