"""The whole table in a browser: no server, no network, and nothing is lost."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import ecumene
from tests.web.conftest import Server
from tests.web.hands import lift_curtain
from tests.web.site import ENGINE_READY, LONG, Site, arrive, call, keep, play, visitor, wait_until_kept

SHORT = {"ages": {"last_age": "i", "peaceful": True}, "innersea": {"epochs": 1}}
"""How a game is over soon."""
BOT = {"kind": "bot", "level": "apprentice"}


@pytest.fixture(scope="module")
def visited(browser: Browser) -> Iterator[Page]:
    """A page that was visited once; its host is gone."""
    site = Site()
    context = visitor(browser)
    page = arrive(context, site.url)
    wait_until_kept(page)
    site.cut()
    page.reload()
    page.wait_for_selector(ENGINE_READY, timeout=LONG)
    yield page
    context.close()


@pytest.fixture
def offline(visited: Page) -> Page:
    """That page, back in its lobby."""
    visited.evaluate("location.hash = '#here/'")
    expect(visited.locator("[data-game=tigris] button").first).to_be_visible()
    return visited


def opened(page: Page, game: str, *others: object, seed: int = 11) -> str:
    wish = {"game": game, "options": SHORT.get(game, {}), "seats": [{"kind": "me"}, *others], "seed": seed}
    return str(call(page, "POST", "/tables", json.dumps(wish))["id"])


def test_a_game_of_each_title_comes_to_its_end(offline: Page) -> None:
    """One test for all: each process that runs one has to start the engine first."""
    for game in ecumene.games():
        table = opened(offline, game, BOT)
        begun = play(offline, table, most=12)
        assert not begun["over"]
        if game == "tigris":
            offline.reload()
            offline.wait_for_selector(ENGINE_READY, timeout=LONG)
        ended = play(offline, table)
        assert ended["over"]
        assert ended["number"] > begun["number"] >= 12
        record = ecumene.loads(call(offline, "GET", f"/tables/{table}/record"))
        assert record.position.over
        assert len(record.entries) == ended["number"]
        assert call(offline, "GET", f"/tables/{table}/story")["curve"]


def goes_to(page: Page, table: str) -> None:
    page.evaluate("table => location.hash = `#here/t/${table}`", table)
    expect(page.locator(".board [role=grid]").first).to_be_visible(timeout=LONG)


def test_review_practice_a_hint_another_tab_and_a_lesson(offline: Page) -> None:
    table = opened(offline, "gheos", BOT, seed=12)
    ended = play(offline, table)["number"]
    goes_to(offline, table)
    offline.get_by_role("button", name="Review the game").click()
    expect(offline.locator(".review figure path").first).to_be_attached(timeout=LONG)
    offline.get_by_role("button", name="To the board").click()
    middle = ended // 2
    offline.locator(".replay input").fill(str(middle))
    expect(offline.locator(".replay .figure")).to_have_text(f"{middle}/{ended}")
    offline.get_by_role("button", name="Practise from here").click()
    expect(offline).not_to_have_url(re.compile(table))
    expect(offline.locator(".bar.mine")).to_be_visible(timeout=LONG)
    offline.get_by_role("button", name="Hint").click()
    expect(offline.locator(".note")).to_contain_text("A bot would play", timeout=LONG)
    number = offline.locator(".table").get_attribute("data-number")
    # What is done in one tab is seen in the other, which was opened with no host there.
    other = offline.context.new_page()
    other.goto(offline.url)
    expect(other.locator(".table")).to_have_attribute("data-number", number or "", timeout=LONG)
    offline.get_by_role("button", name="Play it").click()
    expect(other.locator(".table")).not_to_have_attribute("data-number", number or "", timeout=LONG)
    other.close()
    offline.get_by_role("link", name="Back to the lobby").click()
    offline.locator("[data-game=gheos]").get_by_role("button", name="Learn by playing").click()
    expect(offline.locator(".lesson .said")).not_to_be_empty(timeout=LONG)


def test_what_an_installed_page_needs_is_told(offline: Page) -> None:
    found = offline.evaluate(
        """async () => {
            const link = document.querySelector("link[rel=manifest]");
            const manifest = await (await fetch(link.href)).json();
            const pictures = manifest.icons.filter(({ type }) => type === "image/png");
            const sizes = await Promise.all(pictures.map(async ({ src }) => {
                const image = await createImageBitmap(await (await fetch(new URL(src, link.href))).blob());
                return image.width;
            }));
            return { ...manifest, sizes };
        }"""
    )
    assert found["name"]
    assert found["display"] == "standalone"
    assert found["start_url"]
    assert {192, 512} <= set(found["sizes"])


def test_people_around_one_screen_have_a_curtain(offline: Page) -> None:
    page = offline
    page.locator("[data-game=tigris]").get_by_role("button", name="Create a table").click()
    page.get_by_label("Seat 2").select_option("local")
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="I am Ana").click()
    expect(page.locator(".ask")).to_contain_text("Ana: choose an action")
    page.locator("[data-choice=end]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Player 2 is next")
    lift_curtain(page)
    page.get_by_role("button", name="Rules").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("leaders")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_text("My games")).to_be_visible()


def test_a_game_goes_on_at_a_server_and_its_link_opens_the_replay(
    offline: Page, browser: Browser, server: Server, tmp_path: Path
) -> None:
    table = opened(offline, "gheos", BOT)
    stood = play(offline, table, most=10)["number"]
    offline.evaluate("table => location.hash = `#here/t/${table}`", table)
    expect(offline.get_by_role("tab")).to_have_text(["Log"])
    offline.get_by_role("button", name="Menu").click()
    menu = offline.get_by_role("dialog")
    expect(menu.get_by_role("button", name=re.compile("Chat|Account"))).to_have_count(0)
    with offline.expect_download() as download:
        menu.get_by_role("button", name="Download the record").click()
    file = tmp_path / "gheos.txt"
    download.value.save_as(file)
    menu.get_by_role("button", name="Copy a link to the replay").click()
    _, address = menu.get_by_label("Copy a link to the replay").input_value().split("#r=")
    context = visitor(browser, base_url=server.url, service_workers="block")
    page = context.new_page()
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".table")).to_have_attribute("data-number", str(stood))
    lift_curtain(page)
    expect(page.locator(".ask")).to_be_visible()
    page.goto(f"/#r={address}")
    page.reload()
    expect(page.locator(".table")).to_be_visible(timeout=LONG)
    assert "#here/t/" in page.url
    context.close()


def test_a_server_that_is_gone_leaves_the_device(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    context = visitor(browser)
    page = context.new_page()
    page.goto(server.url)
    expect(page.locator("[data-game=tigris] button").first).to_be_visible()
    keep(page)
    server.kill()
    page.reload()
    page.get_by_role("button", name="Play on this device").click()
    page.wait_for_selector(ENGINE_READY, timeout=LONG)
    page.locator("[data-game=tigris]").get_by_role("button", name="Play now").click()
    expect(page.locator(".ask")).to_be_visible(timeout=LONG)
    context.close()
