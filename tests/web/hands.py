"""What a person does at the page: sit down, look, click."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

import ecumene

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("tigris", "gheos", "ages", "innersea", "monumental")
TILES = ("settlement", "temple", "farm", "market")

SETTLED = """before => {
    const table = document.querySelector('.table');
    return document.querySelector('dialog[open]') !== null
        || (table !== null && table.dataset.number !== before);
}"""


def comes_in(page: Page, name: str = "") -> None:
    """Becomes a guest whom the server knows, without a look at the lobby."""
    ask(page, "GET", "/api/me")
    if name:
        ask(page, "PUT", "/api/me", {"name": name})


def sit_down(page: Page, *, arrive: bool = True, **wish: Any) -> str:
    """Opens a new table of Tigris & Euphrates as the page's own request would, and goes there."""
    comes_in(page, wish.pop("name", "Ana"))
    table = ask(page, "POST", "/api/tables", {"game": "tigris", "options": {}, "start": True, **wish})
    if arrive:
        open_table(page, table["id"])
    return str(table["id"])


def hot_seat(page: Page, seed: int = 11, **options: Any) -> str:
    """A table for Ana and Bruno around one screen."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bruno"}]
    return sit_down(page, seats=seats, seed=seed, options=options)


def open_table(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.locator(".board [role=grid]").first).to_be_visible()


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request to the server with this visitor's cookie."""
    text = body if isinstance(body, str) else json.dumps(body)
    kind = "text/plain" if isinstance(body, str) else "application/json"
    answer = page.request.fetch(
        path, method=method, data=text, headers={"content-type": kind} if body is not None else {}
    )
    assert answer.ok, answer.text()
    return answer.json() if "json" in answer.headers["content-type"] else answer.text()


SCREENS = ((1280, 800, "light"), (820, 1180, "dark"), (390, 844, "light"))


def on_every_screen(page: Page) -> Iterator[str]:
    """Shows what is open as it is at a desk, on a tablet and on a telephone; says where."""
    for width, height, theme in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        yield f"{width}-{theme}"


def open_record(page: Page, name: str, choices: int) -> None:
    """A game from the repository after some choices, or before its last ones, where somebody is asked."""
    record = ecumene.load(RECORDS / name)
    record = record.branch(choices if choices >= 0 else len(record.choices) + choices)
    for game in GAMES:
        page.add_init_script(f"localStorage.setItem('ecumene-tour-{game}', 'seen')")
    comes_in(page)
    open_table(page, ask(page, "POST", "/api/records", str(record))["id"])
    curtain = page.locator("dialog[open] button.main")
    expect(curtain.or_(page.locator(".bar.mine"))).to_be_visible()
    if curtain.count():
        curtain.click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def number(page: Page) -> str:
    return page.locator(".table").get_attribute("data-number") or ""


def turn(page: Page) -> int:
    """The turn that the page shows: a bot's may have gone by unseen."""
    return int(page.locator("header .title .faded").inner_text().split()[-1])


def lift_curtain(page: Page) -> None:
    page.locator("dialog[open] button.main").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def held(page: Page, choice: str) -> Locator:
    """A piece in the hand, or a button."""
    return page.locator(f'.controls [data-choice="{choice}"]').first


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-cell="{name}"]')


def live(page: Page) -> list[str]:
    """Everything that could be chosen now, by what stands on the page."""
    found = page.locator("[data-live]").evaluate_all("all => all.map(e => e.dataset.choice)")
    return list(dict.fromkeys(found))


def click(page: Page, choice: str) -> None:
    """Clicks what stands for a choice, and waits until the table has moved on."""
    before = number(page)
    page.locator(f'[data-live][data-choice="{choice}"]').first.click()
    page.wait_for_function(SETTLED, arg=before)


NEAR_A_LEADER = """() => {
    const place = cell => [cell.charCodeAt(0), Number(cell.slice(1)), cell];
    const places = cells => cells.map(({ dataset }) => place(dataset.cell));
    const cells = [...document.querySelectorAll('[role=gridcell]')];
    const lit = places(cells.filter(cell => 'live' in cell.dataset));
    const leaders = places(cells.filter(cell => cell.getAttribute('aria-label').includes(' of ')));
    const far = ([x, y]) => Math.min(...leaders.map(([a, b]) => Math.abs(a - x) + Math.abs(b - y)));
    lit.sort((a, b) => far(a) - far(b));
    return lit.slice(0, 4).map(([, , cell]) => cell);
}"""


def play_on(page: Page, rng: Random) -> None:
    """Makes one choice: swaps until the bag is empty, and answers what comes of it near a leader."""
    choices = live(page)
    tiles = [c for c in choices if c in TILES]
    if "swap" in choices:
        click(page, "swap")
    elif "done" in choices:
        click(page, tiles[0] if tiles else "done")
    else:
        near = page.evaluate(NEAR_A_LEADER)
        rest = [c for c in choices if c not in ("swap", "catastrophe", "end", "withdraw")]
        click(page, rng.choice(near or rest or choices))
