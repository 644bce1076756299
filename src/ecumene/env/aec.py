"""The games as PettingZoo environments: one seat after another makes one choice (AEC)."""

from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ecumene.core.position import Position
from ecumene.core.steps import Choice
from ecumene.env.drawing import RENDER_MODES, rendered
from ecumene.env.encoding import Encoding, encoding_of
from ecumene.env.rewards import rewards
from ecumene.env.sight import Seen, Sight

SEED_BITS = 32


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table at which agents sit, `seat_0` first; a step is one choice, and a chain is several steps."""

    metadata: dict[str, Any] = {  # noqa: RUF012 -- PettingZoo reads it off the class
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }
    position: Position
    observation_spaces: dict[str, spaces.Space[Any]]
    action_spaces: dict[str, spaces.Space[Any]]
    infos: dict[str, dict[str, Any]]

    def __init__(
        self, game: str, seats: int, options: dict[str, object], render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.encoding: Encoding = encoding_of(game, seats, options)
        self.sight = Sight(self.encoding)
        self.options = self.encoding.game.settled(options)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"ecumene_{game}_v{self.encoding.game.rules}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, action = observation_space(self.encoding), action_space(self.encoding)
        self.observation_spaces = {agent: seen() for agent in self.possible_agents}
        self.action_spaces = {agent: action() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; the same seed deals the same."""
        chance = randbits(SEED_BITS) if seed is None else seed
        self.position = self.encoding.game.new(len(self.possible_agents), chance, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """Make the choice with that number; what is not allowed is refused with its rule."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.sight.push(self.position, self.encoding.word(action))
        self._ask()

    def word(self, action: int) -> Choice:
        """The word that an action stands for."""
        return self.encoding.word(action)

    def _ask(self) -> None:
        seat = self.position.seat
        if seat is None:
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _end(self) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards(self.position), strict=False))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and what it may choose."""
        return self.sight.of(self.position, self._seats[agent])

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is left open between two calls."""


def observation_space(encoding: Encoding) -> Any:
    """Makes the space of what an agent is given."""
    bounds = [(placed.field.least, placed.field.most, placed.field.size) for placed in encoding.fields]
    low, high = (
        np.concatenate([np.full(bound[2], bound[which], np.int16) for bound in bounds]) for which in (0, 1)
    )
    return lambda: spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(encoding.words),), np.int8),
        }
    )


def action_space(encoding: Encoding) -> Any:
    """Makes the space of actions: one for each word."""
    return lambda: spaces.Discrete(len(encoding.words))
