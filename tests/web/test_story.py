"""The end of a game that explains itself, and the inspector that tells what a thing is: in all games."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import MakePage
from tests.web.hands import ask, click, comes_in, lift_curtain, open_table, sit_down

RECORDS = Path(__file__).parents[1] / "records"
ENDED = ("tigris-3-bots", "gheos-2-bots", "ages-2-last_age=i-bots", "innersea-3-bots", "monumental-3-bots")


def open_record(page: Page, name: str) -> str:
    """Opens a finished game."""
    comes_in(page)
    table: str = ask(page, "POST", "/api/records", (RECORDS / f"{name}.txt").read_text())["id"]
    page.goto(f"/t/{table}")
    expect(page.locator("dialog[open] .sources")).to_be_visible()
    return table


@pytest.mark.parametrize("name", ENDED)
def test_every_point_of_the_score_has_its_source(open_page: MakePage, name: str) -> None:
    page = open_page(390, 844)
    table = open_record(page, name)
    game = name.split("-")[0]
    places = ask(page, "GET", f"/api/tables/{table}")["standings"]
    cells = page.locator(".sources [data-total]")
    totals = [int(text or "") for text in cells.evaluate_all("all => all.map(one => one.dataset.total)")]
    if game == "tigris":
        assert [sorted(totals[n : n + 4]) for n in range(0, len(totals), 4)] == [p["score"] for p in places]
        # What is compared stands in the same row for everybody.
        tables = page.locator(".sources table").all()
        rows = [table.locator("tbody th").all_inner_texts() for table in tables]
        assert all(names == rows[0] for names in rows)
    else:
        assert totals == [place["score"][game == "ages"] for place in places]
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.locator(".sources").evaluate("sources => sources.scrollWidth - sources.clientWidth") == 0
    expect(page.locator("dialog[open] figure path").first).to_be_attached()


def test_at_the_end_of_gheos_points_stand_alone(open_page: MakePage) -> None:
    """What a token would score counts no more, beside the names and above the map."""
    page = open_page(390, 844)
    open_record(page, "gheos-2-bots")
    page.keyboard.press("Escape")
    expect(page.locator(".board .scores li .figure")).to_have_text(["13", "4"])
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".seats .points")).to_have_count(2)
    expect(page.locator(".seats .worth").first).to_be_hidden()


def test_a_decisive_moment_leads_into_the_replay_and_the_picture_can_be_saved(open_page: MakePage) -> None:
    page = open_page()
    open_record(page, "gheos-2-bots")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share a picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    page.locator("button.moment").first.click()
    expect(page.locator(".replay")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("dialog[open] .sources")).to_be_visible()


def sit_alone(page: Page, game: str) -> None:
    """A new game around one screen."""
    page.add_init_script(f"localStorage.setItem('ecumene-tour-{game}', 'seen')")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bruno"}]
    table = sit_down(page, game=game, seats=seats, seed=11, arrive=False)
    open_table(page, table)
    lift_curtain(page)


def go_on(page: Page, name: str) -> None:
    """Sits down in the middle of a game that bots have played."""
    head, _, played = (RECORDS / f"{name}.txt").read_text().partition("\n\n")
    lines = played.splitlines()
    kept = [line for line in head.splitlines() if not line.startswith("result:")]
    half = "\n".join([*kept, "", *lines[: len(lines) // 2], ""])
    page.add_init_script(f"localStorage.setItem('ecumene-tour-{name.split('-')[0]}', 'seen')")
    comes_in(page)
    open_table(page, ask(page, "POST", "/api/records", half)["id"])
    lift_curtain(page)


RIVAL = ".seats li:last-child .head"
THINGS = {
    "tigris": (
        ".held [data-about=king]",
        ".held .tiles [data-about]",
        ".held [data-about=catastrophe]",
        "[data-cell][aria-label*='king of']",
        "[data-cell][aria-label*='temple']",
        "[data-cell][aria-label*='monument']",
        RIVAL,
    ),
    "gheos": (".held .tiles [data-about]", ".held .people [data-about]", "[data-cell][data-about]", RIVAL),
    "ages": (
        ".row [data-about]",
        ".held [data-about]",
        ".rival [data-about]",
        ".rail [data-about]",
        ".rival .who",
        ".scores .who",
    ),
    "innersea": (
        ".held [data-about]",
        ".seats li:last-child [data-about]",
        ".seats .list .list [data-about]",
        "[data-cell][data-about]",
        RIVAL,
    ),
    "monumental": (
        ".held .printed[data-about]",
        ".held .city [data-about]",
        ".held .realm [data-about]",
        RIVAL,
    ),
}
"""In the middle of each game: what lies in hands, in rows and displays, before rivals and on the board."""


def told(page: Page) -> Locator:
    return page.locator(".inspector")


@pytest.mark.parametrize("game", list(THINGS))
def test_a_thing_is_told_by_hovering_and_by_a_key(open_page: MakePage, game: str) -> None:
    page = open_page()
    go_on(page, f"{game}-3-bots")
    for selector in THINGS[game]:
        page.locator(selector).first.hover()
        expect(told(page).locator(".text, dt").first).to_have_text(re.compile(r"\w{3}"))
        page.mouse.move(2, 2)
        expect(told(page)).to_have_count(0)
    page.locator(THINGS[game][0]).first.focus()
    page.keyboard.press("i")
    expect(told(page)).to_have_attribute("role", "dialog")
    page.keyboard.press("Escape")
    expect(told(page)).to_have_count(0)
    # On a telephone rivals are in a panel, and what is told of them lies over it.
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("button.strip").click()
    page.locator("dialog[open] .head").last.click()
    expect(told(page).locator("dd").first).to_be_visible()
    expect(told(page)).to_have_css("margin", "0px")
    assert told(page).evaluate("told => told.matches(':popover-open')")


def test_what_a_piece_on_the_board_gives(open_page: MakePage) -> None:
    page = open_page()
    sit_alone(page, "tigris")
    for choice in ("king", "b3"):
        click(page, choice)
    page.mouse.move(2, 2)
    page.locator('[data-cell="b3"]').hover()
    expect(told(page).locator("h2")).to_have_text("king of Ana")
    expect(told(page).locator(".text")).to_contain_text("Strength now: 1 in an internal conflict")
    page.locator('[data-cell="b2"]').hover()
    expect(told(page).locator(".text")).to_contain_text("Here temple points go to Ana (king).")
    # It is told beside the map, not on it.
    box, board = told(page).bounding_box(), page.locator(".board").bounding_box()
    assert box is not None
    assert board is not None
    assert box["x"] >= board["x"] + board["width"]
    page.locator(".seats .head").first.hover()
    expect(told(page).locator("dl")).to_contain_text("king on b3")


def test_the_inspector_says_which_rule_bars_a_thing(open_page: MakePage) -> None:
    page = open_page()
    sit_alone(page, "tigris")
    for choice in ("king", "b3", "priest", "o8"):
        click(page, choice)
    page.locator('.held [data-about="catastrophe"]').hover()
    expect(told(page)).to_contain_text("Two for the whole game")
    expect(told(page).locator(".why")).to_be_visible()


def test_what_has_a_face_shows_it_in_the_inspector(open_page: MakePage) -> None:
    page = open_page()
    faces = {"innersea": ".seats .list .list [data-about]", "monumental": ".held .printed[data-about]"}
    for game, selector in faces.items():
        go_on(page, f"{game}-3-bots")
        drawn = "one => [...one.querySelectorAll('.emblem path')].map(path => path.getAttribute('d')).join()"
        for thing in page.locator(selector).all()[:3]:
            thing.hover()
            expect(told(page)).to_be_visible()
            assert told(page).evaluate(drawn) == thing.evaluate(drawn) != ""
