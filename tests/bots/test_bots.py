"""Bots choose what is allowed, leave the position alone, and repeat themselves for the same seed."""

from math import inf

import pytest

import ecumene
from ecumene.arena import Match, play
from ecumene.bots import BOTS, LEVELS, Bot, make
from ecumene.bots.outlook import chains
from ecumene.bots.search import Search
from ecumene.core.errors import UnknownBot
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Decision, step
from ecumene.core.text import LANGUAGES, speaker

GAMES = ecumene.games()
THINKERS = ["greedy", "planner", "search"]
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def middle(game: Game, number: int, choices: int) -> Position:
    """A position after some random choices, before the end."""
    position = game.new(max(2, game.seats[0]), number)
    chance = Rng(number)
    for _ in range(choices):
        before = position.clone()
        offered = position.choices()
        position.push(offered[chance.below(len(offered))])
        if position.over:
            return before
    return position


@each_game
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_what_is_allowed_and_leaves_the_position_alone(game: Game, name: str) -> None:
    bot = make(name, seed=5)
    assert bot.name == name
    for number, choices in enumerate((0, 1, 60)):
        position = middle(game, number, choices)
        for _ in range(3):
            seat = position.seat
            if seat is None:
                break
            seen = position.redealt(seat, number)
            before = seen.clone()
            choice = bot.choose(seen, 0.1)
            assert choice in position.choices()
            assert seen == before
            position.push(choice, seat)


@each_game
@pytest.mark.parametrize("name", ["random", "apprentice", "greedy", "planner"])
def test_the_same_seed_makes_the_same_choices(game: Game, name: str) -> None:
    def chosen(seed: int) -> list[str]:
        bot = make(name, seed)
        position = middle(game, 3, 10)
        made: list[str] = []
        while len(made) < 6 and position.seat is not None:
            made.append(bot.choose(position.redealt(position.seat, 1), inf))
            position.push(made[-1])
        return made

    assert chosen(4) == chosen(4)


def test_search_without_a_clock_repeats_itself() -> None:
    position = middle(GAMES["tigris"], 1, 30)
    seen = position.redealt(position.seat or 0, 2)
    assert len({Search(9, playouts=12).choose(seen, inf) for _ in range(2)}) == 1


@each_game
def test_chains_are_whole_and_lead_where_they_say(game: Game) -> None:
    for choices in (0, 7, 40):
        position = middle(game, choices, choices)
        for chain, after in list(chains(position))[:60]:
            assert position.clone().push(" ".join(chain)) == after


def test_a_bot_that_nobody_knows_is_refused_in_both_languages() -> None:
    with pytest.raises(UnknownBot) as refusal:
        make("nobody", 1)
    for lang in LANGUAGES:
        assert "nobody" in speaker(lang).error(refusal.value)


def test_every_level_is_a_bot() -> None:
    assert set(LEVELS) <= set(BOTS)


def test_a_bot_asked_in_the_middle_of_a_chain_finishes_it() -> None:
    position = ecumene.new("tigris", seats=2, seed=7).push("king")
    for name in THINKERS:
        assert make(name, 1).choose(position.redealt(0, 1), 0.5) in position.choices()


@pytest.mark.parametrize("number", range(6))
def test_greedy_beats_random_at_tigris(number: int) -> None:
    bots = ("greedy", "random") if number % 2 else ("random", "greedy")
    outcome = play(Match("tigris", bots, (0, 1), seed=100 + number))
    assert outcome.ranks[bots.index("greedy")] == 1


@pytest.mark.parametrize("bot", [make(name, 3) for name in THINKERS], ids=THINKERS)
class TestConflicts:
    """Two kings beside one temple each; who is asked holds temples or does not."""

    def revolt(self, attackers: int, defenders: int) -> Position:
        position = ecumene.new("tigris", seats=2, seed=7)
        position.hands = [6 - attackers, attackers, 0, 0, 6 - defenders, defenders, 0, 0]  # type: ignore[attr-defined]
        return position.push("king b3").push("end").push("king a2")

    def test_the_defender_adds_what_is_enough(self, bot: Bot) -> None:
        position = self.revolt(attackers=4, defenders=2).push("commit 2")
        assert bot.choose(position.redealt(0, 1), inf) == "commit 2"

    def test_the_defender_wastes_nothing_on_a_lost_conflict(self, bot: Bot) -> None:
        position = self.revolt(attackers=2, defenders=4).push("commit 4")
        assert bot.choose(position.redealt(0, 1), inf) == "commit 0"

    def test_the_defender_adds_nothing_to_a_conflict_that_is_won(self, bot: Bot) -> None:
        position = self.revolt(attackers=3, defenders=2).push("commit 0")
        assert bot.choose(position.redealt(0, 1), inf) == "commit 0"


@step
class GiveUp(Decision[Position]):
    """A question that can be answered by giving up."""

    def choices(self, p: Position) -> tuple[str, ...]:
        return "resign", "pass", "play"

    def concession(self) -> str:
        return "resign"

    def choose(self, p: Position, choice: str) -> None:
        p.turn += len(choice)


@pytest.mark.parametrize("name", BOTS)
def test_no_bot_gives_the_game_up(name: str) -> None:
    p = ecumene.new("tigris", seats=2, seed=1)
    p.agenda.append(GiveUp(0))
    p.advance()
    assert p.answers() == ("pass", "play")
    assert p.view(0)["asked"]["concession"] == "resign"
    bot = make(name, 1)
    assert {bot.choose(p.clone(), 0.05) for _ in range(12)} <= {"pass", "play"}
