"""What is wrong, as the page is told it: the sentences are made by whoever has the texts."""

import json
import logging
from collections.abc import Sequence
from typing import Any

from ecumene.browser.outside import Voice
from ecumene.core.errors import BadOwnOption, EcumeneError, NotAllowed
from ecumene.core.steps import Objection
from ecumene.table.answers import ErrorInfo
from ecumene.table.errors import Trouble

logger = logging.getLogger(__name__)


def told(voice: Voice, error: EcumeneError, names: Sequence[str] = ()) -> ErrorInfo:
    """The error's code, the rule, and the sentence in both languages."""
    said = voice.say(json.dumps({"error": particulars(error), "names": list(names)}))
    return {
        "code": error.code,
        "rule": error.objection.rule if isinstance(error, NotAllowed | BadOwnOption) else None,
        "text": json.loads(said),
    }


def refusal(error: Exception) -> EcumeneError:
    """What is told of an error: itself if it is one of ours, else that there is one."""
    if isinstance(error, EcumeneError):
        return error
    logger.error("a request failed", exc_info=error)
    return Trouble()


def particulars(error: EcumeneError) -> dict[str, Any]:
    """All that a sentence about an error can say."""
    return {"code": error.code, "details": {name: _plain(value) for name, value in error.details.items()}}


def _plain(value: Any) -> Any:
    if isinstance(value, Objection):
        return {"rule": value.rule, "args": {name: _plain(arg) for name, arg in value.args.items()}}
    if isinstance(value, EcumeneError):
        return particulars(value)
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    # JavaScript would round what is no amount but a name, such as a seed.
    exact = isinstance(value, int) and abs(value) < 1 << 53
    return value if value is None or exact or isinstance(value, str | float) else str(value)
