"""What must never change in number: cards, tokens, units, outposts, monsters; and what is hidden."""

from collections import Counter

from ecumene.core.bits import each
from ecumene.titles.monumental.board import NOBODY, explorers_of
from ecumene.titles.monumental.cards import CARDS, CELEBRITIES, KIND, STARTING_KNOWLEDGE, WONDER_PLACE
from ecumene.titles.monumental.maps import NOWHERE
from ecumene.titles.monumental.position import OUTPOSTS, SOLDIERS, Monumental
from ecumene.titles.monumental.realms import SLOTS
from ecumene.titles.monumental.tokens import NO_TOKEN, TOKENS
from ecumene.titles.monumental.wonders import KeepWonder


def conserved(p: Monumental) -> tuple[object, ...]:
    settled = all(tile != NOWHERE for tile in p.board.capital)
    for seat in range(p.seats):
        _check_cards(p, seat)
        if settled:
            _check_pieces(p, seat)
    realms, board = p.realms, p.board
    counts = p.now.res + realms.gold + realms.culture + p.supply.basics + realms.production_tokens
    assert min(counts + p.now.acts + board.soldiers + [p.now.samurai]) >= 0
    for tile in each(p.world.all):
        owner = board.owner[tile]
        assert owner == NOBODY or (board.own[owner] >> tile & 1 and board.token[tile] == NO_TOKEN)
    assert p.now.reinforced & ~p.now.active == 0
    return (
        sum(_development(p).values()),
        sum(p.supply.basics) + sum(CARDS[card].set == "basic" for card in _cards(p)),
        sum(card >= 0 for card in (*p.supply.celebrities, *p.realms.celebrity))
        + sum(card in CELEBRITIES for card in p.supply.development),
        sum(len(tokens) for tokens in (*p.realms.claimed, p.supply.tokens_out, *p.realms.trophies))
        + sum(token >= 0 for token in p.board.token)
        + sum(lair != NOWHERE for lair in p.board.lairs),
        sum(map(len, p.board.pile)) + sum(map(len, p.board.takers)),
    )


def _cards(p: Monumental) -> list[int]:
    """All cards in cities, decks and piles."""
    realms = p.realms
    zones = [realms.city, realms.under, p.now.drawn, realms.building]
    zones += [*realms.deck, *realms.discard, *map(list, realms.archived)]
    return [card for zone in zones for card in zone if card >= 0]


def _development(p: Monumental) -> Counter[int]:
    """The development cards wherever they are; none can be there twice."""
    found = Counter(
        card
        for card in (*_cards(p), *p.supply.display, *p.supply.development, *p.supply.out)
        if card >= 0 and CARDS[card].set in ("I", "II", "R", "III") and card not in CELEBRITIES
    )
    assert set(found.values()) <= {1}
    return found


def _check_cards(p: Monumental, seat: int) -> None:
    """Starting cards stay fifteen; what scores is what is there."""
    first = seat * SLOTS
    own = [
        *p.realms.city[first : first + SLOTS],
        *p.realms.under[first : first + SLOTS],
        *p.realms.deck[seat],
        *p.realms.discard[seat],
    ]
    own += p.now.drawn if seat == p.now.mover else []
    if not p.automated(seat) and p.realms.deck[seat] + p.realms.discard[seat]:
        start = [
            card for card in (*own, *p.realms.archived[seat]) if card >= 0 and CARDS[card].set == "start"
        ]
        assert len(start) == 15
    kinds = Counter(KIND[card] for card in own if card >= 0 and card not in STARTING_KNOWLEDGE)
    assert kinds["knowledge"] == p.realms.knowledge[seat]
    undecided = sum(isinstance(step, KeepWonder) and step.seat == seat for step in p.agenda)
    assert kinds["wonder"] - undecided == p.realms.wonders[seat]
    assert 0 <= p.realms.known[seat] <= len(p.realms.deck[seat])


def _check_pieces(p: Monumental, seat: int) -> None:
    """Nine soldiers, a leader and two explorers each; control is where pieces are."""
    assert sum(p.board.soldiers[tile] for tile in each(p.board.own[seat])) == SOLDIERS
    assert p.board.own[seat] >> p.board.leader_at[seat] & 1
    assert p.board.celebrity_at[seat] == NOWHERE or p.board.own[seat] >> p.board.celebrity_at[seat] & 1
    assert 0 <= p.outposts_left(seat) <= OUTPOSTS
    for tile in each(p.provinces(seat)):
        assert p.board.owner[tile] == seat
        held = p.units(tile) or p.board.outposts >> tile & 1
        assert held or (p.board.celebrity_at[seat] == tile)
    for tile in p.board.explorers[explorers_of(seat)]:
        assert (p.world.land | p.world.capitals) >> tile & 1
    for tile, card in enumerate(p.board.wonder_at):
        if card >= 0:
            assert p.board.wonder_of[WONDER_PLACE[card]] != NOBODY
            assert not p.world.water >> tile & 1
    assert all(token < len(TOKENS) for token in p.board.token)


def hidden(p: Monumental, seat: int) -> dict[str, object]:
    """Everything that a seat cannot know, part by part."""
    realms, board = p.realms, p.board
    decks = [tuple(deck[: len(deck) - known]) for deck, known in zip(realms.deck, realms.known, strict=True)]
    of_seats: dict[str, object] = {f"deck of {owner}": deck for owner, deck in enumerate(decks)}
    of_seats |= {f"Automa's deck of {owner}": tuple(a.deck) for owner, a in enumerate(p.automas, p.people)}
    taken = [
        (taker, token)
        for takers in board.takers
        for taker, token in takers
        if taker != seat and not realms.spent[taker] >> token & 1
    ]
    parts = of_seats | {
        "development deck": tuple(p.supply.development),
        "backs of tokens": any(token != NO_TOKEN for token in board.token) and tuple(board.token),
        "markets": any(board.pile) and tuple(board.pile),
        "market tokens of others": tuple(taken),
        "Automas' policies": tuple(tuple(automa.policies) for automa in p.automas if automa.policies),
    }
    return {name: part for name, part in parts.items() if part}
