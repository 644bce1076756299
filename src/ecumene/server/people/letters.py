"""What letters say, in the language of whoever gets them."""

from typing import NamedTuple

from ecumene.server.errors import speaker

PLACE = "/me/link#"
"""Where the page opens the link of a letter: behind the `#` nobody on the way sees it, and no log has it."""


class Letter(NamedTuple):
    to: str
    subject: str
    body: str


def link(address: str, ticket: str) -> str:
    return f"{address.rstrip('/')}{PLACE}{ticket}"


def letter(to: str, lang: str, about: str, **particulars: str) -> Letter:
    """A letter about something: `letter-…` is what it says, `letter-…-subject` what it is about."""
    say = speaker(lang).say
    subject = say(f"letter-{about}-subject")
    return Letter(to, subject, f"{say(f'letter-{about}', **particulars)}\n\n{say('letter-end')}\n")
