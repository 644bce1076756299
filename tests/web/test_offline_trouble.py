"""What can go wrong on a device, in the browser: no room, nothing allowed, broken links, a failed engine."""

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.site import FAIL, LONG, Site, visitor, wait_until_kept

RECORD = "ecumene-record 1\ngame: gheos\nseats: 2\nseed: 7\n"
KEPT = """async () => {
    const database = await new Promise((resolve, reject) => {
        const asked = indexedDB.open("ecumene");
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
    });
    const count = (store) => new Promise((resolve) => {
        const asked = database.transaction(store).objectStore(store).count();
        asked.onsuccess = () => resolve(asked.result);
    });
    const found = [await count("tables"), await count("lines")];
    database.close();
    return found;
}"""
LOSE = """async () => {
    const database = await new Promise((resolve) => {
        const asked = indexedDB.open("ecumene");
        asked.onsuccess = () => resolve(asked.result);
    });
    const work = database.transaction(["tables", "lines"], "readwrite");
    work.objectStore("tables").clear();
    work.objectStore("lines").clear();
    await new Promise((resolve) => (work.oncomplete = resolve));
    database.close();
}"""
"""As another page does that lets go of all tables, but that the engine is not told."""
SMALL = """
    const prelude = `
        let full = false;
        new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...given) {
            const asked = put.apply(this, given);
            if (full) this.transaction.abort();
            return asked;
        };
    `;
    window.Worker = class extends window.Worker {
        constructor(address, options) {
            const parts = [prelude, `import ${JSON.stringify(String(address))};`];
            super(URL.createObjectURL(new Blob(parts, { type: "text/javascript" })), options);
        }
    };
    window.fill = (full) => new BroadcastChannel("full").postMessage(full);
"""
"""A device whose room can be filled: what is written then is given up by the browser."""
DENIED = """
    const no = () => { throw new DOMException("no", "SecurityError"); };
    for (const name of ["localStorage", "indexedDB", "caches"])
        Object.defineProperty(window, name, { get: no });
"""


def packed(text: str) -> str:
    """A record in an address."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    made = squeeze.compress(text.encode()) + squeeze.flush()
    return urlsafe_b64encode(made).decode().rstrip("=")


@pytest.fixture(scope="module")
def hurried(browser: Browser) -> Iterator[tuple[Page, Site]]:
    """Somebody who began a game before the engine was there, and has not seen the lobby since."""
    site = Site()
    context = visitor(browser)
    context.add_init_script(SMALL)
    page = context.new_page()
    page.goto(site.url)
    page.locator("[data-game=tigris]").get_by_role("button", name="Play now").click()
    expect(page.locator(".bar.mine")).to_be_visible(timeout=LONG)
    yield page, site
    context.close()


def number(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-number") or -1)


def end_turn(page: Page) -> None:
    page.locator("[data-choice=end]").first.click()


def test_who_was_once_at_a_table_can_go_on_without_a_network(hurried: tuple[Page, Site]) -> None:
    page, site = hurried
    wait_until_kept(page)
    site.cut()
    page.reload()
    expect(page.locator(".bar.mine")).to_be_visible(timeout=LONG)


def test_an_engine_that_fails_is_replaced_and_nothing_is_lost(hurried: tuple[Page, Site]) -> None:
    page, _ = hurried
    stood = number(page)
    page.evaluate(FAIL)
    end_turn(page)
    expect(page.locator(".table")).not_to_have_attribute("data-number", str(stood), timeout=LONG)
    expect(page.locator(".bar.mine")).to_be_visible(timeout=LONG)
    assert number(page) > stood + 1


def test_what_there_is_no_room_for_is_refused_and_counts_when_there_is(hurried: tuple[Page, Site]) -> None:
    page, _ = hurried
    stood = number(page)
    page.evaluate("fill(true)")
    end_turn(page)
    expect(page.locator(".note")).to_contain_text("could not be stored")
    assert number(page) == stood
    page.reload()
    expect(page.locator(".bar.mine")).to_be_visible(timeout=LONG)
    assert number(page) == stood
    end_turn(page)
    expect(page.locator(".table")).not_to_have_attribute("data-number", str(stood), timeout=LONG)
    expect(page.locator(".bar.mine")).to_be_visible(timeout=LONG)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("", "not whole"),
        ("no+record", "not whole"),
        (packed(RECORD * 3)[:-9], "not whole"),
        (packed("nonsense"), "ecumene-record 1"),
        (packed(RECORD.replace("gheos", "gheosa")), "gheosa"),
        (packed(RECORD + "\n1. red: nothing\n"), "nothing"),
        (packed("#" * 300_000_000), "too large"),
    ],
    ids=["nothing", "no record", "cut off", "nonsense", "no game", "no choice", "a bomb"],
)
def test_a_link_that_leads_nowhere_says_so(hurried: tuple[Page, Site], address: str, said: str) -> None:
    page, _ = hurried
    page.evaluate("address => location.hash = `#r=${address}`", address)
    expect(page.get_by_role("alert")).to_contain_text(said)
    page.get_by_role("button", name="To the lobby").click()
    expect(page.locator("[data-game=tigris] button").first).to_be_visible()


def test_a_table_that_is_gone_does_not_come_back(hurried: tuple[Page, Site]) -> None:
    page, _ = hurried
    page.get_by_role("link", name="Tigris").first.click()
    expect(page.locator(".bar.mine")).to_be_visible(timeout=LONG)
    assert page.evaluate(KEPT)[0] > 0
    page.evaluate(LOSE)
    end_turn(page)
    # By its words: until it is there the table has headings of its own, and of several none is waited for.
    expect(page.get_by_role("heading", name="no such table")).to_be_visible()
    page.get_by_role("button", name="To the lobby").click()
    expect(page.get_by_text("My games")).to_have_count(0)
    assert page.evaluate(KEPT) == [0, 0]


def test_a_browser_that_may_keep_nothing_says_so(browser: Browser) -> None:
    site = Site()
    context = browser.new_context(locale="en-GB")
    context.add_init_script(DENIED)
    page = context.new_page()
    problems: list[Any] = []
    page.on("pageerror", lambda problem: problems.append(problem))
    page.goto(site.url)
    expect(page.get_by_role("alert").first).to_contain_text("keep", timeout=LONG)
    expect(page.locator("[data-game=tigris] button").first).to_be_visible()
    page.locator("header button", has_text="Español").click()
    expect(page.get_by_text("Este dispositivo").first).to_be_attached()
    assert problems == []
    context.close()
    site.cut()
