"""What happens is seen moving: from where it was to where it goes, unless somebody has seen enough."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage
from tests.web.hands import ask, comes_in, hot_seat, lift_curtain, sit_down

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests/records"
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


def look_back(page: Page, name: str, before: int) -> None:
    """Stands before a choice of a kept game, and all that moves from now on takes its time."""
    page.add_init_script(CALM)
    comes_in(page)
    table = ask(page, "POST", "/api/records", (RECORDS / f"{name}.txt").read_text())["id"]
    page.goto(f"/t/{table}")
    expect(page.locator("dialog[open] .sources")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".replay input").fill(str(before))
    expect(page.locator(".replay .figure")).to_contain_text(f"{before}/")
    expect(page.locator(".moving > *")).to_have_count(0)
    slowly(page)


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
        ("ages-3-bots", 97, 3),
        # A building; a card with what it brings; an event out of a hand and the one that happens; discs on a
        # card; the last disc of a Wonder, the Wonder and points; new cards of display and city; a monster.
        ("tigris-2-buildings=yes-bots", 73, 1),
        ("ages-2-bots", 17, 3),
        ("ages-2-bots", 64, 2),
        ("innersea-1-bots", 75, 2),
        ("innersea-1-bots", 16, 3),
        ("monumental-1-bots", 20, 8),
        ("monumental-3-monsters=3-bots", 188, 1),
    ],
)
def test_the_replay_moves_as_the_game_did(open_page: MakePage, name: str, before: int, moves: int) -> None:
    page = open_page()
    look_back(page, name, before)
    page.get_by_role("button", name="Step forward").dispatch_event("click")
    expect(page.locator(".moving > *")).to_have_count(moves)
    # Back, things are where they were at once.
    page.get_by_role("button", name="Step back").dispatch_event("click")
    expect(page.locator(".moving > *")).to_have_count(0)


def test_what_is_pushed_out_of_the_screen_does_not_move(open_page: MakePage) -> None:
    """A row of cards is filled up: on a telephone most of it lies beside the screen."""
    page = open_page(390, 844)
    look_back(page, "ages-2-bots", 4)
    page.get_by_role("button", name="Step forward").dispatch_event("click")
    expect(page.locator(".moving > *").first).to_be_attached()
    shown = page.locator(".row .space").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().left < innerWidth).length"
    )
    # Each space in sight is left by one card at most, and one comes to it.
    assert 0 < page.locator(".moving > .card").count() <= 2 * shown


STILL = {
    # Leaders and markers on the board slide there by themselves.
    "tigris": "end-by-bag end-by-treasures moved-leader turn union",
    "gheos": """declined end-by-epochs end-by-tokens epoch favoured migrated migration
        migration-into-war migration-tied migration-to-island no-people temple-ahead
        temple-unoccupied turn""",
    "ages": """age aggression-won antiquated churchill-arms completed defended end end-shorter
        hammurabi homer-stays last-round last-round-next lost-yellow pact-ended pact-refused
        passed-bid peeked politics-skipped recovered reshuffled resigned ruined traded-food
        traded-resource turn unclaimed uprising""",
    "innersea": """acquired aeneas aimed announced bought-cards card-for-disc chose-civilization
        epoch-event epoch-over epoch-points game-over looked-at-hand negated passed phase
        reshuffled store-for-disc sudden-death talent-for-disc turn turn-order used-ability
        used-investment used-wonder wonder-recharged""",
    "monumental": """activated activated-card automa-cannot automa-explorers-home breakthrough
        chose-civilization copied drew end-in-sight kept looked-at-market paid reinforced
        reshuffled took-market used-card used-market used-production vacated""",
}
"""What is told and moves nothing by itself: words, questions, and what other events show."""


@pytest.mark.parametrize("game", STILL)
def test_everything_that_changes_places_is_seen_moving(game: str) -> None:
    told = (ROOT / f"src/ecumene/titles/{game}/text/en.ftl").read_text()
    kinds = set(re.findall(r"^event-([a-z-]+)", told, re.MULTILINE))
    motions = (ROOT / f"web/src/games/{game}/motions.ts").read_text()
    moving = {kind for kind in kinds if f'case "{kind}"' in motions or f'kind === "{kind}"' in motions}
    assert kinds - moving == set(STILL[game].split())
