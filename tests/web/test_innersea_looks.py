"""What the Inner Sea looks like: on a phone, in both languages and themes, without a mouse, and to whom."""

import re
from itertools import product
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.colours import check_contrast, contrast, palette
from tests.web.conftest import MakePage, picture
from tests.web.hands import ask, cell, click, comes_in, live, open_table, sit_down
from tests.web.innersea import QUIET, asked, crowding, go_to, quietly, without_tour
from tests.web.test_keyboard import focused
from tests.web.test_page import SIDEWAYS, SMALL_TEXT, check_screens
from tests.web.test_secrets import Traffic


def test_the_keyboard_alone_grows(open_page: MakePage) -> None:
    page = open_page()
    go_to(page, quietly, asked("deploy", 5))
    left = page.locator(".growth .ready b")
    before = int(left.inner_text())
    page.keyboard.press("m")
    expect(page.locator(".board [role=gridcell][data-live]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(left).to_have_text(str(before - 1))
    here = focused(page, "data-cell")
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.keyboard.press(f"Shift+{key}")
    assert focused(page, "data-cell") in live(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    assert focused(page, "data-cell") != here
    page.keyboard.press("u")
    expect(left).to_have_text(str(before))
    page.keyboard.press("m")
    page.keyboard.press("d")
    expect(page.locator(".growth")).to_have_count(0)


def test_a_phone_needs_no_sideways_scroll_and_no_magnifying_glass(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    go_to(page, quietly, asked("deploy", 5))
    assert page.evaluate(SIDEWAYS) == 0
    # Names are as large as the map lets them be once it has been measured.
    page.wait_for_function(f"() => !({SMALL_TEXT})().length")
    buttons = page.locator(".held button, .bar button, .board button:visible").all()
    assert all(min(box["width"], box["height"]) >= 44 for button in buttons if (box := button.bounding_box()))
    picture(page, "innersea-phone")
    expect(page.locator("header .title b")).to_have_text("Inner Sea")
    left = page.locator(".growth .ready b")
    before = int(left.inner_text())
    page.locator(".lister").tap()
    listed = page.locator(".list li button")
    assert listed.count() == len([choice for choice in live(page) if choice != "done"])
    listed.first.tap()
    expect(left).to_have_text(str(before - 1))
    page.locator(".list").get_by_role("button", name="Close").tap()
    expect(page.locator(".list")).to_have_count(0)
    page.get_by_role("button", name="Show the whole board").tap()
    page.wait_for_function(f"() => !({SMALL_TEXT})().length")
    picture(page, "innersea-phone-whole")


def test_no_serious_barrier_on_any_screen(open_page: MakePage) -> None:
    page = open_page()
    go_to(page, crowding, asked("commit", 2))
    check_screens(page, "innersea")


def test_the_table_speaks_both_languages(open_page: MakePage) -> None:
    page = open_page(lang="es")
    go_to(page, quietly, asked("deploy", 5))
    expect(page.locator(".growth")).to_contain_text("Deshacer")
    expect(page.locator(".ranks .phase")).to_have_text("Crecimiento")
    expect(cell(page, "egypt")).to_have_attribute("aria-label", re.compile("^Egipto, tierra"))
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_label("English").check()
    page.keyboard.press("Escape")
    expect(page.locator(".ranks .phase")).to_have_text("Growth")
    expect(cell(page, "egypt")).to_have_attribute("aria-label", re.compile("^Egypt, land"))


def test_two_browsers_at_one_table_never_see_each_others_cards(open_page: MakePage) -> None:
    ana, bruno = without_tour(open_page()), without_tour(open_page())
    heard = [Traffic(ana), Traffic(bruno)]
    comes_in(bruno, "Bruno")
    seats = [{"kind": "me"}, {"kind": "open"}]
    comes_in(ana, "Ana")
    table = ask(ana, "POST", "/api/tables", {"game": "innersea", "options": {"epochs": 1}, "seats": seats})[
        "id"
    ]
    ask(bruno, "POST", f"/api/tables/{table}/join", {})
    ask(ana, "POST", f"/api/tables/{table}/start")
    open_table(ana, table)
    open_table(bruno, table)
    rng = Random(2)
    for _ in range(24):
        ana.wait_for_function("() => document.querySelector('.ask').textContent !== ''")
        player = ana if live(ana) else bruno
        player.wait_for_selector("[data-live]")
        choices = live(player)
        click(player, rng.choice([choice for choice in choices if choice not in QUIET] or choices))
    for traffic, own in zip(heard, (0, 1), strict=True):
        check(traffic, own)


def check(traffic: Traffic, own: int) -> None:
    views = 0
    for thing in traffic.things():
        assert not {"seed", "rng", "agenda"} & thing.keys()
        if "players" in thing and "deck" in thing:
            views += 1
            assert isinstance(thing["deck"], int), "how many cards, never which"
            other = thing["players"][1 - own]
            assert other["hand"] is None, "the other's hand"
            assert other["face_down"] is None, "cards face down"
            if thing["asked"] and thing["asked"]["seat"] != own:
                assert "choices" not in thing["asked"]
                assert thing["asked"]["decision"] != "plan", "half-made choices stay hidden"
        if thing.get("kind") == "drew":
            assert thing["args"]["seat"] == own
    assert views > 10


COLOURS = ("red", "green", "blue", "purple", "yellow", "brown", "barbarians")


KINDS = ("plain", "negate", "event", "investment", "competition", "wonder", "ability")


INKS = [
    *((f"is-on-{colour}", f"is-{colour}") for colour in COLOURS),
    ("is-land-ink", "is-land"),
    ("is-land-ink", "is-away"),
    ("is-sea-ink", "is-sea"),
    ("is-sea-ink", "is-away-sea"),
    ("is-deep-ink", "is-deep"),
]


SIGNS = [
    *product(("is-lit", "focus"), ("is-land", "is-sea")),
    *product(
        ("is-yellow-line", *(f"is-{colour}" for colour in COLOURS[:4]), "is-brown"), ("paper", "raised")
    ),
]
"""What is lit on the map, and the lines of the story."""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_names_numbers_and_signs_stand_out(theme: str) -> None:
    check_contrast("innersea", theme, {4.5: INKS, 3.0: SIGNS})
    colours = palette("innersea", theme)
    for kind in KINDS:
        assert contrast("#fff8ea", colours[f"is-{kind}"]) >= 4.5, kind


def test_civilizations_differ_by_more_than_colour(open_page: MakePage) -> None:
    page = without_tour(open_page())
    sit_down(page, game="innersea", seats=[{"kind": "me"}], seed=5, options={"civilizations": 6})
    rims = page.locator(".ranks .rim").evaluate_all(
        "all => all.map(rim => rim.getAttribute('stroke-dasharray'))"
    )
    assert len(set(rims)) == 7  # six civilizations and the barbarians
    expect(page.locator(".ranks .weave").first).to_be_hidden()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Patterns on the pieces").check()
    page.keyboard.press("Escape")
    expect(page.locator(".ranks .weave").first).to_be_visible()
    weaves = page.locator("pattern[id^=is-weave] path").evaluate_all(
        "all => all.map(path => path.getAttribute('d'))"
    )
    assert len(set(weaves)) == 7


def test_the_map_is_zoomed_by_wheel_and_keys_and_names_appear(open_page: MakePage) -> None:
    page = without_tour(open_page())
    sit_down(page, game="innersea", seats=[{"kind": "me"}], seed=5, options={"civilizations": 4})
    names = page.locator(".board .contents text.land, .board .contents text.shallow")
    before = names.count()
    cell(page, "rome").hover()
    page.mouse.wheel(0, -500)
    expect(page.get_by_role("button", name="Show the whole board")).to_be_visible()
    assert names.count() > before
    cell(page, "rome").focus()
    page.keyboard.press("0")
    expect(page.get_by_role("button", name="Show the whole board")).to_have_count(0)


CUT = """texts => {
    const frame = document.querySelector('.board .sheet').getBoundingClientRect();
    return texts.filter(text => {
        const { left, right } = text.getBoundingClientRect();
        return left < frame.left || right > frame.right;
    }).map(text => text.textContent.trim());
}"""


def test_no_name_is_cut_by_the_edge_of_the_map(open_page: MakePage) -> None:
    page = without_tour(open_page(lang="es"))
    sit_down(page, game="innersea", seats=[{"kind": "me"}, {"kind": "local", "name": "Bruno"}], seed=11)
    names = page.locator(".board .contents text")
    expect(names.filter(has_text="Capadocia")).to_be_visible()
    assert names.evaluate_all(CUT) == []


def test_the_kinds_of_a_card_are_never_cut(open_page: MakePage) -> None:
    page = open_page(390, 844, lang="es")
    go_to(page, quietly, asked("play-card"))
    cut = "all => all.filter(kind => kind.scrollWidth > kind.clientWidth).map(kind => kind.textContent)"
    kinds = page.locator(".hand .kind")
    expect(kinds.first).to_be_attached()
    assert kinds.evaluate_all(cut) == []
