"""Who sits where, as it is said on a command line."""

from ecumene.cli.errors import UnknownSeat
from ecumene.cli.voice import voice
from ecumene.cli.words import plain
from ecumene.core.record import Record
from ecumene.core.text import Speaker


def seat_named(say: Speaker, record: Record, word: str) -> int:
    """The seat of that name, in notation or in the player's language."""
    own = voice(say.lang, record.game.id)
    words = record.game.seat_words[: record.seats]
    for seat, known in enumerate(words):
        if plain(word) in (known, plain(own.word(known)), str(seat + 1)):
            return seat
    raise UnknownSeat(word=word, known=[own.word(known) for known in words])
