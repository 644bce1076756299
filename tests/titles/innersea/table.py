"""Positions set up by hand: who leads what, whose discs lie where, who holds which cards, what is asked.

Civilizations stand for their seats: `sea("gaul", "troy")` has Gaul at seat 0 and Troy at seat 1, in this
turn order. The map is empty but for what is laid on it; nobody has cards unless they are given.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import ecumene
from ecumene.core.state import replaced
from ecumene.core.steps import Step
from ecumene.titles.innersea.board import Board
from ecumene.titles.innersea.card_phase import PlayCard
from ecumene.titles.innersea.cards import CARD_OF, CARDS, INVESTMENT_OF, WONDER_OF, WONDERS
from ecumene.titles.innersea.civilizations import (
    BARBARIANS,
    CIVILIZATION_OF,
    DISCS,
    MARKERS,
)
from ecumene.titles.innersea.map import AREA_OF, AREA_WORDS, AREAS
from ecumene.titles.innersea.position import CARD_PHASE, InnerSea
from ecumene.titles.innersea.possessions import NO_WONDERS

Discs = dict[str, dict[str, int]]

WORLD: Discs = {
    "gaul": {"gaul": 3, "massilia": 2, "liguria": 1, "ligurian-sea": 1},
    "carthage": {"carthage": 3, "saldae": 1, "african-sea": 2, "thapsus": 2},
    "troy": {"troy": 3, "ionia": 2, "phrygia": 1, "icarian-sea": 1},
    "egypt": {"egypt": 3, "nile-delta": 2, "libya": 1, "egyptian-sea": 1},
}
"""Four civilizations that do not touch each other, each with a City, a settlement, a camp and a sea."""


def sea(
    *civilizations: str,
    discs: Discs | None = None,
    hands: Mapping[str, Iterable[str]] | None = None,
    talents: dict[str, int] | None = None,
    vp: dict[str, int] | None = None,
    wonders: dict[str, tuple[str, str]] | None = None,
    steps: Iterable[Step[InnerSea]] | None = None,
    phase: str = CARD_PHASE,
    epoch: int = 1,
    turn: int = 1,
    deck: Iterable[str] = (),
    seats: int | None = None,
    **options: object,
) -> InnerSea:
    """A table where the steps (else the first seat's play in the Card Phase) are about to be taken."""
    number = len(civilizations)
    options.setdefault("civilizations", number)
    p = ecumene.new("innersea", seats=seats or number, seed=1, **options)
    assert isinstance(p, InnerSea)
    p.civ = [CIVILIZATION_OF[word] for word in civilizations]
    p.order = list(range(number))
    clear(p)
    p.phase, p.epoch, p.epoch_turn = phase, epoch, turn
    for word, stacks in (discs or {}).items():
        for area, count in stacks.items():
            for _ in range(count):
                p.place(BARBARIANS if word == "barbarians" else p.seat_of(word), AREA_OF[area])
    for word, (owner, area) in (wonders or {}).items():
        raise_wonder(p, word, owner, area)
    deal(p, hands or {}, list(deck))
    for word, count in (talents or {}).items():
        p.talents[p.seat_of(word)] = count
    for word, count in (vp or {}).items():
        p.vp = replaced(p.vp, p.seat_of(word), count)
    p.log = []
    ask(p, *(steps if steps is not None else [PlayCard(0)]))
    return p


def clear(p: InnerSea) -> None:
    """Take everything off the map."""
    p.board = Board(p.board.chart)
    p.supply[: p.count] = [DISCS - MARKERS] * p.count
    p.supply[BARBARIANS] = DISCS * (2 if p.options["hordes"] and p.count < 6 else 1)
    p.wonders = NO_WONDERS


def raise_wonder(p: InnerSea, word: str, owner: str, area: str) -> None:
    """A Wonder that was built before."""
    wonder, seat = WONDER_OF[word], p.seat_of(owner)
    p.wonders = p.wonders.built(wonder, seat, AREA_OF[area])
    p.supply[seat] -= WONDERS[wonder].discs


def invest(p: InnerSea, word: str, seat: int, discs: int) -> None:
    """An Investment card that was laid out before."""
    p.fate.deck.remove(CARD_OF[word])
    p.supply[seat] -= discs
    p.investments = p.investments.laid(INVESTMENT_OF[CARD_OF[word]], seat, discs)


def deal(p: InnerSea, hands: Mapping[str, Iterable[str]], top: list[str]) -> None:
    """Hands as given, and a deck with the given cards on top, the first the topmost; Events at the bottom."""
    p.fate.hands = [0] * p.count
    p.fate.discard, p.fate.aside, p.fate.in_play = [], [], []
    for word, cards in hands.items():
        p.fate.hands[p.seat_of(word)] = sum(1 << CARD_OF[card] for card in cards)
    held = sum(p.fate.hands)
    stacked = [CARD_OF[word] for word in top]
    rest = [card for card in sorted(CARDS, reverse=True) if not held >> card & 1 and card not in stacked]
    p.fate.deck = rest + stacked[::-1]


def ask(p: InnerSea, *steps: Step[InnerSea]) -> InnerSea:
    """Put steps on the agenda, the first to be taken first, and go on to the next question."""
    p.agenda = list(reversed(steps))
    p.advance()
    return p


def stacks(p: InnerSea) -> dict[str, int]:
    """Every stack on the map, as `area:faction`."""
    return {
        f"{AREA_WORDS[area]}:{p.word(faction)}": p.board.stack(faction, area)
        for faction in (*range(p.count), BARBARIANS)
        for area in range(AREAS)
        if p.board.stack(faction, area)
    }


def count_of(p: InnerSea) -> dict[str, int]:
    """Stacks, talents and victory points."""
    found = stacks(p)
    for seat in range(p.count):
        found[f"talents:{p.word(seat)}"] = p.talents[seat]
        found[f"vp:{p.word(seat)}"] = p.vp[seat]
    return found


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What differs between two counts."""
    keys = before.keys() | after.keys()
    found = {key: after.get(key, 0) - before.get(key, 0) for key in keys}
    return {key: change for key, change in found.items() if change}


def told(p: InnerSea, kind: str) -> list[dict[str, Any]]:
    """The particulars of all events of a kind so far."""
    assert p.log is not None
    return [event.args for event in p.log if event.kind == kind]


def asked(p: InnerSea) -> str | None:
    """What is asked, and of whom: `deploy 0`."""
    return None if p.decision is None else f"{p.decision.name} {p.seat}"
