"""The games as Gymnasium environments: one seat learns, bots play the others."""

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ecumene.bots import Bot, make
from ecumene.core.errors import BadNames, NotAllowed, NotUnderstood
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Choice
from ecumene.env.aec import action_space, observation_space
from ecumene.env.drawing import RENDER_MODES, rendered
from ecumene.env.encoding import encoding_of
from ecumene.env.rewards import rewards
from ecumene.env.sight import Seen, Sight
from ecumene.table.thinking import thought

Opponent = str | Callable[[int], Bot]
"""A bot by its name, or what makes one out of a seed."""
FORFEIT: Final = -1.0
"""What it is worth to choose what is not allowed: the last place."""


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat at a table of bots. A step is one choice of that seat; the bots answer at once.

    A choice that is not allowed loses the game, and `info` has the rule: masks tell what is allowed.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012
    position: Position

    def __init__(
        self,
        game: str,
        against: Sequence[Opponent],
        options: dict[str, object],
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.seats = len(against) + 1
        self.encoding = encoding_of(game, self.seats, options)
        self.sight = Sight(self.encoding)
        self.options = self.encoding.game.settled(options)
        self.makers = [_maker(opponent) for opponent in against]
        if seat is not None and not 0 <= seat <= len(against):
            raise BadNames(names=[str(seat)], seats=len(against) + 1)
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.encoding)()
        self.action_space = action_space(self.encoding)()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin another game, on the seat that was asked for or on any."""
        super().reset(seed=seed)
        seats = self.seats
        self.seat = int(self.np_random.integers(seats)) if self.fixed_seat is None else self.fixed_seat
        self.position = self.encoding.game.new(seats, self._chance(), self.options)
        self._thoughts = Rng(self._chance())
        bots = [make(self._chance()) for make in self.makers]
        self._bots = {(self.seat + n) % seats: bot for n, bot in enumerate(bots, 1)}
        self._let_others_play()
        return self._seen(), {}

    def _chance(self) -> int:
        return int(self.np_random.integers(1 << 63))

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make the choice with that number; the reward comes with the end."""
        try:
            self.sight.push(self.position, self.word(action), self.seat)
        except (NotAllowed, NotUnderstood) as refusal:
            return self._seen(), FORFEIT, True, False, {"refused": _rule(refusal)}
        self._let_others_play()
        return self._seen(), rewards(self.position)[self.seat], self.position.over, False, {}

    def word(self, action: int | np.int64) -> Choice:
        """The word that an action stands for."""
        return self.encoding.word(action)

    def _let_others_play(self) -> None:
        p = self.position
        while (asked := p.seat) is not None and asked != self.seat:
            for choice in thought(self._bots[asked], p.redealt(asked, self._thoughts.next64()), inf):
                self.sight.push(p, choice, asked)

    def _seen(self) -> Seen:
        return self.sight.of(self.position, self.seat)

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.position, self.render_mode)


def _rule(refusal: NotAllowed | NotUnderstood) -> str:
    """The anchor of the rule that forbids a choice; for what nobody could point at, the code."""
    return refusal.objection.rule if isinstance(refusal, NotAllowed) else refusal.code


def _maker(opponent: Opponent) -> Callable[[int], Bot]:
    if isinstance(opponent, str):
        make(opponent, 0)  # who does not know the bot says so now
        return lambda seed: make(opponent, seed)
    return opponent
