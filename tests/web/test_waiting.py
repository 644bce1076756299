"""Names before the first table with others, the waiting room, and options that explain themselves."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage
from tests.web.hands import ask, sit_down

WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def arrive(page: Page, at: str = "/") -> None:
    """Comes as somebody who has never been here."""
    with page.expect_response("**/api/me"):
        page.goto(at)


def say_name(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Go on").click()


def seats(page: Page) -> list[str]:
    """Who sits where, as the waiting room says it."""
    rows = page.locator(".seats li")
    chosen = (
        "li => (li.querySelector('select')?.selectedOptions[0] ?? li.querySelector('b')).textContent.trim()"
    )
    return [row.evaluate(chosen) for row in rows.all()]


def test_a_name_is_asked_for_before_the_first_table_with_others(open_page: MakePage) -> None:
    ana = open_page()
    arrive(ana)
    ana.locator("[data-game=tigris]").get_by_role("button", name="Create a table").click()
    ana.get_by_role("dialog").get_by_role("button", name="Create a table").click()
    expect(ana.get_by_role("heading", name="What are you called?")).to_be_visible()
    ana.keyboard.press("Escape")
    expect(ana.get_by_role("heading", name="What are you called?")).to_have_count(0)
    assert ask(ana, "GET", "/api/tables?list=mine") == []
    ana.get_by_role("dialog").get_by_role("button", name="Create a table").click()
    say_name(ana, "Ana")
    ana.wait_for_url("**/t/*")
    expect(ana.locator(".seats li").first).to_contain_text("Ana")

    bruno = open_page()
    arrive(bruno, ana.url)
    bruno.get_by_role("button", name="Sit here").click()
    say_name(bruno, "Ana")
    # Two who are called the same are told apart, on every screen.
    for page in (ana, bruno):
        expect(page.locator(".seats li b")).to_have_text(["Ana 1", "Ana 2"])
    bruno.get_by_role("button", name="Change name").click()
    say_name(bruno, "Bruno")
    for page in (ana, bruno):
        expect(page.locator(".seats li b")).to_have_text(["Ana", "Bruno"])


def test_against_bots_nobody_is_asked_for_a_name(open_page: MakePage) -> None:
    page = open_page(390, 844)
    arrive(page)
    page.locator("[data-game=gheos]").get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".strip .chip").first).to_have_text("You")
    assert ask(page, "GET", "/api/me")["name"] == ""


def test_seats_change_places_and_bots_take_the_empty_ones(open_page: MakePage) -> None:
    ana, bruno = open_page(), open_page()
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "start": False}
    table = sit_down(ana, arrive=False, **wish)
    ana.goto(f"/t/{table}")
    sit_down(bruno, arrive=False, name="Bruno", seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    bruno.goto(f"/t/{table}")
    bruno.get_by_role("button", name="Sit here").first.click()
    expect(ana.get_by_text("One person is missing.")).to_be_visible()
    bruno.get_by_role("button", name="Move here").click()
    expect(ana.locator(".seats li").nth(2)).to_contain_text("Bruno")
    ana.get_by_role("button", name="Move Bruno up a seat").click()
    expect(bruno.locator(".seats li").nth(1)).to_contain_text("Bruno")
    expect(bruno.locator(".seats li").nth(1)).to_contain_text("you")

    ana.get_by_label("Who plays at seat 3").select_option(label="Bot: strategist")
    expect(bruno.locator(".seats li").nth(2)).to_contain_text("Strategist")
    expect(bruno.get_by_text("Everybody is here.")).to_be_visible()
    assert seats(ana) == ["Ana", "Bruno", "Bot: strategist"]
    expect(ana.locator(".invite")).to_have_count(0)

    bruno.get_by_label("Say something…").fill("Shall we?")
    bruno.keyboard.press("Enter")
    expect(ana.get_by_role("log")).to_contain_text("Shall we?")
    ana.get_by_role("button", name="Start").click()
    for page in (ana, bruno):
        expect(page.locator(".board [role=grid]").first).to_be_visible()


def test_the_link_is_copied_or_read_off_the_screen(open_page: MakePage) -> None:
    page = open_page(theme="dark")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = sit_down(page, arrive=False, seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    code = page.get_by_role("img", name="The link to this table as a QR code")
    expect(code).to_be_visible()
    # Three corners of every code are squares of seven: what a telephone looks for.
    size = int((code.get_attribute("viewBox") or "").split()[-1])
    path = code.locator("path").get_attribute("d") or ""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    for left, top in ((2, 2), (size - 9, 2), (2, size - 9)):
        assert {(left + i, top) for i in range(7)} <= dark
        assert {(left, top + i) for i in range(7)} <= dark


ABOUT = """fields => fields.map(field => document.getElementById(
    field.querySelector('select').getAttribute('aria-describedby')).innerText.length)"""


@pytest.mark.parametrize("lang", ["es", "en"])
def test_options_say_what_they_mean_where_they_are_chosen(open_page: MakePage, lang: str) -> None:
    page = open_page(390, 844, lang=lang)
    arrive(page)
    create = "Crear una mesa" if lang == "es" else "Create a table"
    for game in ask(page, "GET", "/api/games"):
        page.locator(f"[data-game={game['id']}]").get_by_role("button", name=create).click()
        fields = page.locator("dialog[open] .option")
        expect(fields).to_have_count(len(game["options"]))
        assert all(length > 20 for length in fields.evaluate_all(ABOUT)), game["id"]
        expect(page.locator("dialog[open] .advice")).to_contain_text(
            re.compile("[Rr]eglamento|Manual|[Rr]ulebook|Handbook")
        )
        assert page.evaluate(WIDER) == 0
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_what_the_rulebook_recommends_is_set_at_a_touch_and_told_in_the_waiting_room(
    open_page: MakePage,
) -> None:
    page = open_page(390, 844)
    arrive(page)
    ask(page, "PUT", "/api/me", {"name": "Ana"})
    page.reload()
    page.locator("[data-game=ages]").get_by_role("button", name="Create a table").click()
    page.get_by_role("button", name="Set it like that").click()
    expect(page.get_by_role("button", name="Set it like that")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/t/*")
    unusual = page.locator(".options .unusual")
    expect(unusual).to_have_count(2)
    expect(unusual.first).to_contain_text("up to Age II")
    table = ask(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    assert (table["options"]["last_age"], table["options"]["peaceful"]) == ("ii", True)
    assert page.evaluate(WIDER) == 0
