"""What pages are shown: changes, applied one by one, give the whole view, for every game and viewer."""

import random
from typing import Any

import orjson
import pytest

from ecumene.core.game import Game
from ecumene.core.registry import find, games
from ecumene.server.parts import DictPart, ListPart
from ecumene.server.sights import Sight, Sights
from ecumene.table import LOCAL, PERSON, Seat, Table

GAMES = list(games().values())
UNDO_CHANCE = 0.08


def read(piece: orjson.Fragment | None) -> dict[str, Any]:
    """What a page makes of it."""
    assert piece is not None
    said: dict[str, Any] = orjson.loads(orjson.dumps(piece))
    return said


class Page:
    """A page that only hears what has changed."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.sight: Sight | None = None
        self.view: dict[str, Any] = {}

    def is_shown(self, now: Sight) -> None:
        changed = None if self.sight is None else now.changes(self.sight)
        self.view = read(now.whole()) if changed is None else self.view | read(changed)
        self.sight = now


def some_line(table: Table, chance: random.Random) -> Any:
    """A choice, or now and then one taken back."""
    seat = table.asked_seat
    assert seat is not None
    if table.number and chance.random() < UNDO_CHANCE:
        return table.plan_undo("ana", seat, table.number - 1)
    return table.plan_choice(seat, [chance.choice(table.position.answers())], table.version)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", [1, 2])
def test_changes_give_the_whole_view(game: Game, seed: int) -> None:
    count = min(3, game.seats[-1])
    table = Table(game, seed, {}, [Seat(LOCAL, "ana", silent=False) for _ in range(count)])
    table.begin()
    sights, chance = Sights(), random.Random(seed)
    pages = [Page(seat) for seat in (None, *range(count))]
    for _ in range(220):
        if table.asked_seat is None:
            break
        line = some_line(table, chance)
        seen = table.apply(line)
        if seen:
            sights.forget()
        else:
            sights.ask_again(table, line.seat)
        for page in pages:
            if seen or page.seat == line.seat:
                page.is_shown(sights.of(table, page.seat))
            if page.sight is not None:
                assert page.view == orjson.loads(orjson.dumps(table.view(page.seat)))


def test_only_what_has_changed_is_told() -> None:
    tiles = ListPart(b"[1]")
    first = Sight(b'"a":1', b'"b":2', b'"asked":null', {"tiles": tiles}, False)
    assert read(first.whole()) == {"a": 1, "b": 2, "asked": None, "tiles": [1]}
    assert read(first._replace(question=b'"asked":3').changes(first)) == {"asked": 3}
    assert read(first._replace(parts={"tiles": ListPart(b"[]")}).changes(first)) == {"tiles": []}
    assert read(first._replace(parts={}).changes(first)) == {}
    assert read(first.changes(first._replace(parts={}))) == {"tiles": [1]}
    assert read(first.changes(first)) == {}
    over = first._replace(question=b'"asked":null,"standings":[]', result=True)
    assert read(over.changes(first)) == {"asked": None, "standings": []}
    assert first.changes(over) is None


def test_parts_are_put_together() -> None:
    known, hidden = DictPart(b'{"a":1}'), DictPart(b'{"b":[2]}')
    assert (known | hidden).json == (known | {"b": [2]}).json == b'{"a":1,"b":[2]}'
    nothings: list[dict[str, object]] = [DictPart(b"{}"), {}]
    for nothing in nothings:
        assert (known | nothing).json == known.json
    assert (DictPart(b"{}") | known).json == known.json


def test_what_has_come_out_the_same_is_not_told() -> None:
    """Parts that are put together come about with every look."""
    first = Sight(b"", b"", b'"asked":null', {"cards": DictPart(b'{"a":1}')}, False)
    assert read(first._replace(parts={"cards": DictPart(b'{"a":1}')}).changes(first)) == {}


def test_views_are_made_once() -> None:
    table = Table(find("tigris"), 7, {}, [Seat(PERSON, "ana"), Seat(PERSON, "bruno")])
    table.begin()
    sights = Sights()
    sights.look(table, [0, 1])
    assert sights.of(table, 0) is sights.of(table, 0)
    assert sights.of(table, 0).parts["tiles"] is sights.of(table, 1).parts["tiles"]


def test_what_has_not_changed_is_not_made_anew() -> None:
    table = Table(find("tigris"), 7, {}, [Seat(LOCAL, "ana", silent=False) for _ in range(2)])
    table.begin()
    sights = Sights()
    before = sights.of(table, 0).parts
    table.apply(table.plan_choice(0, ["king", "b3"], 0))
    sights.forget()
    after = sights.of(table, 0).parts
    assert after["tiles"] is before["tiles"]
    assert after["leaders"] is not before["leaders"]
    sights.forget_all()
    assert sights.of(table, 0).parts["tiles"] is not before["tiles"]
