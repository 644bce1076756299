"""Nothing that leaves the server tells a seat what it may not know."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.web.conftest import MakePage
from tests.web.hands import TILES, click, comes_in, hot_seat, lift_curtain, live, open_table


class Traffic:
    """All that a page received."""

    def __init__(self, page: Page) -> None:
        self._texts: list[tuple[WebSocket | None, str]] = []
        """What is still to be read."""
        self._messages: list[Any] = []
        self._seen: dict[WebSocket, dict[str, Any]] = {}
        """The last view that came over a socket."""
        page.on("websocket", self._listen)
        page.route("**/api/**", self._pass_on)

    def _listen(self, socket: WebSocket) -> None:
        socket.on(
            "framereceived",
            lambda frame: self._texts.extend((socket, text) for text in str(frame).split("\n")),
        )

    def _pass_on(self, route: Route) -> None:
        answer = route.fetch()
        if "json" in answer.headers.get("content-type", ""):
            self._texts.append((None, answer.text()))
        route.fulfill(response=answer)

    def messages(self) -> list[Any]:
        """What was received, in order; a change with all that it leaves as it was, as the page shows it."""
        for socket, text in self._texts:
            message = json.loads(text)
            if socket and message["type"] == "change":
                view = self._seen[socket] | message.pop("changes")
                message |= {"type": "view", "view": view}
            if socket and message["type"] == "view":
                self._seen[socket] = message["view"]
            self._messages.append(message)
        self._texts.clear()
        return self._messages

    def things(self) -> Iterator[dict[str, Any]]:
        """Every JSON object in what was received, however deep."""
        pile = [*self.messages()]
        while pile:
            thing = pile.pop()
            if isinstance(thing, dict):
                yield thing
                pile += thing.values()
            elif isinstance(thing, list):
                pile += thing


def test_two_browsers_at_one_table_never_see_each_others_hands(open_page: MakePage) -> None:
    ana, bruno = open_page(), open_page()
    heard = [Traffic(ana), Traffic(bruno)]
    comes_in(ana, "Ana")
    ana.goto("/")
    ana.locator("[data-game=tigris]").get_by_role("button", name="Create a table").click()
    ana.locator("dialog[open]").get_by_role("button", name="Create a table").click()
    expect(ana.locator(".link")).to_be_visible()
    table = ana.url.rpartition("/")[2]

    comes_in(bruno, "Bruno")
    bruno.goto(f"/t/{table}")
    bruno.get_by_role("button", name="Join").click()
    ana.get_by_role("button", name="Start").click()
    open_table(ana, table)
    open_table(bruno, table)

    pages = [ana, bruno]
    for turn in range(4):
        player, other = pages[turn % 2], pages[(turn + 1) % 2]
        player.wait_for_selector('[data-live][data-choice="swap"]')
        # A half-made choice is nobody else's business.
        click(player, "swap")
        click(player, next(c for c in live(player) if c != "done"))
        expect(other.locator(".ask")).to_contain_text("Waiting for")
        click(player, "done")
        click(player, next(c for c in live(player) if c in TILES))
        click(player, next(c for c in live(player) if c not in TILES))
        click(player, "end")
    for traffic, own in zip(heard, (0, 1), strict=True):
        check(traffic, own)


def check(traffic: Traffic, own: int) -> None:
    views = 0
    for thing in traffic.things():
        assert not {"seed", "rng", "agenda", "swapped"} & thing.keys()
        if "players" in thing:
            views += 1
            hands = [player["hand"] for player in thing["players"]]
            assert hands[1 - own] is None, "the other's hand"
            assert hands[own] is not None
            assert isinstance(thing["bag"], int), "how many tiles, never which"
            if thing["asked"]["seat"] != own:
                assert "choices" not in thing["asked"]
                assert thing["asked"]["decision"] == "take-action", "half-made choices stay hidden"
        if thing.get("kind") == "drew":
            assert thing["args"]["seat"] == own
    assert views > 10


def test_the_curtain_hides_the_hand(open_page: MakePage) -> None:
    page = open_page()
    traffic = Traffic(page)
    hot_seat(page)
    expect(page.locator("dialog[open] h2")).to_have_text("Ana is next")
    expect(page.locator(".hand")).to_have_count(0)
    assert all(p["hand"] is None for thing in traffic.things() for p in thing.get("players", []))
    lift_curtain(page)
    expect(page.locator(".hand .tiles button")).to_have_count(6)
    click(page, "end")
    expect(page.locator("dialog[open] h2")).to_have_text("Bruno is next")
    expect(page.locator(".hand")).to_have_count(0)
