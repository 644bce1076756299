"""A lesson at a table: the others' choices come as they are written, until somebody leaves the way."""

from typing import Any

import pytest

from ecumene.core.lesson import LEARNER
from ecumene.core.registry import games
from tests.server.play import Guest, Server

TAUGHT = [game for game in games() if (games()[game].folder / "lessons").is_dir()]


def opens_lesson(guest: Guest, game: str) -> tuple[dict[str, Any], str]:
    lesson = guest.get(f"/api/games/{game}/lesson")
    seats = ["me", *["apprentice"] * (lesson["seats"] - 1)]
    more = {name: lesson[name] for name in ("seed", "options")}
    return lesson, guest.opens(*seats, game=game, start=True, **more)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end(server: Server, game: str) -> None:
    ana = server.guest("Ana")
    lesson, table = opens_lesson(ana, game)
    assert ana.get(f"/api/tables/{table}")["lesson"]
    with ana.sits_at(table) as page:
        page.sees("view")
        for number, step in enumerate(lesson["steps"]):
            if step["seat"] == LEARNER:
                page.sees_more_than(number - 1)
                assert page.number == number
                page.chooses(step["choice"])
        assert page.number >= len(lesson["steps"])


def test_who_leaves_the_way_plays_against_a_bot_that_thinks(server: Server) -> None:
    ana = server.guest("Ana")
    _, table = opens_lesson(ana, "tigris")
    with ana.sits_at(table) as page:
        page.sees("view")
        page.chooses("end")
        page.sees("view")
        page.until(
            lambda m: m["type"] == "view" and m["view"]["asked"]["seat"] == LEARNER and m["number"] > 1
        )
    assert ana.get(f"/api/tables/{table}")["lesson"], (
        "it began as one; how far it was followed, the page sees"
    )


def test_a_game_of_ones_own_is_no_lesson(server: Server) -> None:
    ana = server.guest("Ana")
    table = ana.opens("me", "apprentice", game="tigris", start=True)
    assert not ana.get(f"/api/tables/{table}")["lesson"]
    assert ana.refused("GET", "/api/games/chess/lesson") == (404, "error-unknown-game")


@pytest.mark.parametrize("seats", [("me", "Bruno"), ("apprentice", "me")])
def test_a_lesson_is_for_one_who_learns_against_bots(server: Server, seats: tuple[str, str]) -> None:
    ana = server.guest("Ana")
    lesson = ana.get("/api/games/innersea/lesson")
    table = ana.opens(*seats, game="innersea", seed=lesson["seed"], options=lesson["options"])
    assert len(seats) == lesson["seats"]
    assert not ana.get(f"/api/tables/{table}")["lesson"]
