"""Tables of Through the Ages in the browser: how to come to them, and what lies on them."""

from functools import cache
from random import Random

from playwright.sync_api import Locator, Page, expect

import ecumene
from tests.web.hands import ask, comes_in, lift_curtain, open_table, sit_down

# Clicks at random, as quickly as the table follows: the curtain, what is lit, and what an opened card offers.
CLICKS = """async ([seed, most]) => {
    let state = seed;
    const random = n => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor(state / 65536) % n;
    };
    const find = selector => document.querySelector(selector);
    const live = root => [...root.querySelectorAll('[data-live]')];
    const until = async (what, test) => {
        const end = Date.now() + 15000;
        while (!test()) {
            if (Date.now() > end) throw new Error(`waited in vain ${what}: ${find('.ask')?.textContent}`);
            await new Promise(requestAnimationFrame);
        }
    };
    const number = () => find('.table').dataset.number;
    const clicked = {};
    for (let n = 0; n < most; n++) {
        await until('for a question', () => find('dialog[open]') || live(document).length);
        const dialog = find('dialog[open]');
        if (dialog?.querySelector('.winner')) break;
        if (dialog) {
            dialog.querySelector('button.main').click();
            await until('for the curtain', () => !dialog.open);
            continue;
        }
        const before = number();
        const lit = live(document);
        const one = lit[random(lit.length)];
        const parts = ['row', 'civilization', 'tactics', 'scene', 'held', 'bar'];
        const where = parts.find(part => one.closest(`.${part}`));
        clicked[where] = (clicked[where] ?? 0) + 1;
        one.click();
        await new Promise(requestAnimationFrame);
        const opened = find('.inspector.open');
        if (opened && number() === before) {
            const doings = live(opened);
            doings[random(doings.length)].click();
        }
        await until('for the table', () => number() !== before || find('dialog[open]'));
    }
    return clicked;
}"""


def play(page: Page, seed: int, most: int = 5000) -> dict[str, int]:
    """Plays at random, for so many choices at most; says how often each part of the page was clicked."""
    clicked: dict[str, int] = page.evaluate(CLICKS, [seed, most])
    return clicked


def without_tour(page: Page) -> Page:
    page.add_init_script("localStorage.setItem('ecumene-tour-ages', 'seen')")
    return page


def hot_seat(page: Page, seed: int = 11) -> None:
    """A table for Ana and Bruno around one screen."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bruno"}]
    options = {"resignation": False}
    sit_down(without_tour(page), game="ages", seats=seats, seed=seed, options=options)


@cache
def reached(decision: str, seats: int = 2, turn: int = 0) -> str:
    """The record of a game played at random until a question is asked, not before a turn."""
    for seed in range(200):
        rng = Random(seed)
        names = ["Ana", "Bruno", "Carla", "Diego"][:seats]
        record = ecumene.Record.start("ages", seats=seats, seed=seed, names=names, resignation=False)
        while not record.position.over:
            question = record.position.decision
            assert question is not None
            if question.name == decision and record.position.turn >= turn:
                return str(record)
            record.push(rng.choice(record.position.choices()))
    raise AssertionError(decision)


def go_on(page: Page, decision: str, seats: int = 2, turn: int = 0) -> None:
    """Sits down where a question is asked."""
    comes_in(without_tour(page))
    open_table(page, ask(page, "POST", "/api/records", reached(decision, seats, turn))["id"])
    lift_curtain(page)


def in_row(page: Page, space: int) -> Locator:
    return page.locator(f'[data-cell="row {space}"]')


def owned(page: Page, card: str) -> Locator:
    """A card of the viewer: in play, or in the hand."""
    return page.locator(f".civilization [data-card={card}], .held [data-card={card}]")


def inspector(page: Page) -> Locator:
    """The card that is seen large."""
    return page.locator(".inspector")


def moves_on(page: Page, before: str) -> None:
    expect(page.locator(".table")).not_to_have_attribute("data-number", before)
