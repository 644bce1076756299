"""Monumental in the browser: maps of one's own, units that join and go back, prices that are mixed."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import MakePage, picture
from tests.web.hands import cell, click
from tests.web.monumental import open_record, played, without_tour
from tests.web.test_page import SIDEWAYS, barriers


def check_desk_and_phone(page: Page, name: str) -> None:
    """No barrier and nothing too wide, on either; the story goes on where it began."""
    for width, height in ((390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert barriers(page) == []
        assert not page.evaluate(SIDEWAYS)
        picture(page, f"monumental-{name}-{width}")


def new_table(page: Page) -> None:
    without_tour(page).goto("/")
    page.locator("[data-game=monumental]").get_by_role("button", name="Create a table").click()


def option(page: Page, name: str) -> Locator:
    return page.get_by_label(re.compile(f"^{name}"))


def test_a_map_of_ones_own_is_painted_and_played(open_page: MakePage) -> None:
    page = open_page()
    new_table(page)
    option(page, "Map").select_option("own")
    tally = page.locator(".tally")
    expect(tally).to_contain_text("Capitals: 2 · free cities: 2 · markets: 2 · provinces: 15")
    page.get_by_role("radio", name="Water").click()
    page.locator("[data-place=c5]").click()
    expect(tally).to_contain_text("free cities: 1 · markets: 2 · provinces: 14 · water: 3")
    check_desk_and_phone(page, "sketch")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("There must be a free city for each civilization: 2.")).to_be_visible()
    page.get_by_role("radio", name="Free city").click()
    page.locator("[data-place=c5]").press("Enter")
    page.get_by_role("radio", name="Terrain 4").click()
    page.locator("[data-place=d4]").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".board [role=gridcell]")).to_have_count(19)


def test_units_join_a_conquest_and_go_back(open_page: MakePage) -> None:
    page = open_page(390, 844)
    record = played(3, "take-action", "conquer")
    target = record.position.view(record.position.seat)["actions"]["conquer"][0]
    open_record(page, record.push(f"conquer {target}"))
    click(page, "leader")
    expect(page.locator(".joined")).to_have_count(1)
    check_desk_and_phone(page, "muster")
    click(page, "back leader")
    expect(page.locator(".joined")).to_have_count(0)
    click(page, "leader")
    click(page, "go")
    expect(cell(page, target)).to_have_attribute("aria-label", re.compile("of (Ana|Bruno)"))


def test_a_mixed_price_is_put_together_and_paid_at_once(open_page: MakePage) -> None:
    page = open_page(390, 844)
    open_record(page, played(1, "pay-any", "production-2", seed=1))
    expect(page.locator(".mixture .main")).to_be_enabled()
    check_desk_and_phone(page, "mixture")
    page.get_by_role("button", name="One less: production").click()
    expect(page.locator(".mixture .main")).to_be_disabled()
    page.get_by_role("button", name="One more: gold").click()
    expect(page.get_by_role("button", name="One more: gold")).to_be_disabled()
    click(page, "production-1-and-gold-1")
    expect(page.locator(".mixture")).to_have_count(0)


def test_alternative_wonders_are_picked_era_by_era(open_page: MakePage) -> None:
    page = open_page()
    new_table(page)
    option(page, "Wonders").select_option("own")
    option(page, "Notre Dame, instead of").select_option("machu-picchu")
    option(page, "International Space Station, instead of").select_option("")
    option(page, "Colossus of Rhodes, instead of").select_option("")
    picture(page, "monumental-wonders")
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Start", exact=True).click()
    wish = sent.value.post_data_json
    assert wish is not None
    assert wish["options"]["wonders"] == "machu-picchu"
