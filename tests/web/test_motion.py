"""What happens is seen moving: from where it was to where it goes, unless somebody has seen enough."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage
from tests.web.hands import ask, comes_in, hot_seat, lift_curtain, sit_down

RECORDS = Path(__file__).parents[1] / "records"
CALM = """localStorage.setItem("ecumene-settings", '{"speed": "calm", "confirm": "never"}')"""
WAYS = """() => [...document.querySelectorAll('.moving > *')].map(thing => {
    const [way] = thing.getAnimations();
    const { transform } = way.effect.getKeyframes()[0];
    const [, dx, dy] = /translate\\((-?[\\d.]+)px, (-?[\\d.]+)px\\)/.exec(transform) ?? [0, 0, 0];
    const { left, top, width, height } = thing.style;
    const middle = (start, size) => parseFloat(start) + parseFloat(size) / 2;
    return [middle(left, width), middle(top, height), Number(dx), Number(dy)];
})"""
"""Where the middle of each thing that moves will be, and how far from there it began."""
MIDDLE = """element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


def slowly(page: Page) -> None:
    """Motions take long enough to be looked at, however busy the machine is."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.01})


def puts_the_king_down(page: Page) -> None:
    # Nothing stands still while all motion is slow: a real click would wait for it.
    page.locator('.held [data-choice="king"]').dispatch_event("click")
    lit = page.locator('[data-cell="b3"][data-live]')
    expect(lit).to_be_attached()
    lit.dispatch_event("click")


def test_a_piece_travels_from_the_hand_to_its_cell_and_a_key_ends_it(open_page: MakePage) -> None:
    page = open_page()
    page.add_init_script(CALM)
    hot_seat(page)
    lift_curtain(page)
    slowly(page)
    hand = page.locator('.held [data-choice="king"]').evaluate(MIDDLE)
    puts_the_king_down(page)
    moving = page.locator(".moving > *")
    expect(moving).to_have_count(1)
    [(x, y, dx, dy)] = page.evaluate(WAYS)
    assert [x, y] == pytest.approx(page.locator('[data-cell="b3"]').evaluate(MIDDLE), abs=1)
    assert [x + dx, y + dy] == pytest.approx(hand, abs=10)
    # Until it has arrived it is not there yet.
    king = page.locator('[data-thing="b3"]')
    expect(king).to_be_hidden()
    page.keyboard.press("Shift")
    expect(moving).to_have_count(0)
    expect(king).to_be_visible()


def test_tiles_come_out_of_the_bag(open_page: MakePage) -> None:
    page = open_page()
    page.add_init_script(CALM)
    sit_down(page, seats=[{"kind": "me"}, {"kind": "bot", "level": "apprentice"}], seed=5)
    left = int(page.locator(".bag .figure").inner_text())
    slowly(page)
    page.locator('[data-choice="swap"]').dispatch_event("click")
    page.locator(".held .tiles [data-live]").first.dispatch_event("click")
    bag = page.locator(".bag").evaluate(MIDDLE)
    page.locator('[data-choice="done"]').dispatch_event("click")
    moving = page.locator(".moving > *")
    expect(moving).to_have_count(1)
    [(x, y, dx, dy)] = page.evaluate(WAYS)
    assert [x + dx, y + dy] == pytest.approx(bag, abs=2)
    expect(page.locator(".bag .figure")).to_have_text(str(left - 1))


def test_nothing_moves_for_whoever_wants_no_motion(open_page: MakePage) -> None:
    page = open_page()
    page.add_init_script(CALM)
    page.emulate_media(reduced_motion="reduce")
    hot_seat(page)
    lift_curtain(page)
    slowly(page)
    puts_the_king_down(page)
    expect(page.locator('[data-thing="b3"]')).to_be_visible()
    expect(page.locator(".moving")).to_be_attached()
    expect(page.locator(".moving > *")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "before", "moves"),
    [
        # A lost war: leader, follower and points; a tile in all its parts; a card; two discs; an explorer;
        # and cards that others play, which lay nowhere in sight.
        ("tigris-3-bots", 242, 3),
        ("gheos-3-bots", 50, 10),
        ("ages-3-bots", 200, 1),
        ("innersea-3-bots", 208, 2),
        ("monumental-3-bots", 119, 1),
        ("innersea-3-bots", 68, 1),
        ("ages-3-bots", 97, 1),
    ],
)
def test_the_replay_moves_as_the_game_did(open_page: MakePage, name: str, before: int, moves: int) -> None:
    page = open_page()
    page.add_init_script(CALM)
    comes_in(page)
    table = ask(page, "POST", "/api/records", (RECORDS / f"{name}.txt").read_text())["id"]
    page.goto(f"/t/{table}")
    expect(page.locator("dialog[open] .sources")).to_be_visible()
    page.keyboard.press("Escape")
    slide = page.locator(".replay input")
    slide.fill(str(before))
    expect(page.locator(".replay .figure")).to_contain_text(f"{before}/")
    expect(page.locator(".moving > *")).to_have_count(0)
    slowly(page)
    page.get_by_role("button", name="Step forward").dispatch_event("click")
    expect(page.locator(".moving > *")).to_have_count(moves)
    # Back, things are where they were at once.
    page.get_by_role("button", name="Step back").dispatch_event("click")
    expect(page.locator(".moving > *")).to_have_count(0)
