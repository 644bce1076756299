"""A rated game from the dialog that opens it to the leaderboard, where the bot stands above who has left."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.conftest import MakePage, Server
from tests.web.hands import ask
from tests.web.test_days import member


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: who else has played there stands on the leaderboard too."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


def test_a_rated_game_from_its_table_to_the_leaderboard(open_page: MakePage) -> None:
    page = open_page(390, 780, touch=True)
    member(page, "Ana la fuerte")
    page.goto("/")
    page.locator("[data-game=gheos]").get_by_role("button", name="Create a table").click()
    dialog = page.get_by_role("dialog")
    clock = dialog.get_by_role("combobox", name="Clock")
    expect(clock).to_contain_text("No clock")
    dialog.get_by_label("Rating").select_option("loss")
    expect(clock.locator("option:checked")).to_contain_text("3 days")
    dialog.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/t/*")
    here = page.get_by_role("region", name="This table")
    expect(here).to_contain_text("Leaving counts as a loss.")
    table = page.url.rsplit("/", 1)[1]
    ask(page, "POST", f"/api/tables/{table}/bot", {"seat": 1, "level": "apprentice"})
    ask(page, "POST", f"/api/tables/{table}/start", {})
    hint = page.get_by_role("button", name="Hint: There are no hints in a rated game.")
    hint.click()
    expect(page.get_by_text("There are no hints in a rated game.")).to_be_visible()
    ask(page, "POST", f"/api/tables/{table}/resign", {})
    for _ in range(600):
        if ask(page, "GET", "/api/account/strength")["results"]:
            break
        page.wait_for_timeout(200)
    page.goto("/me")
    own = page.get_by_role("region", name="Your rating")
    expect(own).to_contain_text("one game, 0 won")
    expect(own).to_contain_text("place 2 of 2")
    own.get_by_role("link", name="Leaderboards").click()
    page.get_by_label("Game").select_option("gheos")
    rows = page.get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("Bot: apprentice")
    expect(rows.nth(2)).to_contain_text("Ana la fuerte")
    expect(rows.nth(2)).to_contain_text("provisional")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
