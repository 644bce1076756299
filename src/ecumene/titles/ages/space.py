"""Through the Ages for programs that learn."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ecumene.core.events import Particulars
from ecumene.core.space import MOST, Fact, Field, Fields, Listed, Seen, Space, around, shorts
from ecumene.core.steps import Choice, Decision
from ecumene.titles.ages.actions import VERBS
from ecumene.titles.ages.aggressions import DEFENCES, YIELD, DefendWith
from ecumene.titles.ages.board import PLAYERS, SPACES
from ecumene.titles.ages.cards import (
    AGE_WORDS,
    CARDS,
    CLOSING_AGE,
    ID,
    IS_TECHNOLOGY,
    KINDS,
    LAST_AGE,
    LEVEL,
    NONE,
    TOKEN_CARDS,
    WORKER_CARDS,
    said,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.colonization import BIDS, PLAYS, SENDS
from ecumene.titles.ages.gains import FOOD, FOOD_PARTS, RESOURCES
from ecumene.titles.ages.leaders import RECOVER
from ecumene.titles.ages.pacts import ACCEPT, REFUSE
from ecumene.titles.ages.politics import CANCEL, COLONIZE, LONE, SIDES, VERB_OF
from ecumene.titles.ages.position import COPY, Ages
from ecumene.titles.ages.row import OFFER_OF
from ecumene.titles.ages.spoils import REMOVE_LEADER, REMOVE_WONDER
from ecumene.titles.ages.steps import DONE, PASS
from ecumene.titles.ages.technologies import DEVELOP
from ecumene.titles.ages.wars import TAKE_SCIENCE

CARD_COUNT: Final = len(CARDS)
MOST_DEFENDERS: Final = 12
"""More cards than military actions ever let anybody add to a defence."""


def _in_deck(word: Choice) -> bool:
    """Whether there are enough copies of a card for a word that takes one out of the row."""
    copies, card = divmod(OFFER_OF[word], COPY) if word in OFFER_OF else (0, 0)
    return word not in OFFER_OF or max(CARDS[card].copies) > copies


def _words() -> Iterable[Choice]:
    for verb in VERBS:
        yield from verb.words.values()
    yield from ID
    yield from said(DEVELOP, [card for card in range(CARD_COUNT) if IS_TECHNOLOGY[card]])
    for card in range(CARD_COUNT):
        kind = KINDS.index(CARDS[card].kind)
        if kind in VERB_OF:
            yield f"{VERB_OF[kind]} {ID[card]}"
        yield from [f"{COLONIZE} {ID[card]}"] * (CARDS[card].kind == "territory")
        yield from [f"{CANCEL} {ID[card]}"] * (CARDS[card].kind == "pact")
    yield from DEFENCES
    yield from (*BIDS, *SENDS, *PLAYS, *FOOD_PARTS, *SIDES, *PLAYERS, *LONE)
    yield from (PASS, DONE, YIELD, ACCEPT, REFUSE, RECOVER, FOOD, RESOURCES)
    yield from (REMOVE_LEADER, REMOVE_WONDER, TAKE_SCIENCE)


_WORDS: Final[tuple[Choice, ...]] = tuple(dict.fromkeys([word for word in _words() if _in_deck(word)]))

FIGURES: Final = (
    *("resigned", "culture", "science", "culture_rating", "science_rating", "strength", "happy"),
    *("civil_total", "military_total", "civil_left", "military_left", "blue_bank", "yellow_bank"),
    *("unused_workers", "food", "resources", "stages", "leader_ages", "exclusive_tactic", "war_target"),
    *("hand_size", "military_hand_size"),
)
SINGLE: Final = ("government", "leader", "wonder", "tactic", "war")


def _counts(seats: int) -> Sequence[Field]:
    cards = (seats, CARD_COUNT)
    return [
        Field(
            "in_play", "by seat and card: how many lie before it, wonders and colonies included", cards, 255
        ),
        Field("ruins", "by seat and card: its ruined wonders", cards, 255),
        Field(
            "hand", "by seat and card: civil cards in hand, of others only where hands are open", cards, 255
        ),
        Field(
            "military_hand", "by seat and card: one's own, and those of others that all have seen", cards, 255
        ),
        Field("row_cards", "by card: how many lie in the row", (CARD_COUNT,), 255),
        Field("past_events", "by card: events that have happened", (CARD_COUNT,), 255),
        Field("common_tactics", "by card: the tactics that all may copy", (CARD_COUNT,), 255),
        Field(
            "own_events",
            "by card: the events that one has prepared and that have not happened",
            (CARD_COUNT,),
            255,
        ),
        Field(
            "taken", "by card: action cards taken this turn, which cannot be played yet", (CARD_COUNT,), 255
        ),
        Field(
            "workers", "by seat and technology (the first cards): workers on it", (seats, WORKER_CARDS), 255
        ),
        Field(
            "tokens",
            "by seat and farm, mine or lab (the first cards): blue tokens on it",
            (seats, TOKEN_CARDS),
            255,
        ),
    ]


def _numbers(seats: int) -> Sequence[Field]:
    ages = LAST_AGE + 1
    return [
        Field("age", "0 to 4", (), CLOSING_AGE),
        Field("last_age", "after which the game ends", (), LAST_AGE),
        Field("peaceful", "whether nobody can attack"),
        Field("round", "from 0", (), MOST),
        Field("rounds_left", "after this one; -1 while the end is not in sight", (), MOST, NONE),
        Field("players_left", "how many have not resigned", (), len(PLAYERS)),
        Field("current", "whose turn it is, as a place clockwise from oneself", (), len(PLAYERS)),
        Field("row", "by space: the card there, from 1; 0 for none", (SPACES,), CARD_COUNT),
        Field("decks", "cards left in the civil deck and in the military deck", (2,), MOST),
        Field("events", "by age: how many current events there are", (ages,), MOST),
        Field("future", "by age: how many future events there are", (ages,), MOST),
        Field("next_event", "from 1, for who has looked at it", (), CARD_COUNT),
        Field(
            "this_turn",
            "extra civil and military actions, resources and science for arms, spare food and "
            "resources, and what was done that is done once a turn, as bits",
            (7,),
            MOST,
        ),
        Field("figures", f"by seat: {', '.join(FIGURES)}", (seats, len(FIGURES)), MOST, NONE),
        Field("single_cards", f"by seat, from 1: {', '.join(SINGLE)}", (seats, len(SINGLE)), CARD_COUNT),
        Field(
            "military_ages",
            "by seat and age: military cards in hand, as their backs show",
            (seats, ages),
            MOST,
        ),
        Field(
            "pact_partners",
            "by seat: 1 where it has a pact with the seat so far clockwise from oneself",
            (seats, seats),
        ),
    ]


def fields(seats: int) -> Fields:
    return Fields(counts=_counts(seats), numbers=_numbers(seats))


def observe(p: Ages, seat: int) -> Seen:
    others = [p.civs[other] for other in around(seat, p.seats)]
    open_hands = p.options["hands"] == "open"
    small = bytearray()
    for civ in others:
        small += _counted(_before(civ))
    for civ in others:
        small += _counted(civ.ruins)
    for civ in others:
        small += _counted(civ.hand if open_hands or civ.seat == seat else ())
    for civ in others:
        small += _counted(civ.military_hand if civ.seat == seat else civ.shown)
    small += _counted([card for card in p.row if card != NONE])
    small += _counted(p.past)
    small += _counted(p.common)
    small += _counted([card for card, by in p.events + p.future if by == seat])
    small += _counted(p.this_turn.taken)
    for civ in others:
        small += bytes(civ.workers)
    for civ in others:
        small += bytes(civ.tokens)
    return Seen((), small, shorts(_counted_out(p, seat, others)))


def _before(civ: Civilization) -> list[int]:
    cards = [*civ.techs, *civ.specials, civ.government, civ.leader, *civ.wonders, *civ.colonies, civ.tactic]
    cards += [civ.war, *[pact.card for pact in civ.pacts]]
    return [card for card in cards if card != NONE]


def _counted(cards: Iterable[int]) -> bytearray:
    found = bytearray(CARD_COUNT)
    for card in cards:
        found[card] += 1
    return found


def _by_age(cards: Iterable[int]) -> list[int]:
    found = [0] * (LAST_AGE + 1)
    for card in cards:
        found[LEVEL[card]] += 1
    return found


def _counted_out(p: Ages, seat: int, others: list[Civilization]) -> list[int]:
    turn = p.this_turn
    looked = p.peeked >> seat & 1 and p.events
    values = [p.age, p.last_age, int(bool(p.options["peaceful"])), p.round, p.rounds_left, p.players]
    values.append((p.current - seat) % p.seats)
    values += [card + 1 for card in p.row]
    values += [len(p.civil_deck), len(p.military_deck)]
    values += _by_age([card for card, _ in p.events])
    values += _by_age([card for card, _ in p.future])
    values.append(p.events[-1][0] + 1 if looked else 0)
    values += [turn.extra_civil, turn.extra_military, turn.arms, turn.arms_science]
    values += [turn.spare_food, turn.spare_resources, turn.used]
    for civ in others:
        values += _figures(p, seat, civ)
    for civ in others:
        values += [civ.government + 1, civ.leader + 1, civ.wonder + 1, civ.tactic + 1, civ.war + 1]
    for civ in others:
        values += _by_age(civ.military_hand)
    for civ in others:
        partners = [0] * p.seats
        for pact in civ.pacts:
            partners[(pact.other - seat) % p.seats] = 1
        values += partners
    return values


def _figures(p: Ages, seat: int, civ: Civilization) -> list[int]:
    rated = civ.ratings
    target = NONE if civ.war == NONE else (civ.war_target - seat) % p.seats
    return [
        *(
            int(civ.resigned),
            civ.culture,
            civ.science,
            rated.culture,
            rated.science,
            rated.strength,
            rated.happy,
        ),
        *(rated.civil, rated.military, civ.civil, civ.military, civ.blue, civ.yellow),
        *(civ.unused, civ.food, civ.resources, civ.stages, civ.leader_ages, int(civ.exclusive), target),
        *(len(civ.hand), len(civ.military_hand)),
    ]


def settled(_: Ages, asked: Decision[Any]) -> Particulars:
    return {"picked": asked.picked} if isinstance(asked, DefendWith) else {}


SPACE: Final = Space(
    words=_WORDS,
    names=("aggression", "pact", "war", "both-sides", "side-a", "side-b", *AGE_WORDS),
    facts=(
        Fact("civil", "number", "civil actions left"),
        Fact("military", "number", "military actions left"),
        Fact("second", "number", "1 for the second political action of a turn"),
        Fact("count", "number", "how many cards are in the defence so far, or are still to be put away"),
        Fact(
            "amount",
            "number",
            "of how much food, resources, cards or science it is, or how much less something costs",
        ),
        Fact("card", "word", "the card that it is about"),
        Fact("bid", "number", "the highest bid so far; 0 for none"),
        Fact("bidder_seat", "seat", "whose bid that is"),
        Fact("unit", "word", "the kind of unit that may be sent first"),
        Fact("kind", "word", "whether a rival is chosen for an aggression, a pact or a war"),
        Fact("rival_seat", "seat", "the rival that it is about"),
        Fact("owner_seat", "seat", "who offers the pact"),
        Fact("side", "word", "which side of the pact one would have"),
        Fact("attacker_seat", "seat", "who attacks"),
        Fact("missing", "number", "how much strength the defence still lacks"),
        Fact("picked", "word", "one's own: the cards in the defence so far", MOST_DEFENDERS),
        Fact("most", "number", "how many cards may be added to the defence"),
        Fact("value", "number", "what the force that is put together is worth so far"),
        Fact("what", "word", "the kind of unit, or the card, that may be sent next"),
        Fact("age", "word", "up to which age a building can be destroyed"),
    ),
    told=(),
    fields=fields,
    observe=observe,
    lists=(Listed("card", ID),),
    settled=settled,
)
