"""Two people over days: an invitation by name, a clock that runs out, notes, and the next table."""

import sqlite3
from datetime import timedelta
from json import dumps

from playwright.sync_api import Page, expect

from ecumene.table.clock import ago
from tests.web.conftest import MakePage, Server, picture
from tests.web.hands import ask, comes_in, open_table
from tests.web.test_people import PASSWORD


def member(page: Page, name: str) -> None:
    comes_in(page)
    ask(page, "POST", "/api/people/new", {"name": name, "password": PASSWORD})


def days_pass(server: Server, table: str) -> None:
    """Let more days pass at a table than anybody has."""
    began = dumps({"since": ago(timedelta(days=9)), "left": None})
    with sqlite3.connect(server.database, timeout=30) as database:
        row = (began, ago(timedelta(seconds=1)), table)
        database.execute("UPDATE tables SET ticking = ?, alarm = ? WHERE id = ?", row)
    database.close()


def asked(page: Page, table: str) -> bool:
    return bool(ask(page, "GET", f"/api/tables/{table}")["your_turn"])


def opens_for_days(page: Page) -> str:
    """Ana opens a table with a clock of days, for people whom she invites."""
    page.goto("/")
    page.locator("[data-game=tigris]").get_by_role("button", name="Create a table").click()
    page.get_by_role("combobox", name="Clock").select_option("3 days for each turn")
    page.get_by_role("combobox", name="Who finds the table").select_option("Only who is invited by name")
    page.get_by_role("dialog").get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


def test_a_clock_of_days_stands_still_as_somebody_says(open_page: MakePage) -> None:
    page = open_page(390, 780, touch=True)
    page.goto("/me")
    rest = page.get_by_role("region", name="When you rest")
    rest.get_by_label("My clocks stand still at night").check()
    rest.get_by_label("from").fill("22:30")
    rest.get_by_role("button", name="Keep").click()
    expect(rest.get_by_role("status")).to_be_visible()
    page.reload()
    expect(rest.get_by_label("from")).to_have_value("22:30")
    expect(rest).to_contain_text("60 days away left this year")
    rest.get_by_label("from").fill("09:00")
    rest.get_by_role("button", name="Keep").click()
    expect(rest.get_by_role("alert")).to_contain_text("12 hours")
    picture(page, "rest-phone")


def test_two_people_over_days(open_page: MakePage, server: Server) -> None:
    ana, bruno = open_page(), open_page(390, 780, lang="es", touch=True)
    member(ana, "Ada")
    member(bruno, "Bruno de Ur")
    bruno.goto("/")
    table = opens_for_days(ana)
    ana.get_by_label("Invite by name").fill("nobody at all")
    ana.get_by_role("button", name="Invite", exact=True).click()
    expect(ana.get_by_role("alert")).to_contain_text("nobody at all")
    ana.get_by_label("Invite by name").fill("bruno de ur")
    ana.get_by_role("button", name="Invite", exact=True).click()
    expect(ana.get_by_text("Invited: Bruno de Ur")).to_be_visible()
    bruno.get_by_role("region", name="Invitaciones").get_by_role("link").click()
    agreed = bruno.get_by_role("region", name="Cómo se juega en esta mesa")
    expect(agreed).to_contain_text("3 días")
    expect(agreed).to_contain_text("un bot")
    bruno.get_by_role("button", name="Sentarse aquí").first.click()
    expect(ana.get_by_text("Bruno de Ur", exact=True)).to_be_visible()
    ask(ana, "POST", f"/api/tables/{table}/start")

    expect(ana.get_by_role("timer")).to_contain_text("2 d 23 h")
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="My notes").click()
    ana.get_by_role("textbox", name="My notes").fill("Two temples in the west.")
    ana.get_by_role("textbox", name="My notes").blur()
    expect(ana.get_by_text("Kept.")).to_be_visible()
    ana.keyboard.press("Escape")

    days_pass(server, table)
    back = ana.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    back.click()
    expect(back).to_be_hidden()

    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    waiting = next(page for page in (ana, bruno) if not asked(page, table))
    second = ask(waiting, "POST", "/api/tables", {"game": "gheos", "seats": seats, "start": True})["id"]
    open_table(waiting, table)
    waiting.get_by_role("link", name="Gheos").click()
    waiting.wait_for_url(f"**/t/{second}")
