"""A real server as a process, Debian's Chromium, and hands that click."""

import os
import re
import shutil
import signal
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.nursery import nursery
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artifacts"
CHROMIUM = shutil.which(os.environ.get("ECUMENE_CHROMIUM", "chromium"))
SHELL = None if "ECUMENE_CHROMIUM" in os.environ else shutil.which("chromium-headless-shell")
"""The same without windows and notices, if it is there: a new visitor takes it a third of the time."""
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

    def __init__(self, folder: Path, **environment: str) -> None:
        self._environment = environment
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.sqlite"
        self._log = folder / "server.log"
        self.letters = folder / "letters"
        self.start()

    def start(self) -> None:
        command = ["serve", "--no-open", "--port", str(self.port), "--database", str(self.database)]
        quick = {"ECUMENE_BOT_SECONDS": "0.05", "ECUMENE_THINKERS": "1", "ECUMENE_RATE": "500"}
        quick["ECUMENE_TABLES_PER_ADDRESS"] = "100000"
        # Passkeys belong to a name, and no number.
        quick |= {
            "ECUMENE_MAILER": f"file:{self.letters}",
            "ECUMENE_ADDRESS": f"http://localhost:{self.port}",
            "ECUMENE_CALL_AFTER": "0",
            "ECUMENE_CALL_NETWORKS": "127.0.0.0/8",
        }
        self._process = nursery().start(command, os.environ | quick | self._environment, self._log)
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        for _ in range(1800):
            assert self._process.poll() is None, self._log.read_text()
            try:
                with urlopen(f"{self.url}/healthz", timeout=1):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        raise TimeoutError(self._log.read_text())

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(timeout=20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (ROOT / "src/ecumene/server/page/index.html").exists():
        pytest.fail("the page is not built: run `make page`")
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=SHELL or CHROMIUM, args=list(FLAGS)) as started:
        yield started


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """With all that a browser shows outside of its pages."""
    with playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS)) as started:
        yield started


@pytest.fixture(autouse=True)
def loop_of_its_own() -> None:
    """The browser's loop is the one that these tests are driven by."""


ALWAYS = "ECUMENE_PICTURES" in os.environ
"""Whether pictures are kept of all that passes as well, for somebody who wants to look at it."""
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


def picture(page: Page, name: str) -> None:
    """Keeps what is on the screen where pictures are wanted."""
    if ALWAYS:
        _keep(page, name)


def _keep_all(contexts: list[BrowserContext], name: str) -> None:
    for i, page in enumerate(page for context in contexts for page in context.pages):
        _keep(page, f"{name}-{i + 1}")


def _keep(page: Page, name: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png")


MakePage = Callable[..., Page]
SETTINGS = """if (!localStorage.getItem("ecumene-settings")) {
    localStorage.setItem("ecumene-settings", '{"speed": "off", "confirm": "%s"}');
    if (!%s) localStorage.setItem("ecumene-tour-tigris", "seen");
}"""


def _visitor(
    browser: Browser,
    url: str,
    width: int = 1280,
    height: int = 800,
    *,
    lang: str = "en",
    theme: str = "light",
    touch: bool = False,
    confirm: str = "never",
    tour: bool = False,
    notices: bool = False,
) -> BrowserContext:
    """Somebody new, with the screen, the language and the settings that a test wants."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        has_touch=touch,
        locale="es-ES" if lang == "es" else "en-GB",
        color_scheme="dark" if theme == "dark" else "light",
        # What is kept for later would only be fetched again for each visitor.
        service_workers="allow" if notices else "block",
        permissions=["notifications"] if notices else [],
    )
    context.add_init_script(SETTINGS % (confirm, str(tour).lower()))
    return context


@pytest.fixture
def open_page(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[MakePage]:
    """Opens a page for a new visitor; a picture of each is kept if a test fails, and no error goes unseen."""
    at_home = re.compile(rf"(http|ws)://(127\.0\.0\.1|localhost):{server.port}/").match
    contexts: list[BrowserContext] = []
    problems: list[str] = []
    foreign: list[str] = []

    def make(*size: int, **wishes: Any) -> Page:
        chosen = request.getfixturevalue("whole_browser") if wishes.get("notices") else browser
        context = _visitor(chosen, server.url, *size, **wishes)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda sent: foreign.append(sent.url) if not at_home(sent.url) else None)
        return page

    yield make
    if ALWAYS or FAILED in request.node.stash:
        _keep_all(contexts, request.node.name)
    for context in contexts:
        for page in context.pages:
            page.unroute_all(behavior="wait")
        context.close()
    assert (problems, foreign) == ([], []), "the page has no errors, and talks to its own server only"
