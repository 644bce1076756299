"""What a player may type for a choice: its notation, or its name in the player's language."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence

from ecumene.core.chains import LineChain
from ecumene.core.position import Position
from ecumene.core.steps import Choice, Link
from ecumene.core.text import Speaker


def plain(text: str) -> str:
    """Text as it is compared: without capitals, accents and doubled spaces.

    >>> plain("  Añadir  POBLACIÓN ")
    'anadir poblacion'
    """
    bare = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(bare.split())


class Phrasebook:
    """Finds the choices behind what a player types."""

    def __init__(self, say: Speaker) -> None:
        self.say = say

    def names(self, choice: Choice) -> tuple[str, str]:
        """What can be typed for a choice: the name in the player's language, and the notation."""
        return self.say.choice(choice), choice

    def chain(self, position: Position, line: str) -> list[Choice]:
        """The choices that a line means, as far as it is understood; the rest of its words as they are."""
        typed = TypedChain(line, self)
        chain, reached = position.followed(typed)
        if reached.decision is not None and position.foresees(reached):
            refused = typed.next(list(reached.decision.candidates(reached)))
            if refused is not None:
                chain.append(refused)
        return [*chain, *typed.left]

    def ways(self, position: Position, line: str) -> Iterator[tuple[str, str]]:
        """How a line that is being typed could go on: each word to be put in place of its end, and
        what that word means."""
        words = line.split()
        if line and not line[-1].isspace():
            whole, unfinished = words[:-1], words[-1:]
        else:
            whole, unfinished = words, []
        typed = TypedChain(" ".join(whole), self)
        chain, reached = position.followed(typed)
        if chain and not (position.foresees(reached) and isinstance(reached.decision, Link)):
            return
        begun = plain(" ".join([*typed.left, *unfinished]))
        for choice in reached.answers():
            name, notation = self.names(choice)
            for way, meaning in ((name, notation), (notation, name)):
                if plain(way).startswith(begun):
                    yield way, meaning if meaning != way else ""
                    break


class TypedChain(LineChain):
    """A line in which choices are called by any of their names."""

    def __init__(self, line: str, phrasebook: Phrasebook) -> None:
        super().__init__(line)
        self.phrasebook = phrasebook

    def meant(self, choices: Sequence[Choice]) -> Callable[[str], Choice | None]:
        known = {plain(name): choice for choice in choices for name in self.phrasebook.names(choice)}
        return lambda words: known.get(plain(words))
