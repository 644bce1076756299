"""What things are worth to a civilization without a player, and which choice is best by that."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from ecumene.core.bits import each
from ecumene.core.steps import Choice, Decision
from ecumene.titles.innersea.cards import CARDS, COMPETITION, NEGATE, Card
from ecumene.titles.innersea.civilizations import BARBARIANS, NOBODY
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.position import InnerSea
from ecumene.titles.innersea.rivals import area_value
from ecumene.titles.innersea.scene import Run

BIG_HAND: Final = 4
"""The cards from which on a hand can spare one."""


def wealth(p: InnerSea, seat: int) -> float:
    """Discs, Cities, Wonders, talents and points, less what barbarians threaten."""
    worth = p.board.on_map(seat) + 2 * p.board.cities(seat).bit_count() + p.talents[seat] + p.vp[seat]
    worth += 4 * len(p.wonders.standing(seat))
    threatened = 0
    for area in each(p.board.held[seat] & p.board.held[BARBARIANS]):
        threatened += min(p.board.stack(seat, area), p.board.stack(BARBARIANS, area))
    return worth - threatened / 2


def advantage(p: InnerSea, seat: int) -> float:
    """The own wealth less that of the principal enemy."""
    enemy = p.enemies[seat]
    return wealth(p, seat) - (wealth(p, enemy) if enemy != NOBODY else 0)


def best_choice(p: InnerSea, decision: Decision[InnerSea]) -> Choice:
    """The choice after which the civilization stands best; of equal ones the better area, then the first."""
    choices = decision.choices(p)
    if len(choices) == 1:
        return choices[0]
    merits = [_merit(p, decision, choice) for choice in choices]
    most = max(merits)
    best = [choice for choice, merit in zip(choices, merits, strict=True) if merit == most]
    return max(best, key=lambda choice: _value(p, decision.seat, choice)) if len(best) > 1 else best[0]


def _merit(p: InnerSea, decision: Decision[InnerSea], choice: Choice) -> float:
    stage = p.clone()
    decision.choose(stage, choice)
    while stage.agenda and isinstance(effect := stage.agenda[-1], Run):
        stage.agenda.pop()
        effect.run(stage)
    return advantage(stage, decision.seat)


def _value(p: InnerSea, seat: int, choice: Choice) -> int:
    return area_value(p, seat, AREA_OF[choice]) if choice in AREA_OF else 0


@cache
def priority(card: Card) -> tuple[int, Card]:
    """Which cards to keep: those that place discs, gain, negate, compete, attack; then lower numbers."""
    fate = CARDS[card]
    if fate.kind in (NEGATE, COMPETITION):
        return (2 if fate.kind == NEGATE else 3), card
    rows = [*operations(fate.effect), *(row for use in fate.uses for row in operations(use.effect))]
    for_oneself = {row["op"] for row in rows if row.get("who", "self") == "self" and gains(row.get("n"))}
    if for_oneself & {"place", "place_each"}:
        return 0, card
    if for_oneself & {"talents", "vp"}:
        return 1, card
    attacks = {"remove", "remove_each", "replace"} & {row["op"] for row in rows}
    return (4 if attacks else 5), card


def operations(rows: object) -> Iterator[Mapping[str, Any]]:
    """All operations of a program, those inside others too."""
    if isinstance(rows, Mapping):
        if "op" in rows:
            yield rows
        rows = list(rows.values())
    if isinstance(rows, (list, tuple)):
        for row in rows:
            yield from operations(row)


def gains(amount: object) -> bool:
    """Whether an operation brings something rather than takes it."""
    if isinstance(amount, Mapping):
        amount = amount.get("each", 1)
    return not isinstance(amount, int) or amount > 0


def least_wanted(cards: Sequence[Card]) -> Card:
    return max(cards, key=priority)


def best_choice_on(stage: InnerSea) -> Choice:
    """The best answer to what is asked on a copy where a plan is tried out."""
    asked = stage.decision
    assert asked is not None
    bare = stage.clone()
    bare.agenda.pop()
    return bare.procedure(bare, asked)
