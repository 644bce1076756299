"""The Inner Sea for programs that learn."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from ecumene.core.bits import each
from ecumene.core.events import Particulars
from ecumene.core.space import MOST, Fact, Field, Fields, Listed, Planes, Seen, Space, around, shorts
from ecumene.core.steps import Choice, Decision
from ecumene.titles.innersea.adjustment import TakeTiedPlace
from ecumene.titles.innersea.aeneas import DECLINE, INVOKE
from ecumene.titles.innersea.card_phase import ALPHABET, BUILD
from ecumene.titles.innersea.cards import (
    CARD_WORDS,
    CARDS,
    EPOCH_EVENTS,
    INVESTMENT_MOMENTS,
    INVESTMENTS,
    INVESTMENTS_FOR,
    USE_OF,
    WONDER_MOMENTS,
    WONDER_WORDS,
    WONDERS,
    WONDERS_FOR,
)
from ecumene.titles.innersea.civilizations import (
    BARBARIAN_WORD,
    BARBARIANS,
    CIVILIZATION_OF,
    CIVILIZATIONS,
    FACTIONS,
    MOMENTS,
    MOST_CIVILIZATIONS,
    NOBODY,
)
from ecumene.titles.innersea.fate import set_of
from ecumene.titles.innersea.map import AREA_WORDS, AREAS, NOWHERE, Areas
from ecumene.titles.innersea.moving import MoveTo
from ecumene.titles.innersea.notation import ALL_DISCS, DISC, DONE, NO_AREA, PASS, STOP, TALENT
from ecumene.titles.innersea.position import (
    ADJUSTMENT_PHASE,
    CARD_PHASE,
    CHOOSING,
    COMPETITION_PHASE,
    EPOCH_END,
    GROWTH_PHASE,
    LAST_EPOCH,
    InnerSea,
)

MOST_TALENTS: Final = 100
"""More talents than anybody ever has, for the words that say how many are spent."""
CARD_NUMBERS: Final = 104
"""Fate cards are numbered from 1 to 103: the first place of a set of them is never used."""
PHASES: Final = (CHOOSING, GROWTH_PHASE, CARD_PHASE, COMPETITION_PHASE, ADJUSTMENT_PHASE, EPOCH_END)
_PHASE_OF: Final = {phase: number for number, phase in enumerate(PHASES)}


def _alternatives(rows: Any) -> Iterator[Choice]:
    """The words of all effects between which a table lets somebody choose."""
    if isinstance(rows, dict):
        yield from [option["word"] for option in rows.get("options", ())]
        rows = list(rows.values())
    if isinstance(rows, (list, tuple)):
        for row in rows:
            yield from _alternatives(row)


def _words() -> Iterable[Choice]:
    yield from AREA_WORDS
    yield from CARD_WORDS.values()
    yield from (*WONDER_WORDS, *USE_OF, *CIVILIZATION_OF, BARBARIAN_WORD)
    yield from (DONE, PASS, STOP, NO_AREA, DISC, TALENT, ALL_DISCS, BUILD, ALPHABET, INVOKE, DECLINE)
    yield from [f"place {n + 1}" for n in range(MOST_CIVILIZATIONS)]
    yield from [f"{verb} {n}" for verb in ("spend", "pay") for n in range(MOST_TALENTS + 1)]
    for card in CARDS.values():
        yield from _alternatives([card.effect, card.at_reset, [use.effect for use in card.uses]])
    yield from _alternatives([wonder.effect for wonder in WONDERS])
    for civilization in CIVILIZATIONS:
        for ability in civilization.abilities:
            yield ability.word
            yield from _alternatives(ability.effect)


_WORDS: Final[tuple[Choice, ...]] = tuple(dict.fromkeys(_words()))


def _announced() -> Iterable[Choice]:
    """What can be announced in a competition."""
    for civilization in CIVILIZATIONS:
        yield from [ability.word for ability in civilization.abilities if ability.when == "competition"]
    yield from [WONDER_WORDS[wonder] for wonder in WONDERS_FOR["competition"]]
    yield from [CARD_WORDS[INVESTMENTS[number]] for number in INVESTMENTS_FOR["competition"]]


_ANNOUNCED: Final = {word: number for number, word in enumerate(_announced())}

FIGURES: Final = (
    *("which civilization, from 1", "victory points", "supply", "ready", "ready for the sea only", "talents"),
    *("loot", "hand size", "passed", "has built a Wonder this turn", "discount on a Wonder", "discs to come"),
    *("sea discs to come", "cards to come", "cards laid face down", "discs lost in this competition"),
    *("place in the turn order, from 1", "principal enemy as a place clockwise from oneself, from 1"),
)


def _planes() -> Sequence[Field]:
    cards = (CARD_NUMBERS,)
    return [
        Field("hand", "by card: one's own hand", cards),
        Field("face_down", "by card: what one has laid face down", cards),
        Field("looking", "by card: what was drawn only to look at, for who looks", cards),
        Field("discard", "by card: the discard pile", cards),
        Field("aside", "by card: cards put aside", cards),
        Field("in_play", "by card: played, and not resolved yet", cards),
        Field("known", "by civilization and card: what one knows of its hand", (MOST_CIVILIZATIONS, *cards)),
    ]


def _counts() -> Sequence[Field]:
    return [
        Field("areas", "by area: whether it is in play", (AREAS,)),
        Field("discs", "by faction, the barbarians last, and area: discs there", (FACTIONS, AREAS), 255),
        Field(
            "allies", "by civilization and area: white discs on its side", (MOST_CIVILIZATIONS, AREAS), 255
        ),
        Field(
            "sanctuary", "by civilization and area: whether its discs are safe", (MOST_CIVILIZATIONS, AREAS)
        ),
        Field("fought", "by area: whether its competition is over", (AREAS,)),
        Field(
            "announced",
            f"by civilization: what it has announced in this competition ({', '.join(_ANNOUNCED)})",
            (MOST_CIVILIZATIONS, len(_ANNOUNCED)),
        ),
    ]


def _numbers() -> Sequence[Field]:
    civilizations = MOST_CIVILIZATIONS
    return [
        Field("epoch", "1 to 4", (), LAST_EPOCH),
        Field("last_epoch", "the Epoch in which the game ends", (), LAST_EPOCH),
        Field("epoch_turn", "the turn of the Epoch", (), MOST),
        Field("phase", f"from 0: {', '.join(PHASES)}", (), len(PHASES)),
        Field("deck", "how many cards are in the deck", (), CARD_NUMBERS),
        Field("barbarians", "their discs in supply", (), MOST),
        Field("barbarians_lost", "their discs lost in this competition", (), MOST),
        Field("fight", "the area of the competition that is going on, from 1", (), AREAS),
        Field(
            "wonder_owners",
            "by Wonder: who has built it, clockwise from oneself, from 1",
            (len(WONDERS),),
            civilizations,
        ),
        Field("wonder_areas", "by Wonder: where it stands, from 1", (len(WONDERS),), AREAS),
        Field("wonder_discs", "by Wonder: discs on its card", (len(WONDERS),), MOST),
        Field("wonders_used", "by Wonder: whether it was used this turn", (len(WONDERS),)),
        Field(
            "investment_owners", "by Investment card: whose it is, from 1", (len(INVESTMENTS),), civilizations
        ),
        Field("investment_discs", "by Investment card: discs on it", (len(INVESTMENTS),), MOST),
        Field(
            "figures", f"by civilization: {'; '.join(FIGURES)}", (civilizations, len(FIGURES)), MOST, -MOST
        ),
    ]


@lru_cache(maxsize=1 << 12)
def _flags(areas: Areas) -> bytes:
    found = bytearray(AREAS)
    for area in each(areas):
        found[area] = 1
    return bytes(found)


_PLANES: Final = Planes(CARD_NUMBERS)
_NO_AREAS: Final = bytes(AREAS)
_NOBODY: Final = [0] * len(FIGURES)


def fields(_: int) -> Fields:
    """The same for any number of seats: there may be six civilizations, whoever plays them."""
    return Fields(planes=_planes(), counts=_counts(), numbers=_numbers())


def observe(p: InnerSea, seat: int) -> Seen:
    """Civilizations without a player follow those with one, and empty places follow them."""
    fate, board, count = p.fate, p.board, p.count
    order = around(seat, count)
    absent = MOST_CIVILIZATIONS - count
    sets = [
        fate.hands[seat],
        set_of(fate.face_down[seat]),
        fate.looked_at if fate.looker == seat else 0,
        set_of(fate.discard),
        set_of(fate.aside),
        set_of(fate.in_play),
        *[0 if other == seat else fate.known_to(seat, other) for other in order],
        *[0] * absent,
    ]
    small = bytearray(_flags(board.chart.in_play))
    for other in order:
        small += board.discs[other * AREAS : (other + 1) * AREAS]
    small += _NO_AREAS * absent
    small += board.discs[BARBARIANS * AREAS :]
    for other in order:
        small += board.allies[other * AREAS : (other + 1) * AREAS]
    small += _NO_AREAS * absent
    for other in order:
        small += _flags(p.sanctuary[other])
    small += _NO_AREAS * absent
    small += _flags(p.fought)
    announced = bytearray(MOST_CIVILIZATIONS * len(_ANNOUNCED))
    for other, word in p.announced:
        announced[(other - seat) % count * len(_ANNOUNCED) + _ANNOUNCED[word]] = 1
    return Seen([*map(_PLANES.__getitem__, sets)], small + announced, shorts(_counted_out(p, order)))


def _counted_out(p: InnerSea, order: Sequence[int]) -> list[int]:
    wonders, investments = p.wonders, p.investments
    place = [0] * (p.count + 1)
    for n, other in enumerate(order):
        place[other] = n + 1  # the last is for nobody, whose number is -1
    values = [p.epoch, p.last_epoch, p.epoch_turn, _PHASE_OF[p.phase], len(p.fate.deck)]
    values += [p.supply[BARBARIANS], p.fallen[BARBARIANS], 0 if p.fight == NOWHERE else p.fight + 1]
    values += [place[owner] for owner in wonders.owner]
    values += [area + 1 for area in wonders.area]
    values += wonders.discs
    values += [wonders.used >> wonder & 1 for wonder in range(len(WONDERS))]
    values += [place[owner] for owner in investments.owner]
    values += investments.discs
    for other in order:
        values += [p.civ[other] + 1, p.vp[other], p.supply[other], p.ready[other], p.sea_ready[other]]
        values += [p.talents[other], p.loot[other], p.fate.hand_size(other), p.passed >> other & 1]
        values += [p.built >> other & 1, p.discount[other], p.extra_discs[other], p.extra_sea_discs[other]]
        values += [p.extra_cards[other], len(p.fate.face_down[other]), p.fallen[other]]
        values.append(p.order.index(other) + 1 if other in p.order else 0)
        enemy = p.enemies[other]
        values.append(0 if enemy == NOBODY else place[enemy])
    values += _NOBODY * (MOST_CIVILIZATIONS - p.count)
    return values


def _count(p: InnerSea) -> int:
    return p.count


def settled(_: InnerSea, asked: Decision[Any]) -> Particulars:
    if isinstance(asked, MoveTo):
        return {"area": AREA_WORDS[asked.source]}
    return {"taken": asked.seating.slots} if isinstance(asked, TakeTiedPlace) else {}


SPACE: Final = Space(
    words=_WORDS,
    names=(*[entry.word for entry in EPOCH_EVENTS], *WONDER_MOMENTS, *INVESTMENT_MOMENTS, *MOMENTS),
    facts=(
        Fact("ready", "number", "how many discs are still to be placed"),
        Fact("at_sea", "number", "how many of them go to the sea only"),
        Fact("card", "word", "the card or the Wonder that it is about"),
        Fact("keep", "number", "how many cards are still to be kept"),
        Fact("wonder", "word", "the Wonder that is built or restored"),
        Fact("area", "word", "the area that it is about"),
        Fact("left", "number", "what is still to be paid, or how many allies are still to be assigned"),
        Fact("discs", "number", "how much of what is still to be paid must be discs"),
        Fact("step", "word", "the question that is answered in a plan"),
        Fact("plan", "word", "what is settled in it so far", 12),
        Fact(
            "cards",
            "word",
            "the cards and Wonders that can be negated; for who buys cards, how many are free",
            4,
        ),
        Fact("players", "seat", "who plays each of them", 4),
        Fact("hits", "seat", "whom they would cost something", 4),
        Fact("aims", "word", "what was named as their targets", 12),
        Fact("laid", "number", "how many cards one has laid face down"),
        Fact("count", "number", "how many discs are to be lost, or are missing"),
        Fact("tied", "word", "the civilizations that share places in the turn order", MOST_CIVILIZATIONS),
        Fact("when", "word", "at which moment something can be used"),
        Fact("owner_seat", "seat", "whose hand was looked at"),
        Fact("taken", "seat", "one's own: who has which place in the new turn order", MOST_CIVILIZATIONS),
    ),
    told=(
        "passed",
        "order",
    ),
    fields=fields,
    observe=observe,
    circle=_count,
    lists=(
        Listed("card", tuple([CARD_WORDS.get(card, "") for card in range(CARD_NUMBERS)])),
        Listed("area", AREA_WORDS),
        Listed("Wonder", WONDER_WORDS),
        Listed("Investment card", tuple([CARD_WORDS[card] for card in INVESTMENTS])),
        Listed("which civilization", tuple(CIVILIZATION_OF)),
    ),
    settled=settled,
)
