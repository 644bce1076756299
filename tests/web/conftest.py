"""A real server as a process, Debian's Chromium, and hands that click."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artifacts"
CHROMIUM = shutil.which(os.environ.get("ECUMENE_CHROMIUM", "chromium"))
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

PATIENCE = 30_000
"""How long, in milliseconds, a page may take at most: a busy machine is no failure."""
expect.set_options(timeout=PATIENCE)


class Server:
    """`ecumene serve` on a free port of the loopback, with a database of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = folder / "tables.sqlite"
        self._log = folder / "server.log"
        self.start()

    def start(self) -> None:
        command = [str(Path(sys.executable).with_name("ecumene")), "serve", "--no-open"]
        command += ["--port", str(self.port), "--database", str(self._database)]
        quick = {"ECUMENE_BOT_SECONDS": "0.05", "ECUMENE_WORKERS": "1", "ECUMENE_RATE": "500"}
        quick["ECUMENE_TABLES_PER_ADDRESS"] = "100000"
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, env=os.environ | quick, stdout=log, stderr=log)
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        for _ in range(1800):
            try:
                with urlopen(f"{self.url}/healthz", timeout=1):
                    return
            except (URLError, OSError):
                assert self._process.poll() is None, self._log.read_text()
                time.sleep(0.1)
        raise TimeoutError(self._log.read_text())

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (ROOT / "src/ecumene/server/page/index.html").exists():
        pytest.fail("the page is not built: run `make page`")
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield started
        started.close()


MakePage = Callable[..., Page]
SETTINGS = """if (!localStorage.getItem("ecumene-settings")) {
    localStorage.setItem("ecumene-settings", '{"speed": "off", "confirm": "%s"}');
    if (!%s) localStorage.setItem("ecumene-tour-tigris", "seen");
}"""


@pytest.fixture
def open_page(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[MakePage]:
    """Opens a page for a new visitor; a picture of each is kept at the end, and no error goes unseen."""
    at_home = re.compile(rf"(http|ws)://127\.0\.0\.1:{server.port}/").match
    contexts: list[BrowserContext] = []
    problems: list[str] = []
    foreign: list[str] = []

    def make(
        width: int = 1280,
        height: int = 800,
        *,
        lang: str = "en",
        theme: str = "light",
        touch: bool = False,
        confirm: str = "never",
        tour: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            has_touch=touch,
            locale="es-ES" if lang == "es" else "en-GB",
            color_scheme="dark" if theme == "dark" else "light",
        )
        contexts.append(context)
        context.add_init_script(SETTINGS % (confirm, str(tour).lower()))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda sent: foreign.append(sent.url) if not at_home(sent.url) else None)
        return page

    yield make
    ARTEFACTS.mkdir(exist_ok=True)
    for i, page in enumerate(page for context in contexts for page in context.pages):
        page.screenshot(path=ARTEFACTS / f"{request.node.name}-{i + 1}.png")
    for context in contexts:
        context.close()
    assert not problems
    assert not foreign, "the page may talk to its own server only"
