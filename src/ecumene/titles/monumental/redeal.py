"""What a seat cannot know, dealt anew: decks, reverses of tokens, markets, the Automas' cards."""

from typing import Final

from ecumene.core.state import replaced
from ecumene.titles.monumental.alternatives import RANDOM, REPLACEABLE
from ecumene.titles.monumental.automa_cards import ADVANCED_CARDS
from ecumene.titles.monumental.cards import CARDS, CELEBRITIES, ERAS
from ecumene.titles.monumental.explorers import ChooseMarketToken
from ecumene.titles.monumental.maps import NOWHERE, Tile
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import Amounts
from ecumene.titles.monumental.setup import deal_barbarians, fitting_monsters, hidden_monsters
from ecumene.titles.monumental.tokens import CITY_TOKENS, MARKETS, STALLS, TOKENS


def redeal(p: Monumental, seat: int) -> None:
    """Deal all that is hidden from a seat anew."""
    for deck, known in zip(p.realms.deck, p.realms.known, strict=True):
        _shuffle_below(p, deck, known)
    _redeal_development(p)
    _redeal_tokens(p)
    for market in range(len(MARKETS)):
        if p.board.market_tile[market] != NOWHERE:
            looking = _looks_into(p, seat, market)
            if looking or p.board.takers[market]:
                _redeal_market(p, seat, market, looking=looking)
            else:
                _redeal_unvisited(p, market)
    for automa in range(p.people, p.seats):
        _redeal_automa(p, automa)


_ERA_OF: Final[tuple[str, ...]] = tuple([card.set for card in CARDS])
_CELEBRITIES_OF: Final = {era: [card for card in CELEBRITIES if CARDS[card].set == era] for era in ERAS}
_IS_CITY: Final = tuple([token.kind == "city" for token in TOKENS])
_VALUES: Final = tuple([token.value for token in TOKENS])


def _shuffle_below(p: Monumental, deck: list[int], known: int) -> None:
    """Shuffle a deck except for the cards on top that everybody saw put there."""
    hidden = sorted(deck[: len(deck) - known])
    p.rng.shuffle(hidden)
    deck[: len(hidden)] = hidden


# The development deck -----------------------------------------------------------------------------------


def _redeal_development(p: Monumental) -> None:
    """Each era's cards in a new order; celebrities and a wonder left out in the box may be others."""
    hidden = set(p.supply.development)
    undrawn: dict[str, list[int]] = {era: [] for era in ERAS}
    for card in p.supply.development:
        undrawn[_ERA_OF[card]].append(card)
    deck: list[int] = []
    for era, left in undrawn.items():
        if not left:
            continue
        cards = [card for card in left if card not in CELEBRITIES]
        _swap_left_out_wonder(p, era, cards)
        celebrities = [card for card in _CELEBRITIES_OF[era] if _unseen(p, card, hidden)]
        p.rng.shuffle(celebrities)
        cards += celebrities[: len(left) - len(cards)]
        cards.sort()
        p.rng.shuffle(cards)
        deck = cards + deck
    p.supply.development = deck


def _unseen(p: Monumental, celebrity: int, hidden: set[int]) -> bool:
    return celebrity in hidden or (
        celebrity not in p.supply.celebrities and celebrity not in p.realms.celebrity
    )


def _swap_left_out_wonder(p: Monumental, era: str, cards: list[int]) -> None:
    """With alternative wonders, one wonder of the era stayed in the box, and nobody knows which."""
    if p.options["wonders"] != RANDOM or era not in REPLACEABLE:
        return
    seen = _seen_wonders(p)
    hidden = [card for card in REPLACEABLE[era] if card not in seen]
    boxed = hidden[p.rng.below(len(hidden))]
    inside = next(card for card in hidden if card not in cards)
    if boxed in cards:
        cards[cards.index(boxed)] = inside


def _seen_wonders(p: Monumental) -> set[int]:
    """The wonders that have come out of the deck."""
    places = [
        p.supply.display,
        p.realms.building,
        p.supply.out,
        p.now.drawn,
        p.realms.city,
        *p.realms.deck,
        *p.realms.discard,
        *p.realms.archived,
    ]
    return {card for place in places for card in place}


# Tokens on the map ----------------------------------------------------------------------------------------


def _redeal_tokens(p: Monumental) -> None:
    """Only the fronts are known: the value of a barbarian, the price of a free city."""
    barbarians: dict[Tile, int] = {}
    cities: list[Tile] = []
    for tile, token in enumerate(p.board.token):
        if token >= 0:
            if _IS_CITY[token]:
                cities.append(tile)
            else:
                barbarians[tile] = _VALUES[token]
    shown: dict[int, int] = {}
    for tokens in (*p.realms.claimed, p.supply.tokens_out):
        for token in tokens:
            shown[token] = shown.get(token, 0) + 1
    met = {monster for trophies in p.realms.trophies for monster in trophies}
    met |= {monster for monster, lair in enumerate(p.board.lairs) if lair != NOWHERE}
    unmet = [monster for monster in fitting_monsters(p) if monster not in met]
    p.rng.shuffle(unmet)
    deal_barbarians(p, barbarians, unmet, hidden_monsters(p), shown)
    left = [token for token in CITY_TOKENS if token not in shown]
    p.rng.shuffle(left)
    dealt: dict[Amounts, list[int]] = {}
    for token in reversed(left):
        dealt.setdefault(TOKENS[token].cost, []).append(token)
    for tile in cities:
        p.board.token[tile] = dealt[TOKENS[p.board.token[tile]].cost].pop()


# Markets ------------------------------------------------------------------------------------------------


def _looks_into(p: Monumental, seat: int, market: int) -> bool:
    """Whether a seat is looking at the tokens of a market right now."""
    asked = p.agenda[-1] if p.agenda else None
    return isinstance(asked, ChooseMarketToken) and asked.seat == seat and asked.market == market


def _redeal_unvisited(p: Monumental, market: int) -> None:
    """Nobody has looked yet: any of its tokens may lie there."""
    tokens = list(range(market * STALLS, market * STALLS + STALLS))
    p.rng.shuffle(tokens)
    pile = tuple([tokens.pop() for _ in p.board.pile[market]])
    p.board.pile = replaced(p.board.pile, market, pile)


def _redeal_market(p: Monumental, seat: int, market: int, looking: bool) -> None:
    """A seat that looked knows what was there; all that others took unseen, before or after, it does not."""
    takers = list(p.board.takers[market])
    secret = [
        place
        for place, (taker, token) in enumerate(takers)
        if taker != seat and not p.realms.spent[taker] >> token & 1
    ]
    looked = next((place for place, (taker, _) in enumerate(takers) if taker == seat), None)
    pile = p.board.pile[market]
    if looking:
        looked = len(takers)
    out = [token for place, (_, token) in enumerate(takers) if place not in secret]
    hidden = [token for token in range(market * STALLS, market * STALLS + STALLS) if token not in out]
    if looked is None:
        earlier, later = secret, []
        inside = outside = hidden
        p.rng.shuffle(inside)
    else:
        earlier = [place for place in secret if place < looked]
        later = [place for place in secret if place > looked]
        inside = sorted([*pile, *[takers[place][1] for place in later]])
        outside = [token for token in hidden if token not in inside]
        p.rng.shuffle(inside)
        p.rng.shuffle(outside)
    for place in later:
        takers[place] = takers[place][0], inside.pop()
    p.board.pile = replaced(p.board.pile, market, tuple([inside.pop() for _ in pile]))
    for place in earlier:
        takers[place] = takers[place][0], outside.pop()
    p.board.takers = replaced(p.board.takers, market, tuple(takers))


# The Automas ----------------------------------------------------------------------------------------------


def _redeal_automa(p: Monumental, seat: int) -> None:
    """Its deck in a new order, with other advanced cards where none has been seen; its policies too."""
    automa = p.automa(seat)
    deck = automa.deck
    unseen = [card for card in ADVANCED_CARDS if not automa.seen >> card & 1]
    p.rng.shuffle(unseen)
    count = sum(card in ADVANCED_CARDS and not automa.seen >> card & 1 for card in deck)
    known = [card for card in deck if card not in ADVANCED_CARDS or automa.seen >> card & 1]
    fresh = sorted(known + unseen[:count])
    p.rng.shuffle(fresh)
    automa.deck = fresh
    _shuffle_below(p, automa.policies, 0)
