"""A whole turn of each game as those hear it who do not see: names, levels, and what is asked."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage
from tests.web.hands import GAMES, SETTLED, number, sit_down, turn
from tests.web.test_page import barriers

LEVELS = """[...document.querySelectorAll('h1, h2, h3, h4, h5')].filter(heading =>
    heading.checkVisibility() || heading.classList.contains('visually-hidden')
).map(heading => Number(heading.tagName[1]))"""
CONTROLS = "button, a, input, select, [role=gridcell], [role=tab]"
NAMELESS = """controls => [...document.querySelectorAll(controls)].filter(part => {
    const { ariaLabel, title, textContent, labels, placeholder } = part;
    const named = part.getAttribute('aria-labelledby') || (labels && labels.length);
    return part.checkVisibility() && !(ariaLabel || title || textContent.trim() || placeholder || named);
}).map(part => part.outerHTML.slice(0, 120))"""

MOST = 30
"""Choices after which a turn should be over."""


def check_told(page: Page) -> None:
    """The page tells what it is, what is asked, where the board is and what can be chosen."""
    tree = page.locator("body").aria_snapshot()
    assert "- main" in tree
    assert re.search(r'heading "[^"]+" \[level=1\]', tree)
    assert re.search(r'grid "[^"]+"', tree)
    asked = page.locator(".ask").inner_text().split("\n")[0].strip()
    assert asked, "nothing is asked"
    levels = page.evaluate(LEVELS)
    assert levels[0] == 1 or 1 in levels
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels
    assert page.evaluate(NAMELESS, CONTROLS) == []


def choose(page: Page) -> None:
    """By the keyboard alone: asks what can be done, and takes what leads to the end of the turn."""
    before = number(page)
    page.keyboard.press("q")
    listed = page.locator("[data-possible]")
    expect(listed.first).to_be_visible()
    wanted = page.locator("[data-possible=end], [data-possible=pass], [data-possible=done]")
    (wanted.first if wanted.count() else listed.last).focus()
    page.keyboard.press("Enter")
    expect(listed).to_have_count(0)
    page.wait_for_function(SETTLED, arg=before)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_turn_is_told_to_those_who_do_not_see_it(open_page: MakePage, game: str) -> None:
    page = open_page()
    page.add_init_script(f"localStorage.setItem('ecumene-tour-{game}', 'seen')")
    sit_down(page, game=game, seats=[{"kind": "me"}, {"kind": "local", "name": "Bruno"}], seed=11)
    curtain = page.locator("dialog[open]")
    for _ in range(MOST):
        expect(curtain.or_(page.locator(".bar.mine")).first).to_be_visible()
        if curtain.count():
            page.keyboard.press("Enter")
            expect(curtain).to_have_count(0)
        check_told(page)
        if turn(page) > 2:
            break
        choose(page)
    assert turn(page) > 2, "a turn has an end"
    assert barriers(page) == []


def test_the_digits_are_drawn_where_they_lead_while_the_keyboard_is_used(open_page: MakePage) -> None:
    page = open_page()
    sit_down(page, seats=[{"kind": "me"}, {"kind": "bot", "level": "apprentice"}], seed=5)
    expect(page.locator(".bar.mine")).to_be_visible()
    keys = page.locator(".keys kbd")
    expect(keys).to_have_count(0)
    page.keyboard.press("j")
    expect(keys.first).to_have_text("1")
    live = page.locator(".held [data-live]").first
    there, here = live.bounding_box(), keys.first.bounding_box()
    assert there is not None
    assert here is not None
    assert abs(there["x"] - here["x"]) < 20
    assert abs(there["y"] - here["y"]) < 20
    choice = live.get_attribute("data-choice")
    page.keyboard.press("1")
    expect(page.locator(f'.held [data-choice="{choice}"][aria-pressed=true]')).to_be_visible()
    page.mouse.click(5, 400)
    expect(keys).to_have_count(0)
