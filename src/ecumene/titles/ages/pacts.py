"""Pacts: offered in politics, accepted or refused by the other side."""

from collections.abc import Sequence
from typing import Final

from ecumene.core.events import Particulars
from ecumene.core.steps import Choice, Decision, step
from ecumene.titles.ages.cards import CARDS, ID, Number
from ecumene.titles.ages.position import Ages

ACCEPT: Final = "accept"
REFUSE: Final = "refuse"


@step
class AnswerPact(Decision[Ages]):
    """Whether to accept a pact (rule `pact-answer`)."""

    owner: int
    card: Number
    side: str
    """The side of whoever offers it."""

    @property
    def asked_side(self) -> str:
        """The side of whoever is asked, in a word."""
        if not CARDS[self.card].sides:
            return "both-sides"
        return "side-b" if self.side == "a" else "side-a"

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
        p.tell(
            "pact-accepted",
            seat=self.seat,
            owner_seat=self.owner,
            card=ID[self.card],
            side=self.asked_side,
        )
        p.make_pact(self.card, self.owner, self.side, self.seat)

    def facts(self, p: Ages) -> Particulars:
        return {"owner_seat": self.owner, "card": ID[self.card], "side": self.asked_side}
