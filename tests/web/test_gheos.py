"""Gheos in the browser: a world that grows, tiles that are aimed, turned and confirmed."""

import re
from itertools import product
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.colours import check_contrast
from tests.web.conftest import MakePage, picture
from tests.web.hands import (
    ask,
    cell,
    click,
    comes_in,
    held,
    lift_curtain,
    live,
    number,
    open_record,
    open_table,
    sit_down,
    turn,
)
from tests.web.test_keyboard import focused
from tests.web.test_page import SIDEWAYS, SMALL_TEXT, check_screens

LONG_ENOUGH = 20
"""After so many choices whoever may score does."""
FIRST = "cape-cup-cup"
"""The first tile in Ana's hand with the seed below."""


def without_tour(page: Page) -> Page:
    page.add_init_script("localStorage.setItem('ecumene-tour-gheos', 'seen')")
    return page


def hot_seat(page: Page, seed: int = 11) -> None:
    """A table for Ana and Bruno around one screen."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bruno"}]
    sit_down(without_tour(page), game="gheos", seats=seats, seed=seed)


def tiles(page: Page) -> Locator:
    return page.locator(".hand .tiles button")


def omen(page: Page) -> Locator:
    """The panel that says what would happen."""
    return page.locator(".omen")


def place(page: Page, name: str) -> None:
    """Puts the picked tile on a cell, as it lies, and says yes."""
    cell(page, name).click()
    before = number(page)
    expect(omen(page).locator(".row").first).to_be_visible()
    omen(page).locator("button.main").click()
    expect(omen(page).locator("button.main")).to_have_count(0)
    expect(page.locator(".table")).not_to_have_attribute("data-number", before)


def play_on(page: Page, rng: Random) -> None:
    """Makes one choice: places a tile, or the first of what is asked for that leads on."""
    choices = live(page)
    on_map = page.locator(".board [role=gridcell][data-live]").evaluate_all(
        "cells => cells.map(cell => cell.dataset.cell)"
    )
    if "score" in choices:
        click(page, "score" if int(number(page)) > LONG_ENOUGH else "end")
    elif tiles(page).locator("xpath=self::*[@aria-pressed='true']").count():
        place(page, rng.choice(on_map))
    else:
        found = [choice for choice in choices if choice == "found"]
        click(page, rng.choice(found or choices))


def play_until(page: Page, rng: Random, over: str) -> None:
    while page.locator(over).count() == 0:
        if page.locator("dialog[open]").count():
            lift_curtain(page)
        else:
            play_on(page, rng)
        page.wait_for_selector(f"[data-live], dialog[open], {over}", state="attached", timeout=30_000)


def test_the_end_of_a_game_by_clicking(open_page: MakePage) -> None:
    page = open_page()
    open_record(page, "gheos-2-bots.txt", -12)
    play_until(page, Random(11), "dialog[open] .winner")
    expect(page.locator("dialog[open] .winner")).to_have_text(re.compile("wins|share the victory"))
    expect(page.locator("dialog[open] ol > li")).to_have_count(2)
    page.get_by_role("button", name="To the board").click()
    expect(page.locator(".ask")).to_have_text("The game is over.")
    assert page.locator(".board [role=gridcell]").count() > 10


def test_a_game_against_a_bot_from_the_lobby(open_page: MakePage) -> None:
    page = without_tour(open_page())
    page.goto("/")
    page.locator("[data-game=gheos]").get_by_role("button", name="Play now against bots").click()
    expect(page.locator(".board [role=grid]")).to_be_visible()
    rng = Random(3)
    while turn(page) < 5:
        page.wait_for_selector("[data-live]", timeout=30_000)
        play_on(page, rng)
    expect(page.locator(".side .log")).to_contain_text("Strategist places")


def test_a_tile_is_aimed_turned_moved_and_taken_back(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    click(page, FIRST)
    expect(held(page, FIRST)).to_have_attribute("aria-pressed", "true")
    # Beside the start tile in three ways, or in its place.
    expect(page.locator(".board [role=gridcell][data-live]")).to_have_count(4)
    expect(page.locator(".landing .swap")).to_have_count(1)
    click(page, "e1")
    expect(cell(page, "e1")).to_have_attribute("aria-selected", "true")
    expect(omen(page)).to_contain_text("No conflict")
    yes = omen(page).locator("button.main")
    expect(yes).to_have_attribute("data-choice", "r0")
    omen(page).get_by_role("button", name="Turn").click()
    expect(yes).to_have_attribute("data-choice", "r1")
    page.keyboard.press("r")
    expect(yes).to_have_attribute("data-choice", "r2")
    cell(page, "w1").click()
    expect(cell(page, "w1")).to_have_attribute("aria-selected", "true")
    expect(yes).to_have_attribute("data-choice", "r0")
    page.keyboard.press("Escape")
    expect(omen(page)).to_have_count(0)
    expect(held(page, FIRST)).to_have_attribute("aria-pressed", "false")
    click(page, FIRST)
    place(page, "s1")
    expect(cell(page, "s1")).to_have_attribute("aria-label", re.compile("^s1, cape with double cup"))


def test_a_tile_without_rotations_waits_for_a_yes_as_well(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page, seed=7)
    lift_curtain(page)
    click(page, "plain-wheat")
    before = number(page)
    cell(page, "s1").click()
    expect(omen(page)).to_contain_text("No conflict")
    expect(omen(page).get_by_role("button", name="Turn")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(omen(page)).to_have_count(0)
    assert number(page) == before
    place(page, "w1")
    expect(cell(page, "w1")).to_have_attribute("aria-label", "w1, plain with wheat")


TIED = """ecumene-record 1
game: gheos
seats: 2
seed: 7
dawn: Ana
noon: Bruno

1. dawn: plain-wheat s1; found s1 white; end
2. noon: cape-sword-temple-shore-wheat e1 r2; found e1 yellow; end
"""


def open_tied(page: Page) -> None:
    comes_in(page)
    open_table(page, ask(page, "POST", "/api/records", TIED)["id"])
    lift_curtain(page)


def test_a_war_is_foreseen_and_a_tie_decided(open_page: MakePage) -> None:
    page = without_tour(open_page())
    open_tied(page)
    click(page, "cape-cup-wheat")
    click(page, "centre")
    expect(omen(page)).to_contain_text("War")
    expect(omen(page)).to_contain_text("You pay a follower")
    expect(omen(page).locator(".side.wins")).to_have_count(2)
    click(page, "r0")
    expect(page.locator(".ask")).to_contain_text("Which civilization wins the war?")
    omen(page).get_by_role("button", name="let the yellow civilization win").click()
    expect(page.locator(".side .log")).to_contain_text("Ana breaks the tie: the yellow civilization wins.")
    expect(page.locator(".board .marker")).to_have_count(1)


def test_a_tile_can_be_dragged_onto_the_map(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    held(page, FIRST).drag_to(cell(page, "e1"))
    expect(cell(page, "e1")).to_have_attribute("aria-selected", "true")
    expect(omen(page)).to_be_visible()


def test_the_keyboard_alone_places_a_tile_and_founds_a_civilization(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("j")
    assert focused(page, "data-choice") == FIRST
    page.keyboard.press("Enter")
    expect(page.locator(".board [data-live]:focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    assert focused(page, "data-cell") == "e1"
    page.keyboard.press("Enter")
    expect(omen(page)).to_be_visible()
    page.keyboard.press("r")
    page.keyboard.press("r")
    expect(omen(page).locator("button.main")).to_have_attribute("data-choice", "r2")
    page.keyboard.press("Enter")
    expect(cell(page, "e1")).to_have_attribute("aria-label", re.compile("^e1, cape with double cup"))
    page.locator('.bar [data-choice="found"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".people [data-live]")).to_have_count(6)
    page.keyboard.press("4")
    expect(page.locator(".side .log")).to_contain_text("Ana founds the blue civilization")
    expect(page.locator(".board .marker")).to_have_count(1)


def test_an_illegal_touch_tells_the_rule(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    click(page, FIRST)
    place(page, "e1")
    page.locator('.people [data-choice="follow red"]').click()
    expect(page.locator(".note")).to_contain_text("not in play")


def test_a_phone_needs_no_sideways_scroll_and_no_magnifying_glass(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    hot_seat(page)
    lift_curtain(page)
    page.locator(f'.held [data-choice="{FIRST}"]').tap()
    expect(page.locator(".landing").first).to_be_attached()
    cell(page, "e1").tap()
    expect(omen(page)).to_be_visible()
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(SMALL_TEXT) == []
    buttons = page.locator(".held button, .bar button, .board button:visible").all()
    assert all(min(box["width"], box["height"]) >= 44 for button in buttons if (box := button.bounding_box()))
    picture(page, "gheos-phone")
    omen(page).get_by_role("button", name="Place").tap()
    expect(cell(page, "e1")).to_have_attribute("aria-label", re.compile("^e1, cape with double cup"))


def test_no_serious_barrier_on_any_screen(open_page: MakePage) -> None:
    page = without_tour(open_page())
    open_tied(page)
    expect(page.locator(".board .marker")).to_have_count(2)
    check_screens(page, "gheos")


COLOURS = ("red", "green", "yellow", "blue", "black", "white")
SYMBOLS = ("wheat", "sword", "cup", "pyramid")
INKS = [
    *((f"gh-on-{colour}", f"gh-{colour}") for colour in COLOURS),
    *product((f"gh-{symbol}" for symbol in SYMBOLS), ("gh-disc",)),
    ("gh-ivory", "gh-temple"),
    ("focus", "gh-deep"),
]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_emblems_and_symbols_stand_out(theme: str) -> None:
    check_contrast("gheos", theme, {3.0: INKS})


def test_civilizations_differ_by_more_than_colour(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    emblems = page.locator(".people svg").evaluate_all(
        "all => all.map(svg => [...svg.querySelectorAll('path')].map(path => path.getAttribute('d')).join())"
    )
    assert len(set(emblems)) == 6
    patterns = page.locator("pattern[id$=-lines] path").evaluate_all(
        "all => all.map(path => path.getAttribute('d'))"
    )
    assert len(set(patterns)) == 6


def test_the_map_is_zoomed_by_wheel_and_keys(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)

    def size() -> float:
        return float(cell(page, "centre").evaluate("cell => cell.getScreenCTM().a"))

    before = size()
    cell(page, "centre").hover()
    page.mouse.wheel(0, -300)
    expect(page.get_by_role("button", name="Show the whole board")).to_be_visible()
    closer = size()
    assert closer > before
    cell(page, "centre").focus()
    page.keyboard.press("+")
    assert size() > closer
    page.keyboard.press("0")
    assert size() == pytest.approx(before)


def test_a_hint_is_told_in_words_and_shown_on_the_map(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    page.get_by_role("button", name="Hint").click()
    # The map has no names of cells, so no sentence uses them.
    expect(page.locator(".note")).to_have_text(
        re.compile(r"A bot would play: .+ → the marked cell( → .+)?\.")
    )
    expect(page.locator(".board .hinted")).to_have_count(1)


def test_a_hint_is_told_while_a_tile_lies_somewhere_with_what_would_follow(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    click(page, FIRST)
    click(page, "centre")
    expect(page.locator(".foreseen")).to_contain_text("replaces")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".note")).to_contain_text("A bot would play")
    expect(omen(page)).to_be_visible()
