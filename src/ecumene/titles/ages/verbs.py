"""Verbs: the kinds of actions, and what each can be said of."""

# ruff: noqa: ARG001, ARG005 -- what finds things has one shape

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from ecumene.core.steps import Choice, Decision, Link, Objection
from ecumene.titles.ages.cards import ID, KIND, LEVEL, NONE, Number
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.row import OFFER_OF

FREE: Final = 0
CIVIL: Final = 1
MILITARY: Final = 2
"""The kinds of actions, as bits; what is free takes none."""
STAGES: Final = (1, 2, 3, 4)

Thing = int
"""What a verb is said of: a card, an offer of the row, a number of stages; NONE for nothing."""

Saying = tuple[Thing, Choice]
"""What a verb is said of, and what is said then."""

Cards = tuple[Number, ...]
Find = Callable[[Ages, Civilization], Iterable[Thing]]
Among = Callable[[Cards], tuple[Thing, ...]]
Bar = Callable[[Ages, Civilization, Thing], Objection | None]
Deed = Callable[[Ages, Civilization, Thing], None]
Gate = Callable[[Ages, Civilization], Objection | None]
Lead = Callable[[Ages, Civilization, Thing, Decision[Ages]], Link[Ages, Any] | None]
Marks = tuple[bool, ...]
"""Some of all cards: True at the number of each of them."""


class Things(NamedTuple):
    """What a verb can be said of."""

    find: Find
    """All that are there now."""
    words: Callable[[str], dict[Thing, Choice]]
    """How a verb is said of each that can ever be there."""
    hopeful: Among
    """Those of a pile of cards, or fewer, among which are all that the verb may be said of now."""


class Verb:
    """One kind of action."""

    __slots__ = ("bar", "colour", "do", "find", "gate", "hopeful", "link", "sayings", "word", "words")

    def __init__(
        self,
        word: str,
        things: Things,
        bar: Bar,
        do: Deed,
        colour: int = FREE,
        gate: Gate | None = None,
        link: Lead | None = None,
    ) -> None:
        self.word = word
        self.find = things.find
        self.hopeful = things.hopeful
        self.words = things.words(word)
        """What can be said with the verb, by what it is said of."""
        self.sayings: dict[Thing, Saying] = {thing: (thing, word) for thing, word in self.words.items()}
        self.bar = bar
        self.do = do
        self.colour = colour
        """Of which kind of action at least one must be left."""
        self.gate = gate
        """What else stands against the verb whatever it is said of."""
        self.link = link
        """How the chain goes on, if more must be chosen."""

    def hope(self, things: tuple[Thing, ...]) -> "Hope":
        """The verb with some things that there is hope to say it of."""
        return self, tuple([self.sayings[thing] for thing in things])


def _always(things: tuple[Thing, ...], words: Callable[[str], dict[Thing, Choice]]) -> Things:
    return Things(lambda p, civ: things, words, lambda cards: things)


def _offers(p: Ages, civ: Civilization) -> Iterable[Thing]:
    return p.offers()


NOTHING: Final = _always((NONE,), lambda verb: {NONE: verb})
SOME_STAGES: Final = _always(STAGES, lambda verb: {count: f"{verb} {count}" for count in STAGES})
OFFERS: Final = Things(
    _offers, lambda verb: {offer: word for word, offer in OFFER_OF.items()}, lambda cards: ()
)
"""There is no pile that they come from: what may be taken is looked for in the row."""


def cards_of_kinds(*kinds: int) -> Marks:
    """All cards of some kinds."""
    return tuple(kind in kinds for kind in KIND)


def in_play(marks: Marks) -> Things:
    """Technologies for workers."""
    chosen = chooser(marks)
    return _cards(marks, lambda p, civ: chosen(civ.techs), chosen)


def improvable(marks: Marks) -> Things:
    """Technologies for workers; there is hope for those of which there is a higher one of the same kind."""

    def find(techs: Cards) -> Cards:
        return tuple([card for card in techs if marks[card] and _has_better(card, techs)])

    return in_play(marks)._replace(hopeful=find)


def _has_better(card: Number, techs: Cards) -> bool:
    return any(KIND[other] == KIND[card] and LEVEL[other] > LEVEL[card] for other in techs)


def in_hand(marks: Marks) -> Things:
    """Civil cards."""
    chosen = chooser(marks)
    return _cards(marks, lambda p, civ: chosen(once(civ.hand)), chosen)


def in_military_hand(marks: Marks) -> Things:
    """Military cards."""
    chosen = chooser(marks)
    return _cards(marks, lambda p, civ: chosen(once(civ.military_hand)), chosen)


def in_common(marks: Marks) -> Things:
    """The common tactics."""
    chosen = chooser(marks)
    return _cards(marks, lambda p, civ: chosen(once(p.common)), chosen)


def _cards(marks: Marks, find: Find, hopeful: Among) -> Things:
    def words(verb: str) -> dict[Thing, Choice]:
        return {card: f"{verb} {word}" for card, word in enumerate(ID) if marks[card]}

    return Things(find, words, hopeful)


def chooser(marks: Marks) -> Among:
    def chosen(cards: Cards) -> Cards:
        """Those that are marked."""
        return tuple([card for card in cards if marks[card]])

    return chosen


def once(cards: Cards) -> Cards:
    """Some cards in their order, each once."""
    return tuple(sorted(set(cards))) if len(cards) > 1 else cards


Hope = tuple[Verb, tuple[Saying, ...]]
"""A verb with what there is hope to say of it."""
KEPT_PILES: Final = 64
"""Few: what is forgotten soon is never looked through by Python's collector."""


class Hopes:
    """What there is hope to say with some verbs of a pile of cards: the piles change seldom."""

    __slots__ = ("found", "verbs")

    def __init__(self, verbs: tuple[Verb, ...]) -> None:
        self.verbs = verbs
        self.found: dict[Cards, tuple[Hope, ...]] = {}
        """By pile, for those that were looked at last."""

    def of(self, cards: Cards) -> tuple[Hope, ...]:
        found = self.found.get(cards)
        if found is None:
            if len(self.found) >= KEPT_PILES:
                self.found.clear()
            found = self.found[cards] = self._of_all(cards)
        return found

    def _of_all(self, cards: Cards) -> tuple[Hope, ...]:
        cards = once(cards)
        among: dict[Among, tuple[Thing, ...]] = {}
        for verb in self.verbs:
            if verb.hopeful not in among:
                among[verb.hopeful] = verb.hopeful(cards)
        return tuple([verb.hope(among[verb.hopeful]) for verb in self.verbs if among[verb.hopeful]])
