"""What pages are shown: changes, applied one by one, give the whole view, for every game and viewer."""

import random
from typing import Any

import orjson
import pytest

from ecumene.core.game import Game
from ecumene.core.registry import find, games
from ecumene.server.sights import Parts, Sights, changes
from ecumene.table import LOCAL, PERSON, Seat, Table

GAMES = list(games().values())
UNDO_CHANCE = 0.08


def as_view(parts: Parts) -> dict[str, Any]:
    return {name: orjson.loads(part) for name, part in parts.items()}


class Page:
    """A page that only hears what has changed."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.sight: Parts | None = None
        self.view: dict[str, Any] = {}

    def is_shown(self, now: Parts) -> None:
        changed = None if self.sight is None else changes(self.sight, now)
        self.view = as_view(now) if changed is None else self.view | as_view(changed)
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


def test_a_part_that_is_gone_needs_the_whole_view() -> None:
    assert changes({"a": b"1", "b": b"2"}, {"a": b"1"}) is None
    assert changes({"a": b"1"}, {"a": b"1", "b": b"2"}) == {"b": b"2"}
    assert changes({"a": b"1"}, {"a": b"1"}) == {}


def test_views_are_made_once() -> None:
    table = Table(find("tigris"), 7, {}, [Seat(PERSON, "ana"), Seat(PERSON, "bruno")])
    table.begin()
    sights = Sights()
    sights.look(table, [0, 1])
    assert sights.of(table, 0) is sights.of(table, 0)
    assert sights.of(table, 0)["tiles"] is sights.of(table, 1)["tiles"]
