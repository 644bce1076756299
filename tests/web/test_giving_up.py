"""Giving a game up in the browser, in the menu and nowhere else; and what a table of Ages settles."""

from playwright.sync_api import Locator, Page, expect

from tests.web.ages import without_tour
from tests.web.conftest import MakePage
from tests.web.hands import click, lift_curtain, number, on_every_screen, sit_down
from tests.web.test_page import SIDEWAYS, SMALL_TEXT, barriers


def at_politics(page: Page, **options: object) -> None:
    """A table for two around one screen, where the first may give up instead of a political action."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bruno"}]
    sit_down(without_tour(page), game="ages", seats=seats, seed=11, options=options)
    lift_curtain(page)
    click(page, "end")
    lift_curtain(page)
    click(page, "end")
    lift_curtain(page)


def leave(page: Page) -> Locator:
    """Opens the menu where one leaves the game."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    return page.locator("dialog[open] .sure")


def test_the_question_does_not_offer_to_give_up_but_the_menu_does(open_page: MakePage) -> None:
    page = open_page()
    at_politics(page)
    expect(page.locator('.controls [data-choice="pass"]')).to_contain_class("main")
    expect(page.locator('[data-choice="resign"]')).to_have_count(0)
    before = number(page)
    # It can be thought over.
    leave(page).get_by_role("button", name="No", exact=True).click()
    expect(page.locator("dialog[open] .sure")).to_have_count(0)
    assert number(page) == before
    page.get_by_role("button", name="Resign").click()
    sure = page.locator("dialog[open] .sure")
    expect(sure).to_contain_text("By the rules you may give the game up now")
    for screen in on_every_screen(page):
        assert barriers(page) == [], screen
        assert page.evaluate(SIDEWAYS) == 0, screen
    sure.locator('[data-choice="resign"]').click()
    expect(page.locator("dialog[open] .winner")).to_have_text("Bruno wins")


def test_where_the_rules_do_not_let_one_give_up_a_bot_plays_on(open_page: MakePage) -> None:
    page = open_page()
    at_politics(page, resignation=False)
    sure = leave(page)
    expect(sure).to_contain_text("A bot plays your seat")
    expect(sure).not_to_contain_text("By the rules")
    expect(sure.locator("[data-choice]")).to_have_count(0)


def test_who_could_not_leave_is_told_and_is_still_there(open_page: MakePage) -> None:
    page = open_page()
    at_politics(page)
    sure = leave(page)
    stand_up = sure.get_by_role("button", name="Resign", exact=True).last
    page.route("**/resign", lambda route: route.abort())
    stand_up.click()
    expect(sure.get_by_role("alert")).not_to_be_empty()
    page.unroute("**/resign")
    stand_up.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A table for five civilizations")


def test_a_shorter_and_peaceful_game_says_so(open_page: MakePage) -> None:
    page = open_page()
    at_politics(page, last_age="ii", peaceful=True)
    expect(page.locator(".military .age")).to_contain_text("up to Age II")
    expect(page.locator(".military .age")).to_contain_text("peaceful game")
    expect(page.locator(".scores .closing").first).to_have_text("(6)")
    expect(page.locator(".scores button").first).to_contain_text(
        "If the game ended now, it would score 6 culture more"
    )
    for screen in on_every_screen(page):
        assert page.evaluate(SIDEWAYS) == 0, screen
    assert page.evaluate(SMALL_TEXT) == []


def test_the_lobby_offers_our_own_options(open_page: MakePage) -> None:
    page = open_page(lang="es")
    page.goto("/")
    page.locator("[data-game=ages]").get_by_role("button", name="Crear una mesa").click()
    expect(page.locator("dialog[open]")).to_contain_text("Partida pacífica, sin agresiones ni guerras")
    expect(page.get_by_label("Duración (más corta: opción nuestra)")).to_contain_text("hasta la Época II")
