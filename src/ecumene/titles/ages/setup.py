"""How a game is laid out: the boards in the middle, and a small tribe for everybody."""

from ecumene.titles.ages.board import (
    AGE_A_EVENTS,
    BLUE_TOKENS,
    FIRST_ROUND,
    SPACES,
    UNUSED_WORKERS,
    YELLOW_TOKENS,
)
from ecumene.titles.ages.cards import (
    AGES,
    CARDS,
    DESPOTISM,
    INITIAL,
    WORKER_CARDS,
    civil_deck,
    military_deck,
)
from ecumene.titles.ages.civilization import NOBODY, Civilization
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.ratings import recount
from ecumene.titles.ages.this_turn import ThisTurn
from ecumene.titles.ages.turn import StartTurn


def set_up(p: Ages) -> None:
    """Lay out the boards and the row, shuffle the decks of Age A, and let the first seat begin."""
    p.players = p.seats
    p.civs = [starting(seat) for seat in range(p.seats)]
    p.current = p.round = p.age = 0
    p.rounds_left = -1
    p.last_age = AGES.index(str(p.options["last_age"]))
    p.civil_deck = civil_deck(0, p.seats)
    p.rng.shuffle(p.civil_deck)
    p.lay_row([p.civil_deck.pop() for _ in range(SPACES)])
    military = military_deck(0, p.seats)
    p.rng.shuffle(military)
    p.events = [(military.pop(), NOBODY) for _ in range(p.seats + AGE_A_EVENTS)]
    p.retired = military
    p.military_deck, p.discards, p.future, p.past = [], [], [], []
    p.peeked = 0
    p.common = ()
    p.blue_box = p.yellow_box = 0
    p.this_turn = ThisTurn()
    p.agenda.append(StartTurn(0))


def starting(seat: int) -> Civilization:
    """The player board with its first technologies and workers, and the actions of the first round."""
    civ = Civilization(seat)
    civ.blue, civ.yellow, civ.unused = BLUE_TOKENS, YELLOW_TOKENS, UNUSED_WORKERS
    civ.government = DESPOTISM
    civ.techs = tuple(card for card in INITIAL if card < WORKER_CARDS)
    for card in civ.techs:
        civ.workers[card] = CARDS[card].workers
    recount(civ, ())
    civ.civil = FIRST_ROUND[seat]
    return civ
