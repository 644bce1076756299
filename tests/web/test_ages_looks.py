"""What Through the Ages looks like: on a phone, in both languages and themes, by keyboard, and to whom."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from ecumene.titles.ages.cards import KINDS
from tests.web.ages import go_on, hot_seat, in_row, inspector, moves_on, owned, play, without_tour
from tests.web.colours import WRITTEN_OVER, check_contrast, check_over_pictures
from tests.web.conftest import ROOT, MakePage, picture
from tests.web.hands import lift_curtain, number
from tests.web.test_keyboard import focused
from tests.web.test_page import SIDEWAYS, SMALL_TEXT, barriers, check_screens
from tests.web.test_secrets import Traffic


def test_the_keyboard_alone_takes_a_card_and_ends_the_turn(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    expect(page.locator("dialog[open] button.main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".board [data-live]:focus")).to_have_count(1)
    assert focused(page, "data-cell") == "row 0"
    page.keyboard.press("ArrowRight")
    assert focused(page, "data-cell") == "row 1"
    expect(inspector(page)).to_be_visible()
    page.keyboard.press("ArrowDown")
    assert focused(page, "data-cell").startswith("play ")
    page.keyboard.press("Enter")
    expect(inspector(page).locator("button").first).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+ArrowUp")
    assert focused(page, "data-cell").startswith("row ")
    card = focused(page, "data-card")
    page.keyboard.press("Enter")
    expect(owned(page, card)).to_have_count(1)
    page.keyboard.press("j")
    assert focused(page, "data-choice") == "end"
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h2")).to_have_text("Bruno is next")
    page.keyboard.press("Enter")
    expect(page.locator(".board [data-live]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".ask")).to_contain_text("Bruno: what now? 1 civil")


def test_the_table_speaks_both_languages(open_page: MakePage) -> None:
    page = open_page(lang="es")
    go_on(page, "take-action", turn=8)
    expect(page.locator(".board .events")).to_contain_text("Eventos actuales")
    page.locator(".civilization [data-card=bronze]").click()
    expect(inspector(page)).to_contain_text("Cada trabajador produce una ficha azul que vale 1 recurso.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_label("English").check()
    page.keyboard.press("Escape")
    expect(page.locator(".board .events")).to_contain_text("Current events")
    page.locator(".civilization [data-card=bronze]").click()
    expect(inspector(page)).to_contain_text("Mine. Each worker produces a blue token worth 1 resource.")
    unsaid = page.locator(".table").inner_text()
    assert not re.findall(r"\b(?:kind|symbol|cost|tile|vital|row|hand|scene)-\w+", unsaid)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_kind_of_card_has_its_word_and_its_sign(lang: str) -> None:
    words = (ROOT / f"web/src/games/ages/text/{lang}.ftl").read_text(encoding="utf-8")
    shapes = (ROOT / "web/src/games/ages/shapes.ts").read_text(encoding="utf-8")
    for kind in KINDS:
        assert f"kind-{kind} = " in words
        assert re.search(rf'^  "?{kind}"?: ', shapes, re.MULTILINE)


def test_a_phone_needs_no_sideways_scroll_and_no_magnifying_glass(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    hot_seat(page)
    lift_curtain(page)
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(SMALL_TEXT) == []
    buttons = page.locator(".held button, .bar button, .board button").all()
    assert len(buttons) > 20
    assert all(min(box["width"], box["height"]) >= 44 for button in buttons if (box := button.bounding_box()))
    card = in_row(page, 0)
    name = card.get_attribute("data-card") or ""
    before = number(page)
    # A finger cannot point: the first touch opens the card, and only its button takes it.
    card.tap()
    expect(inspector(page)).to_be_visible()
    assert number(page) == before
    assert page.evaluate(SMALL_TEXT) == []
    picture(page, "ages-phone")
    inspector(page).locator(f'[data-choice="take {name}"]').tap()
    moves_on(page, before)
    expect(owned(page, name)).to_have_count(1)
    last = in_row(page, 12)
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    assert page.evaluate(SIDEWAYS) == 0


def test_no_serious_barrier_on_any_screen(open_page: MakePage) -> None:
    page = open_page()
    go_on(page, "take-action", seats=4, turn=60)
    marks = page.locator(".scores .who path").evaluate_all("all => all.map(path => path.getAttribute('d'))")
    assert len(set(marks)) == 4, "players differ by more than colour"
    check_screens(page, "ages")
    page.locator("[data-cell^=row]").first.click(button="right")
    expect(inspector(page)).to_be_visible()
    assert barriers(page) == []


CIVIL = ("production", "urban", "unit", "special", "government", "wonder", "leader")


MILITARY = ("event", "territory", "aggression", "war", "pact", "tactic", "bonus")


TEXTS = [
    *product(("ag-ivory",), (f"ag-{group}" for group in CIVIL + MILITARY)),
    ("ag-on-action", "ag-action"),
    *product(("ag-ink", "ag-gives"), ("ag-card", "ag-far")),
]


SIGNS = [
    *((f"ag-{colour}", "raised") for colour in ("orange", "green", "violet", "gray")),
    ("ag-blue", "ag-card"),
    ("ag-red-disc", "ag-card"),
    ("ag-yellow-edge", "ag-card"),
]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_cards_and_tokens_stand_out(theme: str) -> None:
    check_contrast("ages", theme, {4.5: TEXTS, 3.0: SIGNS})
    kinds = {f"ag-{kind}": f"ag-behind-{kind}" for kind in (*CIVIL, "action", *MILITARY)}
    check_over_pictures("ages", theme, "ag-card", kinds, ("ag-ink", "ag-gives", "faded"))


def test_cards_of_the_row_have_a_picture_that_nothing_is_written_over(open_page: MakePage) -> None:
    page = open_page(lang="es")
    go_on(page, "take-action", turn=12)
    for width, height in ((1280, 800), (1920, 1080), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        faces = page.locator(".row .face")
        assert faces.count() > 8
        assert faces.evaluate_all(WRITTEN_OVER) == [], width
        smallest = "all => Math.min(...all.map(one => one.getBoundingClientRect().height))"
        assert page.locator(".row .face .emblem").evaluate_all(smallest) >= 36


@pytest.mark.parametrize("decision", ["bid", "answer-pact", "split-gain", "send-more"])
def test_on_a_telephone_every_answer_to_a_scene_is_in_sight(open_page: MakePage, decision: str) -> None:
    page = open_page(390, 844, lang="es", touch=True)
    go_on(page, decision, seats=4, turn=8)
    answers = page.locator(".held .options button")
    expect(answers.nth(1)).to_be_visible()
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=0.98)


def test_nobody_hears_of_anothers_military_cards(open_page: MakePage) -> None:
    page = open_page()
    heard = Traffic(page)
    go_on(page, "take-action", turn=12)
    play(page, seed=2, most=40)
    views = [thing for thing in heard.things() if "civilizations" in thing]
    assert {view["viewer"] for view in views} == {None, 0, 1}
    hidden = [civ for view in views for civ in view["civilizations"] if civ["seat"] != view["viewer"]]
    assert any(civ["military_hand_size"] for civ in hidden)
    assert all(civ["military_hand"] is None for civ in hidden)


def test_a_spectator_sees_the_table_but_no_hand(open_page: MakePage) -> None:
    page, guest = open_page(), without_tour(open_page())
    go_on(page, "take-action", turn=12)
    guest.goto(page.url)
    expect(guest.locator(".civilization [role=grid]")).to_be_visible()
    expect(guest.locator(".held [data-card]")).to_have_count(0)
    expect(guest.locator("[data-live]")).to_have_count(0)
    in_row(guest, 0).click()
    expect(inspector(guest).locator(".doings")).to_have_count(0)
    expect(inspector(guest)).to_be_visible()
