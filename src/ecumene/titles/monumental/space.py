"""Monumental for programs that learn."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ecumene.core.events import Particulars
from ecumene.core.space import (
    MOST,
    UNSEEN,
    Fact,
    Field,
    Fields,
    Listed,
    Planes,
    Seen,
    Space,
    around,
    shorts,
)
from ecumene.core.steps import APPLY, SKIP, Choice, Decision
from ecumene.titles.monumental.acquiring import TAKEN
from ecumene.titles.monumental.actions import ACTIONS, END
from ecumene.titles.monumental.armies import SOLDIERS_ONLY, MoveTo, ReturnUnits
from ecumene.titles.monumental.attacks import GIVE_GOLD, GIVE_KNOWLEDGE
from ecumene.titles.monumental.automa_cards import AUTOMA_CARDS, REVEAL
from ecumene.titles.monumental.board import EXPLORERS, explorers_of
from ecumene.titles.monumental.cards import BASICS, CARD_WORDS, CARDS, CIVILIZATION_WORDS, CIVILIZATIONS
from ecumene.titles.monumental.city import COLUMNS, ROWS, SLOT_WORDS
from ecumene.titles.monumental.display import DISPLAY
from ecumene.titles.monumental.explorers import EXPLORER_WORDS, PRODUCTION_TOKEN, ExploreTo
from ecumene.titles.monumental.forces import LEADER, SOLDIER_WORDS
from ecumene.titles.monumental.maps import NAMES, SPOTS, STRIDE, TILE_OF
from ecumene.titles.monumental.monsters import SOLDIER
from ecumene.titles.monumental.mustering import BACK, GO
from ecumene.titles.monumental.payments import mixtures
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.reading import OPERATIONS
from ecumene.titles.monumental.realms import SLOTS, slots_of
from ecumene.titles.monumental.resolving import DONE
from ecumene.titles.monumental.resources import PAIRS, WORDS
from ecumene.titles.monumental.setup import hidden_monsters
from ecumene.titles.monumental.tokens import MARKET_TOKENS, MARKETS, MONSTER_WORDS, MONSTERS, TOKENS
from ecumene.titles.monumental.wonders import FINISH

CARD_COUNT: Final = len(CARDS)
DEAREST: Final = max([max(card.stages) for card in CARDS])
"""The most resources that are ever paid in any mixture."""
CITY_FRONT: Final = 100
"""What a free city looks like among the values of barbarians."""
ARCHIVE_OR_PAY: Final = ("archive", "pay")


def _words() -> Iterable[Choice]:
    yield from TILE_OF
    yield from CARD_WORDS
    units = [LEADER, *[word for word in SOLDIER_WORDS if word]]
    yield from units
    yield from [f"{BACK} {unit.removeprefix('from ')}" for unit in [*units, *CARD_WORDS]]
    yield from (*ACTIONS, END, DONE, GO, FINISH, SOLDIER, SOLDIERS_ONLY, GIVE_GOLD, GIVE_KNOWLEDGE, REVEAL)
    yield from (*ROWS, *COLUMNS, *SLOT_WORDS, *EXPLORER_WORDS, PRODUCTION_TOKEN, *ARCHIVE_OR_PAY, APPLY, SKIP)
    yield from (*CIVILIZATION_WORDS, *WORDS, *PAIRS, *MONSTER_WORDS)
    yield from [civilization.leader for civilization in CIVILIZATIONS]
    yield from [token.id for token in MARKET_TOKENS]
    for token in TOKENS:
        yield from (token.id, *token.words)
    for count in range(1, DEAREST + 1):
        yield from mixtures(count, (count,) * 4)


_WORDS: Final[tuple[Choice, ...]] = tuple(dict.fromkeys(_words()))
_GRID: Final = (SPOTS // STRIDE, STRIDE)
_CITY_COSTS: Final = tuple(dict.fromkeys([token.cost for token in TOKENS if token.kind == "city"]))
_FRONTS: Final = (
    *[CITY_FRONT + _CITY_COSTS.index(t.cost) if t.kind == "city" else t.value + 1 for t in TOKENS],
    0,
)
"""What everybody sees of each token, and last of none: monsters look like barbarians."""

_PLANES: Final = Planes(SPOTS)
FIGURES: Final = (
    *("automa", "civilization, from 1", "gold", "culture", "capital, from 1", "leader, from 1"),
    *("celebrity's tile, from 1", "celebrity, from 1", "wonder under construction, from 1", "deck"),
    *("cards known on top of it", "knowledge that scores", "wonders that score", "production tokens"),
    *("market tokens not used", "defence of the Great Wall"),
)


def _planes(seats: int) -> Sequence[Field]:
    return [
        Field("land", "the provinces of the map", _GRID),
        Field("water", "where nobody goes", _GRID),
        Field("capitals", "the capitals of the map", _GRID),
        Field("outposts", "where outposts stand", _GRID),
        Field("production", "where production tokens lie", _GRID),
        Field("own", "by seat: the tiles that it controls", (seats, *_GRID)),
        Field(
            "city_slots",
            "the slots of the mover's city that are activated, then those reinforced, in the first "
            "nine places",
            (2, *_GRID),
        ),
    ]


def _counts(seats: int) -> Sequence[Field]:
    cards = (seats, CARD_COUNT)
    return [
        Field("terrain", "the value of each province", _GRID, 255),
        Field("soldiers", "how many soldiers stand there", _GRID, 255),
        Field("wonders", "the wonder that stands there, from 1", _GRID, 255),
        Field(
            "tokens",
            f"barbarians by their value and one; a free city by {CITY_FRONT} and its price",
            _GRID,
            255,
        ),
        Field("discards", "by seat and card: its discard pile", cards, 255),
        Field("archived", "by seat and card: what it has archived", cards, 255),
        Field("policies", "by seat and card: developed policies", cards, 255),
        Field("used", "by card: effects used this turn", (CARD_COUNT,), 255),
    ]


def _numbers(seats: int) -> Sequence[Field]:
    return [
        Field("mover", "whose turn it is, as a place clockwise from oneself", (), seats),
        Field("last_turns", "how many turns are left; -1 while nobody knows", (), MOST, UNSEEN),
        Field("display", "the cards of the display, from 1", (DISPLAY,), CARD_COUNT),
        Field("development", "cards left in the development deck", (), MOST),
        Field("basics", "by basic building: how many are left", (len(BASICS),), MOST),
        Field("for_hire", "celebrities in their row, from 1", (DISPLAY,), CARD_COUNT),
        Field("lairs", "by monster: where it is, from 1", (len(MONSTERS),), SPOTS),
        Field("track", "by monster: below which card of the display its token lies", (len(MONSTERS),), MOST),
        Field("hidden_monsters", "how many tokens on the map hide a monster", (), MOST),
        Field("market_tiles", "by market: where it is, from 1", (len(MARKETS),), SPOTS),
        Field("market_piles", "by market: how many tokens are left", (len(MARKETS),), MOST),
        Field("own_market_tokens", "by market token: 1 where one holds it unused", (len(MARKET_TOKENS),)),
        Field("turned_up", "each card of an Automa that has been turned up, from 1", (4,), len(AUTOMA_CARDS)),
        Field(
            "now",
            "this turn: production, science, military, samurai military; gained production, science, "
            "military, gold, culture; conquests; buildings, knowledge cards, wonders acquired; discounts on "
            "knowledge, on works, on war; conquests that ignore adjacency; whether the leader fought; "
            "whether a celebrity was hired",
            (19,),
            MOST,
            -MOST,
        ),
        Field("city", "by seat and slot: the card, from 1", (seats, SLOTS), CARD_COUNT),
        Field("attached", "by seat and slot: the knowledge below it, from 1", (seats, SLOTS), CARD_COUNT),
        Field("active_policies", "by seat: the policy in force, from 1", (seats,), CARD_COUNT),
        Field("explorers", "by seat: where its explorers are, from 1", (seats, EXPLORERS), SPOTS),
        Field("figures", f"by seat: {'; '.join(FIGURES)}", (seats, len(FIGURES)), MOST),
    ]


def fields(seats: int) -> Fields:
    return Fields(planes=_planes(seats), counts=_counts(seats), numbers=_numbers(seats))


def observe(p: Monumental, seat: int) -> Seen:
    order = around(seat, p.seats)
    world, board, now, realms = p.world, p.board, p.now, p.realms
    sets = [world.land, world.water, world.capitals, board.outposts, board.production]
    sets += [board.own[other] for other in order]
    sets += [now.active, now.reinforced]
    small = bytearray(world.terrain)
    small += bytes(board.soldiers)
    small += bytes([card + 1 for card in board.wonder_at])
    small += bytes([_FRONTS[token] for token in board.token])
    for other in order:
        small += _counted(realms.discard[other])
    for other in order:
        small += _counted(realms.archived[other])
    for other in order:
        small += _counted(realms.policies[other])
    small += _counted(now.used)
    return Seen([*map(_PLANES.__getitem__, sets)], small, shorts(_counted_out(p, seat, order)))


def _counted(cards: Iterable[int]) -> bytearray:
    found = bytearray(CARD_COUNT)
    for card in cards:
        found[card] += 1
    return found


def _padded(cards: Sequence[int], length: int) -> list[int]:
    return [*[card + 1 for card in cards], *[0] * (length - len(cards))]


def _counted_out(p: Monumental, seat: int, order: Sequence[int]) -> list[int]:
    board, supply, realms, now = p.board, p.supply, p.realms, p.now
    held = [0] * len(MARKET_TOKENS)
    for token in p.held(seat):
        held[token] = 1
    values = [(now.mover - seat) % p.seats, p.last_turns, *_padded(supply.display, DISPLAY)]
    values += [len(supply.development), *supply.basics, *_padded(supply.celebrities, DISPLAY)]
    values += [tile + 1 for tile in board.lairs]
    values += [*board.track, hidden_monsters(p)]
    values += [tile + 1 for tile in board.market_tile]
    values += [len(pile) for pile in board.pile]
    values += held
    values += _padded(now.turned_up, 4)
    values += [*now.res, now.samurai, *now.gained, now.conquered.bit_count(), *now.acquired, *now.discounts]
    values += [now.war_discount, now.far, int(now.leader_fought), int(now.hired)]
    for other in order:
        values += [card + 1 for card in realms.city[slots_of(other)]]
    for other in order:
        values += [card + 1 for card in realms.under[slots_of(other)]]
    values += [p.policy(other) + 1 for other in order]
    for other in order:
        values += [tile + 1 for tile in board.explorers[explorers_of(other)]]
    for other in order:
        values += _figures(p, other)
    return values


def _figures(p: Monumental, seat: int) -> list[int]:
    board, realms = p.board, p.realms
    return [
        *(int(p.automated(seat)), realms.civilization[seat] + 1, realms.gold[seat], realms.culture[seat]),
        *(board.capital[seat] + 1, board.leader_at[seat] + 1, board.celebrity_at[seat] + 1),
        *(realms.celebrity[seat] + 1, realms.building[seat] + 1, len(realms.deck[seat]), realms.known[seat]),
        *(realms.knowledge[seat], realms.wonders[seat], realms.production_tokens[seat]),
        *(len(p.held(seat)), realms.guard[seat]),
    ]


def settled(_: Monumental, asked: Decision[Any]) -> Particulars:
    if isinstance(asked, MoveTo):
        return {"unit": asked.unit}
    if isinstance(asked, ExploreTo):
        return {"unit": EXPLORER_WORDS[asked.explorer]}
    return {"tile": NAMES[asked.tile]} if isinstance(asked, ReturnUnits) else {}


SPACE: Final = Space(
    words=_WORDS,
    names=(*TAKEN, *OPERATIONS, *MARKETS),
    facts=(
        Fact("row", "number", "the row of the city that was chosen, from 1"),
        Fact("tile", "word", "the tile that it is about, or that an explorer stands on"),
        Fact("need", "number", "how much military the conquest takes"),
        Fact("missing", "number", "how much of it is still to be paid"),
        Fact("joined", "word", "the units that have joined the conquest", 8),
        Fact("token", "word", "the token whose benefit is chosen"),
        Fact("card", "word", "the card that it is about"),
        Fact("count", "number", "how many resources are gained or paid, or how much culture a policy costs"),
        Fact("left", "number", "how many more times it is asked at most, with this one"),
        Fact("market", "word", "the market whose tokens are looked at"),
        Fact("automa_seat", "seat", "the Automa that it is about"),
        Fact("what", "word", "what kind of card can be taken"),
        Fact("slot", "word", "the slot of the city"),
        Fact("operation", "word", "the effect that may be declined"),
        Fact("unit", "word", "one's own: the unit that moves"),
        Fact("monster", "word", "the monster that one of several explorers defeats"),
    ),
    told=(
        "production",
        "science",
        "military",
        "samurai",
        "gold",
    ),
    fields=fields,
    observe=observe,
    lists=(
        Listed("tile", NAMES),
        Listed("card", CARD_WORDS),
        Listed("basic building", tuple([CARD_WORDS[card] for card in BASICS])),
        Listed("slot", SLOT_WORDS),
        Listed("civilization", CIVILIZATION_WORDS),
        Listed("monster", MONSTER_WORDS),
        Listed("market", MARKETS),
        Listed("market token", tuple([token.id for token in MARKET_TOKENS])),
        Listed("card of an Automa", tuple([card.id for card in AUTOMA_CARDS])),
    ),
    settled=settled,
)
