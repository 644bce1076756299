"""What everybody sees of the table, and what a seat sees besides."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from typing_extensions import TypedDict

from ecumene.core.bits import each
from ecumene.core.state import values_of
from ecumene.core.view import Remember, afresh
from ecumene.titles.innersea.board import Board
from ecumene.titles.innersea.cards import CARD_WORDS, INVESTMENTS, WONDER_WORDS, WONDERS, Card, card_words
from ecumene.titles.innersea.civilizations import BARBARIANS, COLOURS, NOBODY, UNCHOSEN
from ecumene.titles.innersea.competition import outlook
from ecumene.titles.innersea.growth import acquisition, growth
from ecumene.titles.innersea.map import AREA_WORDS, NOWHERE, Area, Areas, words
from ecumene.titles.innersea.position import InnerSea


class Stack(TypedDict):
    """Discs of one faction in an area."""

    seat: int | None
    """None for the barbarians."""
    count: int
    allies: int


class Occupied(TypedDict):
    """An area where somebody has discs."""

    discs: list[Stack]
    contested: bool
    control: int | None
    """The seat that is alone there."""
    dominated: int | None
    """The seat that dominates this sea."""
    city: list[int]
    """The seats with a City there."""
    sanctuary: list[int]
    """The seats whose discs are safe there."""


class Wonder(TypedDict):
    """A Wonder, built or not."""

    owner: int | None
    area: str | None
    buried: bool
    discs: int
    full: int
    """The discs that it has when it is built."""
    used: bool


class Announced(TypedDict):
    """An ability, a Wonder or an investment that somebody uses in a competition."""

    seat: int
    what: str


class Competition(TypedDict):
    """The competition that is going on; factions go by their words."""

    area: str
    announced: list[Announced]
    fallen: dict[str, int]
    face_down: list[int]
    """How many cards each seat has laid."""
    outlook: dict[str, int]
    """Who would be left with how much as things stand."""
    coming: list[str]


class TableView(TypedDict):
    """The table as everybody sees it; areas and cards go by their words, civilizations by their seats."""

    in_play: list[str]
    """The areas of this set-up."""
    epoch: int
    epochs: int
    """The last Epoch of the game."""
    epoch_turn: int
    phase: str
    order: list[int]
    areas: dict[str, Occupied]
    barbarians: int
    """Their discs in supply."""
    deck: int
    discard: list[str]
    aside: list[str]
    in_play_cards: list[str]
    wonders: dict[str, Wonder]
    competition: Competition | None


class Growth(TypedDict):
    """What the next acquisition would bring, part by part and in all, before abilities."""

    settlements: int
    seas: int
    trade: int
    extra: int
    total: int


class Player(TypedDict):
    """A civilization, with what the viewer may not see left out as None."""

    colour: str
    civilization: str | None
    npc: bool
    enemy: int | None
    """Whom a civilization without a player goes for."""
    vp: int
    supply: int
    ready: int
    sea_ready: int
    talents: int
    hand: list[str] | None
    hand_size: int
    known: list[str]
    """What the viewer knows of the hand of another."""
    looking: list[str] | None
    """The cards drawn only to look at."""
    face_down: list[str] | None
    cities: int
    settlements: int
    areas: int
    on_map: int
    growth: Growth | None
    passed: bool
    investments: dict[str, int]
    """The discs on each Investment card."""


class SeatView(TypedDict):
    """What a seat, or a spectator, sees besides."""

    players: list[Player]


def table_view(p: InnerSea, remember: Remember = afresh) -> TableView:
    """The map, the cards on the table, the wonders."""
    return {
        "in_play": remember("in_play", p.board.chart.in_play, lambda: words(p.board.chart.in_play)),
        "epoch": p.epoch,
        "epochs": p.last_epoch,
        "epoch_turn": p.epoch_turn,
        "phase": p.phase,
        "order": p.order[:],
        "areas": remember("areas", (_BOARD(p.board), p.order[:], p.sanctuary), lambda: _areas(p)),
        "barbarians": p.supply[BARBARIANS],
        "deck": len(p.fate.deck),
        "discard": remember("discard", p.fate.discard[:], lambda: _cards(p.fate.discard)),
        "aside": _cards(p.fate.aside),
        "in_play_cards": _cards(p.fate.in_play),
        "wonders": remember("wonders", p.wonders, lambda: _wonders(p)),
        "competition": _competition(p),
    }


_BOARD: Final = values_of(Board)


def seat_view(p: InnerSea, seat: int | None) -> SeatView:
    """The civilizations as a seat sees them."""
    return seat_views(p, [seat])[0]


def seat_views(p: InnerSea, seats: Sequence[int | None], remember: Remember = afresh) -> list[SeatView]:
    """The civilizations as several seats see them, with what they see alike worked out once."""
    board = _BOARD(p.board)
    public = [_player(p, player, _growth(p, player, board, remember)) for player in range(p.count)]
    return [{"players": public if seat is None else _seen_by(p, public, seat)} for seat in seats]


def _seen_by(p: InnerSea, public: list[Player], viewer: int) -> list[Player]:
    """The civilizations, with what only one of them knows of itself and of the others."""
    fate = p.fate
    players: list[Player] = public[:]
    for seat in range(p.count):
        if known := fate.known_to(viewer, seat):
            players[seat] = {**public[seat], "known": card_words(known)}
    own: Player = {**public[viewer], "hand": card_words(fate.hands[viewer])}
    own["face_down"] = _cards(fate.face_down[viewer])
    if fate.looker == viewer:
        own["looking"] = card_words(fate.looked_at)
    players[viewer] = own
    return players


def _cards(pile: list[Card] | tuple[Card, ...]) -> list[str]:
    return [CARD_WORDS[card] for card in pile]


def _areas(p: InnerSea) -> dict[str, Occupied]:
    board, seats = p.board, range(p.count)
    stacks: dict[Area, tuple[tuple[int, int, int], ...]] = {}
    for faction in (*p.order, BARBARIANS):
        for area in each(board.held[faction]):
            stack = (faction, board.stack(faction, area), board.strength(faction, area))
            stacks[area] = (*stacks[area], stack) if area in stacks else (stack,)
    contested = board.contested()
    dominated = _by_area([board.dominated(seat, by_control=True) for seat in seats])
    cities = _by_area([board.cities(seat) for seat in seats])
    safe = _by_area(p.sanctuary)
    return {
        AREA_WORDS[area]: _occupied(
            there, contested >> area & 1, dominated.get(area, ()), cities.get(area, ()), safe.get(area, ())
        )
        for area, there in stacks.items()
    }


def _by_area(areas: list[Areas]) -> dict[Area, tuple[int, ...]]:
    """The seats by the areas that are theirs."""
    found: dict[Area, tuple[int, ...]] = {}
    for seat, theirs in enumerate(areas):
        for area in each(theirs):
            found[area] = (*found.get(area, ()), seat)
    return found


@lru_cache(maxsize=1 << 12)
def _occupied(
    stacks: tuple[tuple[int, int, int], ...],
    contested: int,
    dominated: tuple[int, ...],
    city: tuple[int, ...],
    sanctuary: tuple[int, ...],
) -> Occupied:
    """An area with the stacks there: faction, discs, and strength with allies.

    Looked up, since few areas change from one choice to the next; nobody changes what was told.
    """
    alone = stacks[0][0] if len(stacks) == 1 else BARBARIANS
    return {
        "discs": [
            {"seat": None if faction == BARBARIANS else faction, "count": discs, "allies": strength - discs}
            for faction, discs, strength in stacks
        ],
        "contested": bool(contested),
        "control": None if alone == BARBARIANS else alone,
        "dominated": dominated[0] if dominated else None,
        "city": list(city),
        "sanctuary": list(sanctuary),
    }


def _wonders(p: InnerSea) -> dict[str, Wonder]:
    return {word: _wonder(p, wonder) for wonder, word in enumerate(WONDER_WORDS)}


def _wonder(p: InnerSea, wonder: int) -> Wonder:
    owner, area = p.wonders.owner[wonder], p.wonders.area[wonder]
    return {
        "owner": None if owner == NOBODY else owner,
        "area": None if area == NOWHERE else AREA_WORDS[area],
        "buried": owner != NOBODY and area == NOWHERE,
        "discs": p.wonders.discs[wonder],
        "full": WONDERS[wonder].discs,
        "used": bool(p.wonders.used >> wonder & 1),
    }


def _competition(p: InnerSea) -> Competition | None:
    if p.fight == NOWHERE:
        return None
    return {
        "area": AREA_WORDS[p.fight],
        "announced": [{"seat": seat, "what": word} for seat, word in p.announced],
        "fallen": {p.word(f): n for f, n in enumerate(p.fallen) if n},
        "face_down": [len(cards) for cards in p.fate.face_down],
        "outlook": {p.word(f): n for f, n in outlook(p).items()},
        "coming": words(p.board.contested() & ~p.fought & ~(1 << p.fight)),
    }


def _player(p: InnerSea, seat: int, next_growth: Growth | None) -> Player:
    """A civilization as those see it who do not play it."""
    chosen = p.civ[seat] != UNCHOSEN
    return {
        "colour": COLOURS[seat],
        "civilization": p.display(seat).word if chosen else None,
        "npc": seat >= p.seats,
        "enemy": p.enemies[seat] if seat >= p.seats and p.enemies[seat] != NOBODY else None,
        "vp": p.vp[seat],
        "supply": p.supply[seat],
        "ready": p.ready[seat],
        "sea_ready": p.sea_ready[seat],
        "talents": p.talents[seat],
        "hand": None,
        "hand_size": p.fate.hand_size(seat),
        "known": [],
        "looking": None,
        "face_down": None,
        "cities": p.board.cities(seat).bit_count(),
        "settlements": p.board.settlements(seat).bit_count(),
        "areas": p.board.held[seat].bit_count(),
        "on_map": p.board.on_map(seat),
        "growth": next_growth,
        "passed": bool(p.passed >> seat & 1),
        "investments": {
            CARD_WORDS[INVESTMENTS[number]]: p.investments.discs[number] for number in p.investments.of(seat)
        },
    }


def _growth(p: InnerSea, seat: int, board: tuple[object, ...], remember: Remember) -> Growth | None:
    if p.civ[seat] == UNCHOSEN:
        return None
    made_of = board, p.extra_discs[seat], p.extra_sea_discs[seat]
    return remember(("growth", seat), made_of, lambda: _next_growth(p, seat))


def _next_growth(p: InnerSea, seat: int) -> Growth:
    parts = growth(p, seat)
    return {
        "settlements": parts.settlements,
        "seas": parts.seas,
        "trade": parts.trade,
        "extra": parts.extra,
        "total": acquisition(p, seat),
    }
