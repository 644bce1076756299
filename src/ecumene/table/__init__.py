"""One table: who sits there, the record so far, taking back, and what each may see.

The terminal, the server and an engine in the browser sit around the same one. Nothing here waits, stores
or sends: a line of the log is planned, applied, and whoever keeps the log stores it.

>>> from ecumene.core.registry import find
>>> from ecumene.table import Seat, Table
>>> table = Table(find("tigris"), 7, {}, [Seat("person", "ana"), Seat("person", "bruno")])
>>> table.begin()
>>> table.apply(table.plan_choice(0, ["king", "b3"], version=0))
True
>>> table.version, table.number, table.asked_seat
(1, 2, 0)
"""

from ecumene.table.consent import UndoAsked
from ecumene.table.log import CHOICE, REDO, RULES, UNDO, Line
from ecumene.table.seats import BOT, LOCAL, OPEN, PERSON, Seat
from ecumene.table.table import FINISHED, PLAYING, WAITING, Status, Table

__all__ = [
    "BOT",
    "CHOICE",
    "FINISHED",
    "LOCAL",
    "OPEN",
    "PERSON",
    "PLAYING",
    "REDO",
    "RULES",
    "UNDO",
    "WAITING",
    "Line",
    "Seat",
    "Status",
    "Table",
    "UndoAsked",
]
