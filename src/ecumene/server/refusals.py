"""What is wrong, as it goes over the wire."""

from collections.abc import Sequence

from ecumene.core.errors import BadOwnOption, EcumeneError, NotAllowed
from ecumene.server.errors import speaker
from ecumene.table.answers import ErrorInfo


def told(error: EcumeneError, game: str | None = None, names: Sequence[str] = ()) -> ErrorInfo:
    """The error's code, the rule, and the sentence in both languages."""
    es, en = (_sentence(lang, error, game, names) for lang in ("es", "en"))
    return {
        "code": error.code,
        "rule": error.objection.rule if isinstance(error, NotAllowed | BadOwnOption) else None,
        "text": {"es": es, "en": en},
    }


def _sentence(lang: str, error: EcumeneError, game: str | None, names: Sequence[str]) -> str:
    """What is said of it: to whoever has touched something on a board the rule, not its notation."""
    if isinstance(error, NotAllowed):
        return speaker(lang, error.details["game"]).objection(error.objection, names)
    return speaker(lang, game).error(error, names)
