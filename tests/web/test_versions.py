"""The page as it is published: on whatever host, in whatever folder, and newer from time to time."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.site import (
    ENGINE_READY,
    FAIL,
    LONG,
    NEWER,
    Host,
    Site,
    Tidy,
    arrive,
    publish_newer,
    published,
    visitor,
    wait_until_kept,
)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = visitor(browser)
    yield made
    made.close()


def look_around(context: BrowserContext, url: str) -> Page:
    """Somebody in the lobby; there need be no engine for that."""
    page = context.new_page()
    page.goto(url)
    expect(page.locator("[data-game=tigris] button").first).to_be_enabled()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


def take(page: Page) -> None:
    """The newer version comes, and the page begins anew with it."""
    with page.expect_event("load", timeout=LONG):
        page.get_by_role("button", name="Take it now").click(timeout=LONG)
    expect(page.locator("[data-game=tigris] button").first).to_be_visible()


def caches(page: Page) -> list[str]:
    return [str(name) for name in page.evaluate("caches.keys()")]


def test_a_newer_version_is_offered_and_comes_when_it_may(context: BrowserContext, tmp_path: Path) -> None:
    """Nor does the lobby need an engine: here there is none."""
    folder = published(tmp_path / "site", engine=False)
    site = Site(folder)
    page = look_around(context, site.url)
    expect(page.get_by_text("Sorry, the engine could not be started.")).to_be_visible()
    before = caches(page)
    publish_newer(folder)
    page.reload()
    expect(page.get_by_text("There is a newer version.")).to_be_visible()
    assert f"ecumene-page-/-{NEWER}" in caches(page)
    assert set(before) <= set(caches(page))
    take(page)
    site.cut()
    page.reload()
    expect(page.locator("[data-game=tigris] button").first).to_be_visible()


@pytest.mark.parametrize("host", [Host, Tidy])
def test_the_lobby_is_there_without_a_network_whatever_the_host(
    context: BrowserContext, tmp_path: Path, host: type[Host]
) -> None:
    site = Site(published(tmp_path / "site", engine=False), host)
    page = look_around(context, site.url)
    site.cut()
    page.reload()
    expect(page.locator("[data-game=tigris] button").first).to_be_visible()


def test_two_folders_of_a_host_keep_what_is_theirs(context: BrowserContext, tmp_path: Path) -> None:
    folders = {name: published(tmp_path / "site" / name, engine=False) for name in ("ecumene", "trial")}
    site = Site(tmp_path / "site")
    pages = {name: look_around(context, f"{site.url}{name}/") for name in folders}
    for page in pages.values():
        page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.postMessage('keep-engine'))")
        page.wait_for_function("caches.keys().then((names) => names.some((name) => /engine/.test(name)))")
    publish_newer(folders["trial"])
    pages["trial"].reload()
    take(pages["trial"])
    site.cut()
    for page in pages.values():
        page.reload()
        expect(page.locator("[data-game=tigris] button").first).to_be_visible()
        assert page.evaluate("document.title") == "Ecumene"


def test_a_game_goes_on_while_another_tab_takes_a_newer_version(
    context: BrowserContext, tmp_path: Path
) -> None:
    """It needs what the host has no more: parts of its own version, and even an engine."""
    folder = published(tmp_path / "site" / "ecumene", engine=True)
    site = Site(tmp_path / "site")
    page = arrive(context, f"{site.url}ecumene/")
    wait_until_kept(page)
    page.locator("[data-game=gheos]").get_by_role("button", name="Play now").click()
    expect(page.locator(".bar.mine")).to_be_visible(timeout=LONG)
    publish_newer(folder, gone=r"assets/en-[^/]*\.js$")
    other = look_around(context, f"{site.url}ecumene/")
    take(other)
    site.cut()
    page.evaluate(FAIL)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".note")).to_contain_text("A bot would play", timeout=LONG)
    page.get_by_role("button", name="Rules").first.click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("Gheos")
    page.keyboard.press("Escape")
    # With the next visit the newer one is there, and all of it.
    other.close()
    page.goto("about:blank")
    page.goto(f"{site.url}ecumene/")
    page.wait_for_selector(ENGINE_READY, timeout=LONG)
