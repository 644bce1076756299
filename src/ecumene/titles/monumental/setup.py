"""Getting ready: map, tokens, markets, decks; then civilizations and capitals are chosen."""

from collections.abc import Mapping, Sequence
from typing import Final

from ecumene.core.errors import BadOwnOption
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Decision, Task, step
from ecumene.titles.monumental.alternatives import ALTERNATIVE_OF, making_room
from ecumene.titles.monumental.automa_cards import prepare_automa
from ecumene.titles.monumental.board import EXPLORERS, Board, explorers_of
from ecumene.titles.monumental.cards import (
    CELEBRITIES,
    CIVILIZATION_WORDS,
    CIVILIZATIONS,
    ERAS,
    era_cards,
)
from ecumene.titles.monumental.display import DISPLAY, next_development
from ecumene.titles.monumental.generator import GENERATED, generated
from ecumene.titles.monumental.maintenance import DealCity
from ecumene.titles.monumental.maps import (
    FREE_CITY,
    NAMES,
    READY_NAMES,
    Map,
    Tile,
    Tiles,
    ready,
    tiles_of,
)
from ecumene.titles.monumental.now import Now
from ecumene.titles.monumental.own_maps import own_map, unplayable
from ecumene.titles.monumental.position import MOST_SEATS, NOT_IN_SIGHT, SOLDIERS, Monumental
from ecumene.titles.monumental.realms import UNCHOSEN, Automa, Realms
from ecumene.titles.monumental.steps import TileQuestion
from ecumene.titles.monumental.supply import Supply
from ecumene.titles.monumental.tokens import (
    BARBARIANS_WORTH,
    CITY_TOKENS,
    FIRST_MONSTER,
    KRAKEN,
    MARKETS,
    MONSTERS,
    STALLS,
    TOKENS,
)
from ecumene.titles.monumental.turn import StartTurn

ANY_CIVILIZATION: Final = "random"
"""What is said of the first Automa's civilization when nobody chooses it."""


def set_up(p: Monumental) -> None:
    """Everything up to the choice of civilizations. The Automas sit down after the people."""
    people = p.seats
    p.people = people
    automas = min(int(p.options["automas"]), MOST_SEATS - people)
    p.seats = people + max(automas, people == 1)
    p.last_turns = NOT_IN_SIGHT
    p.realms = Realms(p.seats)
    p.board = Board(p.seats)
    p.supply = Supply()
    p.now = Now(0)
    p.automas = [Automa([], []) for _ in range(people, p.seats)]
    if p.automas and p.options["automa_civilization"] != ANY_CIVILIZATION:
        rival = CIVILIZATION_WORDS.index(str(p.options["automa_civilization"]))
        p.realms.civilization = replaced(p.realms.civilization, people, rival)
    p.world = world_of(p)
    lay_tokens(p)
    lay_markets(p)
    stack_development(p)
    p.agenda.append(ChooseCivilization(0))


# The map ------------------------------------------------------------------------------------------


def world_of(p: Monumental) -> Map:
    """The map that the table has chosen: a ready one, a balanced one out of the seed, or its own."""
    chosen = str(p.options["map"])
    if chosen in READY_NAMES:
        return ready(chosen, p.seats)
    if chosen == GENERATED:
        return generated(p.seats, p.rng.next64())
    world = own_map(chosen)
    objection = unplayable(world, p.seats)
    if objection is not None:
        raise BadOwnOption(option="map", game=p.game.id, objection=objection)
    return world


def lay_tokens(p: Monumental) -> None:
    """Barbarians, free cities and production on the map; monsters in place of some barbarians."""
    ground = p.world.ground
    cities = list(CITY_TOKENS)
    p.rng.shuffle(cities)
    for tile in sorted(ground.tokens):
        if ground.tokens[tile] == FREE_CITY:
            p.board.token[tile] = cities.pop()
    monsters = fitting_monsters(p)
    p.rng.shuffle(monsters)
    barbarians = {tile: value for tile, value in ground.tokens.items() if value != FREE_CITY}
    deal_barbarians(p, barbarians, monsters, int(p.options["monsters"]), {})
    p.board.production = p.world.land & ~tiles_of(ground.markets)


def fitting_monsters(p: Monumental) -> list[int]:
    """The monsters that could be on the map: no Kraken where there is no water."""
    return [monster for monster in range(len(MONSTERS)) if monster != KRAKEN or p.world.water]


_COPIES: Final = tuple([token.copies for token in TOKENS])


def deal_barbarians(
    p: Monumental, provinces: dict[Tile, int], monsters: list[int], wanted: int, seen: Mapping[int, int]
) -> None:
    """Put a random token of the right value on each province, monsters among them.

    `monsters` are the ones that may still turn up, in random order; `seen` counts the barbarian tokens that
    are known to be elsewhere.
    """
    tiles = sorted(provinces)
    p.rng.shuffle(tiles)
    hidden: set[Tile] = set()
    for monster in monsters:
        if len(hidden) == wanted:
            break
        for lair in tiles:
            if provinces[lair] == MONSTERS[monster].value and lair not in hidden:
                hidden.add(lair)
                p.board.token[lair] = FIRST_MONSTER + monster
                break
    pools: dict[int, list[int]] = {}
    for value, tokens in BARBARIANS_WORTH:
        pool = pools[value] = []
        for number in tokens:
            pool += [number] * (_COPIES[number] - seen.get(number, 0))
        p.rng.shuffle(pool)
    for tile in tiles:
        if tile not in hidden:
            p.board.token[tile] = pools[provinces[tile]].pop()


def hidden_monsters(p: Monumental) -> int:
    """How many tokens on the map hide a monster; everybody can count that."""
    return len([token for token in p.board.token if token >= FIRST_MONSTER])


def lay_markets(p: Monumental) -> None:
    """One market for each civilization, with as many tokens each."""
    markets = list(range(len(MARKETS)))
    p.rng.shuffle(markets)
    for market, tile in zip(markets, p.world.ground.markets, strict=False):
        tokens = list(range(market * STALLS, market * STALLS + STALLS))
        p.rng.shuffle(tokens)
        p.board.market_tile = replaced(p.board.market_tile, market, tile)
        p.board.pile = replaced(p.board.pile, market, tuple(tokens[: p.seats]))


# The development deck -----------------------------------------------------------------------------


def stack_development(p: Monumental) -> None:
    """The eras one below the other, and the display dealt (rule `development-deck`)."""
    for era in ERAS:
        if era == "R" and not p.options["renaissance"]:
            continue
        p.supply.development[:0] = era_deck(p, era)
    p.supply.display = []
    for _ in range(DISPLAY):
        p.supply.display.insert(0, next_development(p))


def era_deck(p: Monumental, era: str) -> list[int]:
    """One era's cards, shuffled, perhaps with its alternative wonder (rule `alternative-wonders`)."""
    deck = [card.number for card in era_cards(era) if not card.alternative]
    wonders = making_room(str(p.options["wonders"]), era)
    if wonders:
        deck.remove(wonders[p.rng.below(len(wonders))])
        deck.append(ALTERNATIVE_OF[era])
    if p.options["celebrities"]:
        celebrities = [card for card, celebrity in CELEBRITIES.items() if celebrity.card.set == era]
        p.rng.shuffle(celebrities)
        deck += celebrities[: celebrity_count(p)]
    p.rng.shuffle(deck)
    return deck


def celebrity_count(p: Monumental) -> int:
    """How many celebrities each era gets (rule `celebrity-setup`)."""
    return 2 if p.seats == MOST_SEATS else 1


# Civilizations and capitals -------------------------------------------------------------------------


def civilizations_left(p: Monumental) -> list[int]:
    return [number for number in range(len(CIVILIZATIONS)) if number not in p.realms.civilization]


@step
class ChooseCivilization(Decision[Monumental]):
    """Which civilization to lead (rule `choose-civilization`)."""

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [CIVILIZATION_WORDS[number] for number in civilizations_left(p)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        chosen = CIVILIZATION_WORDS.index(choice)
        p.realms.civilization = replaced(p.realms.civilization, self.seat, chosen)
        p.tell("chose-civilization", seat=self.seat, civilization=choice)
        following = self.seat + 1
        p.agenda.append(ChooseCivilization(following) if following < p.people else DealCities())


@step
class DealCities(Task[Monumental]):
    """Each civilization shuffles its deck and deals its city; the Automas get one that was chosen, or any."""

    def run(self, p: Monumental) -> None:
        p.reveal()
        for seat in range(p.people, p.seats):
            if p.realms.civilization[seat] == UNCHOSEN:
                left = civilizations_left(p)
                drawn = left[p.rng.below(len(left))]
                p.realms.civilization = replaced(p.realms.civilization, seat, drawn)
            p.tell("chose-civilization", seat=seat, civilization=p.nation(seat).id)
            prepare_automa(p, seat)
        p.agenda.append(ChooseCapitals())
        for seat in range(p.people):
            p.realms.deck[seat] = list(p.nation(seat).deck)
            p.rng.shuffle(p.realms.deck[seat])
            p.agenda.append(DealCity(seat, 0))


@step
class ChooseCapitals(Task[Monumental]):
    """From the last civilization to the first, each takes a capital (rule `choose-capital`)."""

    def run(self, p: Monumental) -> None:
        for seat in range(p.people, p.seats):
            left = [tile for tile in p.world.ground.capitals if tile not in p.board.capital]
            settle_in(p, seat, left[p.rng.below(len(left))])
        p.agenda.append(ChooseCapital(p.people - 1))


def capitals_left(p: Monumental) -> Tiles:
    return tiles_of([tile for tile in p.world.ground.capitals if tile not in p.board.capital])


@step
class ChooseCapital(TileQuestion):
    """Which capital to take."""

    def tiles(self, p: Monumental) -> Tiles:
        return capitals_left(p)

    def take(self, p: Monumental, tile: Tile) -> None:
        settle_in(p, self.seat, tile)
        p.agenda.append(ChooseCapital(self.seat - 1) if self.seat else StartTurn(0))


def settle_in(p: Monumental, seat: int, tile: Tile) -> None:
    """Leader, soldiers and explorers stand in the capital."""
    p.board.capital = replaced(p.board.capital, seat, tile)
    p.take_tile(seat, tile)
    p.board.soldiers[tile] = SOLDIERS
    p.board.leader_at[seat] = tile
    p.board.explorers[explorers_of(seat)] = [tile] * EXPLORERS
    p.tell("chose-capital", seat=seat, tile=NAMES[tile])
