"""What the page on a host of files weighs, how soon its engine is there, and whether it stutters.

    make static && python -m bench.in_browser --runs 3

A run is a new visitor in Chromium: a first visit, then a second one, which finds the files and the memory
that the browser has kept. Times are from the beginning of the page's load. Frames are counted at a table of
Through the Ages where three masters think, beside the same table while nobody thinks.
"""

import argparse
import gzip
import json
import os
import re
import statistics
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.site import ENGINE_READY, FRAMES, LONG, STATIC, Site, call, visitor

MASTER = {"kind": "bot", "level": "master"}
WATCHED = 8.0
"""For how many seconds frames are counted."""
MEMORY_KEPT = "caches.open('ecumene-snapshot').then((cache) => cache.keys()).then((keys) => keys.length)"


def packed(path: Path) -> int:
    """Bytes on the way, as a host that compresses would send them."""
    return len(gzip.compress(path.read_bytes(), 9))


def weights() -> dict[str, int]:
    """Packed bytes: what the lobby loads, the engine, and each game's part of it."""
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    first = [
        STATIC / name.removeprefix("./") for name in re.findall(r'(?:src|href)="(\./assets/[^"]+)"', index)
    ]
    found = {"page, to begin with": sum(map(packed, [STATIC / "index.html", *first]))}
    found["page, all of it"] = sum(
        packed(path) for path in STATIC.rglob("*") if path.is_file() and "engine" not in path.parts
    )
    for path in sorted((STATIC / "engine").rglob("*")):
        if path.is_file():
            found[path.relative_to(STATIC).as_posix()] = packed(path)
    (archive,) = (STATIC / "engine").glob("*.zip")
    with ZipFile(archive) as opened:
        for info in opened.infolist():
            part = re.match(r"ecumene/(titles/\w+|\w+)/", info.filename)
            name = f"  of it {part[1] if part else 'others'}"
            found[name] = found.get(name, 0) + info.compress_size
    return found


def visit(page: Page, url: str) -> dict[str, float]:
    """Seconds until the lobby can be used, the engine is there, and a game is on the table."""
    page.goto(url)
    page.wait_for_selector("[data-game=tigris] button")
    seconds = {"lobby": _since_load(page)}
    page.wait_for_selector(ENGINE_READY, timeout=LONG)
    seconds["engine"] = _since_load(page)
    page.locator("[data-game=innersea] button.main").click()
    page.wait_for_selector(".ask", timeout=LONG)
    seconds["game"] = _since_load(page) - seconds["engine"]
    return seconds


def _since_load(page: Page) -> float:
    return float(page.evaluate("performance.now()")) / 1000


def visits(browser: Browser, url: str) -> tuple[dict[str, float], dict[str, float]]:
    """A first visit, and one after it."""
    context = visitor(browser)
    page = context.new_page()
    first = visit(page, url)
    while not page.evaluate(MEMORY_KEPT):
        page.wait_for_timeout(200)
    page.close()
    again = visit(context.new_page(), url)
    context.close()
    return first, again


def frames(browser: Browser, url: str) -> dict[str, list[float]]:
    """Milliseconds between frames while nobody thinks, and while bots do."""
    context = visitor(browser)
    page = context.new_page()
    page.goto(url)
    page.evaluate("localStorage.setItem('ecumene-bot-seconds', '3')")
    visit(page, url)
    page.goto(url)
    page.wait_for_selector(ENGINE_READY, timeout=LONG)
    wish: dict[str, Any] = {"game": "ages", "seats": [{"kind": "me"}, *[MASTER] * 3], "seed": 3}
    table = call(page, "POST", "/tables", json.dumps(wish))["id"]
    page.evaluate("table => location.hash = `#here/t/${table}`", table)
    page.wait_for_selector(".ask", timeout=LONG)
    still = page.evaluate(FRAMES, WATCHED)
    while page.locator("[data-choice=end]").count():
        page.locator("[data-choice=end]").first.click()
        page.wait_for_timeout(300)
    thinking = page.evaluate(FRAMES, WATCHED)
    context.close()
    return {"nobody thinks": still, "masters think": thinking}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    for name, size in weights().items():
        print(f"{name:45} {size / 1000:9.1f} kB")
    site = Site()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for run in range(runs):
            for name, seconds in zip(("first", "again"), visits(browser, site.url), strict=True):
                told = ", ".join(f"{what} {took:.2f} s" for what, took in seconds.items())
                print(f"run {run + 1}, {name}: {told} (load {os.getloadavg()[0]:.1f})", flush=True)
        for name, gaps in frames(browser, site.url).items():
            cuts = statistics.quantiles(gaps, n=100)
            print(
                f"{name}: {len(gaps)} frames, median {cuts[49]:.1f} ms, 95 % {cuts[94]:.1f}, "
                f"99 % {cuts[98]:.1f}, most {max(gaps):.1f}, over 50 ms: {sum(gap > 50 for gap in gaps)} "
                f"(load {os.getloadavg()[0]:.1f})"
            )
        browser.close()
    site.cut()


if __name__ == "__main__":
    main()
