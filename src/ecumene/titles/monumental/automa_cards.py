"""The Automa's cards, and its turn: two of them, one after the other (rule `automa-turn`)."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, SeatTask, step
from ecumene.core.tables import Row, read, read_each, speaking_of, text_of
from ecumene.titles.monumental.automa import CarryOut, Instruction
from ecumene.titles.monumental.automa_deeds import (
    DEEDS,
    NORMAL,
    SPECIALISED,
    TECHNOLOGICAL,
    TWICE,
    shuffle_deck,
)
from ecumene.titles.monumental.cards import CIVILIZATION_WORDS, TRAITS
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import Automa

REVEAL: Final = "reveal"
CARDS_A_TURN: Final = 2


# The deck -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """A card of the Automa's deck."""

    id: str
    always: tuple[Instruction, ...]
    trait: str = ""
    trait_steps: tuple[Instruction, ...] = ()
    civilization: str = ""


def _instruction(row: Row) -> Instruction:
    return Instruction(DEEDS[row.word("do", DEEDS)], row.number_if_any("gold"))


def _card(row: Row) -> AutomaCard:
    return AutomaCard(
        id=row.word("id"),
        always=tuple(read_each(row.rows("always"), "step", _instruction)),
        trait=row.choice("trait", ("", *TRAITS)),
        trait_steps=tuple(read_each(row.rows_if_any("trait-steps"), "trait step", _instruction)),
        civilization=row.choice("civilization", ("", *CIVILIZATION_WORDS)),
    )


class AutomaBox(NamedTuple):
    """What the table lists."""

    action: list[AutomaCard]
    civilization: list[AutomaCard]
    advanced: list[AutomaCard]
    levels: dict[str, int]


def _box(table: Row) -> AutomaBox:
    levels = table.row("levels")
    return AutomaBox(
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


# Its turn -------------------------------------------------------------------------------------------


@step
class AutomaTurn(Decision[Monumental]):
    """Somebody turns up the Automa's two cards, one after the other (rule `automa-turn`).

    It is asked although there is nothing to choose: a person's turn is over before chance has its say.
    """

    automa_seat: int

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return (REVEAL,)

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.now.to_draw = (NORMAL,) * CARDS_A_TURN
        p.agenda.append(NextCard(self.automa_seat))

    def facts(self, p: Monumental) -> Particulars:
        return {"automa_seat": self.automa_seat}


@step
class NextCard(SeatTask[Monumental]):
    """The next card is drawn and its steps are carried out; then the one after it."""

    def run(self, p: Monumental) -> None:
        if not p.now.to_draw:
            return
        seat = self.seat
        reading, *rest = p.now.to_draw
        p.now.to_draw = tuple(rest)
        card = AUTOMA_CARDS[draw_card(p, seat, reading)]
        steps = card.always
        if reading == TWICE:
            steps = tuple(step for step in steps for _ in range(2))
        elif reading == SPECIALISED:
            steps = card.trait_steps
        elif card.trait == p.nation(seat).trait:
            steps += card.trait_steps
        p.agenda += (NextCard(seat), CarryOut(seat, steps))


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
