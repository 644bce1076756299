"""Tables of the Inner Sea in the browser: how to come to them, and what lies on them."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from ecumene.core.position import Position
from ecumene.core.record import Record
from tests.web.hands import ask, comes_in, lift_curtain, open_table

QUIET = ("done", "pass", "disc", "decline", "stop", "spend 0")
"""The answers that let things go their way."""


def without_tour(page: Page) -> Page:
    page.add_init_script("localStorage.setItem('ecumene-tour-innersea', 'seen')")
    return page


Policy = Callable[[Position], str]


def quietly(p: Position) -> str:
    """Lets everything go its way."""
    choices = list(p.choices())
    return next((choice for choice in QUIET if choice in choices), choices[0])


def crowding(p: Position) -> str:
    """Deploys everything, where others are if that is possible."""
    if p.decision and p.decision.name == "deploy":
        taken = p.view(p.seat)["areas"]
        open_areas = [choice for choice in p.choices() if choice != "done"]
        theirs = [
            a for a in open_areas if any(d["seat"] != p.seat for d in taken.get(a, {"discs": []})["discs"])
        ]
        return next(iter(theirs or open_areas), "done")
    return quietly(p)


def go_to(page: Page, policy: Policy, reached: Callable[[Position], bool], seats: int = 2) -> None:
    """Opens a table where a game has come to a certain question; the first seed that leads there will do."""
    for seed in range(80):
        record = Record.start("innersea", seats, seed, ["Ana", "Bruno"][:seats], epochs=1)
        while not record.position.over and len(record.choices) < 80:
            if reached(record.position):
                comes_in(without_tour(page))
                open_table(page, ask(page, "POST", "/api/records", str(record))["id"])
                if page.locator("dialog[open]").count():
                    lift_curtain(page)
                expect(page.locator("[data-live]").first).to_be_attached()
                return
            record.push(policy(record.position))
    raise AssertionError("no seed leads there")


def asked(name: str, choices: int = 1) -> Callable[[Position], bool]:
    return lambda p: p.decision is not None and p.decision.name == name and len(p.choices()) >= choices
