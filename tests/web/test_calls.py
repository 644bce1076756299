"""Somebody is called with the page closed: what the server encrypts is read, and shown by the service worker.

Chromium's own push service is not on this machine, so the message goes from the server, encrypted and over
HTTP, to a push service of the test, which decrypts it; from there DevTools hands it to the service worker.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

import orjson
from playwright.sync_api import Page, expect

from tests.server.receiver import Browser
from tests.web.conftest import MakePage, Server
from tests.web.hands import ask, open_table
from tests.web.test_days import member

ACTIVE = "navigator.serviceWorker.ready.then(() => true)"
SHOWN = """async () => (await self.registration.getNotifications())
    .map(({ title, body, data }) => ({ title, body, data }))"""


@contextmanager
def push_service() -> Iterator[tuple[str, "Queue[tuple[str, bytes]]"]]:
    """Takes whatever is sent to it; its address, and what came."""
    came: Queue[tuple[str, bytes]] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.put((self.path, self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Nobody reads it."""

    service = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=service.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{service.server_port}", came
    service.shutdown()
    service.server_close()


def deliver(page: Page, origin: str, message: bytes) -> None:
    """Hand a push message to the service worker of a page that is not open."""
    devtools = page.context.new_cdp_session(page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(50)
    sent = {"origin": origin, "registrationId": known[0], "data": message.decode()}
    devtools.send("ServiceWorker.deliverPushMessage", sent)


def hangs_up_a_webhook(page: Page, address: str, came: "Queue[tuple[str, bytes]]") -> None:
    """By the page, where it is tried out and switched off."""
    page.goto("/me")
    bells = page.get_by_role("region", name="Notices when it is your turn")
    bells.get_by_label("Webhook of").select_option("Slack")
    bells.get_by_label("Address of the webhook").fill("https://10.0.0.1/x")
    bells.get_by_role("button", name="Add").click()
    expect(bells.get_by_role("alert")).to_contain_text("public place")
    bells.get_by_label("Address of the webhook").fill(f"{address}/hook")
    bells.get_by_role("button", name="Add").click()
    bells.get_by_role("button", name="Test").click()
    expect(bells.get_by_role("status")).to_contain_text("Sent")
    path, body = came.get(timeout=20)
    assert (path, orjson.loads(body)["text"].splitlines()[0]) == ("/hook", "*A test notice*")
    bells.get_by_role("checkbox", name="Slack").click()
    expect(bells.get_by_role("checkbox", name="Slack")).not_to_be_checked()


def shown(page: Page) -> Any:
    """The notices that the service worker of a context shows, once there are any."""
    (worker,) = page.context.service_workers
    for _ in range(100):
        found = worker.evaluate(SHOWN)
        if found:
            return found
        page.wait_for_timeout(100)
    raise TimeoutError


def test_a_push_arrives_with_the_page_closed(open_page: MakePage, server: Server) -> None:
    ana, bea, browser = open_page(notices=True), open_page(), Browser()
    member(ana, "Ana que duerme")
    member(bea, "Bea que juega")
    with push_service() as (address, came):
        hangs_up_a_webhook(ana, address, came)
        assert ana.evaluate(ACTIVE)
        subscription = {"kind": "push", "address": f"{address}/push", "keys": browser.keys, "lang": "es"}
        ask(ana, "POST", "/api/account/bells", subscription)
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ask(bea, "POST", "/api/tables", {"game": "tigris", "seats": seats})["id"]
        ask(ana, "POST", f"/api/tables/{table}/join", {})
        elsewhere = ana.context.new_page()
        ana.close()
        ask(bea, "POST", f"/api/tables/{table}/start", {})
        open_table(bea, table)
        bea.locator("[data-choice=end]").click()
        path, body = came.get(timeout=20)
        message = browser.reads(body)
        title, text = "Te toca · Tigris y Éufrates", "Los demás ya han jugado."
        assert (path, message) == ("/push", {"title": title, "text": text, "path": f"/t/{table}"})
        deliver(elsewhere, f"{server.url}/", orjson.dumps(message))
        assert shown(elsewhere) == [{"title": title, "body": text, "data": f"/t/{table}"}]
        assert came.empty()
