"""Two people at two screens: taking back by consent, resigning, playing again, being told of one's turn."""

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from ecumene.core.record import Record
from tests.web.conftest import MakePage
from tests.web.hands import TILES, ask, cell, click, comes_in, live, number, open_table, sit_down


def together(ana: Page, bruno: Page) -> str:
    """A table of Ana and Bruno, each at a screen of their own."""
    table = sit_down(ana, seats=[{"kind": "me"}, {"kind": "open"}], start=False, arrive=False)
    comes_in(bruno, "Bruno")
    ask(bruno, "POST", f"/api/tables/{table}/join", {})
    ask(ana, "POST", f"/api/tables/{table}/start")
    open_table(ana, table)
    open_table(bruno, table)
    return table


def test_what_the_other_has_seen_is_taken_back_only_if_they_agree(open_page: MakePage) -> None:
    ana, bruno = open_page(), open_page()
    together(ana, bruno)
    for choice in ("king", "b3"):
        click(ana, choice)
    # A tile is used up, so another is drawn when the turn ends: that cannot simply be undone.
    click(ana, next(choice for choice in live(ana) if choice in TILES))
    click(ana, next(choice for choice in live(ana) if choice not in TILES))
    click(ana, "end")
    expect(bruno.locator(".ask")).to_contain_text("Bruno")
    before = number(ana)
    ana.get_by_role("button", name="Ask to take back").click()
    expect(ana.locator(".asking")).to_have_text("You asked to take back; waiting for the others.")
    expect(bruno.locator("dialog[open]")).to_contain_text("Ana asks to take back the last choice.")
    bruno.get_by_role("button", name="No", exact=True).click()
    expect(ana.locator(".asking")).to_have_count(0)
    assert number(ana) == before

    ana.get_by_role("button", name="Ask to take back").click()
    bruno.get_by_role("button", name="Let them").click()
    expect(ana.locator(".table")).not_to_have_attribute("data-number", before)
    expect(ana.locator(".ask")).to_contain_text("Ana: you have taken your two actions.")
    expect(bruno.locator(".ask")).to_contain_text("Waiting for Ana")
    expect(cell(bruno, "b3")).to_have_attribute("aria-label", "b3, land, king of Ana")


def test_whoever_resigns_leaves_the_seat_to_a_bot(open_page: MakePage) -> None:
    ana, bruno = open_page(), open_page()
    together(ana, bruno)
    click(ana, "end")
    bruno.get_by_role("button", name="Menu").click()
    bruno.get_by_role("button", name="Resign").click()
    bruno.locator("dialog[open] .sure").get_by_role("button", name="Resign").click()
    expect(bruno.locator("[data-game=tigris]")).to_be_visible()
    expect(ana.locator(".seats")).to_contain_text("resigned")
    expect(ana.locator(".ask")).to_contain_text("Ana: choose an action", timeout=30_000)


def test_a_finished_record_is_opened_watched_and_played_again(open_page: MakePage, tmp_path: Path) -> None:
    record = Record.start("tigris", 2, 3)
    record.names = ["Ana", "Bruno"]
    rng = Random(3)
    while not record.position.over:
        record.push(rng.choice(record.position.choices()))
    file = tmp_path / "record.txt"
    file.write_text(str(record))

    page = open_page()
    comes_in(page, "Ana")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("dialog[open] .winner")).to_be_visible()
    played = page.url
    page.get_by_role("button", name="To the board").click()
    page.keyboard.press(",")
    expect(page.locator(".replay")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="Final standings").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != played)
    # The seats have moved on by one: who was second begins.
    expect(page.locator("dialog[open] h2")).to_have_text("Bruno is next")


def test_a_broken_record_is_refused_with_its_line(open_page: MakePage, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(str(Record.start("tigris", 2, 3)) + "\n0 fly to the moon\n")
    page = open_page()
    comes_in(page, "Ana")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[role=alert]")).to_contain_text(re.compile(r"line \d+"))


LISTENING = """
window.told = [];
window.Notification = class extends Notification {
    constructor(title, more) { super(title, more); told.push(`${title}: ${more.body}`); }
};
for (const node of [OscillatorNode, AudioBufferSourceNode]) {
    const start = node.prototype.start;
    node.prototype.start = function (...when) {
        told.push(node === OscillatorNode ? 'tone' : 'noise');
        start.apply(this, when);
    };
}
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""


def test_the_page_says_when_it_is_ones_turn(open_page: MakePage) -> None:
    ana, bruno = open_page(), open_page(notices=True)
    bruno.add_init_script(LISTENING)
    together(ana, bruno)
    bruno.get_by_role("button", name="Settings").click()
    bruno.get_by_label("Tell me through the browser").check()
    bruno.get_by_label("When it is my turn", exact=True).check()
    bruno.wait_for_function("told.length === 2")
    assert bruno.evaluate("told.splice(0)") == ["tone", "tone"], "what is switched on is heard at once"
    bruno.keyboard.press("Escape")
    expect(bruno).to_have_title("Tigris & Euphrates · Ecumene")
    bruno.evaluate("window.away = true")
    for choice in ("king", "b3", "end"):
        click(ana, choice)
    expect(bruno).to_have_title("● Your turn · Tigris & Euphrates · Ecumene")
    bruno.wait_for_function("told.length === 3")
    told = "Your turn · Tigris & Euphrates: Ana places the king on b3."
    assert bruno.evaluate("told.toSorted()") == [told, "tone", "tone"]


def test_what_is_switched_on_is_heard_and_nothing_else(open_page: MakePage) -> None:
    page = open_page()
    page.add_init_script(LISTENING)
    sit_down(page, seats=[{"kind": "me"}, {"kind": "bot", "level": "apprentice"}], seed=5)
    for choice in ("king", "b3"):
        click(page, choice)
    assert page.evaluate("told") == [], "until it is switched on there is no sound"
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("When a piece or a card is placed").check()
    page.wait_for_function("told.length === 2")
    page.get_by_label("In conflicts").check()
    page.wait_for_function("told.length === 7")
    page.get_by_label("In conflicts").uncheck()
    page.keyboard.press("Escape")
    page.evaluate("told.length = 0")
    click(page, "priest")
    click(page, next(choice for choice in live(page) if re.fullmatch(r"[a-p]\d+", choice)))
    page.wait_for_function("told.length === 2")
    assert page.evaluate("told") == ["tone", "noise"]
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("When a piece or a card is placed")).to_be_checked()
    expect(page.get_by_label("In conflicts")).not_to_be_checked()


ON_PAPER = """
window.fresh = () => window.paper = new OfflineAudioContext(1, 2 * 44100, 44100);
fresh();
window.AudioContext = function () {
    return new Proxy({}, { get: (_, name) => {
        if (name === 'resume') return async () => undefined;
        return typeof paper[name] === 'function' ? paper[name].bind(paper) : paper[name];
    } });
};
"""
"""What the page plays is written down instead."""
WRITTEN = """async () => {
    const samples = (await paper.startRendering()).getChannelData(0);
    fresh();
    const loud = samples.map(Math.abs);
    const last = loud.findLastIndex(level => level > 0.001);
    return { peak: loud.reduce((a, b) => Math.max(a, b)), lasts: last / 44100, ends: loud[last] ?? 0,
             first: loud[0] };
}"""


def test_every_sound_is_short_and_soft_and_has_its_switch(open_page: MakePage) -> None:
    page = open_page()
    page.add_init_script(ON_PAPER)
    sit_down(page, seats=[{"kind": "me"}, {"kind": "bot", "level": "apprentice"}], seed=5)
    page.get_by_role("button", name="Settings").click()
    switches = page.get_by_role("group", name="Sounds").get_by_role("checkbox")
    expect(switches).to_have_count(4)
    for switch in switches.all():
        switch.check()
        heard = page.evaluate(WRITTEN)
        switch.uncheck()
        assert page.evaluate(WRITTEN)["peak"] == 0, "switched off"
        name = switch.get_attribute("value")
        # Heard on a small loudspeaker, far from clipping, over before the next beat, and without a crack.
        assert 0.08 < heard["peak"] < 0.6, (name, heard)
        assert 0.05 < heard["lasts"] < 1.0, (name, heard)
        assert heard["first"] < 0.01, (name, heard)
        assert heard["ends"] < 0.01, (name, heard)


def test_two_fingers_zoom_the_board(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    sit_down(page, seats=[{"kind": "me"}, {"kind": "bot", "level": "apprentice"}], seed=5)
    board = page.locator(".board .viewport")
    box = board.bounding_box()
    before = cell(page, "h6").bounding_box()
    assert box is not None
    assert before is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        places = [] if kind == "touchEnd" else points
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    touch("touchStart", 30)
    for apart in (45, 60, 75, 90):
        touch("touchMove", apart)
    touch("touchEnd", 90)
    after = cell(page, "h6").bounding_box()
    assert after is not None
    assert after["width"] > 2 * before["width"]
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
