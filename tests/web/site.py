"""The page on a host of files, which can be switched off, and a player who speaks to its engine."""

import json
import re
import shutil
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.conftest import PATIENCE, ROOT

STATIC = ROOT / "build/static"
ENGINE_READY = "[data-engine=ready]"
FRAMES = """seconds => new Promise((resolve) => {
    const gaps = [];
    let last = performance.now();
    const end = last + seconds * 1000;
    const frame = (now) => {
        gaps.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(frame); else resolve(gaps);
    };
    requestAnimationFrame(frame);
})"""
"""Milliseconds between frames, for so many seconds."""
LONG = 6 * PATIENCE
"""Python starts for the first time, on a busy machine."""

SETTINGS = """
    localStorage.setItem("ecumene-bot-seconds", "0.01");
    localStorage.setItem("ecumene-tour-tigris", "seen");
    if (!localStorage.getItem("ecumene-settings"))
        localStorage.setItem("ecumene-settings", '{"speed": "off", "confirm": "never"}');
    window.engines = [];
    window.Worker = class extends Worker {
        constructor(...given) { super(...given); window.engines.push(this); }
    };
"""
PLAYER = """
    async ({ table, most, seed }) => {
        const engine = window.engines.at(-1), line = 1e6 + Math.floor(Math.random() * 1e6);
        const say = (message) => engine.postMessage({ ...message, line });
        let state = BigInt(seed), made = 0, view = null;
        const below = (most) => {
            state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
            return Number((state >> 33n) % BigInt(most));
        };
        return await new Promise((resolve, reject) => {
            const end = (result) => {
                engine.removeEventListener("message", hear);
                say({ type: "leave" });
                resolve(result);
            };
            const choose = () => {
                const { asked, standings } = view.view;
                if (standings) return end({ made, number: view.number, over: true });
                if (!asked?.choices) return;
                if (made >= most) return end({ made, number: view.number, over: false });
                const answers = asked.choices.filter((choice) => choice !== asked.concession);
                const text = JSON.stringify({
                    type: "choose", id: `test-${line}-${made++}`, seat: asked.seat, version: view.version,
                    choices: [answers[below(answers.length)]],
                });
                say({ type: "say", text });
            };
            const hear = ({ data }) => {
                if (data.line !== line || data.type !== "said") return;
                const message = JSON.parse(data.text);
                // Where a seat has nothing to answer with, the engine may have been quicker.
                const late = message.error?.code === "error-stale";
                if (message.type === "refused" && !late) reject(new Error(data.text));
                if (message.type !== "view") return;
                view = message;
                choose();
            };
            engine.addEventListener("message", hear);
            say({ type: "open", address: `tables/${table}/socket` });
        });
    }
"""
"""Plays at random until the game is over, or for a while, through the very messages that the page sends."""
CALL = """
    async ({ method, path, body }) => {
        const engine = window.engines.at(-1), id = -1 - Math.floor(Math.random() * 1e9);
        return await new Promise((resolve) => {
            const hear = ({ data }) => {
                if (data.type !== "answer" || data.id !== id) return;
                engine.removeEventListener("message", hear);
                resolve(JSON.parse(data.answer));
            };
            engine.addEventListener("message", hear);
            engine.postMessage({ type: "call", id, method, path, body });
        });
    }
"""
KEPT = """async () => {
    const wanted = (await (await fetch("offline.json")).json()).engine.length;
    const folder = new URL((await navigator.serviceWorker.ready).scope).pathname;
    const kept = await (await caches.open(`ecumene-engine-${folder}`)).keys();
    return wanted > 0 && kept.length >= wanted;
}"""

FAIL = """() => {
    for (let line = 0; line < 20; line++) window.engines.at(-1).postMessage({ type: "say", line, text: "{" });
}"""
"""What no page says: the engine cannot go on."""


class Host(SimpleHTTPRequestHandler):
    """A host of files, that says nothing of what it does."""

    def log_message(self, *_: Any) -> None:
        pass


class Tidy(Host):
    """One that has no `index.html` in its addresses, as some do."""

    def do_GET(self) -> None:
        if self.path != "/index.html":
            super().do_GET()
            return
        self.send_response(308)
        self.send_header("Location", "/")
        self.end_headers()


class Site:
    """A host of files on a free port of the loopback."""

    def __init__(self, folder: Path = STATIC, host: type[Host] = Host) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(host, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self._server.server_port}/"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        """From now on nobody answers."""
        self._server.shutdown()
        self._server.server_close()


NEWER = "f" * 16


def published(to: Path, *, engine: bool) -> Path:
    """The page in a folder of its own, with its engine or without."""
    return shutil.copytree(STATIC, to, ignore=None if engine else shutil.ignore_patterns("pyodide-*"))


def publish_newer(folder: Path, gone: str = "") -> str:
    """Put a newer version in its place; what was the version before.

    Our package has another name in it, and the files that match `gone` are no more.
    """
    list_, files = folder / "offline.json", folder / "engine/files.json"
    known, made = json.loads(list_.read_text()), json.loads(files.read_text())
    package = f"ecumene-{NEWER[:12]}.zip"
    (folder / "engine" / made["package"]).rename(folder / "engine" / package)
    made["sizes"][package] = made["sizes"].pop(made["package"])
    known["engine"] = [name.replace(made["package"], package) for name in known["engine"]]
    made["package"] = package
    lost = [name for name in known["page"] if gone and re.search(gone, name)]
    for name in lost:
        (folder / name).unlink()
    known["page"] = [name for name in known["page"] if name not in lost]
    version, known["version"] = known["version"], NEWER
    service = folder / "service.js"
    service.write_text(service.read_text().replace(version, NEWER))
    files.write_text(json.dumps(made))
    list_.write_text(json.dumps(known))
    return str(version)


def visitor(browser: Browser, **wishes: Any) -> BrowserContext:
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800}, **wishes)
    context.add_init_script(SETTINGS)
    return context


def arrive(context: BrowserContext, url: str) -> Page:
    """Opens the page and waits until its engine is there."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    page.wait_for_selector(ENGINE_READY, timeout=LONG)
    return page


def keep(page: Page) -> None:
    """As whoever has looked at a lobby for a while."""
    page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.postMessage('keep-engine'))")
    wait_until_kept(page)


def wait_until_kept(page: Page) -> None:
    """Until all is there that is needed with no network."""
    for _ in range(600):
        if page.evaluate(KEPT):
            return
        page.wait_for_timeout(200)
    raise TimeoutError("the engine is not kept")


def call(page: Page, method: str, path: str, body: str = "{}") -> Any:
    answer = page.evaluate(CALL, {"method": method, "path": path, "body": body})
    assert answer["ok"], answer
    return answer["body"]


def play(page: Page, table: str, most: int = 100_000, seed: int = 7) -> Any:
    """Plays on at random; what came of it."""
    return page.evaluate(PLAYER, {"table": table, "most": most, "seed": seed})
