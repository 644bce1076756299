"""What must never change in number: discs, cards and Wonders; and what is hidden."""

from ecumene.titles.innersea.cards import CARDS, INVESTMENTS, WONDERS, each_card
from ecumene.titles.innersea.civilizations import BARBARIANS, DISCS, FACTIONS, MARKERS, NOBODY
from ecumene.titles.innersea.map import AREAS, DEEPS, NOWHERE
from ecumene.titles.innersea.position import InnerSea


def conserved(p: InnerSea) -> tuple[object, ...]:
    _masks_agree_with_stacks(p)
    cards = [*p.fate.deck, *p.fate.discard, *p.fate.aside, *p.fate.in_play, *each_card(p.fate.looked_at)]
    cards += [card for hand in p.fate.hands for card in each_card(hand)]
    cards += [card for laid in p.fate.face_down for card in laid]
    cards += [card for card, owner in zip(INVESTMENTS, p.investments.owner, strict=True) if owner != NOBODY]
    dealt = bool(cards)
    assert sorted(cards) == sorted(CARDS) or not dealt
    discs = [_discs_of(p, faction) for faction in range(FACTIONS)]
    assert all(total == DISCS - MARKERS for total in discs[: p.count])
    assert min(p.supply + p.talents + p.loot + p.ready + p.vp) >= 0
    for wonder in range(len(WONDERS)):
        assert p.wonders.owner[wonder] != NOBODY or p.wonders.area[wonder] == NOWHERE
        assert p.wonders.area[wonder] != NOWHERE or not p.wonders.discs[wonder]
    assert sorted(p.order) == list(range(p.count))
    return tuple(discs), len(CARDS)


def hidden(p: InnerSea, seat: int) -> dict[str, object]:
    """All that a seat cannot know, part by part; a part in which nothing is hidden is left out."""
    fate = p.fate
    others = [other for other in range(p.count) if other != seat]
    hands = {
        f"hand of {other}": tuple(each_card(fate.hands[other] & ~fate.known_to(seat, other)))
        for other in others
    }
    parts: dict[str, tuple[int, ...]] = hands | {
        "face-down": tuple(card for other in others for card in fate.face_down[other]),
        "deck": tuple(fate.deck),
        "looked-at": (fate.looked_at if fate.looker != seat else 0,),
        "known-of-others": tuple(
            fate.known_to(knower, owner) & ~fate.known_to(seat, owner)
            for knower in others
            for owner in others
            if knower != owner
        ),
    }
    return {name: part for name, part in parts.items() if any(part)}


def _discs_of(p: InnerSea, faction: int) -> int:
    total = p.supply[faction] + sum(p.board.discs[faction * AREAS : (faction + 1) * AREAS])
    if faction == BARBARIANS or faction >= p.count:
        return total
    total += p.ready[faction]
    total += sum(n for n, owner in zip(p.wonders.discs, p.wonders.owner, strict=True) if owner == faction)
    return total + sum(
        n for n, owner in zip(p.investments.discs, p.investments.owner, strict=True) if owner == faction
    )


def _masks_agree_with_stacks(p: InnerSea) -> None:
    for faction in range(FACTIONS):
        for level, mask in enumerate((p.board.held, p.board.two, p.board.three, p.board.four), 1):
            found = sum(1 << a for a in range(AREAS) if p.board.discs[faction * AREAS + a] >= level)
            assert mask[faction] == found
        assert p.board.lying[faction] == sum(p.board.discs[faction * AREAS : (faction + 1) * AREAS])
        assert not p.board.held[faction] & ~p.board.chart.in_play
        assert not p.board.two[faction] & DEEPS
