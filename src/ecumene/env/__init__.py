"""The games as environments for programs that learn (`pip install "ecumene[env]"`).

>>> import ecumene.env
>>> env = ecumene.env.make("tigris", seats=2, points="open")
>>> env.reset(seed=7)
>>> seen, reward, ended, cut_short, info = env.last()
>>> env.agent_selection, int(seen["action_mask"].sum()), env.word(int(seen["action_mask"].argmax()))
('seat_0', 11, 'settlement')
"""

from collections.abc import Sequence

from ecumene.env.aec import TableEnv
from ecumene.env.encoding import Encoding, encoding
from ecumene.env.rewards import rewards
from ecumene.env.runner import Runner
from ecumene.env.single import Opponent, SeatEnv

__all__ = [
    "Encoding",
    "Runner",
    "SeatEnv",
    "TableEnv",
    "encoding",
    "make",
    "parallel",
    "rewards",
    "single",
]


def make(game: str, seats: int = 2, render_mode: str | None = None, **options: object) -> TableEnv:
    """A PettingZoo environment of a game, for so many seats and with these options of the game."""
    return TableEnv(game, seats, options, render_mode)


def single(
    game: str,
    against: Sequence[Opponent] = ("strategist",),
    seat: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> SeatEnv:
    """A Gymnasium environment of a game: one seat, any unless it is named, against these bots."""
    return SeatEnv(game, against, options, seat, render_mode)


def parallel(game: str, seats: int = 2, tables: int = 16, processes: int = 2, **options: object) -> Runner:
    """Many tables of a game at once, shared out among processes."""
    return Runner(game, seats, tables, processes, options)
