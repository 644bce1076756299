"""The tour: offered once a game, when there is something to show, and every step shows it."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ecumene.core.lesson import is_lesson
from ecumene.core.record import Record
from tests.web.conftest import MakePage
from tests.web.hands import ask, click, comes_in, hot_seat, lift_curtain, open_table

PHONE = (390, 844)
DESK = (1280, 800)

FIRST = {"ages": "take-action", "innersea": "deploy", "monumental": "choose-row", "tigris": "take-action"}
"""The first question of each game where all that its tour speaks of is on the table."""


SEED = 6
"""A game of no lesson: those have a guide of their own, and no tour."""


def start(page: Page, game: str, upto: str = "") -> None:
    """Sits down at a new game, at its first question or the first of that name."""
    record = Record.start(game, seats=2, seed=SEED, names=["Ana", "Bruno"])
    assert not is_lesson(record.game, record.seats, record.seed, record.options)
    while upto and record.position.decision and record.position.decision.name != upto:
        record.push(next(iter(record.position.choices())))
    comes_in(page)
    open_table(page, ask(page, "POST", "/api/records", str(record))["id"])
    lift_curtain(page)


def tour(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Tour")


def offer(page: Page) -> Locator:
    return page.get_by_role("group", name="Tour")


def begin(page: Page) -> None:
    offer(page).locator("button.main").click()


def box(found: Locator) -> dict[str, Any]:
    return dict(found.bounding_box() or {})


def apart(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def middle(of: dict[str, Any]) -> dict[str, Any]:
    return {"x": of["x"] + of["width"] / 2, "y": of["y"] + of["height"] / 2, "width": 0, "height": 0}


def check_covers_nothing(page: Page) -> None:
    """The offer covers neither the board nor anything that can be chosen."""
    expect(offer(page).locator("button.main")).to_be_in_viewport(ratio=1)
    there = box(offer(page))
    assert apart(there, box(page.locator(".middle .board")))
    live = [found for one in page.locator(".controls [data-live]").all() if (found := one.bounding_box())]
    assert all(apart(there, dict(found)) for found in live)


def walk(page: Page) -> None:
    """Goes through a tour; each step lights something that its card does not cover."""
    size = page.viewport_size
    assert size
    for step in range(1, 6):
        expect(tour(page)).to_contain_text(f"{step}/5")
        lit = box(page.locator(".light"))
        assert not apart(lit, {"x": 0, "y": 0, **size})
        # A board that fills a phone leaves no room beside it; what it is about is seen all the same.
        assert apart(box(tour(page)), middle(lit))
        page.get_by_role("button", name="Next" if step < 5 else "Let's play", exact=True).click()
    expect(tour(page)).to_have_count(0)


@pytest.mark.parametrize("game", FIRST)
def test_every_step_lights_what_it_speaks_of_and_can_be_seen_again(open_page: MakePage, game: str) -> None:
    page = open_page(*PHONE, tour=True)
    start(page, game, FIRST[game])
    expect(offer(page)).to_contain_text("5 steps")
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        check_covers_nothing(page)
    begin(page)
    walk(page)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.keyboard.press("?")
    page.get_by_role("button", name="See the tour again").click()
    walk(page)


def test_a_step_scrolls_to_what_it_speaks_of(open_page: MakePage) -> None:
    page = open_page(*PHONE, tour=True)
    start(page, "ages", FIRST["ages"])
    events = page.locator("[data-tour=events]")
    expect(events).not_to_be_in_viewport(ratio=0.9)
    begin(page)
    for _ in range(4):
        page.get_by_role("button", name="Next", exact=True).click()
    expect(tour(page)).to_contain_text("5/5")
    expect(events).to_be_in_viewport(ratio=0.9)
    assert apart(box(tour(page)), box(events))


@pytest.mark.parametrize("game", ["innersea", "monumental"])
def test_no_tour_before_there_is_something_to_show(open_page: MakePage, game: str) -> None:
    page = open_page(tour=True)
    start(page, game)
    expect(page.locator("[data-live][data-choice]").first).to_be_visible()
    expect(offer(page)).to_have_count(0)


def test_a_step_without_anything_to_show_is_left_out(open_page: MakePage) -> None:
    page = open_page(tour=True)
    start(page, "gheos")
    expect(offer(page)).to_contain_text("4 steps")


def test_the_tour_gives_the_city_back(open_page: MakePage) -> None:
    page = open_page(*PHONE, tour=True)
    start(page, "monumental", FIRST["monumental"])
    begin(page)
    for _ in range(2):
        page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".supply")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".supply")).to_have_count(0)
    expect(page.locator(".city")).to_be_visible()


def test_the_offer_is_closed_by_escape_and_comes_once(open_page: MakePage) -> None:
    page = open_page(*PHONE, tour=True)
    hot_seat(page)
    lift_curtain(page)
    expect(offer(page)).to_be_visible()
    click(page, "king")
    page.keyboard.press("Escape")
    expect(offer(page)).to_have_count(0)
    # That was for the offer: the king is still in the hand that took it up.
    expect(page.locator('.controls [data-choice="king"]').first).to_have_attribute("aria-pressed", "true")
    page.reload()
    lift_curtain(page)
    expect(page.locator("[data-live]").first).to_be_attached()
    expect(offer(page)).to_have_count(0)
