"""Tokens claimed: what is on the back of barbarians and free cities (rule `token-benefit`)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Decision, Step, step
from ecumene.titles.monumental.book import BOOK
from ecumene.titles.monumental.maps import NAMES, Tile
from ecumene.titles.monumental.monsters import appear
from ecumene.titles.monumental.operations import Operation
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resolving import resolve
from ecumene.titles.monumental.resources import CULTURE, GOLD
from ecumene.titles.monumental.tokens import FIRST_MONSTER, NO_TOKEN, TOKEN_OF, TOKENS

MONSTER_CULTURE: Final = 1
MONSTER_GOLD: Final = 2
"""What an Automa gets in place of a monster's culture."""


def claim_token(p: Monumental, seat: int, tile: Tile) -> list[tuple[str, Step[Monumental]]]:
    """Turn up the token of a conquered province; what is still to come of it, by the token's word."""
    token = p.board.token[tile]
    if token == NO_TOKEN:
        return []
    p.reveal()
    p.board.token[tile] = NO_TOKEN
    word = TOKENS[token].id
    p.tell("revealed", seat=seat, token=word, tile=NAMES[tile])
    automated = p.automated(seat)
    if token >= FIRST_MONSTER:
        p.gain(seat, GOLD if automated else CULTURE, MONSTER_GOLD if automated else MONSTER_CULTURE)
        return [(word, appear(p, token - FIRST_MONSTER, tile))]
    p.realms.claimed = replaced(p.realms.claimed, seat, (*p.realms.claimed[seat], token))
    if automated:
        p.gain(seat, GOLD, TOKENS[token].automa)
        return []
    return [(word, ChooseBenefit(seat, token))]


@step
class ChooseBenefit(Decision[Monumental]):
    """Which of the two benefits of a token to take (rule `token-benefit`)."""

    token: int

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TOKENS[self.token].words

    def choose(self, p: Monumental, choice: Choice) -> None:
        words = TOKENS[self.token].words
        resolve(p, self.seat, BOOK.benefits[self.token][words.index(choice)])

    def facts(self, p: Monumental) -> Particulars:
        return {"token": TOKENS[self.token].id}


@dataclass(frozen=True, slots=True)
class CopyToken(Operation):
    """Resolve a benefit of a claimed token again and put the token out of the game."""

    def possible(self, p: Monumental, seat: int, source: int) -> bool:
        return bool(p.realms.claimed[seat])

    def do(self, p: Monumental, seat: int, source: int) -> None:
        p.agenda.append(CopyClaimed(seat))


@step
class CopyClaimed(Decision[Monumental]):
    """Which claimed token to resolve once more and put out of the game."""

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [TOKENS[token].id for token in dict.fromkeys(p.realms.claimed[self.seat])]

    def choose(self, p: Monumental, choice: Choice) -> None:
        token = TOKEN_OF[choice]
        claimed = list(p.realms.claimed[self.seat])
        claimed.remove(token)
        p.realms.claimed = replaced(p.realms.claimed, self.seat, tuple(claimed))
        p.supply.tokens_out = [*p.supply.tokens_out, token]
        p.agenda.append(ChooseBenefit(self.seat, token))
