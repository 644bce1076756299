"""`make pictures`: the README's pictures, from positions in the repository.

A picture shows a record of `tests/records` as it stood after some choices, as whoever is asked there sees it.
"""

from base64 import b64decode
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

import ecumene
from tests.web.conftest import CHROMIUM, FLAGS, ROOT, Server
from tests.web.hands import ask, lift_curtain, open_table

PICTURES = ROOT / "docs/pictures"
POSITIONS = {"tigris": 300, "gheos": 50, "ages": 220, "innersea": 370, "monumental": 170}
"""After how many choices of the game between two bots."""
SIZE: ViewportSize = {"width": 1280, "height": 800}
QUALITY = 84
SETTINGS = """localStorage.setItem("ecumene-settings", '{"speed": "off", "confirm": "never"}');
localStorage.setItem("ecumene-tour-%s", "seen");"""


def take_picture(page: Page, game: str) -> bytes:
    record = ecumene.load(ROOT / f"tests/records/{game}-2-bots.txt").branch(POSITIONS[game])
    record.names = ["Ana", "Bruno"]
    page.add_init_script(SETTINGS % game)
    with page.expect_response("**/api/me"):
        page.goto("/")
    open_table(page, ask(page, "POST", "/api/records", str(record))["id"])
    lift_curtain(page)
    expect(page.locator(".bar.mine")).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.mouse.move(1, 1)
    page.wait_for_load_state("networkidle")
    devtools = page.context.new_cdp_session(page)
    taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return b64decode(taken["data"])


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            for game in POSITIONS:
                page = browser.new_page(base_url=server.url, viewport=SIZE, locale="en-GB")
                (PICTURES / f"{game}.webp").write_bytes(take_picture(page, game))
                page.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
