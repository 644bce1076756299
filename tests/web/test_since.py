"""What the others did since one's last turn is marked until one acts; nothing moves the board."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

import ecumene
from tests.web.conftest import MakePage
from tests.web.hands import (
    GAMES,
    RECORDS,
    SETTLED,
    ask,
    cell,
    click,
    held,
    hot_seat,
    lift_curtain,
    number,
    open_record,
    sit_down,
)

BOARD = """() => {
    const { x, y, width, height } = document.querySelector('.middle .board').getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
}"""
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
CLICK = """random => {
    const all = [...document.querySelectorAll('[data-live]')].filter(e => e.getBoundingClientRect().width);
    all[Math.floor(random * all.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return all.length > 0;
}"""
"""Touches something that can be chosen, and says whether there was anything: a bot may be about to move."""


DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def against_a_bot(page: Page, game: str) -> None:
    page.add_init_script(f"localStorage.setItem('ecumene-tour-{game}', 'seen')")
    bot = {"kind": "bot", "level": "strategist"}
    sit_down(page, game=game, seats=[{"kind": "me"}, bot], seed=6, arrive=False)
    tables = ask(page, "GET", "/api/tables?list=mine")
    page.goto(f"/t/{tables[0]['id']}")
    expect(page.locator(".board").first).to_be_visible()


def after_anas_turn(page: Page) -> None:
    """Ana has put her king on b3 and a priest on o8, and Bruno looks at it."""
    hot_seat(page)
    lift_curtain(page)
    for choice in ("king", "b3", "priest", "o8", "end"):
        click(page, choice)
    lift_curtain(page)


def test_what_a_rival_did_stays_marked_until_i_act(open_page: MakePage) -> None:
    page = open_page()
    after_anas_turn(page)
    news = page.locator(".board .news")
    expect(news).to_have_count(2)
    expect(page.locator(".recap")).to_contain_text("Ana places the king on b3. Ana places the priest on o8.")
    # Picking something up is no act yet, and a reload forgets nothing.
    click(page, "king")
    expect(news).to_have_count(2)
    page.keyboard.press("Escape")
    expect(held(page, "king")).to_have_attribute("aria-pressed", "false")
    page.reload()
    lift_curtain(page)
    expect(news).to_have_count(2)
    click(page, "king")
    page.locator(".board [data-live]").last.dispatch_event("click")
    expect(news).to_have_count(0)
    expect(page.locator(".recap")).to_have_count(0)


NEWS = {
    "gheos": (53, ".board .news"),
    "ages": (63, ".rival .fresh"),
    "innersea": (106, ".board .news"),
    "monumental": (123, ".tabs .fresh"),
}
"""After which choice of a game somebody's turn begins, and where it then shows what the others did."""


@pytest.mark.parametrize("game", NEWS)
def test_every_game_marks_what_the_others_did(open_page: MakePage, game: str) -> None:
    name, (start, marks) = f"{game}-3-bots.txt", NEWS[game]
    page = open_page()
    open_record(page, name, start)
    expect(page.locator(marks)).not_to_have_count(0)
    expect(page.locator(".recap p")).not_to_be_empty()
    # The turn goes on as it did, until something counts.
    for choice in ecumene.load(RECORDS / name).choices[start:][:4]:
        before = number(page)
        page.keyboard.press("q")
        page.locator(f'[data-possible="{choice}"]').click()
        page.wait_for_function(SETTLED, arg=before)
    expect(page.locator(marks)).to_have_count(0)


def test_the_recap_is_stepped_through_and_marks_each_step(open_page: MakePage) -> None:
    page = open_page()
    after_anas_turn(page)
    page.keyboard.press("n")
    expect(page.locator(".recap .figure")).to_have_text("1/2")
    expect(page.locator(".recap p")).to_have_text("Ana places the king on b3.")
    expect(page.locator(".board .mark")).to_have_count(1)
    page.get_by_role("button", name="What happened next").click()
    expect(page.locator(".recap p")).to_have_text("Ana places the priest on o8.")
    page.keyboard.press("n")
    expect(page.locator(".board .mark")).to_have_count(0)
    page.get_by_role("button", name="See it on the board").click()
    expect(page.locator(".replay")).to_be_visible()


def test_on_a_telephone_each_step_of_the_recap_is_told_in_full(open_page: MakePage) -> None:
    """Beside two answers there is room for the steps alone: they are told where the question stands."""
    page = open_page(390, 844)
    after_anas_turn(page)
    asked = page.locator(".ask").inner_text()
    page.get_by_role("button", name="What happened next").click()
    expect(page.locator(".ask")).to_have_text("Ana places the king on b3.")
    expect(page.locator(".recap .figure")).to_have_text("1/2")
    expect(page.locator(".board .mark")).to_have_count(1)
    page.get_by_role("button", name="What happened before").click()
    expect(page.locator(".ask")).to_have_text(asked)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_place_and_nothing_is_wider_than_the_screen(
    open_page: MakePage, game: str
) -> None:
    page = open_page()
    against_a_bot(page, game)
    rng = Random(1)
    page.wait_for_selector("[data-live]")
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        first = page.evaluate(BOARD)
        for _ in range(9):
            page.wait_for_selector("[data-live]", state="attached")
            assert page.evaluate(BOARD) == first, page.locator(".ask").inner_text()
            assert page.evaluate(OVERFLOW) <= 0, page.locator(".ask").inner_text()
            page.wait_for_function(CLICK, arg=rng.random())
            page.evaluate(DRAWN)
    page.keyboard.press(",")
    expect(page.locator(".replay")).to_be_visible()
    assert page.evaluate(BOARD) == first


def test_a_refusal_moves_nothing(open_page: MakePage) -> None:
    page = open_page(390, 844)
    hot_seat(page)
    lift_curtain(page)
    click(page, "king")
    before = page.evaluate(BOARD)
    cell(page, "e5").click()
    expect(page.locator(".note")).to_contain_text("beside a temple")
    assert page.evaluate(BOARD) == before
