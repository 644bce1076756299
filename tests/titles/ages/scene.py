"""Positions arranged by hand: who owns what, what lies in the row, whose turn it is."""

from collections.abc import Sequence
from typing import Any

import ecumene
from ecumene.core.errors import NotAllowed
from ecumene.titles.ages.actions import TakeAction
from ecumene.titles.ages.board import PLAYERS, SPACES
from ecumene.titles.ages.cards import (
    FARMS,
    ID,
    KIND,
    NONE,
    NUMBER,
    SPECIAL_MILITARY,
    WORKER_CARDS,
    WORTH,
    civil_deck,
    military_deck,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.politics import political_action
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.ratings import recount
from ecumene.titles.ages.turn import CheckHand, FinishTurn, PassTurn, StartActions, StartTurn

DUMMY = "development-of-science"
"""An event of level 0: preparing it scores nothing."""


def scene(seats: int = 2, seat: int = 0, age: int = 1, row: list[str] | None = None, **options: Any) -> Ages:
    """The action phase of a seat, not in the first round, with an empty row unless one is given."""
    p = ecumene.new("ages", seats=seats, seed=5, **options)
    assert isinstance(p, Ages)
    p.round, p.age, p.current = 1, age, seat
    p.civil_deck = civil_deck(age, seats) if age < 4 else []
    p.military_deck = military_deck(age, seats) if 0 < age < 4 else []
    p.rounds_left = 0 if age == 4 else -1
    for civ in p.civs:
        civ.civil, civ.military = civ.ratings.civil, civ.ratings.military
    lay(p, row or [])
    p.log = []
    return ask(p, PassTurn(seat), FinishTurn(seat), CheckHand(seat), TakeAction(seat))


def ask(p: Ages, *steps: Any) -> Ages:
    """Replace the agenda."""
    p.agenda = list(steps)
    p._offered = None
    p.advance()
    return p


def table(strengths: Sequence[int], age: int = 2) -> Ages:
    """As many civilizations, each with so many Warriors."""
    p = scene(seats=len(strengths), age=age)
    for seat, units in enumerate(strengths):
        own(p, seat, techs={"warriors": units})
    return p


def cultures(p: Ages) -> list[int]:
    return [board.culture for board in p.civs]


def lay(p: Ages, row: list[str]) -> None:
    """Lay out the row from the left; `-` leaves a space empty."""
    p.row = [NONE if word == "-" else NUMBER[word] for word in row] + [NONE] * (SPACES - len(row))
    p._offered = None


def politics(seats: int = 2, seat: int = 0, age: int = 1, **options: Any) -> Ages:
    """The politics phase of a seat."""
    p = scene(seats, seat, age, **options)
    return ask(p, PassTurn(seat), StartActions(seat), political_action(p, seat, second=False))


def start_turn(p: Ages, seat: int = 0) -> Ages:
    """The turn of a seat begins."""
    return ask(p, StartTurn(seat))


def civ(p: Ages, player: str | int = 0) -> Civilization:
    return p.civs[PLAYERS.index(player) if isinstance(player, str) else player]


def own(p: Ages, player: str | int = 0, **things: Any) -> Civilization:
    """Give a civilization cards, workers, points and goods."""
    board = civ(p, player)
    _put_cards(board, things)
    for name, token in (("food", "agriculture"), ("resources", "bronze")):
        if name in things:
            goods(board, {token: things.pop(name)})
    later = {name: things.pop(name) for name in ("civil", "military") if name in things}
    for name, value in things.items():
        assert hasattr(board, name), name
        setattr(board, name, value)
    recount(board, p.civs)
    board.civil, board.military = board.ratings.civil, board.ratings.military
    for name, value in later.items():
        setattr(board, name, value)
    p._offered = None
    return board


def _put_cards(board: Civilization, things: dict[str, Any]) -> None:
    for card, workers in things.pop("techs", {}).items():
        number = NUMBER[card]
        board.techs = tuple(sorted({*board.techs, number}))
        board.workers[number] = workers
    for card in things.pop("specials", []):
        slots = list(board.specials)
        slots[KIND[NUMBER[card]] - SPECIAL_MILITARY] = NUMBER[card]
        board.specials = tuple(slots)
    for name in ("leader", "government", "wonder", "tactic", "homer", "war"):
        if name in things:
            setattr(board, name, NUMBER[things.pop(name)])
    for name in ("wonders", "ruins", "colonies", "hand", "military_hand", "shown"):
        if name in things:
            setattr(board, name, tuple(NUMBER[word] for word in things.pop(name)))


def goods(board: Civilization, tokens: dict[str, int]) -> None:
    """Put blue tokens from the bank on farms, mines and labs."""
    for card, count in tokens.items():
        number = NUMBER[card]
        board.tokens[number] += count
        board.blue -= count
        if number in FARMS:
            board.food += count * WORTH[number]
        else:
            board.resources += count * WORTH[number]


def on(board: Civilization, tokens: bool = False) -> dict[str, int]:
    """Workers, or blue tokens, by card; cards without any are left out."""
    counts = board.tokens if tokens else board.workers
    return {ID[card]: n for card, n in enumerate(counts[:WORKER_CARDS]) if n}


def without_workers(p: Ages, player: str | int = 0) -> Civilization:
    """A civilization with nobody on any card."""
    board = civ(p, player)
    board.workers = [0] * WORKER_CARDS
    recount(board, p.civs)
    return board


def pact(p: Ages, card: str, owner: int, side: str, other: int) -> None:
    """Bring a pact into play."""
    p.make_pact(NUMBER[card], owner, side, other)
    for board in p.civs:
        board.civil, board.military = board.ratings.civil, board.ratings.military
    p._offered = None


def happens(p: Ages, card: str, seat: int = 0) -> Ages:
    """A seat prepares an event of level 0, and this card is the current event."""
    p.current = seat
    board = p.civs[seat]
    board.military_hand += (NUMBER[DUMMY],)
    p.events = [(NUMBER["rats"], NONE), (NUMBER[card], NONE)]
    ask(p, PassTurn(seat), StartActions(seat), political_action(p, seat, second=False))
    return p.push(f"event {DUMMY}")


def objection(p: Ages, notation: str) -> str | None:
    """The rule against a choice; None when it is allowed."""
    try:
        p.read(notation)
    except NotAllowed as refusal:
        return refusal.objection.rule
    return None


def asked(p: Ages) -> tuple[str, str]:
    """Who is asked what."""
    assert p.decision is not None
    return PLAYERS[p.decision.seat], p.decision.name


def events(p: Ages) -> list[str]:
    """What kinds of things happened, and forget them."""
    assert p.log is not None
    kinds = [event.kind for event in p.log]
    p.log.clear()
    return kinds
