"""Taking back what concerns others: they are asked, and all must say yes."""

from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """Somebody asks the others to take back to where `to` choices stood."""

    by: int
    """The seat that asks."""
    to: int
    version: int
    """The table for which it was asked: whatever happens there settles the question."""
    agreed: list[str] = field(default_factory=list)
    """Who has said yes so far; whoever asks has."""

    def with_yes(self, guest: str) -> "UndoAsked":
        return replace(self, agreed=[*self.agreed, guest])

    def agreed_by(self, people: set[str]) -> bool:
        """Whether nobody is left who has to say yes."""
        return people <= set(self.agreed)
