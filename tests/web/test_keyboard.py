"""The keyboard alone can play."""

from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage
from tests.web.hands import SETTLED, TILES, cell, hot_seat, live, number

AT_HAND = """() => ['.held', '.bar'].flatMap(place =>
    [...document.querySelectorAll(`${place} [data-live]`)].map(e => e.dataset.choice))"""


def focused(page: Page, attribute: str) -> str:
    return str(page.evaluate(f"document.activeElement?.getAttribute('{attribute}')"))


def sit_down_by_keyboard(page: Page) -> None:
    hot_seat(page)
    expect(page.locator("dialog[open] button.main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".controls [data-live]:focus")).to_have_count(1)


def test_turns_without_a_mouse(open_page: MakePage) -> None:
    page = open_page()
    sit_down_by_keyboard(page)
    page.keyboard.press("j")
    assert focused(page, "data-choice") == "king"
    page.keyboard.press("Enter")
    # Where a place is asked for, the focus comes to the board, on a cell that can be chosen.
    expect(page.locator(".board [data-live]:focus")).to_have_count(1)
    reach(page, "b3")
    page.keyboard.press("Enter")
    expect(cell(page, "b3")).to_have_attribute("aria-label", "b3, land, king of Ana")
    expect(page.locator(".controls [data-live]:focus")).to_have_count(1)
    page.keyboard.press("2")  # the second thing at hand: the priest
    expect(page.locator(".board [data-live]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".board [data-live]")).to_have_count(0)
    page.locator('.controls [data-choice="end"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h2")).to_have_text("Bruno is next")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".ask")).to_contain_text("Bruno")
    # Whatever has no digit is reached with the tabulator.
    press(page, "swap")
    press(page, next(choice for choice in live(page) if choice in TILES))
    press(page, "done")
    expect(page.locator(".ask")).to_contain_text("1 left")


def press(page: Page, choice: str) -> None:
    """Chooses something below the board by its digit, or by walking there with the tabulator."""
    expect(page.locator(f'.controls [data-live][data-choice="{choice}"]').first).to_be_visible()
    offered = page.evaluate(AT_HAND)
    before = number(page)
    place = offered.index(choice) + 1
    if place <= 9:
        page.keyboard.press(str(place))
    else:
        page.keyboard.press("j")
        while focused(page, "data-choice") != choice:
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    page.wait_for_function(SETTLED, arg=before)


def reach(page: Page, name: str) -> None:
    """Walks on the board with the arrows."""
    for _ in range(40):
        here = focused(page, "data-cell")
        if here == name:
            return
        across = ord(name[0]) - ord(here[0])
        down = int(name[1:]) - int(here[1:])
        if across:
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"the arrows did not reach {name}")


def test_shift_and_arrow_jump_between_lit_cells_and_a_question_mark_shows_all_keys(
    open_page: MakePage,
) -> None:
    page = open_page()
    sit_down_by_keyboard(page)
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    expect(page.locator(".board [data-live]:focus")).to_have_count(1)
    before = focused(page, "data-cell")
    page.keyboard.press("Shift+ArrowLeft")
    assert focused(page, "data-cell") != before
    expect(page.locator(".board [data-live]:focus")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
