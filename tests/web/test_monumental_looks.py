"""What Monumental looks like: on a phone, in both languages and themes, without a mouse, and to whom."""

from itertools import product
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.colours import WRITTEN_OVER, check_contrast, check_over_pictures, check_pictures
from tests.web.conftest import MakePage, picture
from tests.web.hands import ask, cell, click, comes_in, lift_curtain, on_every_screen, open_table
from tests.web.monumental import hot_seat, open_record, play_on, played, slot, without_tour
from tests.web.test_keyboard import focused
from tests.web.test_page import SIDEWAYS, SMALL_TEXT, barriers, check_screens
from tests.web.test_secrets import Traffic


def test_the_keyboard_alone_founds_activates_and_acts(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    for _ in range(2):  # both choose their civilization
        expect(page.locator("dialog[open] button.main")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open]")).to_have_count(0)
        page.keyboard.press("1")
        page.wait_for_selector("dialog[open], [role=gridcell][data-live]", state="attached")
    # The last one chooses a capital on the map, where the focus has come by itself.
    expect(page.locator(".board [data-live]:focus")).to_have_count(1)
    page.keyboard.press("Shift+ArrowLeft")
    west = focused(page, "data-cell")
    page.keyboard.press("Shift+ArrowRight")
    assert focused(page, "data-cell") != west
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h2")).to_have_text("Ana is next")
    page.keyboard.press("Enter")
    expect(page.locator(".controls [data-live]:focus")).to_have_count(1)
    page.keyboard.press("2")
    expect(page.locator('[data-choice="row 2"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("3")
    expect(page.locator(".side .log")).to_contain_text("activates row 2 and column 3")
    # A tile tells about itself, and Escape leads back to the map.
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    expect(page.locator(".sheet")).to_be_visible()
    page.locator(".sheet button").last.focus()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    page.locator('.bar [data-choice="end"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h2")).to_have_text("Bruno is next")


def test_both_languages(open_page: MakePage) -> None:
    page = open_page(lang="es")
    open_record(page, played(3, "take-action", "acquire"))
    expect(page.locator(".actions")).to_contain_text("Adquirir")
    expect(page.locator(".display")).to_be_visible()
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_label("English").check()
    page.keyboard.press("Escape")
    expect(page.locator(".actions")).to_contain_text("Acquire")


def test_a_phone_needs_no_sideways_scroll_and_no_magnifying_glass(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    view = open_record(page, played(3, "choose-row"))
    for name in ("2-3", "2-3"):
        slot(page, name).tap()
        expect(page.locator('[data-choice="row 2"], .city-card.active').first).to_be_visible()
    expect(page.locator(".city-card.active")).to_have_count(5)
    check_phone(page, "monumental-phone-city")
    page.get_by_role("tab", name="Display").tap()
    expect(page.locator(".display .printed")).to_have_count(6)
    check_phone(page, "monumental-phone-display")
    page.get_by_role("tab", name="Policies").tap()
    expect(page.locator(".realm")).to_be_visible()
    check_phone(page, "monumental-phone-policies")
    # Once more folds it away and leaves the room to the map.
    page.get_by_role("tab", name="Policies").tap()
    expect(page.locator(".realm")).to_have_count(0)
    cell(page, view["players"][view["viewer"]]["capital"]).tap()
    expect(page.locator(".sheet")).to_be_visible()
    check_phone(page, "monumental-phone-tile")


def check_phone(page: Page, name: str) -> None:
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(SMALL_TEXT) == []
    buttons = page.locator(".held button:visible, .bar button:visible, .board button:visible").all()
    assert all(min(box["width"], box["height"]) >= 44 for button in buttons if (box := button.bounding_box()))
    picture(page, name)


def test_no_serious_barrier_on_any_screen(open_page: MakePage) -> None:
    page = open_page()
    view = open_record(page, played(12, "take-action", "conquer", celebrities=True, monsters=12))
    check_screens(page, "monumental")
    cell(page, view["actions"]["conquer"][0]).click()
    expect(page.locator(".sheet")).to_be_visible()
    assert barriers(page) == []
    click(page, "conquer")
    check_screens(page, "monumental-conquest")


def test_two_browsers_never_see_each_others_market_tokens_nor_any_deck(open_page: MakePage) -> None:
    ana, bruno = open_page(), open_page()
    heard = [Traffic(ana), Traffic(bruno)]
    comes_in(ana)
    comes_in(bruno)
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "monumental", "options": {}, "seats": seats}
    table = ask(ana, "POST", "/api/tables", wish)["id"]
    ask(bruno, "POST", f"/api/tables/{table}/join", {})
    ask(ana, "POST", f"/api/tables/{table}/start")
    pages = [without_tour(ana), without_tour(bruno)]
    for page in pages:
        open_table(page, table)
    rng = Random(2)
    for _ in range(24):
        asked = next(page for page in pages if wait_for_turn(page, pages))
        play_on(asked, rng, eager=True)
    for traffic, own in zip(heard, (0, 1), strict=True):
        check_secrets(traffic, own)


def wait_for_turn(page: Page, pages: list[Page]) -> bool:
    """Whether it is this page's turn, once it is somebody's."""
    for _ in range(200):
        if any(one.locator("[data-live]").count() for one in pages):
            break
        page.wait_for_timeout(25)
    return page.locator("[data-live]").count() > 0


def check_secrets(traffic: Traffic, own: int) -> None:
    views = 0
    for thing in traffic.things():
        assert not {"seed", "rng", "agenda", "pile"} & thing.keys()
        if "players" in thing:
            views += 1
            assert isinstance(thing["development"], int), "how many cards, never which"
            mine, others = thing["players"][own], thing["players"][1 - own]
            assert others["market_tokens"] is None
            assert mine["market_tokens"] is not None
            assert all(isinstance(player["deck"], int) for player in (mine, others))
            for tile in thing["tiles"].values():
                assert set(tile.get("token") or ()) <= {"kind", "value", "cost"}, "the reverse of a token"
            if thing["asked"] and thing["asked"]["seat"] != own:
                assert "choices" not in thing["asked"]
                assert thing["actions"] == {}
    assert views > 10


CIVILIZATIONS = ("egyptians", "japanese", "danes", "chinese", "greeks")


RESOURCES = ("production", "science", "military", "gold", "culture", "samurai")


PIECES = ("token", "free", "monster", "wonder", "nobody", "band-knowledge")


INKS = list(product(("mo-ivory",), (f"mo-{name}" for name in (*CIVILIZATIONS, *RESOURCES, *PIECES))))


CARDS = ("building", "knowledge", "wonder", "policy", "leader", "celebrity", "monster", "token", "market")


LANDS = [f"mo-land-{value}" for value in range(5)] + [f"mo-{name}-land" for name in CIVILIZATIONS]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_signs_and_numbers_stand_out(theme: str) -> None:
    pairs = [*INKS, ("mo-plate-ink", "mo-plate"), *(("mo-plate-ink", land) for land in LANDS)]
    check_contrast("monumental", theme, {4.5: pairs})
    kinds = {f"mo-band-{kind}": "" for kind in CARDS}
    check_over_pictures("monumental", theme, "raised", kinds, ("ink", "faded"))
    check_pictures("monumental", theme, "raised", kinds)


def test_words_flow_around_the_pictures_of_cards(open_page: MakePage) -> None:
    page = open_page(lang="es")
    open_record(page, played(4, "take-action", "conquer"))
    for width, height in ((1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        told = page.locator(".printed:has(.text:visible):has(.emblem)")
        expect(told.nth(5)).to_be_visible()
        assert told.evaluate_all(WRITTEN_OVER) == [], width


def test_civilizations_and_resources_differ_by_more_than_colour(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    shapes = (
        "all => all.map(svg => [...svg.querySelectorAll('path')].map(path => path.getAttribute('d')).join())"
    )
    assert len(set(page.locator(".civilization .emblem").evaluate_all(shapes))) == 5
    patterns = page.locator("pattern path").evaluate_all("all => all.map(path => path.getAttribute('d'))")
    assert len(set(patterns)) == 5


SHORTENED = """all => all
    .filter(e => e.checkVisibility() && e.scrollHeight > e.clientHeight + 4)
    .map(words => words.textContent.trim())"""
CUT = """all => all
    .filter(e => e.scrollHeight > e.clientHeight || e.scrollWidth > e.clientWidth)
    .map(words => words.textContent.trim())"""


def test_names_in_the_city_are_whole(open_page: MakePage) -> None:
    page = open_page(lang="es")
    open_record(page, played(12, "choose-row"))
    for screen in on_every_screen(page):
        expect(page.locator(".city-card .called")).not_to_have_count(0)
        assert page.locator(".city-card .words").evaluate_all(CUT) == [], screen
        assert page.locator(".held .printed .text").evaluate_all(SHORTENED) == [], screen
