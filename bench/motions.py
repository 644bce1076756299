"""Whether things travel smoothly on a telephone: how long frames take while a game moves on.

    make page && python -m bench.motions --slowdown 4

Kept games of three are stepped through from their middle, as somebody does who looks at what happened, on a
screen of 390x844 pixels with a processor that is so many times slower than this one's.
"""

import argparse
import os
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.web.conftest import CHROMIUM, FLAGS, Server
from tests.web.hands import GAMES, RECORDS, ask, comes_in
from tests.web.site import FRAMES

CALM = """localStorage.setItem("ecumene-settings", '{"speed": "calm", "confirm": "never"}')"""
STEP_SECONDS = 0.7
"""How long after one step the next is taken: motions have come to their end by then."""
WARM_UP = 3
"""Steps that are not counted: what is drawn for the first time is put together then."""
STEPPING = f"""async ([seconds, steps]) => {{
    const forward = document.querySelector('.replay [aria-label="Step forward"]');
    let left = steps;
    const going = setInterval(() => {{
        if (left-- > 0) forward.click(); else clearInterval(going);
    }}, seconds * 1000);
    return await ({FRAMES})(seconds * (steps + 1));
}}"""
TELEPHONE: ViewportSize = {"width": 390, "height": 844}


def open_middle(page: Page, game: str) -> None:
    """The replay of a kept game, in its middle."""
    page.add_init_script(CALM)
    comes_in(page)
    table = ask(page, "POST", "/api/records", (RECORDS / f"{game}-3-bots.txt").read_text())["id"]
    page.goto(f"/t/{table}")
    page.locator("dialog[open] .sources").wait_for()
    page.keyboard.press("Escape")
    slide = page.locator(".replay input")
    slide.fill(str(int(slide.get_attribute("max") or 0) // 2))


def gaps(browser: Browser, url: str, game: str, steps: int, slowdown: float) -> list[float]:
    """Milliseconds between frames while a game is stepped through."""
    context = browser.new_context(base_url=url, viewport=TELEPHONE, has_touch=True, device_scale_factor=2)
    page = context.new_page()
    open_middle(page, game)
    forward = page.get_by_role("button", name="Step forward")
    for _ in range(WARM_UP):
        forward.click()
        page.wait_for_timeout(1000 * STEP_SECONDS)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    found: list[float] = page.evaluate(STEPPING, [STEP_SECONDS, steps])
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--slowdown", type=float, default=4)
    wishes = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for game in GAMES:
            taken = gaps(browser, server.url, game, wishes.steps, wishes.slowdown)
            cuts = statistics.quantiles(taken, n=100)
            print(
                f"{game:11} {len(taken)} frames, {1000 / statistics.mean(taken):.0f} a second, "
                f"median {cuts[49]:.1f} ms, 95 % {cuts[94]:.1f}, 99 % {cuts[98]:.1f}, most {max(taken):.0f}, "
                f"over 34 ms: {sum(gap > 34 for gap in taken)} (load {os.getloadavg()[0]:.1f})",
                flush=True,
            )
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
