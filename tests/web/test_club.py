"""Two people of a club: from an invitation over days to a rated result, and on to both of their ratings."""

import re
import sqlite3
from datetime import datetime, timedelta
from json import dumps, loads
from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage, Server, picture
from tests.web.hands import ask, number
from tests.web.test_days import asked, days_pass, member
from tests.web.test_gheos import play_on, play_until, without_tour

ADA, BRUNO = "Ada de Lagash", "Bruno de Nippur"
NEARLY = timedelta(days=2, hours=12)
"""Of the three days that everybody has for a turn."""
DAYS = 3
OVER = "dialog[open] .winner"


def opens_rated(page: Page) -> str:
    """Ada opens a table that counts, for those whom she invites."""
    page.goto("/")
    page.locator("[data-game=gheos]").get_by_role("button", name="Create a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Rating").select_option("loss")
    expect(dialog.get_by_role("combobox", name="Clock").locator("option:checked")).to_contain_text("3 days")
    dialog.get_by_role("combobox", name="When the time is over").select_option("resign")
    dialog.get_by_role("combobox", name="Who finds the table").select_option("Only who is invited by name")
    dialog.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region", name="Invite the others")).to_contain_text("invited by name can come")
    expect(page.get_by_label("Whoever was invited may watch")).to_be_checked()
    return page.url.rsplit("/", 1)[1]


def invites(page: Page, name: str) -> None:
    page.get_by_label("Invite by name").fill(name)
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.get_by_text(f"Invited: {name}")).to_be_visible()


def nights_pass(server: Server, table: str) -> None:
    """The server is stopped, and goes on more than two days later."""
    server.stop()
    with sqlite3.connect(server.database, timeout=30) as database:
        kept = database.execute("SELECT ticking, alarm FROM tables WHERE id = ?", (table,)).fetchone()
        ticking = loads(kept[0])
        row = (dumps(ticking | {"since": _earlier(ticking["since"])}), _earlier(kept[1]), table)
        database.execute("UPDATE tables SET ticking = ?, alarm = ? WHERE id = ?", row)
    database.close()
    server.start()


def _earlier(moment: str) -> str:
    return (datetime.fromisoformat(moment) - NEARLY).isoformat(timespec="milliseconds")


GAVE_UP = re.compile("resigned|rendido")
"""Why somebody with more points may come last."""


def plays_a_turn(page: Page, other: Page, table: str, rng: Random) -> None:
    """Comes back by the lobby to where it is their turn, and plays until it is the other's."""
    page.goto("/")
    page.locator(f"a[href='/t/{table}']").first.click()
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"^\D*1[12] h"))
    while asked(page, table):
        page.wait_for_selector("[data-live]")
        play_on(page, rng)
    expect(other.locator(".table")).to_have_attribute("data-number", number(page))
    expect(other.get_by_role("timer")).to_contain_text("2 d 23 h")


def has_result(page: Page) -> None:
    for _ in range(150):
        if ask(page, "GET", "/api/account/strength")["results"]:
            return
        page.wait_for_timeout(200)
    raise TimeoutError


def comes_and_starts(ada: Page, bruno: Page) -> None:
    """Bruno finds the invitation in his lobby, reads what was agreed on, sits down, and Ada starts."""
    bruno.goto("/")
    bruno.get_by_role("region", name="Invitaciones").get_by_role("link").click()
    agreed = bruno.get_by_role("region", name="Cómo se juega en esta mesa")
    expect(agreed).to_contain_text("Abandonar cuenta como una derrota")
    picture(bruno, "club-invited-phone")
    bruno.get_by_role("button", name="Sentarse aquí").click()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bruno):
        expect(page.get_by_role("timer")).to_contain_text("2 d 23 h")


def stands_above(page: Page, won: str, lost: str) -> None:
    """The leaderboard has both, who won before who lost."""
    page.goto("/strength")
    page.get_by_label("Game").select_option("gheos")
    rows = page.get_by_role("row")
    expect(rows.filter(has_text=won)).to_contain_text("provisional")
    texts = rows.all_inner_texts()
    above, below = (next(n for n, text in enumerate(texts) if name in text) for name in (won, lost))
    assert above < below


def test_from_an_invitation_over_days_to_a_rated_result(open_page: MakePage, server: Server) -> None:
    ada, bruno = without_tour(open_page()), without_tour(open_page(390, 844, lang="es", touch=True))
    member(ada, ADA)
    member(bruno, BRUNO)
    table = opens_rated(ada)
    invites(ada, BRUNO)
    comes_and_starts(ada, bruno)

    rng, people = Random(5), (ada, bruno)
    for _ in range(DAYS):
        nights_pass(server, table)
        now, other = people if asked(ada, table) else people[::-1]
        plays_a_turn(now, other, table, rng)
    picture(ada, "club-days")
    picture(bruno, "club-days-phone")

    late, other = people if asked(ada, table) else people[::-1]
    days_pass(server, table)
    expect(late.get_by_role("timer")).to_be_hidden()
    other.wait_for_selector(f"[data-live], {OVER}")
    play_until(other, rng, OVER)
    has_result(other)
    expect(other.get_by_role("dialog").get_by_role("listitem").nth(1)).to_contain_text(GAVE_UP)
    picture(other, "club-over")
    won, lost = (ADA, BRUNO) if other is ada else (BRUNO, ADA)
    stands_above(ada, won, lost)
    for page, name in ((ada, ADA), (bruno, BRUNO)):
        (result,) = ask(page, "GET", "/api/account/strength")["results"]
        assert (result["table"], result["rank"]) == (table, 1 if name == won else 2)
        assert (result["change"] > 0) == (name == won)
        page.goto("/profile")
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        picture(page, f"club-profile-{'won' if name == won else 'lost'}")
