"""What must never change in number: cards, tokens, units, explorers, outposts, monsters."""

from collections import Counter

from ecumene.core.bits import each
from ecumene.titles.monumental.cards import CARDS, CELEBRITIES, KIND, STARTING_KNOWLEDGE, WONDER_PLACE
from ecumene.titles.monumental.maps import NOWHERE
from ecumene.titles.monumental.position import NOBODY, OUTPOSTS, SLOTS, SOLDIERS, Monumental
from ecumene.titles.monumental.tokens import TOKENS
from ecumene.titles.monumental.wonders import KeepWonder


def conserved(p: Monumental) -> tuple[object, ...]:
    settled = all(tile != NOWHERE for tile in p.capital)
    for seat in range(p.seats):
        _check_cards(p, seat)
        if settled:
            _check_pieces(p, seat)
    assert min(p.res + p.gold + p.culture + p.basics + p.production_tokens + p.acts) >= 0
    assert p.samurai >= 0
    assert p.soldiers == [max(count, 0) for count in p.soldiers]
    assert all(p.owner[tile] == NOBODY or p.own[p.owner[tile]] >> tile & 1 for tile in each(p.world.all))
    assert not any(p.token[tile] >= 0 for tile in range(len(p.token)) if p.owner[tile] >= 0)
    assert p.reinforced & ~p.active == 0
    return (
        sum(_development(p).values()),
        sum(p.basics) + sum(CARDS[card].set == "basic" for card in _cards(p)),
        sum(card >= 0 for card in (*p.celebrity_row, *p.celebrity))
        + sum(card in CELEBRITIES for card in p.development),
        sum(len(tokens) for tokens in (*p.claimed, p.tokens_out, *p.trophies))
        + sum(token >= 0 for token in p.token)
        + sum(lair != NOWHERE for lair in p.lairs),
        sum(map(len, p.pile)) + sum(map(len, p.takers)),
    )


def _cards(p: Monumental) -> list[int]:
    """All cards in cities, decks and piles."""
    zones = [p.city, p.under, p.drawn, p.building, *p.deck, *p.discard, *p.archived]
    return [card for zone in zones for card in zone if card >= 0]


def _development(p: Monumental) -> Counter[int]:
    """The development cards wherever they are; none can be there twice."""
    found = Counter(
        card
        for card in (*_cards(p), *p.display, *p.development, *p.out)
        if card >= 0 and CARDS[card].set in ("I", "II", "R", "III") and card not in CELEBRITIES
    )
    assert set(found.values()) <= {1}
    return found


def _check_cards(p: Monumental, seat: int) -> None:
    """Starting cards stay fifteen; what scores is what is there."""
    first = seat * SLOTS
    own = [*p.city[first : first + SLOTS], *p.under[first : first + SLOTS], *p.deck[seat], *p.discard[seat]]
    own += p.drawn if seat == p.mover else []
    if not p.automated(seat) and p.deck[seat] + p.discard[seat]:
        start = [card for card in (*own, *p.archived[seat]) if card >= 0 and CARDS[card].set == "start"]
        assert len(start) == 15
    kinds = Counter(KIND[card] for card in own if card >= 0 and card not in STARTING_KNOWLEDGE)
    assert kinds["knowledge"] == p.knowledge[seat]
    undecided = sum(isinstance(step, KeepWonder) and step.seat == seat for step in p.agenda)
    assert kinds["wonder"] - undecided == p.wonders[seat]
    assert 0 <= p.known[seat] <= len(p.deck[seat])


def _check_pieces(p: Monumental, seat: int) -> None:
    """Nine soldiers, a leader and two explorers each; control is where pieces are."""
    assert sum(p.soldiers[tile] for tile in each(p.own[seat])) == SOLDIERS
    assert p.own[seat] >> p.leader_at[seat] & 1
    assert p.celebrity_at[seat] == NOWHERE or p.own[seat] >> p.celebrity_at[seat] & 1
    assert 0 <= p.outposts_left(seat) <= OUTPOSTS
    for tile in each(p.provinces(seat)):
        assert p.owner[tile] == seat
        held = p.units(tile) or p.outposts >> tile & 1
        assert held or (p.celebrity_at[seat] == tile)
    for tile in p.explorers[seat * 2 : seat * 2 + 2]:
        assert (p.world.land | p.world.capitals) >> tile & 1
    for tile, card in enumerate(p.wonder_at):
        if card >= 0:
            assert p.wonder_of[WONDER_PLACE[card]] != NOBODY
            assert not p.world.water >> tile & 1
    assert all(token < len(TOKENS) for token in p.token)
