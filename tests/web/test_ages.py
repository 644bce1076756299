"""Through the Ages in the browser: a table of cards that explain themselves and say what they can do."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.ages import go_on, hot_seat, in_row, inspector, moves_on, owned, play, without_tour
from tests.web.conftest import MakePage, picture
from tests.web.hands import lift_curtain, number, open_record


def log(page: Page) -> Locator:
    page.keyboard.press("l")
    return page.locator("dialog[open] .log")


def test_the_end_of_a_game_by_clicking(open_page: MakePage) -> None:
    page = open_page()
    open_record(page, "ages-2-resignation=False-bots.txt", -40)
    clicked = play(page, seed=3)
    assert {"row", "civilization", "held", "bar"} <= clicked.keys()
    expect(page.locator("dialog[open] .winner")).to_have_text(re.compile("wins|share the victory"))
    expect(page.locator("dialog[open] ol > li")).to_have_count(2)
    page.get_by_role("button", name="To the board").click()
    expect(page.locator(".ask")).to_have_text("The game is over.")
    expect(page.locator(".scores button")).to_have_count(2)
    expect(page.locator("[data-live]")).to_have_count(0)


def test_a_game_against_a_bot_from_the_lobby(open_page: MakePage) -> None:
    page = without_tour(open_page())
    page.goto("/")
    page.locator("[data-game=ages]").get_by_role("button", name="Play now against bots").click()
    expect(page.locator(".board [role=grid]").first).to_be_visible()
    play(page, seed=5, most=25)
    expect(log(page)).to_contain_text(re.compile("Strategist (takes|builds|increases|prepares)"))


def test_a_card_explains_itself_and_is_taken(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    first = in_row(page, 0)
    name = first.get_attribute("data-card") or ""
    page.mouse.move(640, 780)
    expect(inspector(page)).to_have_count(0)
    first.hover()
    expect(inspector(page)).to_be_visible()
    expect(inspector(page).locator("p").first).to_have_text(re.compile(r"\w+"))
    expect(inspector(page).locator("button")).to_have_count(0)
    page.mouse.move(640, 780)
    expect(inspector(page)).to_have_count(0)
    first.click(button="right")
    expect(inspector(page).locator("[data-choice]")).to_have_attribute("data-choice", f"take {name}")
    page.keyboard.press("Escape")
    expect(inspector(page)).to_have_count(0)
    expect(first).to_be_focused()
    page.wait_for_timeout(600)
    expect(inspector(page)).to_have_count(0)
    before = number(page)
    first.click()
    moves_on(page, before)
    expect(owned(page, name)).to_have_count(1)
    expect(log(page)).to_contain_text("Ana takes")


def test_a_card_is_carried_into_the_hand(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    cards = page.locator("[data-cell^=row][data-live]")
    names = cards.evaluate_all("all => all.map(card => card.dataset.card)")
    cards.first.drag_to(page.locator("[data-choice=hand]"))
    expect(owned(page, names[0])).to_have_count(1)


def test_an_own_card_says_what_can_be_done_with_it_and_why_not(open_page: MakePage) -> None:
    page = open_page()
    go_on(page, "take-action", turn=4)
    page.locator(".civilization [data-card=bronze]").click()
    doings = inspector(page).locator("[data-choice]")
    words = doings.evaluate_all("all => all.map(each => each.dataset.choice)")
    assert words[0] == "build bronze"
    assert "destroy bronze" in words
    before = number(page)
    inspector(page).locator('[data-choice="destroy bronze"]').click()
    moves_on(page, before)
    expect(page.locator(".workers")).to_have_attribute("aria-label", re.compile("Unused workers: [1-9]"))


def test_an_illegal_touch_tells_the_rule(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    expect(page.locator(".ask")).to_contain_text("Ana: what now?")
    page.locator(".civilization [data-card=agriculture]").click()
    build = inspector(page).locator('[data-choice="build agriculture"]')
    build.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text("In the first turn cards are taken from the row")


def test_a_card_of_the_row_says_why_it_cannot_be_taken(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    dear = in_row(page, 12)
    expect(dear).not_to_have_attribute("data-live", "true")
    dear.hover()
    expect(inspector(page)).to_contain_text("You lack 2 civil actions to take that card.")


def test_a_worker_is_carried_onto_a_technology(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    page.locator(".workers").drag_to(page.locator(".civilization [data-card=warriors]"))
    expect(page.locator(".note")).to_contain_text("In the first turn cards are taken from the row")


def test_the_end_of_the_turn_is_weighed(open_page: MakePage) -> None:
    page = open_page(confirm="weighty")
    hot_seat(page)
    lift_curtain(page)
    page.locator("[data-choice=end]").click()
    expect(page.locator("dialog[open]")).to_contain_text("1 civil action is unused.")
    page.locator("dialog[open]").get_by_role("button", name="No").click()
    in_row(page, 0).click()
    expect(page.locator(".ask")).to_contain_text("0 civil")
    page.locator("[data-choice=end]").click()
    expect(page.locator("dialog[open] h2")).to_have_text("Bruno is next")


def test_another_civilization_opens_in_place(open_page: MakePage) -> None:
    page = open_page()
    go_on(page, "take-action", seats=3)
    shown = page.locator(".civilization [role=grid]")
    expect(shown).to_have_attribute("aria-label", "Civilization of Ana")
    page.locator(".scores button").nth(1).click()
    expect(shown).to_have_attribute("aria-label", "Civilization of Bruno")
    expect(page.locator(".civilization [data-live]")).to_have_count(0)
    page.locator(".rivals button").filter(has_text="Carla").click()
    expect(shown).to_have_attribute("aria-label", "Civilization of Carla")
    page.locator(".scores button").nth(2).click()
    expect(shown).to_have_attribute("aria-label", "Civilization of Ana")


@pytest.mark.parametrize(
    ("decision", "seats", "choice"),
    [
        ("bid", 2, "bid 1"),
        ("defend", 2, "yield"),
        ("answer-pact", 3, "accept"),
        ("choose-rival", 3, ""),
        ("split-gain", 3, "part 1"),
    ],
)
def test_a_question_has_a_scene(open_page: MakePage, decision: str, seats: int, choice: str) -> None:
    page = open_page()
    go_on(page, decision, seats)
    scene = page.locator(".scene")
    expect(scene).to_be_visible()
    answer = f'[data-choice="{choice}"]' if choice else "[data-choice]"
    before = number(page)
    picture(page, f"ages-{decision}")
    scene.locator(f".options {answer}").first.click()
    moves_on(page, before)


def test_a_question_goes_to_where_it_is_answered(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    go_on(page, "discard-military")
    expect(page.locator("[data-live]").first).to_be_in_viewport(ratio=0.5)


@pytest.mark.parametrize("decision", ["discard-military", "upgrade-to"])
def test_a_question_is_answered_by_touching_a_card(open_page: MakePage, decision: str) -> None:
    page = open_page()
    go_on(page, decision)
    before = number(page)
    page.locator("[data-card][data-live]").first.click()
    moves_on(page, before)
