"""`make pictures`: those of the README and of the examples in the rules, from positions in the repository.

A picture shows a record of `tests/records` as it stood after some choices, as whoever is asked there sees it.
"""

from base64 import b64decode
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

import ecumene
from tests.web.conftest import CHROMIUM, FLAGS, ROOT, Server
from tests.web.hands import ask, comes_in, lift_curtain, open_table

PICTURES = ROOT / "docs/pictures"
POSITIONS = {"tigris": 300, "gheos": 50, "ages": 220, "innersea": 370, "monumental": 170}
"""After how many choices of the game between two bots."""
SIZE: ViewportSize = {"width": 1280, "height": 800}
QUALITY = 84
SETTINGS = """localStorage.setItem("ecumene-settings", '{"speed": "off", "confirm": "never"}');
localStorage.setItem("ecumene-tour-%s", "seen");"""
LOCALES = {"es": "es-ES", "en": "en-GB"}
MARGIN = 6
SCALE = 1.5
"""Parts of a table are shown larger than they are."""


@dataclass(frozen=True)
class Example:
    """A part of a table that an example in the rules speaks of."""

    game: str
    name: str
    record: str
    choices: int
    shows: str
    """What is in the picture: all that this selector finds."""
    worded: bool = False
    """Whether there are words in it: then each language has its own."""

    def path(self, lang: str) -> Path:
        name = f"{self.name}.{lang}.webp" if self.worded else f"{self.name}.webp"
        return ROOT / "src/ecumene/titles" / self.game / "rules/pictures" / name


def cells(*names: str) -> str:
    return ", ".join(f'[data-cell="{name}"]' for name in names)


EXAMPLES = (
    Example("tigris", "revolt", "tigris-3-bots", 12, cells("l1", "p3")),
    Example("tigris", "war", "tigris-3-bots", 241, cells("f2", "o8")),
    Example("tigris", "monument", "tigris-3-bots", 89, cells("j1", "p3")),
    Example("gheos", "token", "gheos-3-bots", 85, ".board"),
    Example("ages", "row", "ages-3-bots", 240, ".row .space:nth-child(n+3):nth-child(-n+7)", worded=True),
    Example(
        "ages",
        "banks",
        "ages-3-bots",
        240,
        ".vitals .actions, .vitals .good, .vitals .banks > *",
        worded=True,
    ),
    Example(
        "innersea", "competition", "innersea-2-bots", 370, cells("silicia", "ionia", "al-mina"), worded=True
    ),
    Example("monumental", "city", "monumental-3-bots", 170, ".held .city", worded=True),
)


def open_at(page: Page, game: str, record: str, choices: int) -> None:
    """A game as it stood after some choices, on the side of whoever is asked."""
    found = ecumene.load(ROOT / f"tests/records/{record}.txt").branch(choices)
    found.names = ["Ana", "Bruno", "Carla"][: found.seats]
    page.add_init_script(SETTINGS % game)
    comes_in(page)
    open_table(page, ask(page, "POST", "/api/records", str(found))["id"])
    lift_curtain(page)
    expect(page.locator(".bar.mine")).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.mouse.move(1, 1)
    page.wait_for_load_state("networkidle")


def take_picture(page: Page, clip: dict[str, float] | None = None) -> bytes:
    devtools = page.context.new_cdp_session(page)
    wish = {"format": "webp", "quality": QUALITY, **({"clip": {**clip, "scale": SCALE}} if clip else {})}
    return b64decode(devtools.send("Page.captureScreenshot", wish)["data"])


def around(page: Page, shown: str) -> dict[str, float]:
    """The part of the page where something is, and a little around it."""
    boxes = [box for part in page.locator(shown).all() if (box := part.bounding_box())]
    left = min(box["x"] for box in boxes) - MARGIN
    top = min(box["y"] for box in boxes) - MARGIN
    right = max(box["x"] + box["width"] for box in boxes) + MARGIN
    bottom = max(box["y"] + box["height"] for box in boxes) + MARGIN
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def of_readme(browser: Browser, url: str) -> None:
    for game, choices in POSITIONS.items():
        page = browser.new_page(base_url=url, viewport=SIZE, locale=LOCALES["en"])
        open_at(page, game, f"{game}-2-bots", choices)
        (PICTURES / f"{game}.webp").write_bytes(take_picture(page))
        page.close()


def of_rules(browser: Browser, url: str) -> None:
    for example in EXAMPLES:
        for lang in ("es", "en") if example.worded else ("en",):
            page = browser.new_page(base_url=url, viewport=SIZE, locale=LOCALES[lang])
            open_at(page, example.game, example.record, example.choices)
            path = example.path(lang)
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(take_picture(page, around(page, example.shows)))
            page.close()


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            of_readme(browser, server.url)
            of_rules(browser, server.url)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
