"""What everybody sees of the table, with the numbers that people compare, and what a seat sees besides."""

from collections.abc import Sequence
from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from ecumene.core.bits import each
from ecumene.core.state import values_of
from ecumene.core.view import Remember, afresh
from ecumene.titles.monumental.acquiring import card_price
from ecumene.titles.monumental.actions import ACTIONS, Chain, TakeAction
from ecumene.titles.monumental.automa_cards import AUTOMA_CARDS
from ecumene.titles.monumental.board import EXPLORERS, NOBODY, Board
from ecumene.titles.monumental.cards import BASICS, CARD_WORDS, CARDS
from ecumene.titles.monumental.conquest import conquest_price, defence, kind_of_target, targets
from ecumene.titles.monumental.display import rows
from ecumene.titles.monumental.effects import usable_cards
from ecumene.titles.monumental.faces import (
    Counts,
    DisplayCard,
    counted,
    display_card,
    word,
    words,
)
from ecumene.titles.monumental.maps import NAMES, NOWHERE, Tile, Tiles, axial
from ecumene.titles.monumental.now import Now
from ecumene.titles.monumental.player_view import PRICES, Player, Players
from ecumene.titles.monumental.position import NOT_IN_SIGHT, Monumental
from ecumene.titles.monumental.setup import hidden_monsters
from ecumene.titles.monumental.tokens import MARKETS, MONSTER_WORDS, NO_TOKEN, TOKENS


class Water(TypedDict):
    """A tile that nobody enters; where it lies, in axial coordinates."""

    q: int
    r: int
    kind: Literal["water"]


class City(TypedDict):
    """A free city: what it costs besides units."""

    kind: Literal["city"]
    cost: Counts


class Barbarian(TypedDict):
    """Barbarians: how many units more they take."""

    kind: Literal["barbarian"]
    value: int


class Conquest(TypedDict):
    """What a conquest by the mover would take."""

    target: str
    units: int
    extra: Counts
    possible: bool


class Land(TypedDict):
    """A capital or a province: where it lies, what is on it."""

    q: int
    r: int
    kind: Literal["capital", "province"]
    terrain: int
    owner: int | None
    soldiers: int
    leaders: list[int]
    """The seats whose leaders are here; likewise `explorers`."""
    outpost: bool
    explorers: list[int]
    celebrity: str | None
    wonder: str | None
    production: bool
    market: str | None
    token: City | Barbarian | None
    defence: NotRequired[int]
    """For provinces only."""
    conquest: NotRequired[Conquest]
    """For provinces that are not the mover's."""


class Market(TypedDict):
    """A market: how many tokens are left."""

    tile: str
    tokens: int


class BasicPile(TypedDict):
    """A pile of basic buildings."""

    left: int
    price: int


class ForHire(TypedDict):
    """A celebrity that can be hired."""

    card: str
    gold: int


class MonsterAbout(TypedDict):
    """A monster: where it is, and below which card of the display its token lies."""

    tile: str
    track: int


class TurnState(TypedDict):
    """What the mover has at hand this turn."""

    resources: Counts
    samurai: int
    active: list[int]
    """Slots of the mover's city, from 0; likewise `reinforced`."""
    reinforced: list[int]
    used: list[str]
    usable: list[str]
    automa_cards: list[str]


class TableView(TypedDict):
    """The map, the display, the monsters, and what has happened this turn."""

    mover: int
    last_turns: int | None
    tiles: dict[str, Land | Water]
    markets: dict[str, Market]
    display: list[list[DisplayCard | None]]
    development: int
    basics: dict[str, BasicPile]
    celebrities: list[ForHire]
    monsters: dict[str, MonsterAbout]
    hidden_monsters: int
    turn_state: TurnState


class SeatView(TypedDict):
    """What a seat could do, and the players as it sees them."""

    actions: dict[str, list[str]]
    """Each action that whoever is asked can take, and on what, also while one is half made."""
    players: list[Player]


# The table ------------------------------------------------------------------------------------------


def table_view(p: Monumental, remember: Remember = afresh) -> TableView:
    board, supply, prices = p.board, p.supply, PRICES(p.now)
    return {
        "mover": p.now.mover,
        "last_turns": p.last_turns if p.last_turns != NOT_IN_SIGHT else None,
        "tiles": _tiles(p, remember),
        "markets": remember("markets", (board.pile[:], board.market_tile), lambda: _markets(p)),
        "display": remember("display", (supply.display[:], prices), lambda: _display(p)),
        "development": len(supply.development),
        "basics": remember("basics", (supply.basics, prices), lambda: _basics(p)),
        "celebrities": [{"card": CARD_WORDS[card], "gold": CARDS[card].cost} for card in supply.celebrities],
        "monsters": {
            MONSTER_WORDS[monster]: {"tile": NAMES[lair], "track": board.track[monster]}
            for monster, lair in enumerate(board.lairs)
            if lair != NOWHERE
        },
        "hidden_monsters": hidden_monsters(p),
        "turn_state": _turn_state(p),
    }


_BOARD: Final = values_of(Board)
_FIGHTING: Final = values_of(Now, "mover", "in_force", "again", "war_discount")
"""What the price of a conquest depends on, beside the map."""


def _tiles(p: Monumental, remember: Remember) -> dict[str, Land | Water]:
    mover, realms = p.now.mover, p.realms
    settled = p.board.capital[mover] != NOWHERE and not p.automated(mover)
    reachable = targets(p, mover) if settled else 0
    made_of = _BOARD(p.board), _FIGHTING(p.now), reachable, realms.celebrity[:], realms.guard
    return remember(
        "tiles", made_of, lambda: {NAMES[tile]: _tile(p, tile, reachable) for tile in each(p.world.all)}
    )


def _markets(p: Monumental) -> dict[str, Market]:
    return {
        MARKETS[market]: {"tile": NAMES[tile], "tokens": len(p.board.pile[market])}
        for market, tile in enumerate(p.board.market_tile)
        if tile != NOWHERE
    }


def _display(p: Monumental) -> list[list[DisplayCard | None]]:
    return [[display_card(p, card) for card in row] for row in rows(p)]


def _basics(p: Monumental) -> dict[str, BasicPile]:
    return {
        CARD_WORDS[card]: {"left": left, "price": card_price(p, card)}
        for card, left in zip(BASICS, p.supply.basics, strict=True)
    }


def _tile(p: Monumental, tile: Tile, reachable: Tiles) -> Land | Water:
    q, r = axial(tile)
    if p.world.water >> tile & 1:
        return {"q": q, "r": r, "kind": "water"}
    board = p.board
    owner = board.owner[tile]
    capital = p.world.capitals >> tile & 1
    land: Land = {
        "q": q,
        "r": r,
        "kind": "capital" if capital else "province",
        "terrain": p.world.terrain[tile],
        "owner": owner if owner != NOBODY else None,
        "soldiers": board.soldiers[tile],
        "leaders": _standing(board.leader_at, tile),
        "outpost": bool(board.outposts >> tile & 1),
        "explorers": [place // EXPLORERS for place in _standing(board.explorers, tile)],
        "celebrity": _celebrity_at(p, tile),
        "wonder": word(board.wonder_at[tile]),
        "production": bool(board.production >> tile & 1),
        "market": MARKETS[board.market_tile.index(tile)] if tile in board.market_tile else None,
        "token": _front(board.token[tile]),
    }
    if not capital:
        land["defence"] = defence(p, tile)
        if owner != p.now.mover:
            land["conquest"] = _conquest(p, tile, bool(reachable >> tile & 1))
    return land


def _standing(places: Sequence[Tile], tile: Tile) -> list[int]:
    """Who of those whose places are given stands on a tile; most often nobody does."""
    return [who for who, at in enumerate(places) if at == tile] if tile in places else []


def _celebrity_at(p: Monumental, tile: Tile) -> str | None:
    owner = p.board.owner[tile]
    there = owner != NOBODY and p.board.celebrity_at[owner] == tile
    return CARD_WORDS[p.realms.celebrity[owner]] if there else None


def _front(token: int) -> City | Barbarian | None:
    """What everybody sees of a token: monsters look like barbarians."""
    if token == NO_TOKEN:
        return None
    if TOKENS[token].kind == "city":
        return {"kind": "city", "cost": counted(TOKENS[token].cost)}
    return {"kind": "barbarian", "value": TOKENS[token].value}


def _conquest(p: Monumental, tile: Tile, possible: bool) -> Conquest:
    units, extra = conquest_price(p, p.now.mover, tile)
    return {
        "target": kind_of_target(p, tile),
        "units": units,
        "extra": counted(extra),
        "possible": possible,
    }


def _turn_state(p: Monumental) -> TurnState:
    now = p.now
    return {
        "resources": counted(now.res),
        "samurai": now.samurai,
        "active": list(each(now.active)),
        "reinforced": list(each(now.reinforced)),
        "used": words(now.used),
        "usable": [] if p.automated(now.mover) else words(usable_cards(p, now.mover)),
        "automa_cards": [AUTOMA_CARDS[card].id for card in now.turned_up],
    }


# What a seat could do ----------------------------------------------------------------------------------


def seat_view(p: Monumental, seat: int | None) -> SeatView:
    return seat_views(p, [seat])[0]


def seat_views(p: Monumental, seats: Sequence[int | None], remember: Remember = afresh) -> list[SeatView]:
    """What several seats see, with what they see alike worked out once."""
    players = Players(p, remember)
    return [{"actions": _actions(p, seat), "players": players.seen_by(seat)} for seat in seats]


def _actions(p: Monumental, seat: int | None) -> dict[str, list[str]]:
    head = p.head
    if not isinstance(head, TakeAction) or head.seat != seat:
        return {}
    found: dict[str, list[str]] = {}
    for verb in p.choices() if p.decision is head else head.choices(p):
        action = ACTIONS.get(verb)
        found[verb] = list(action.link(seat, head).choices(p)) if isinstance(action, Chain) else []
    return found
