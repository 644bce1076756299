"""What must never change in number: tokens, and the military cards of each age; and what is hidden."""

from collections import Counter
from functools import cache

from ecumene.titles.ages.cards import (
    CARDS,
    FARMS,
    LABS,
    LAST_AGE,
    LEVEL,
    MINES,
    NONE,
    WORTH,
    military_deck,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.colonization import Bid, SendForce, SendMore
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.ratings import recount
from ecumene.titles.ages.tokens import LoseToken


def conserved(p: Ages) -> tuple[object, ...]:
    owed = sum(isinstance(step, LoseToken) for step in p.agenda)
    blue = p.blue_box - owed
    yellow = p.yellow_box
    for civ in p.civs:
        blue += civ.blue + sum(civ.tokens) + civ.stages
        yellow += civ.yellow + civ.population
        sound(p, civ)
    cards = cards_of(p)
    peaceful = bool(p.options["peaceful"])
    for age in range(LAST_AGE + 1):
        found = {card: n for card, n in cards.items() if LEVEL[card] == age}
        if age <= min(p.age, p.last_age):
            assert found in [box(age, players, peaceful) for players in range(2, p.seats + 1)]
        else:
            assert not found
    return blue, yellow


@cache
def box(age: int, players: int, peaceful: bool) -> dict[int, int]:
    """How many military cards of an age there are for that many players."""
    return dict(Counter(military_deck(age, players, peaceful)))


def sound(p: Ages, civ: Civilization) -> None:
    """What must hold for each civilization by itself."""
    assert min(civ.blue, civ.yellow, civ.unused, civ.science, civ.culture, civ.civil, civ.military) >= 0
    assert min(*civ.workers, *civ.tokens) >= 0
    assert civ.food == sum(civ.tokens[card] * WORTH[card] for card in FARMS)
    assert civ.resources == sum(civ.tokens[card] * WORTH[card] for card in (*MINES, *LABS))
    assert 0 <= civ.ratings.happy <= 8
    assert civ.civil <= civ.ratings.civil
    assert civ.military <= civ.ratings.military
    assert all(not n or card in civ.techs for card, n in enumerate(civ.workers))
    assert civ.wonder == NONE or civ.stages < len(CARDS[civ.wonder].stages)
    fresh = civ.copied()
    recount(fresh, p.civs)
    assert fresh.ratings == civ.ratings
    assert fresh.standing == civ.standing


def cards_of(p: Ages) -> Counter[int]:
    """All military cards that have come up, wherever they lie."""
    cards = [*p.military_deck, *p.retired, *p.past, *p.common]
    cards += [card for card, _ in (*p.discards, *p.events, *p.future)]
    for civ in p.civs:
        cards += [*civ.military_hand, *civ.colonies, civ.war]
        cards += [pact.card for pact in civ.pacts if pact.own]
        if civ.exclusive:
            cards.append(civ.tactic)
    for step in p.agenda:
        if isinstance(step, Bid | SendForce):
            cards.append(step.auction.card)
        elif isinstance(step, SendMore):
            cards.append(step.head.auction.card)
    return Counter(card for card in cards if card != NONE)


def hidden(p: Ages, seat: int) -> dict[str, object]:
    """All that a seat cannot know, part by part; a part in which nothing is hidden is left out."""
    top_seen = bool(p.events) and p.peeked >> seat & 1
    parts: dict[str, tuple[object, ...]] = {
        "civil deck": tuple(p.civil_deck),
        "military deck": tuple(p.military_deck),
        "retired": tuple(p.retired),
        "discards": tuple(card for card, known in p.discards if not known >> seat & 1),
        "events": tuple(p.events[:-1] if top_seen else p.events),
        "future events": tuple(card for card, by in p.future if by != seat),
    }
    parts |= {f"hand of {civ.seat}": unshown(civ) for civ in p.civs if civ.seat != seat}
    return {name: part for name, part in parts.items() if part}


def unshown(civ: Civilization) -> tuple[int, ...]:
    """The military cards in a hand that nobody else has seen, in no order."""
    return tuple(sorted((Counter(civ.military_hand) - Counter(civ.shown)).elements()))
