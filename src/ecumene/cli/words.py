"""What a player may type for a choice: its notation, or its name in the player's language."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

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
        chain, rest = self._read(position, line.split())[:2]
        return [*chain, *rest]

    def ways(self, position: Position, line: str) -> Iterator[tuple[str, str]]:
        """How a line that is being typed could go on: each word to be put in place of its end, and
        what that word means."""
        words = line.split()
        if line and not line[-1].isspace():
            whole, unfinished = words[:-1], words[-1:]
        else:
            whole, unfinished = words, []
        _, rest, reached = self._read(position, whole)
        if reached.seat != position.seat or (reached is not position and not _half_made(reached)):
            return
        begun = plain(" ".join([*rest, *unfinished]))
        for choice in reached.answers():
            name, notation = self.names(choice)
            for typed, meaning in ((name, notation), (notation, name)):
                if plain(typed).startswith(begun):
                    yield typed, meaning if meaning != typed else ""
                    break

    def _read(self, position: Position, words: Sequence[str]) -> tuple[list[Choice], list[str], Position]:
        """The choices at the start of the words, the words that are left, and where the choices lead."""
        probe = position
        chain: list[Choice] = []
        rest = list(words)
        while rest and probe.seat == position.seat and probe.decision is not None:
            found = self._longest(probe.decision.candidates(probe), rest)
            if found is None:
                break
            choice, length = found
            chain.append(choice)
            rest = rest[length:]
            if choice not in probe.choices():
                break
            probe = probe.clone().push(choice)
        return chain, rest, probe

    def _longest(self, candidates: Iterable[Choice], words: Sequence[str]) -> tuple[Choice, int] | None:
        known = {plain(name): choice for choice in candidates for name in self.names(choice)}
        for length in range(len(words), 0, -1):
            choice = known.get(plain(" ".join(words[:length])))
            if choice is not None:
                return choice, length
        return None


def _half_made(position: Position) -> bool:
    return isinstance(position.decision, Link)
