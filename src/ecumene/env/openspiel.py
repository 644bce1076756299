"""The games for OpenSpiel (`pip install "ecumene[openspiel]"`).

Importing this registers them as one game, `ecumene`, with parameters: which title, how many players, which
options (`points=open buildings=yes`), and from how many deals chance picks one at the root. All later
chance follows from the deal, so that a history of actions is a whole game.

>>> import pyspiel, ecumene.env.openspiel
>>> game = pyspiel.load_game("ecumene", {"title": "gheos", "players": 2})
>>> state = game.new_initial_state()
>>> state.apply_action(7)  # the deal
>>> state.action_to_string(state.legal_actions()[0])
'plain-wheat'
"""

import json
from collections.abc import Callable
from typing import Any, Final, Self

import numpy as np
import pyspiel

from ecumene.core.events import CURTAIN, Event
from ecumene.core.position import Position
from ecumene.core.steps import Link
from ecumene.env.encoding import encoding_of
from ecumene.env.rewards import rewards

LONGEST_GAME: Final = 100_000
MOST_PLAYERS: Final = 6
PARAMETERS: Final[dict[str, Any]] = {"title": "tigris", "players": 2, "deals": 1024, "options": ""}
KIND: Final = pyspiel.GameType(
    short_name="ecumene",
    long_name="Ecumene",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title for so many players, with its options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        self.deals = int(given["deals"])
        self.players = int(given["players"])
        pairs = [word.partition("=") for word in given["options"].split()]
        self.options = {name: value for name, _, value in pairs}
        self.encoding = encoding_of(given["title"], self.players, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.words),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(KIND, info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, perfect_recall=bool(iig_obs_type and iig_obs_type.perfect_recall))


class Course:
    """The game so far: the position, and what each seat has heard and chosen."""

    def __init__(self, position: Position) -> None:
        position.log = []
        self.position = position
        self.told: list[tuple[int | None, str]] = []
        """Each line with the only seat that has heard it; None for what everybody has."""

    def push(self, word: str) -> None:
        p = self.position
        log = p.log
        assert log is not None
        self.told.append((p.seat, word))
        p.push(word)
        self.told += [(event.to, _line(event)) for event in log if event != CURTAIN]
        log.clear()

    def heard(self, seat: int) -> list[str]:
        """What a seat has heard and chosen."""
        return [line for to, line in self.told if to is None or to == seat]

    def redealt(self, seat: int, seed: int) -> "Course":
        """A course that the seat could not tell from this one; what only others know is forgotten."""
        other = Course(self.position.redealt(seat, seed))
        other.told = [(to, line) for to, line in self.told if to is None or to == seat]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        other = Course(self.position.clone())
        other.told = self.told[:]
        return other


def _line(event: Event) -> str:
    return f"{event.kind} {json.dumps(event.args)}"


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game under way; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Course | None = None

    @property
    def game(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    @property
    def position(self) -> Position:
        assert self.course is not None
        return self.course.position

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        actions = self.game.encoding.actions
        return sorted([actions[choice] for choice in self.position.answers()])

    def _apply_action(self, action: int) -> None:
        game = self.game
        if self.course is None:
            self.course = Course(game.encoding.game.new(game.players, action, game.options))
        else:
            self.course.push(game.encoding.word(action))

    def _action_to_string(self, player: int, action: int) -> str:
        dealing = player == pyspiel.PlayerId.CHANCE
        return f"deal {action}" if dealing else self.game.encoding.word(action)

    def is_terminal(self) -> bool:
        return self.course is not None and self.position.over

    def returns(self) -> list[float]:
        return (
            [0.0] * self.game.players if self.course is None else rewards(self.position)[: self.game.players]
        )

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Self:
        """A state that the player could not tell from this one, with all it cannot know dealt anew.

        Its history begins here: that of this state has the deal, and what others chose unseen.
        """
        assert self.course is not None
        other: Self = self.game.new_initial_state()
        other.course = self.course.redealt(player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        if self.course is None:
            return "not dealt"
        p = self.position
        half_made = isinstance(p.decision, Link)
        return f"{p!r}, {self.move_number()} moves{', half made' if half_made else ''}"


class SpielObserver:
    """What a player sees, and with perfect recall all that it has heard and chosen besides."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.encoding = game.encoding
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(self.encoding.size, np.float32)
        self.dict = {placed.field.name: placed.of(self.tensor) for placed in self.encoding.fields}  # type: ignore[arg-type]

    def set_from(self, state: SpielState, player: int) -> None:
        if state.course is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.observation(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.course is None:
            return "not dealt"
        view = json.dumps(state.position.view(player), sort_keys=True)
        return "\n".join([*state.course.heard(player), view]) if self.perfect_recall else view


pyspiel.register_game(KIND, SpielGame)
