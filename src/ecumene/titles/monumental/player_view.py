"""A civilization as a seat sees it, with its points if the game ended now."""

from functools import partial
from typing import Final

from typing_extensions import TypedDict

from ecumene.core.state import values_of
from ecumene.core.view import Remember
from ecumene.titles.monumental.board import explorers_of
from ecumene.titles.monumental.cards import CARDS, NO_CARD
from ecumene.titles.monumental.city_view import city_view
from ecumene.titles.monumental.faces import Counts, Slot, word, words
from ecumene.titles.monumental.maps import NAMES, NOWHERE
from ecumene.titles.monumental.now import Now
from ecumene.titles.monumental.policies import policy_price, undeveloped
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import UNCHOSEN, slots_of
from ecumene.titles.monumental.scoring import breakdown
from ecumene.titles.monumental.tokens import MARKET_TOKENS
from ecumene.titles.monumental.wonders import stage_price


class Player(TypedDict):
    """A civilization: its city, its piles, what it holds, its points if the game ended now."""

    automa: bool
    civilization: str | None
    leader: str | None
    capital: str | None
    gold: int
    culture: int
    city: list[Slot]
    previews: list[list[Counts]]
    """What each row with each column would yield."""
    deck: int
    known_on_top: list[str]
    discard: list[str]
    archived: list[str]
    policies: list[str]
    policies_left: list[str]
    policy_price: int
    building: str | None
    building_price: int | None
    production_tokens: int
    market_tokens: list[str] | None
    """Those that were not used yet, for their owner only."""
    market_tokens_held: int
    market_tokens_used: list[str]
    explorers: list[str]
    celebrity: str | None
    points: int
    breakdown: dict[str, int]


PRICES: Final = values_of(Now, "discounts", "in_force", "again")
"""What makes cards and stages cheaper for the mover."""


class Players:
    """The civilizations of a position, each made once for its player and once for all others."""

    def __init__(self, p: Monumental, remember: Remember) -> None:
        self._p = p
        self._remember = remember
        self._made_of = [_made_of(p, seat) for seat in range(p.seats)]
        self._public: dict[int, Player] = {}

    def seen_by(self, viewer: int | None) -> list[Player]:
        return [
            self._remember(("player", seat, seat == viewer), made_of, partial(self._made, seat, viewer))
            for seat, made_of in enumerate(self._made_of)
        ]

    def _made(self, seat: int, viewer: int | None) -> Player:
        if seat not in self._public:
            self._public[seat] = _player(self._p, seat)
        if seat != viewer:
            return self._public[seat]
        tokens = [MARKET_TOKENS[token].id for token in self._p.held(seat)]
        return {**self._public[seat], "market_tokens": tokens}


def _made_of(p: Monumental, seat: int) -> tuple[object, ...]:
    """All that the view of a civilization follows from."""
    realms, board, city = p.realms, p.board, slots_of(seat)
    return (
        (realms.civilization[seat], realms.gold[seat], realms.culture[seat], realms.celebrity[seat]),
        (realms.city[city], realms.under[city], realms.building[seat], realms.policies[seat]),
        (realms.deck[seat][:], realms.known[seat], realms.discard[seat][:], realms.archived[seat]),
        (realms.production_tokens[seat], realms.spent[seat], board.takers[:]),
        (board.capital[seat], board.explorers[explorers_of(seat)]),
        breakdown(p, seat),
        PRICES(p.now) if seat == p.now.mover else None,
    )


def _player(p: Monumental, seat: int) -> Player:
    """A civilization as those see it who do not play it."""
    realms = p.realms
    chosen = realms.civilization[seat] != UNCHOSEN
    deck = realms.deck[seat]
    used = [token.id for number, token in enumerate(MARKET_TOKENS) if realms.spent[seat] >> number & 1]
    slots, previews = city_view(tuple(realms.city[slots_of(seat)]), tuple(realms.under[slots_of(seat)]))
    scored = breakdown(p, seat)
    return {
        "automa": p.automated(seat),
        "civilization": p.nation(seat).id if chosen else None,
        "leader": p.nation(seat).leader if chosen else None,
        "capital": NAMES[p.board.capital[seat]] if p.board.capital[seat] != NOWHERE else None,
        "gold": realms.gold[seat],
        "culture": realms.culture[seat],
        "city": slots,
        "previews": previews,
        "deck": len(deck),
        "known_on_top": words(deck[len(deck) - realms.known[seat] :]),
        "discard": words(sorted(realms.discard[seat])),
        "archived": words(realms.archived[seat]),
        "policies": words(realms.policies[seat]),
        "policies_left": words(undeveloped(p, seat) if chosen else ()),
        "policy_price": policy_price(p, seat),
        "building": word(realms.building[seat]),
        "building_price": _building_price(p, seat),
        "production_tokens": realms.production_tokens[seat],
        "market_tokens": None,
        "market_tokens_held": len(p.held(seat)),
        "market_tokens_used": used,
        "explorers": [NAMES[tile] for tile in p.board.explorers[explorers_of(seat)] if tile != NOWHERE],
        "celebrity": word(realms.celebrity[seat]),
        "points": sum(scored.values()),
        "breakdown": scored,
    }


def _building_price(p: Monumental, seat: int) -> int | None:
    """What the next stage of a civilization's wonder costs; only the mover has discounts."""
    card = p.realms.building[seat]
    if card == NO_CARD:
        return None
    return stage_price(p, card, 1) if seat == p.now.mover else CARDS[card].stages[1]
