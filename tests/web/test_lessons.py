"""The first game that teaches, of every title, played to its end as a newcomer would."""

import pytest
from playwright.sync_api import Page, expect

import ecumene
from tests.web.conftest import MakePage

TAUGHT = [game for game, found in ecumene.games().items() if (found.folder / "lessons").is_dir()]
MOST_HELP = 12
"""How often at most the lesson has to do it itself: some choices lie in a panel that has to be opened."""


WANTED = """() => [
    document.querySelector('.table').dataset.number,
    document.querySelector('.lesson [data-wanted]')?.dataset.wanted ?? null,
]"""
"""How many choices stand, and what the lesson wants next; null if that is something else than a choice."""


PLACES = """() => {
    window.places = {};
    const look = () => {
        const yes = document.querySelector('.omen .buttons .main');
        const key = `${document.querySelector('.table')?.dataset.number} ${yes?.dataset.choice}`;
        const { x } = yes?.getBoundingClientRect() ?? {};
        const { y } = yes?.parentElement.getBoundingClientRect() ?? {};
        if (yes) (window.places[key] ??= new Set()).add(`${Math.round(x)} ${Math.round(y)}`);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Writes down, frame by frame, where the yes to a tile on the map of Gheos stands.

Its row tells how high: a button gives way by a pixel while it is pressed.
"""
MOVED = "() => Object.entries(window.places).filter(([, seen]) => seen.size > 1).map(([key]) => key)"


def opens(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name="Learn by playing").click()
    expect(page.locator(".lesson .said")).not_to_be_empty()


def reads_on(page: Page) -> None:
    more = page.locator(".lesson").get_by_role("button", name="Go on", exact=True)
    while more.is_visible():
        more.click()


def does_what_is_wanted(page: Page) -> bool:
    """Touches what the lesson wants where it lies on the table; whether it lay there."""
    # Both in one look: between two, the table may have gone on.
    now, wanted = page.evaluate(WANTED)
    if wanted is None:
        return True
    moved = page.locator(f".table:not([data-number='{now}'])")
    there = page.locator(f'.table :not(.lesson *)[data-choice="{wanted}"][data-live]').first
    # A touch may open a card that offers several things, or lay a tile down that waits for a yes.
    yes = page.locator(":is(.inspector.open, .omen .buttons)").locator(f'[data-choice="{wanted}"]').first
    found = there.is_visible()
    if not found:
        page.locator(".lesson [data-wanted]").click()
    elif yes.is_visible():
        yes.click()
    else:
        there.click()
        expect(moved.or_(yes).first).to_be_visible()
        if not moved.is_visible():
            yes.click()
    expect(moved).to_be_visible()
    return found


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end(open_page: MakePage, game: str) -> None:
    page = open_page()
    opens(page, game)
    page.evaluate(PLACES)
    told: list[str] = []
    helped = 0
    while page.locator(".lesson").is_visible():
        reads_on(page)
        if page.locator(".lesson [data-wanted]").is_visible():
            told.append(page.locator(".lesson .said").inner_text())
            helped += not does_what_is_wanted(page)
        else:
            page.wait_for_timeout(50)
    assert all(told)
    assert len(set(told)) > 15
    assert helped <= MOST_HELP, helped
    assert page.evaluate(MOVED) == [], "a button moves while somebody may be pressing it"
    expect(page.locator(".bar .ask")).not_to_be_empty()


def test_a_lesson_leaves_the_map_the_room_that_a_finger_needs(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    opens(page, "monumental")
    box = page.locator(".middle .board").bounding_box()
    assert box is not None
    assert box["height"] >= 180


def test_other_choices_wait_and_the_lesson_can_be_left(open_page: MakePage) -> None:
    page = open_page()
    opens(page, "tigris")
    reads_on(page)
    page.locator('.held [data-choice="priest"]').click()
    expect(page.locator(".bar .note")).to_contain_text("The lesson wants something else now")
    page.locator(".lesson").get_by_role("button", name="Go on by myself").click()
    expect(page.locator(".lesson")).to_have_count(0)
    page.locator('.held [data-choice="priest"]').click()
    expect(page.locator(".bar .ask")).to_contain_text("where does the priest go")
    page.reload()
    expect(page.locator(".board [role=grid]").first).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)
