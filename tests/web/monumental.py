"""Tables of Monumental in the browser: how to come to them, and what lies on them."""

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from ecumene.core.record import Record
from tests.web.hands import SETTLED, ask, click, comes_in, lift_curtain, number, open_table, sit_down

BOTH = [{"kind": "me"}, {"kind": "local", "name": "Bruno"}]


def without_tour(page: Page) -> Page:
    page.add_init_script("localStorage.setItem('ecumene-tour-monumental', 'seen')")
    return page


def hot_seat(page: Page, seed: int = 11) -> None:
    """A table for Ana and Bruno around one screen."""
    sit_down(without_tour(page), game="monumental", seats=BOTH, seed=seed)


def played(
    turn: int, decision: str, needs: str = "", *, seats: int = 2, seed: int = 5, **options: Any
) -> Record:
    """Choices by chance, from a turn on up to the first such question that offers what is needed."""
    record = Record.start("monumental", seats=seats, seed=seed, names=["Ana", "Bruno"][:seats], **options)
    rng = Random(seed)
    while True:
        position = record.position
        assert position.decision is not None, "the game ended before"
        choices = list(position.choices())
        found = position.decision.name == decision and (not needs or needs in choices)
        if position.turn >= turn and found:
            return record
        rest = [choice for choice in choices if choice != "end"]
        record.push(rng.choice(rest if rest and rng.random() < 0.8 else choices))


def open_record(page: Page, record: Record) -> dict[str, Any]:
    """Opens a recorded game to be played on, at the side of whoever is asked, with what that seat sees."""
    without_tour(page)
    comes_in(page)
    open_table(page, ask(page, "POST", "/api/records", str(record))["id"])
    if record.seats > 1:
        lift_curtain(page)
    return record.position.view(record.position.seat)


def held(page: Page) -> Locator:
    """All below the map that can be chosen."""
    return page.locator(".controls [data-live]")


def slot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-slot="{name}"]')


CHOICES = "all => all.map(e => e.dataset.choice).filter(c => !c.includes(' ') || /^(row|column) /.test(c))"


def play_on(page: Page, rng: Random, *, eager: bool) -> None:
    """Makes one choice: below the map if there is one, else on it; ends the actions when not eager."""
    below = held(page).evaluate_all(CHOICES)
    if "end" in below and (not eager or rng.random() < 0.4):
        click(page, "end")
        return
    before = number(page)
    rest = [choice for choice in below if choice != "end"] or below
    if rest:
        page.locator(f'.controls [data-live][data-choice="{rng.choice(rest)}"]').first.click()
    else:
        cells = page.locator(".board [role=gridcell][data-live]")
        cells.nth(rng.randrange(cells.count())).click()
    page.wait_for_function(SETTLED, arg=before)
