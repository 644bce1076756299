"""The Automa: a civilization that plays by a deck of cards (rules `automa` on)."""

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ecumene.core.bits import each
from ecumene.core.steps import Choice, Decision, Task
from ecumene.core.tables import Row, read, read_each, speaking_of, text_of
from ecumene.titles.monumental.armies import conquest_price, drive_out, put_outpost
from ecumene.titles.monumental.cards import (
    CARD_OF,
    CARD_WORDS,
    CARDS,
    CIVILIZATION_WORDS,
    KIND,
    NO_CARD,
    TRAITS,
)
from ecumene.titles.monumental.display import from_display, row_length
from ecumene.titles.monumental.explorers import blocked
from ecumene.titles.monumental.maps import (
    NAMES,
    NEAR,
    NOWHERE,
    TILE_OF,
    Tile,
    TileChoices,
    Tiles,
    around,
    tiles_of,
)
from ecumene.titles.monumental.monsters import appear
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import Automa
from ecumene.titles.monumental.resources import GOLD
from ecumene.titles.monumental.tokens import (
    FIRST_MONSTER,
    MARKET_TOKENS,
    MARKETS,
    NO_TOKEN,
    TOKENS,
)
from ecumene.titles.monumental.wonders import free_sites, place_wonder

REVEAL: Final = "reveal"
CARDS_A_TURN: Final = 2
CONSOLATION: Final = 2
"""The gold for a step that cannot be carried out, and for a monster's culture."""
PRODUCTION_PER_GOLD: Final = 2


@dataclass(frozen=True, slots=True)
class Instruction:
    """One step of an Automa card: what to do, and what it costs in gold."""

    do: str
    gold: int = 0


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """A card of the Automa's deck."""

    id: str
    always: tuple[Instruction, ...]
    trait: str = ""
    trait_steps: tuple[Instruction, ...] = ()
    civilization: str = ""


NORMAL: Final = 0
TECHNOLOGICAL: Final = 1
SPECIALISED: Final = 2
TWICE: Final = 3


def prepare_automa(p: Monumental, seat: int) -> None:
    """Its policies face down, and its deck: actions, its civilization's card, advanced cards by level."""
    policies = list(p.nation(seat).policies)
    p.rng.shuffle(policies)
    own = next(n for n, card in enumerate(AUTOMA_CARDS) if card.civilization == p.nation(seat).id)
    advanced = list(ADVANCED_CARDS)
    p.rng.shuffle(advanced)
    deck = [*ACTION_CARDS, own, *advanced[: LEVELS[str(p.options["level"])]]]
    p.rng.shuffle(deck)
    p.automas[seat - p.people] = Automa(deck, policies)


def right_hand(p: Monumental) -> int:
    """The person nearest to the right of the Automas, who settles what they leave open."""
    return p.people - 1


# Its turn -------------------------------------------------------------------------------------------


class AutomaTurn(Decision[Monumental]):
    """Somebody turns up the Automa's two cards, one after the other (rule `automa-turn`).

    It is asked although there is nothing to choose: a person's turn is over before chance has its say.
    """

    __slots__ = ("automa_seat",)

    def __init__(self, seat: int, automa_seat: int) -> None:
        super().__init__(seat)
        self.automa_seat = automa_seat

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return (REVEAL,)

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.now.to_draw = (NORMAL,) * CARDS_A_TURN
        p.agenda.append(NextCard(self.automa_seat))

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"automa_seat": self.automa_seat}


class NextCard(Task[Monumental]):
    """The next card is drawn and its steps are carried out; then the one after it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: Monumental) -> None:
        if not p.now.to_draw:
            return
        seat = self.seat
        reading, *rest = p.now.to_draw
        p.now.to_draw = tuple(rest)
        card = AUTOMA_CARDS[draw_card(p, seat, reading)]
        steps = [(step, True) for step in card.always]
        special = [(step, False) for step in card.trait_steps]
        if reading == TWICE:
            steps = [step for step in steps for _ in range(2)]
        elif reading == SPECIALISED:
            steps = special
        elif card.trait == p.nation(seat).trait:
            steps += special
        p.agenda += (NextCard(seat), CarryOut(seat, tuple(steps)))


def draw_card(p: Monumental, seat: int, reading: int) -> int:
    """The card to be read, passing over those that a civilization card does not look for."""
    automa = p.automa(seat)
    while True:
        p.reveal()
        if not automa.deck:
            shuffle_deck(p, seat)
        number = automa.deck.pop()
        automa.discard.append(number)
        automa.seen |= 1 << number
        p.now.turned_up += (number,)
        card = AUTOMA_CARDS[number]
        p.tell("automa-card", seat=seat, card=card.id)
        if reading == TECHNOLOGICAL and card.trait != "technological":
            continue
        if reading == SPECIALISED and not card.trait_steps:
            continue
        return number


def shuffle_deck(p: Monumental, seat: int) -> None:
    """The whole deck, with discards and revealed cards, is shuffled."""
    automa = p.automa(seat)
    automa.deck = sorted(automa.deck + automa.discard)
    automa.discard = []
    p.rng.shuffle(automa.deck)


class CarryOut(Task[Monumental]):
    """The steps of a card in order, each with whether gold consoles for it (rule `automa-cannot`)."""

    __slots__ = ("seat", "steps")

    def __init__(self, seat: int, steps: tuple[tuple[Instruction, bool], ...]) -> None:
        self.seat = seat
        self.steps = steps

    def run(self, p: Monumental) -> None:
        if not self.steps:
            return
        (step, consoled), *rest = self.steps
        if rest:
            p.agenda.append(CarryOut(self.seat, tuple(rest)))
        check = _CAN.get(step.do)
        can = check is None or check(p, self.seat)
        if step.gold and (p.realms.gold[self.seat] < step.gold or not can):
            return
        if can:
            p.realms.gold[self.seat] -= step.gold
            if step.gold:
                p.tell("paid", seat=self.seat, resource="gold", count=step.gold)
            _DO[step.do](p, self.seat)
        elif consoled:
            p.tell("automa-cannot", seat=self.seat)
            p.gain(self.seat, GOLD, CONSOLATION)


# Cards ----------------------------------------------------------------------------------------------


def on_display(p: Monumental, kind: str) -> list[int]:
    """The cards of a kind, the one the Automa prefers among equals first (rule `automa-takes`)."""
    length = row_length(p.seats)
    places = [place for place, card in enumerate(p.supply.display) if card >= 0 and KIND[card] == kind]
    places.sort(key=lambda place: (-(place % length), ALPHABET.index(CARD_WORDS[p.supply.display[place]])))
    return [p.supply.display[place] for place in places]


def take(p: Monumental, seat: int, card: int) -> None:
    """A card goes face up to the Automa; it only scores."""
    from_display(p, card)
    p.realms.discard[seat].append(card)
    if KIND[card] == "knowledge":
        p.realms.knowledge[seat] += 1
    p.tell("automa-took", seat=seat, card=CARD_WORDS[card])


def _price(card: int) -> int:
    return CARDS[card].cost


def _take_lowest(kind: str) -> Callable[[Monumental, int], None]:
    return lambda p, seat: take(p, seat, min(on_display(p, kind), key=_price))


def _take_highest(kind: str) -> Callable[[Monumental, int], None]:
    return lambda p, seat: take(p, seat, max(on_display(p, kind), key=_price))


def _knowledge_all(p: Monumental, seat: int) -> None:
    for card in on_display(p, "knowledge"):
        take(p, seat, card)


def _has(kind: str) -> Callable[[Monumental, int], bool]:
    return lambda p, _seat: bool(on_display(p, kind))


# Wonders and policies ---------------------------------------------------------------------------------


def can_wonder(p: Monumental, seat: int) -> bool:
    if p.realms.building[seat] >= 0:
        return bool(free_sites(p, seat))
    return bool(on_display(p, "wonder"))


def wonder(p: Monumental, seat: int) -> None:
    """Finish its wonder, or start the cheapest one (rule `automa-wonder`)."""
    card = p.realms.building[seat]
    if card < 0:
        card = min(on_display(p, "wonder"), key=lambda found: sum(CARDS[found].stages))
        from_display(p, card)
        p.realms.building[seat] = card
        p.tell("started-wonder", seat=seat, card=CARD_WORDS[card])
        return
    p.realms.building[seat] = NO_CARD
    p.realms.wonders[seat] += 1
    p.realms.discard[seat].append(card)
    p.tell("completed-wonder", seat=seat, card=CARD_WORDS[card])
    provinces = free_sites(p, seat) & p.world.land
    if provinces.bit_count() > 1:
        p.agenda.append(PlaceAutomaWonder(right_hand(p), seat, card))
    else:
        place_wonder(p, seat, card, next(each(provinces or free_sites(p, seat))))


class PlaceAutomaWonder(Decision[Monumental]):
    """In which of its provinces the Automa's wonder goes."""

    __slots__ = ("automa_seat", "card")

    def __init__(self, seat: int, automa_seat: int, card: int) -> None:
        super().__init__(seat)
        self.automa_seat = automa_seat
        self.card = card

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(free_sites(p, self.automa_seat) & p.world.land)

    def choose(self, p: Monumental, choice: Choice) -> None:
        place_wonder(p, self.automa_seat, self.card, TILE_OF[choice])

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"automa_seat": self.automa_seat, "card": CARD_WORDS[self.card]}


def can_policy(p: Monumental, seat: int) -> bool:
    return bool(p.automa(seat).policies)


def policy(p: Monumental, seat: int) -> None:
    """Turn up the next policy; nothing is resolved (rule `automa-policy`)."""
    p.reveal()
    card = p.automa(seat).policies.pop()
    p.realms.policies[seat] += (card,)
    p.tell("developed", seat=seat, card=CARD_WORDS[card])


def _policy_gold(p: Monumental, seat: int) -> None:
    policy(p, seat)
    p.gain(seat, GOLD, 2 * len(p.realms.policies[seat]))


# Conquest ---------------------------------------------------------------------------------------------


def candidates(p: Monumental, seat: int) -> Tiles:
    """The provinces next to its own tiles."""
    return around(p.board.own[seat]) & p.world.land & ~p.board.own[seat]


def can_conquer(p: Monumental, seat: int) -> bool:
    return bool(candidates(p, seat)) and bool(
        p.board.soldiers[p.board.capital[seat]] or p.outposts_left(seat)
    )


def _cost(p: Monumental, seat: int, tile: Tile) -> int:
    need, extra = conquest_price(p, seat, tile)
    return need + sum(extra)


def _conquer_by(p: Monumental, seat: int, dearest: bool) -> None:
    """The cheapest or dearest province; among equals the lowest terrain, then as the right hand likes."""
    tiles = list(each(candidates(p, seat)))
    costs = [_cost(p, seat, tile) for tile in tiles]
    wanted = max(costs) if dearest else min(costs)
    best = [tile for tile, cost in zip(tiles, costs, strict=True) if cost == wanted]
    lowest = min(p.world.terrain[tile] for tile in best)
    best = [tile for tile in best if p.world.terrain[tile] == lowest]
    if len(best) > 1:
        p.agenda.append(ChooseAutomaConquest(right_hand(p), seat, sum(1 << tile for tile in best)))
    else:
        conquer(p, seat, best[0])


def _conquer_lowest(p: Monumental, seat: int) -> None:
    _conquer_by(p, seat, dearest=False)


def _conquer_highest(p: Monumental, seat: int) -> None:
    _conquer_by(p, seat, dearest=True)


def _conquer_three(p: Monumental, seat: int) -> None:
    p.agenda.append(CarryOut(seat, ((Instruction("conquer-highest"), False),) * 2))
    _conquer_highest(p, seat)


class ChooseAutomaConquest(Decision[Monumental]):
    """Which of several equal provinces the Automa conquers."""

    __slots__ = ("automa_seat", "tiles")

    def __init__(self, seat: int, automa_seat: int, tiles: Tiles) -> None:
        super().__init__(seat)
        self.automa_seat = automa_seat
        self.tiles = tiles

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(self.tiles)

    def choose(self, p: Monumental, choice: Choice) -> None:
        conquer(p, self.automa_seat, TILE_OF[choice])

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"automa_seat": self.automa_seat}


def conquer(p: Monumental, seat: int, tile: Tile) -> None:
    """Its leader and a soldier of its capital, or an outpost, take a province (rule `automa-conquest`)."""
    drive_out(p, tile)
    old = p.board.leader_at[seat]
    p.board.leader_at[seat] = tile
    p.take_tile(seat, tile)
    if p.board.soldiers[p.board.capital[seat]]:
        p.board.soldiers[p.board.capital[seat]] -= 1
        p.board.soldiers[tile] += 1
        pieces = 2
    else:
        put_outpost(p, seat, tile)
        pieces = 1
    p.settle(old)
    p.tell("conquered", seat=seat, tile=NAMES[tile], count=pieces)
    token = p.board.token[tile]
    if token < 0:
        return
    p.reveal()
    p.board.token[tile] = NO_TOKEN
    p.tell("revealed", seat=seat, token=TOKENS[token].id, tile=NAMES[tile])
    if token >= FIRST_MONSTER:
        p.gain(seat, GOLD, CONSOLATION)
        p.agenda.append(appear(p, token - FIRST_MONSTER, tile))
    else:
        p.realms.claimed[seat] += (token,)
        p.gain(seat, GOLD, TOKENS[token].automa)


# Explorers ----------------------------------------------------------------------------------------------


def goals(p: Monumental, seat: int) -> list[int]:
    """The markets that its explorers head for."""
    return [
        market
        for market, tile in enumerate(p.board.market_tile)
        if tile != NOWHERE and p.board.pile[market] and not p.automa(seat).rounds >> market & 1
    ]


def _can_explore(p: Monumental, seat: int) -> bool:
    return bool(goals(p, seat))


def _explore(steps: int) -> Callable[[Monumental, int], None]:
    def explore(p: Monumental, seat: int) -> None:
        p.agenda.append(AutomaExplores(seat, 0, steps, steps))

    return explore


def ways(p: Monumental, seat: int, start: Tile, goal: Tile) -> tuple[int, Tiles]:
    """How far it is to a tile for an explorer, and the first steps of the shortest ways."""
    ground = p.world.land | 1 << p.board.capital[seat]
    found = 1 << goal
    steps = 0
    while not found >> start & 1:
        wider = found | around(found) & ground
        if wider == found:
            return SPACES, 0
        if wider >> start & 1:
            return steps + 1, found & NEAR[start]
        found = wider
        steps += 1
    return 0, 0


SPACES: Final = 99
"""Further than any way."""
NO_MARKET: Final = -1


class AutomaExplores(Task[Monumental]):
    """Its explorers go towards their markets, the first one and then the other (rule `automa-explorers`)."""

    __slots__ = ("aims", "explorer", "left", "seat", "steps", "taken")

    def __init__(
        self,
        seat: int,
        explorer: int,
        steps: int,
        left: int,
        aims: tuple[int, ...] = (),
        taken: int = NO_MARKET,
    ) -> None:
        self.seat = seat
        self.explorer = explorer
        self.steps = steps
        self.left = left
        self.aims = aims
        """The markets that this explorer headed for at its last step, all equally near."""
        self.taken = taken
        """The market that the second explorer leaves to the first."""

    def run(self, p: Monumental) -> None:
        seat, explorer = self.seat, self.explorer
        at = p.board.explorers[seat * 2 + explorer]
        found = {market: ways(p, seat, at, p.board.market_tile[market]) for market in self._goals(p)}
        nearest = min((length for length, _ in found.values()), default=SPACES)
        if not self.left or nearest == SPACES:
            self._hand_over(p)
            return
        aims = tuple(market for market, (length, _) in found.items() if length == nearest)
        tiles = tiles_of([tile for market in aims for tile in each(found[market][1])])
        p.agenda.append(AutomaExplores(seat, explorer, self.steps, self.left - 1, aims, self.taken))
        tiles = tiles & p.board.production or tiles
        if tiles.bit_count() > 1:
            p.agenda.append(ChooseAutomaWay(right_hand(p), seat, explorer, tiles))
        else:
            arrive(p, seat, explorer, next(each(tiles)) if tiles else at)

    def _goals(self, p: Monumental) -> list[int]:
        """The second explorer leaves the first one's market to it, if there is another."""
        markets = goals(p, self.seat)
        return [market for market in markets if market != self.taken] or markets

    def _hand_over(self, p: Monumental) -> None:
        """Now the second explorer, towards another market than the first."""
        if self.explorer:
            return
        at = p.board.explorers[self.seat * 2]
        first = min(
            self.aims,
            key=lambda market: ways(p, self.seat, at, p.board.market_tile[market])[0],
            default=NO_MARKET,
        )
        p.agenda.append(AutomaExplores(self.seat, 1, self.steps, self.steps, (), first))


class ChooseAutomaWay(Decision[Monumental]):
    """Which of several equally good ways the Automa's explorer takes."""

    __slots__ = ("automa_seat", "explorer", "tiles")

    def __init__(self, seat: int, automa_seat: int, explorer: int, tiles: Tiles) -> None:
        super().__init__(seat)
        self.automa_seat = automa_seat
        self.explorer = explorer
        self.tiles = tiles

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(self.tiles)

    def choose(self, p: Monumental, choice: Choice) -> None:
        arrive(p, self.automa_seat, self.explorer, TILE_OF[choice])

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"automa_seat": self.automa_seat}


def arrive(p: Monumental, seat: int, explorer: int, tile: Tile) -> None:
    """An explorer of the Automa enters a tile and takes what lies there."""
    place = seat * 2 + explorer
    p.tell("explorer-moved", seat=seat, old=NAMES[p.board.explorers[place]], tile=NAMES[tile])
    p.board.explorers[place] = tile
    if blocked(p, tile):
        return
    if p.board.production >> tile & 1:
        p.board.production &= ~(1 << tile)
        p.realms.production_tokens[seat] += 1
        p.tell("took-production", seat=seat, tile=NAMES[tile])
        if p.realms.production_tokens[seat] == PRODUCTION_PER_GOLD:
            p.realms.production_tokens[seat] = 0
            p.gain(seat, GOLD, 1)
    elif tile in p.board.market_tile:
        visit(p, seat, p.board.market_tile.index(tile))


def visit(p: Monumental, seat: int, market: int) -> None:
    """It takes the top token of a market for its gold; after the last market both explorers go home."""
    if market not in goals(p, seat):
        return
    p.reveal()
    *left, token = p.board.pile[market]
    p.board.pile[market] = tuple(left)
    p.board.takers[market] += ((seat, token),)
    p.realms.spent[seat] |= 1 << token
    p.automa(seat).rounds |= 1 << market
    p.tell("looked-at-market", seat=seat, market=MARKETS[market], tile=NAMES[p.board.market_tile[market]])
    p.tell("used-market", seat=seat, token=MARKET_TOKENS[token].id)
    p.gain(seat, GOLD, MARKET_TOKENS[token].automa)
    missing = [
        m for m, at in enumerate(p.board.market_tile) if at != NOWHERE and not p.automa(seat).rounds >> m & 1
    ]
    if not any(p.board.pile[m] for m in missing):
        p.automa(seat).rounds = 0
        p.board.explorers[seat * 2] = p.board.explorers[seat * 2 + 1] = p.board.capital[seat]
        p.tell("automa-explorers-home", seat=seat)


# Cards that look at the others ------------------------------------------------------------------------


def _fewest(p: Monumental, seat: int, count: Callable[[int], int]) -> bool:
    """Whether it has fewer of something than every other civilization."""
    return all(count(seat) < count(other) for other in range(p.seats) if other != seat)


def _provinces(p: Monumental) -> Callable[[int], int]:
    return lambda seat: p.provinces(seat).bit_count()


def _look_for(p: Monumental, reading: int) -> None:
    p.now.to_draw += (reading,)


def _draw(p: Monumental, _seat: int) -> None:
    p.now.to_draw += (NORMAL,)


def _japanese(p: Monumental, seat: int) -> None:
    count = _provinces(p)
    steps = []
    if any(count(seat) < count(other) for other in range(p.seats)):
        steps.append(Instruction("conquer-lowest"))
    if _fewest(p, seat, lambda other: len(p.realms.policies[other])):
        steps.append(Instruction("policy"))
    steps = steps or [Instruction("draw")]
    p.agenda.append(CarryOut(seat, tuple((step, True) for step in steps)))


def _if_fewest_wonders(p: Monumental, seat: int) -> None:
    if _fewest(p, seat, lambda other: p.realms.wonders[other]):
        steps = (Instruction("wonder"), Instruction("building-lowest"))
        p.agenda.append(CarryOut(seat, tuple((step, True) for step in steps)))


def _if_fewest_policies(p: Monumental, seat: int) -> None:
    if _fewest(p, seat, lambda other: len(p.realms.policies[other])):
        p.agenda.append(CarryOut(seat, ((Instruction("policy"), True),)))


def _if_fewest_provinces(p: Monumental, seat: int) -> None:
    if _fewest(p, seat, _provinces(p)):
        p.agenda.append(CarryOut(seat, ((Instruction("conquer-lowest"), True),)))


def _gold_per_coastal(p: Monumental, seat: int) -> None:
    p.gain(seat, GOLD, (p.board.own[seat] & p.world.coast).bit_count())


_DO: Final[dict[str, Callable[[Monumental, int], None]]] = {
    "conquer-lowest": _conquer_lowest,
    "conquer-highest": _conquer_highest,
    "conquer-three-highest": _conquer_three,
    "wonder": wonder,
    "building-lowest": _take_lowest("building"),
    "building-highest": _take_highest("building"),
    "knowledge-lowest": _take_lowest("knowledge"),
    "knowledge-highest": _take_highest("knowledge"),
    "knowledge-all": _knowledge_all,
    "policy": policy,
    "policy-gold": _policy_gold,
    "explorers-1": _explore(1),
    "explorers-2": _explore(2),
    "explorers-3": _explore(3),
    "gain-3-gold": lambda p, seat: p.gain(seat, GOLD, 3),
    "shuffle": shuffle_deck,
    "draw": _draw,
    "gold-per-coastal": _gold_per_coastal,
    "draw-until-technological": lambda p, _seat: _look_for(p, TECHNOLOGICAL),
    "draw-specialised": lambda p, _seat: _look_for(p, SPECIALISED),
    "draw-twice-general": lambda p, _seat: _look_for(p, TWICE),
    "japan-condition": _japanese,
    "if-fewest-wonders": _if_fewest_wonders,
    "if-fewest-policies": _if_fewest_policies,
    "if-fewest-provinces": _if_fewest_provinces,
}
_CAN: Final[dict[str, Callable[[Monumental, int], bool]]] = {
    "conquer-lowest": can_conquer,
    "conquer-highest": can_conquer,
    "conquer-three-highest": can_conquer,
    "wonder": can_wonder,
    "building-lowest": _has("building"),
    "building-highest": _has("building"),
    "knowledge-lowest": _has("knowledge"),
    "knowledge-highest": _has("knowledge"),
    "knowledge-all": _has("knowledge"),
    "policy": can_policy,
    "policy-gold": can_policy,
    "explorers-1": _can_explore,
    "explorers-2": _can_explore,
    "explorers-3": _can_explore,
}


# Its cards --------------------------------------------------------------------------------------------


def _instruction(row: Row) -> Instruction:
    return Instruction(row.word("do", _DO), row.number_if_any("gold"))


def _card(row: Row) -> AutomaCard:
    return AutomaCard(
        id=row.word("id"),
        always=tuple(read_each(row.rows("always"), "step", _instruction)),
        trait=row.choice("trait", ("", *TRAITS)),
        trait_steps=tuple(read_each(row.rows_if_any("trait-steps"), "trait step", _instruction)),
        civilization=row.choice("civilization", ("", *CIVILIZATION_WORDS)),
    )


class Box(NamedTuple):
    """What the table lists."""

    alphabet: tuple[str, ...]
    action: list[AutomaCard]
    civilization: list[AutomaCard]
    advanced: list[AutomaCard]
    levels: dict[str, int]


def _box(table: Row) -> Box:
    levels = table.row("levels")
    return Box(
        table.words("alphabet", CARD_OF),
        read_each(table.rows("action"), "action", _card),
        read_each(table.rows("civilization"), "civilization", _card),
        read_each(table.rows("advanced"), "advanced", _card),
        read(levels, lambda row: {level: row.number(level) for level in levels}),
    )


with speaking_of("automa.toml"):
    _BOX: Final = read(tomllib.loads(text_of(__file__, "automa")), _box)
AUTOMA_CARDS: Final = (*_BOX.action, *_BOX.civilization, *_BOX.advanced)
ACTION_CARDS: Final = tuple(range(len(_BOX.action)))
ADVANCED_CARDS: Final = tuple(range(len(AUTOMA_CARDS) - len(_BOX.advanced), len(AUTOMA_CARDS)))
LEVELS: Final = _BOX.levels
"""How many advanced cards each level mixes in."""
ALPHABET: Final = _BOX.alphabet
"""The development cards in the alphabetical order of their names in the rulebook's language."""
