"""What must never change in number: cards, tokens, units, explorers, outposts, monsters."""

from collections import Counter

from ecumene.core.bits import each
from ecumene.titles.monumental.board import NOBODY
from ecumene.titles.monumental.cards import CARDS, CELEBRITIES, KIND, STARTING_KNOWLEDGE, WONDER_PLACE
from ecumene.titles.monumental.maps import NOWHERE
from ecumene.titles.monumental.position import OUTPOSTS, SOLDIERS, Monumental
from ecumene.titles.monumental.realms import SLOTS
from ecumene.titles.monumental.tokens import TOKENS
from ecumene.titles.monumental.wonders import KeepWonder


def conserved(p: Monumental) -> tuple[object, ...]:
    settled = all(tile != NOWHERE for tile in p.board.capital)
    for seat in range(p.seats):
        _check_cards(p, seat)
        if settled:
            _check_pieces(p, seat)
    assert (
        min(
            p.now.res
            + p.realms.gold
            + p.realms.culture
            + p.supply.basics
            + p.realms.production_tokens
            + p.now.acts
        )
        >= 0
    )
    assert p.now.samurai >= 0
    assert p.board.soldiers == [max(count, 0) for count in p.board.soldiers]
    assert all(
        p.board.owner[tile] == NOBODY or p.board.own[p.board.owner[tile]] >> tile & 1
        for tile in each(p.world.all)
    )
    assert not any(p.board.token[tile] >= 0 for tile in range(len(p.board.token)) if p.board.owner[tile] >= 0)
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
    zones = [
        p.realms.city,
        p.realms.under,
        p.now.drawn,
        p.realms.building,
        *p.realms.deck,
        *p.realms.discard,
        *p.realms.archived,
    ]
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
    for tile in p.board.explorers[seat * 2 : seat * 2 + 2]:
        assert (p.world.land | p.world.capitals) >> tile & 1
    for tile, card in enumerate(p.board.wonder_at):
        if card >= 0:
            assert p.board.wonder_of[WONDER_PLACE[card]] != NOBODY
            assert not p.world.water >> tile & 1
    assert all(token < len(TOKENS) for token in p.board.token)
