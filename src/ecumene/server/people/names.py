"""Names and mailboxes as they are compared: what looks alike is alike."""

import re
from secrets import token_urlsafe
from unicodedata import normalize

from ecumene.server.errors import BadMail
from ecumene.table.seats import ACCOUNT

MOST_MAIL = 254
MAIL = re.compile(r"[^@\s<>\"(),:;\\\[\]]{1,64}@[^@\s<>\"(),:;\\\[\]]+\.[^@\s<>\"(),:;\\\[\].]{2,}")


def new_account() -> str:
    return ACCOUNT + token_urlsafe(12)


def compared(name: str) -> str:
    """A name without what only makes it look different.

    >>> compared("Ana"), compared("ＡＮＡ"), compared("Straße") == compared("STRASSE")
    ('ana', 'ana', True)
    """
    return normalize("NFKC", normalize("NFKC", name).casefold())


def checked_mail(mail: str) -> str:
    """An address that a letter can be sent to."""
    tidy = mail.strip()
    if len(tidy) > MOST_MAIL or not MAIL.fullmatch(tidy) or not tidy.isprintable():
        raise BadMail()
    return tidy
