"""The games on the shelf, as they are told."""

from ecumene.bots import OPPONENTS
from ecumene.core.game import Game
from ecumene.core.lesson import lesson_of
from ecumene.table.answers import GameInfo, LessonInfo
from ecumene.table.errors import UnknownPlace


def told_game(game: Game) -> GameInfo:
    return {
        "id": game.id,
        "seats": list(game.seats),
        "seat_words": list(game.seat_words),
        "options": [
            {"id": o.id, "values": list(o.values), "default": o.default, "own": o.own is not None}
            for o in game.options
        ],
        "bots": list(OPPONENTS),
        "lesson": lesson_of(game) is not None,
        "board": (game.folder / "page" / "board.js").is_file(),
    }


def told_lesson(game: Game) -> LessonInfo:
    """The first game that teaches, if there is one."""
    found = lesson_of(game)
    if found is None:
        raise UnknownPlace()
    record = found.record
    return {
        "seats": record.seats,
        "seed": record.seed,
        "options": dict(record.options),
        "steps": [
            {"seat": entry.seat, "choice": entry.choice, "remarks": found.remarks(number)}
            for number, entry in enumerate(record.entries)
        ],
    }
