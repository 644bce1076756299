"""Pacts: offered in politics, accepted or refused by the other side."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.steps import Choice, Decision, Objection
from ecumene.games.ages.cards import CARDS, ID, Number
from ecumene.games.ages.position import Ages

ACCEPT: Final = "accept"
REFUSE: Final = "refuse"


@dataclass(frozen=True, slots=True)
class AnswerPact(Decision[Ages]):
    """Whether to accept a pact (rule `pact-answer`)."""

    seat: int
    owner: int
    card: Number
    side: str
    """The side of who offers it."""

    def choices(self, p: Ages) -> Sequence[Choice]:
        return (ACCEPT, REFUSE)

    def choose(self, p: Ages, choice: Choice) -> None:
        owner = p.civs[self.owner]
        if choice == REFUSE:
            p.tell("pact-refused", seat=self.seat, owner_seat=self.owner, card=ID[self.card])
            return
        p.leave_hand(owner, self.card, openly=True)
        for pact in owner.pacts:
            if pact.own:
                p.end_pact(pact.card)
        p.tell("pact-accepted", seat=self.seat, owner_seat=self.owner, card=ID[self.card])
        p.make_pact(self.card, self.owner, self.side, self.seat)

    def candidates(self, p: Ages) -> Iterable[Choice]:
        return (ACCEPT, REFUSE)

    def objection(self, p: Ages, choice: Choice) -> Objection | None:
        return None

    def facts(self, p: Ages) -> dict[str, Any]:
        facts: dict[str, Any] = {"owner_seat": self.owner, "card": ID[self.card]}
        facts["side"] = f"side-{'b' if self.side == 'a' else 'a'}" if CARDS[self.card].sides else "both-sides"
        return facts
