"""Games played by clicking."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import MakePage, Server
from tests.web.hands import (
    ask,
    cell,
    click,
    held,
    hot_seat,
    lift_curtain,
    live,
    number,
    open_record,
    play_on,
    sit_down,
    turn,
)


def test_the_end_of_a_game_by_clicking(open_page: MakePage) -> None:
    page = open_page()
    open_record(page, "tigris-2-bots.txt", -9)
    rng = Random(11)
    while page.locator("dialog[open] .winner").count() == 0:
        if page.locator("dialog[open]").count():
            lift_curtain(page)
        else:
            play_on(page, rng)
        page.wait_for_selector("[data-live], dialog[open]", state="attached")
    expect(page.locator("dialog[open] .winner")).to_have_text(re.compile("wins|share the victory"))
    expect(page.locator("dialog[open] ol > li")).to_have_count(2)
    # The weakest colour with the treasures where they help most, as nobody can see from the rows alone.
    standings = ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["standings"]
    points = [re.sub(r"\D", "", text) for text in page.locator("dialog[open] .score").all_inner_texts()]
    assert points == [str(place["score"][0]) for place in standings]
    page.get_by_role("button", name="To the board").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".ask")).to_have_text("The game is over.")


def test_a_game_against_a_bot_starts_with_one_click(open_page: MakePage) -> None:
    page = open_page()
    page.goto("/")
    page.locator("[data-game=tigris]").get_by_role("button", name="Play now against bots").click()
    expect(page.locator(".board [role=grid]")).to_be_visible()
    rng = Random(3)
    play_until(page, rng, 7)
    expect(page.locator(".side .log")).to_contain_text("Strategist")


SILENCE = 1000
"""Milliseconds after which nothing is left of a question that the server answers for who has no answer."""


def play_until(page: Page, rng: Random, last: int) -> None:
    """Chooses whenever something is asked, also in the bot's turn, until it is that turn or a later one."""
    while turn(page) < last:
        page.wait_for_selector("[data-live]", timeout=30_000)
        if len(live(page)) < 2:
            page.wait_for_timeout(SILENCE)
        choices = live(page)
        rest = [c for c in choices if c not in ("swap", "catastrophe", "end", "withdraw")]
        if choices:
            click(page, rng.choice(rest or choices))
        page.wait_for_selector("[data-live]", timeout=30_000)


ENDLESS = "document.getAnimations().filter(one => one.effect.getTiming().iterations === Infinity).length"


def test_what_then_where_and_escape(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    click(page, "king")
    expect(held(page, "king")).to_have_attribute("aria-pressed", "true")
    before = page.locator(".board [data-live]").count()
    assert before > 0
    assert page.evaluate(ENDLESS) == 0, "nothing has a telephone paint the map for ever"
    page.keyboard.press("Escape")
    expect(held(page, "king")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".board [data-live]")).to_have_count(0)
    click(page, "priest")
    page.locator('.controls [data-choice="king"]').click()
    expect(held(page, "king")).to_have_attribute("aria-pressed", "true")
    click(page, "b3")
    expect(cell(page, "b3")).to_have_attribute("aria-label", "b3, land, king of Ana")


def test_drag_and_drop(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    before = number(page)
    held(page, "king").drag_to(cell(page, "b3"))
    expect(cell(page, "b3")).to_have_attribute("aria-label", "b3, land, king of Ana")
    assert number(page) != before
    # Dropped where nothing can be put, the piece goes back.
    held(page, "farmer").drag_to(page.locator(".title"))
    expect(held(page, "farmer")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".board [data-live]")).to_have_count(0)


def test_an_illegal_touch_tells_the_rule_and_opens_it(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    click(page, "king")
    cell(page, "e5").click()
    expect(page.locator(".note")).to_contain_text("A leader must stand beside a temple")
    expect(page.locator(".note")).not_to_contain_text("e5")
    page.get_by_role("button", name="See the rule").click()
    expect(page.locator("#rule-leader-beside-temple")).to_be_in_viewport()
    expect(page.locator("#rule-leader-beside-temple")).to_have_class(re.compile("found"))


def test_undo_redo_and_replay(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    click(page, "king")
    click(page, "b3")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(cell(page, "b3")).to_have_attribute("aria-label", "b3, land, you can choose it")
    page.keyboard.press("y")
    expect(cell(page, "b3")).to_have_attribute("aria-label", "b3, land, king of Ana")
    page.locator(".log button").first.hover()
    expect(page.locator(".board .mark")).to_have_count(1)
    page.keyboard.press(",")
    expect(page.locator(".replay")).to_be_visible()
    expect(cell(page, "b3")).to_have_attribute("aria-label", "b3, land")
    page.get_by_role("button", name="Back to now").click()
    expect(cell(page, "b3")).to_have_attribute("aria-label", "b3, land, king of Ana")


def test_a_hint_can_be_followed(open_page: MakePage) -> None:
    page = open_page()
    hot_seat(page)
    lift_curtain(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".note")).to_contain_text("A bot would play", timeout=20_000)
    before = number(page)
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".table")).not_to_have_attribute("data-number", before)


def test_a_conflict_is_a_scene_and_asks_before_it_begins(open_page: MakePage) -> None:
    page = open_page(confirm="weighty")
    hot_seat(page)
    lift_curtain(page)
    for choice in ("king", "b3"):
        click(page, choice)
    click(page, "end")
    assert page.locator("dialog[open]").inner_text().startswith("End the turn")
    page.get_by_role("button", name="Yes, do it").click()
    expect(page.locator("dialog[open] h2")).to_have_text("Bruno is next")
    lift_curtain(page)
    click(page, "king")
    click(page, "b1")
    expect(page.locator("dialog[open]")).to_contain_text("Internal conflict of kings: Bruno attacks with 1")
    page.get_by_role("button", name="Yes, do it").click()
    expect(page.locator(".conflict .strength")).to_have_text(["1", "1"])
    expect(page.locator(".conflict")).to_have_attribute("aria-label", "internal conflict")


def test_reload_and_server_kill_in_mid_game(open_page: MakePage, server: Server) -> None:
    page = open_page()
    sit_down(page, seats=[{"kind": "me"}, {"kind": "bot", "level": "apprentice"}], seed=5)
    click(page, "king")
    click(page, "b3")
    page.reload()
    expect(cell(page, "b3")).to_have_attribute("aria-label", "b3, land, king of Ana")
    click(page, "priest")
    server.kill()
    expect(page.locator(".lost")).to_be_visible()
    server.start()
    expect(page.locator(".lost")).to_have_count(0, timeout=20_000)
    expect(held(page, "priest")).to_have_attribute("aria-pressed", "true")
    click(page, "a2")
    click(page, "end")
    expect(page.locator(".side .log")).to_contain_text("Apprentice places", timeout=30_000)
    expect(cell(page, "a2")).to_have_attribute("aria-label", "a2, land, priest of Ana")


def test_what_a_kingdom_holds_is_told_away_from_it(open_page: MakePage) -> None:
    page = open_page(390, 844)
    hot_seat(page)
    lift_curtain(page)
    for leader, place in (("king", "b3"), ("priest", "o8")):
        click(page, leader)
        click(page, place)
        cell(page, place).hover()
        told = page.locator(".board .kingdom[role=note]").bounding_box()
        stands = cell(page, place).bounding_box()
        board = page.locator(".board").bounding_box()
        assert told
        assert stands
        assert board
        middle = board["y"] + board["height"] / 2
        assert (told["y"] < middle) == (stands["y"] > middle)


def test_a_click_is_one_request_unless_there_is_something_to_confirm(open_page: MakePage) -> None:
    page = open_page(confirm="weighty")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    hot_seat(page)
    lift_curtain(page)
    sent.clear()
    click(page, "king")
    chosen = [frame for frame in sent if '"choose"' in frame]
    assert len(chosen) == 1
    assert '"choices":["king"]' in chosen[0]
    page.keyboard.press("Escape")
    expect(held(page, "king")).to_have_attribute("aria-pressed", "false")
    sent.clear()
    page.locator('.controls [data-choice="end"]').click()
    expect(page.locator("dialog[open] .confirm")).to_be_visible()
    page.locator("dialog[open] button.main").click()
    expect(page.locator("dialog[open] h2")).to_have_text("Bruno is next")
    chosen = [frame for frame in sent if '"choose"' in frame]
    assert ['"confirm"' in frame for frame in chosen] == [True, False]
