"""A series of matches in which every bot gets every seat as often as the others."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import combinations, permutations
from math import inf
from pathlib import Path
from typing import Final, Literal, get_args

from ecumene.arena.entrants import maker
from ecumene.arena.match import Match, Outcome, play
from ecumene.arena.processes import processes
from ecumene.arena.records import kept
from ecumene.core.game import OptionValue, checked_seed
from ecumene.core.registry import find
from ecumene.core.rng import Rng

Engine = Literal["local", "ray"]
"""Where matches are played: in processes of this machine, or on a Ray cluster."""
ENGINES: Final[tuple[str, ...]] = get_args(Engine)


class Tournament:
    """Bots, a game and a number of matches; the seed settles all chance in it.

    With more bots than seats every group of them meets; with fewer, they fill the table in turn.
    The same deal is played until every seat of it has changed hands once, and never twice by the same bots
    in the same seats.
    """

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        games: int,
        seed: int,
        seats: int | None = None,
        seconds: float = inf,
        options: Mapping[str, object] | None = None,
    ) -> None:
        found = find(game)
        for name in bots:
            maker(name)
        self.game = game
        self.bots = tuple(bots)
        self.games = games
        self.seed = checked_seed(seed)
        if seats is None:
            seats = min(max(len(bots), 2, found.seats[0]), found.seats[-1])
        self.seats = found.checked_seats(seats)
        self.seconds = seconds
        self.options: Mapping[str, OptionValue] = found.settled(options or {})

    def matches(self) -> Iterator[Match]:
        """All matches, in the order in which they count."""
        rounds = self._rounds()
        chance = Rng(self.seed)
        deal = 0
        for number in range(self.games):
            group = rounds[number // self.seats % len(rounds)]
            turned = number % self.seats
            if turned % self._turns(group) == 0:
                deal = chance.next64()
            entrants = group[turned:] + group[:turned]
            bots = tuple(self.bots[entrant] for entrant in entrants)
            yield Match(self.game, bots, entrants, deal, self.seconds, self.options)

    def _turns(self, group: tuple[int, ...]) -> int:
        """How often a table is turned until it is as before: once, where all bots are alike."""
        names = [self.bots[entrant] for entrant in group]
        return next(n for n in range(1, len(names) + 1) if names[n:] + names[:n] == names)

    def _rounds(self) -> list[tuple[int, ...]]:
        """Who sits down together, in every order that turning the table does not give."""
        entrants = range(len(self.bots))
        if len(entrants) < self.seats:
            filled = [
                tuple((first + seat) % len(entrants) for seat in range(self.seats)) for first in entrants
            ]
            return list(dict.fromkeys(filled))
        groups = list(combinations(entrants, self.seats))
        orders = list(permutations(range(1, self.seats)))
        return [(group[0], *(group[i] for i in order)) for order in orders for group in groups]

    def outcomes(
        self, jobs: int = 1, records: Path | None = None, engine: Engine = "local"
    ) -> Generator[Outcome, None, None]:
        """Play all matches, in so many processes, and give the outcomes in the order of the matches.

        With a folder for records, each match is written down there, and what lies there is not played again.
        """
        numbered = enumerate(self.matches())
        if engine == "ray":
            yield from import_module("ecumene.arena.cluster").outcomes(numbered, records)
            return
        playing = partial(_outcome, records)
        if jobs == 1:
            yield from map(playing, numbered)
            return
        with processes(jobs) as pool:
            yield from pool.imap(playing, numbered)


def _outcome(records: Path | None, numbered: tuple[int, Match]) -> Outcome:
    number, match = numbered
    return play(match) if records is None else kept(records, number, match)
