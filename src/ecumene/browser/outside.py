"""What the engine is given by whoever runs it: a place to keep things, somebody who thinks, a voice.

All that passes is text, so that either side may be JavaScript.
"""

from typing import Protocol


class Storage(Protocol):
    """Keeps tables on this device, as JSON."""

    async def me(self) -> str:
        """Who plays here: `{"id", "name"}`."""
        ...

    async def keep_me(self, me: str) -> None: ...

    async def table(self, key: str) -> str | None:
        """What is kept of a table beside its log."""
        ...

    async def lines(self, key: str, after: int) -> str:
        """The log of a table, after so many lines of it: a list of lines."""
        ...

    async def keep(self, kept: str, lines: str) -> bool:
        """Keep a table and new lines of its log, all or nothing.

        False if another page has been quicker: what is kept is not the revision before this one, or is gone.
        """
        ...

    async def paper(self, key: str, name: str) -> str | None:
        """Something that lies beside a table: how it looked at its end, its review."""
        ...

    async def keep_paper(self, key: str, name: str, paper: str) -> None: ...


class Thinkers(Protocol):
    """Those who think, each in a worker of its own."""

    spare: bool
    """Whether one of them may think ahead: another is left for what people wait for."""

    async def think(self, job: str, urgency: int) -> str:
        """What comes of a job (`jobs.py`); the most urgent first, and 0 is the most urgent."""
        ...


class Voice(Protocol):
    """Says what is wrong in both languages."""

    async def learn(self, game: str) -> None:
        """Get ready to say what the rules of a game object to."""
        ...

    def say(self, error: str) -> str:
        """The sentences of an error (`refusals.py`): `{"es", "en"}`."""
        ...
