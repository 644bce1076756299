"""Why a bot likes one way better than another, in a sentence of the game's terms."""

from collections.abc import Sequence

from ecumene.bots.why import Reason
from ecumene.core.text import Speaker


def said(say: Speaker, reasons: Sequence[Reason]) -> str:
    """The reasons in words: what is gained, and what it costs; nothing where there are none."""
    words = [say.say(f"{'more' if gain > 0 else 'less'}-{term}") for term, gain in reasons]
    if len(words) < 2:
        return "".join(words)
    message = "why-both" if reasons[1].gain > 0 else "why-at-a-price"
    return say.say(message, first=words[0], second=words[1])
