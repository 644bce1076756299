"""The end of a game that explains itself, and the inspector that tells what a thing is: in all games."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import MakePage
from tests.web.hands import ask, click, lift_curtain, open_table, sit_down

RECORDS = Path(__file__).parents[1] / "records"
ENDED = ("tigris-3-bots", "gheos-2-bots", "ages-2-last_age=i-bots", "innersea-3-bots", "monumental-3-bots")


def open_record(page: Page, name: str) -> str:
    """Opens a finished game."""
    with page.expect_response("**/api/me"):
        page.goto("/")
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
    else:
        assert totals == [place["score"][game == "ages"] for place in places]
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    expect(page.locator("dialog[open] figure path").first).to_be_attached()


def test_a_decisive_moment_leads_into_the_replay_and_the_picture_can_be_saved(open_page: MakePage) -> None:
    page = open_page()
    open_record(page, "gheos-2-bots")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share a picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    page.locator(".moments button").first.click()
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
    page.add_init_script("localStorage.setItem('ecumene-tour-monumental', 'seen')")
    with page.expect_response("**/api/me"):
        page.goto("/")
    open_table(page, ask(page, "POST", "/api/records", half)["id"])
    lift_curtain(page)


THINGS = {
    "tigris": ('.held [data-about="king"]', "Black leader"),
    "gheos": (".held .tiles [data-about]", "land to land"),
    "ages": (".rival [data-about]", "actions"),
    "innersea": (".held [data-about]", ""),
    "monumental": (".held .printed[data-about]", "Costs you now"),
}


def told(page: Page) -> Locator:
    return page.locator(".inspector")


@pytest.mark.parametrize("game", list(THINGS))
def test_a_thing_is_told_by_hovering_and_by_a_key(open_page: MakePage, game: str) -> None:
    page = open_page()
    if game == "monumental":
        go_on(page, "monumental-3-bots")
    else:
        sit_alone(page, game)
    selector, text = THINGS[game]
    thing = page.locator(selector).first
    thing.hover()
    expect(told(page)).to_contain_text(text)
    page.mouse.move(2, 2)
    expect(told(page)).to_have_count(0)
    if game in ("tigris", "gheos"):
        thing.focus()
        page.keyboard.press("i")
        expect(told(page)).to_have_attribute("role", "dialog")
        page.keyboard.press("Escape")
        expect(told(page)).to_have_count(0)


def test_the_inspector_says_which_rule_bars_a_thing(open_page: MakePage) -> None:
    page = open_page()
    sit_alone(page, "tigris")
    for choice in ("king", "b3", "priest", "o8"):
        click(page, choice)
    page.locator('.held [data-about="catastrophe"]').hover()
    expect(told(page)).to_contain_text("Two for the whole game")
    expect(told(page).locator(".why")).to_be_visible()
