"""The screen is used, and nothing stands out of it: wide ones show more, narrow ones lose nothing."""

import pytest
from playwright.sync_api import Page, expect

from tests.web import innersea, monumental
from tests.web.conftest import MakePage
from tests.web.hands import GAMES, RECORDS, ask, comes_in, open_record

WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LONGER = "document.documentElement.scrollHeight - innerHeight"
CUT = """where => [...document.querySelectorAll(where)].flatMap(part => {
    const { left, right, width } = part.getBoundingClientRect();
    return width && (left < -1 || right > innerWidth + 1) ? [part.outerHTML.slice(0, 120)] : [];
})"""
"""What of the page's own parts stands out of the screen at a side."""
PARTS = ".table > *, .bar, .bar > *, .held > *, dialog[open], dialog[open] .content > *"


PANELS = ("Crónica", "Charla", "Asientos", "Reglas", "Ajustes", "Ayuda")
"""What the menu opens."""


def check_fits(page: Page, where: str) -> None:
    assert page.evaluate(WIDER) == 0, where
    assert page.evaluate(CUT, PARTS) == [], where


@pytest.mark.parametrize("game", GAMES)
def test_no_screen_of_any_game_is_wider_than_a_telephone(open_page: MakePage, game: str) -> None:
    """In the language with the longer words."""
    page = open_page(390, 844, lang="es", touch=True)
    open_record(page, f"{game}-2-bots.txt", {"gheos": 30}.get(game, 60))
    check_fits(page, "table")
    assert page.evaluate(LONGER) <= 0
    for panel in PANELS:
        page.locator("header nav button").last.click()
        check_fits(page, "menu")
        page.locator("dialog[open]").get_by_role("button", name=panel, exact=True).click()
        expect(page.locator("dialog[open] h2").first).to_have_text(panel)
        check_fits(page, panel)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


ENDED = {"tigris": "3", "gheos": "2", "ages": "2-last_age=i", "innersea": "3", "monumental": "3"}
"""A game of each that is over."""


@pytest.mark.parametrize("game", GAMES)
def test_from_its_box_to_its_end_no_screen_is_wider_than_a_telephone(open_page: MakePage, game: str) -> None:
    page = open_page(390, 844, lang="es", touch=True)
    page.add_init_script(f"localStorage.setItem('ecumene-tour-{game}', 'seen')")
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name="Crear una mesa").click()
    expect(page.locator("dialog[open] form")).to_be_visible()
    check_fits(page, "options")
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name="Aprender jugando").click()
    expect(page.locator(".lesson .said")).not_to_be_empty()
    check_fits(page, "lesson")
    page.keyboard.press("q")
    expect(page.locator("dialog[open] li").first).to_be_visible()
    check_fits(page, "what can I do")
    record = (RECORDS / f"{game}-{ENDED[game]}-bots.txt").read_text()
    page.goto(f"/t/{ask(page, 'POST', '/api/records', record)['id']}")
    expect(page.locator("dialog[open] .sources")).to_be_visible()
    check_fits(page, "standings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Un paso atrás").click()
    expect(page.get_by_role("button", name="Practicar desde aquí")).to_be_visible()
    check_fits(page, "replay")
    slide = page.locator(".replay input").bounding_box()
    assert slide is not None
    assert slide["width"] >= 60


def test_waiting_for_somebody_with_a_long_name_fits_a_telephone(open_page: MakePage) -> None:
    """At the table of each game whoever is asked and whoever waits; before that where they meet."""
    ana, bruno = open_page(390, 844), open_page(390, 844)
    comes_in(ana, "Alejandra del Pilar Roig")
    comes_in(bruno, "Maximiliano Fernández")
    bruno.goto("/")
    expect(bruno.locator("[data-game=tigris] button").first).to_be_visible()
    check_fits(bruno, "lobby")
    for game in GAMES:
        wish = {"game": game, "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = ask(ana, "POST", "/api/tables", wish)["id"]
        ana.goto(f"/t/{table}")
        expect(ana.locator(".seats li").first).to_be_visible()
        check_fits(ana, f"waiting room of {game}")
        ask(bruno, "POST", f"/api/tables/{table}/join", {})
        ask(ana, "POST", f"/api/tables/{table}/start")
        bruno.goto(f"/t/{table}")
        for page in (ana, bruno):
            expect(page.locator(".ask")).to_be_visible()
            check_fits(page, f"table of {game}")


def test_a_wide_screen_shows_every_civilization_of_through_the_ages_whole(open_page: MakePage) -> None:
    page = open_page(1920, 1080)
    open_record(page, "ages-3-bots.txt", 200)
    rivals = page.locator(".rivals .whole")
    expect(rivals).to_have_count(2)
    for rival in rivals.all():
        expect(rival.locator('[data-card="agriculture"]')).to_be_visible()
        expect(rival.locator(".vitals")).to_be_visible()
    # Every cell of the board is one place for the keyboard.
    cells = page.locator("[data-cell]").evaluate_all("all => all.map(cell => cell.dataset.cell)")
    assert len(cells) == len(set(cells))
    height = "card => card.getBoundingClientRect().height"
    large = page.locator(".row [data-card]").first.evaluate(height)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".rivals .rival")).to_have_count(2)
    assert page.locator(".row [data-card]").first.evaluate(height) < large


STICKS_OUT = """bar => [...bar.querySelectorAll('button')].filter(button =>
    button.getBoundingClientRect().right > bar.getBoundingClientRect().right + 1).length"""


SHORTENED = """all => all.filter(text => text.scrollHeight > text.clientHeight + 6)
    .map(text => text.textContent)"""
"""Texts of which a line is missing; letters may reach out of the last one."""


def test_no_action_and_no_text_of_monumental_is_cut(open_page: MakePage) -> None:
    page = open_page(lang="es")
    monumental.open_record(page, monumental.played(4, "take-action", "conquer"))
    for width, height in ((1280, 800), (1920, 1080), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".actions button").first).to_be_visible()
        assert page.locator(".actions").evaluate(STICKS_OUT) == 0, width
        assert page.evaluate(WIDER) == 0, width
        assert page.locator(".printed .text").evaluate_all(SHORTENED) == [], width


def test_what_can_be_answered_is_in_sight_beside_what_is_told_and_wished_for(open_page: MakePage) -> None:
    page = open_page(lang="es")
    for name, choices in (("innersea-2-bots.txt", 150), ("tigris-3-bots.txt", 54)):
        open_record(page, name, choices)
        expect(page.locator(".recap")).to_be_visible()
        for width, height in ((1280, 800), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            answers = page.locator(".bar .buttons button")
            expect(answers).not_to_have_count(0)
            for answer in answers.all():
                expect(answer).to_be_in_viewport(ratio=0.98)


HIDDEN = """() => {
    const cut = (inner, outer) => inner.left < outer.left - 1 || inner.right > outer.right + 1
        || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    const ask = document.querySelector('.ask');
    const row = document.querySelector('.bar .buttons').getBoundingClientRect();
    const answers = [...document.querySelectorAll('.bar .buttons [data-live]')];
    return [
        ...(ask.scrollHeight > ask.clientHeight + 4 ? [ask.textContent] : []),
        ...answers.filter(one => cut(one.getBoundingClientRect(), row)).map(one => one.textContent.trim()),
    ];
}"""
"""The question, if some of it cannot be read, and the answers that stand out of their place."""

WORDY = (
    ("tigris-2-bots", 128),
    ("tigris-4-bots", 290),
    ("gheos-4-bots", 72),
    ("gheos-4-bots", 96),
    ("ages-2-bots", 20),
    ("innersea-2-bots", 425),
)
"""Where questions and answers are long."""


@pytest.mark.parametrize(("name", "choices"), WORDY)
def test_questions_and_answers_are_in_sight_as_a_whole(open_page: MakePage, name: str, choices: int) -> None:
    page = open_page(lang="es")
    open_record(page, f"{name}.txt", choices)
    for width, height in ((1280, 800), (1920, 1080), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".bar.mine .ask")).to_be_visible()
        assert page.evaluate(HIDDEN) == [], width


def test_however_many_answers_there_are_none_is_cut(open_page: MakePage) -> None:
    """Twelve prices, in two rows at a desk and in one on a telephone; nine bids; the wish to pass."""
    page = open_page(lang="es")
    open_record(page, "innersea-3-epochs=2-bots.txt", 598)
    for width, height in ((1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".bar .buttons [data-live]")).to_have_count(12)
        assert page.evaluate(HIDDEN) == [], width
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".recap .steps")).to_be_in_viewport(ratio=1)
    for answer in page.locator(".bar .buttons [data-live]").all():
        assert answer.evaluate("answer => answer.scrollHeight - answer.clientHeight") <= 0
    open_record(page, "ages-3-peaceful=yes-bots.txt", 354)
    bids = page.locator(".held .options [data-live]")
    expect(bids).to_have_count(9)
    for bid in bids.all():
        expect(bid).to_be_in_viewport(ratio=0.98)
    open_record(page, "ages-3-hands=hidden-resignation=False-bots.txt", 267)
    wishes = page.locator(".bar .wishes label")
    expect(wishes).to_have_count(2)
    for wish in wishes.all():
        expect(wish).to_be_in_viewport(ratio=0.95)
        assert wish.evaluate("wish => wish.scrollHeight - wish.clientHeight") <= 0


def test_the_map_of_gheos_keeps_its_place_however_many_continents_there_are(open_page: MakePage) -> None:
    page = open_page()
    places: dict[int, set[str]] = {}
    for choices in (0, 50, 96):
        open_record(page, "gheos-4-bots.txt", choices)
        for width, height in ((1280, 800), (1920, 1080), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".bar.mine")).to_be_visible()
            places.setdefault(width, set()).add(str(page.locator(".board .map").bounding_box()))
    assert {width: len(found) for width, found in places.items()} == {1280: 1, 1920: 1, 390: 1}


@pytest.mark.parametrize("choices", [96, 290], ids=["monument", "conflict"])
def test_a_conflict_and_a_monument_are_seen_whole(open_page: MakePage, choices: int) -> None:
    page = open_page(lang="es")
    open_record(page, f"tigris-{2 if choices == 96 else 4}-bots.txt", choices)
    for width, height in ((1280, 800), (1920, 1080), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        scene = page.locator(".held :is(.conflict, .monuments)")
        for part in (scene, *scene.locator("button, .side").all()):
            expect(part).to_be_in_viewport(ratio=0.99)


def test_long_names_of_seats_stay_inside_their_panel(open_page: MakePage) -> None:
    page = open_page(1280, 800, lang="es")
    open_record(page, "monumental-4-bots.txt", 60)
    seats = page.locator(".seats ol > li:has(.head)")
    expect(seats).to_have_count(4)
    overflow = "seat => seat.scrollWidth - seat.clientWidth"
    assert [seat.evaluate(overflow) for seat in seats.all()] == [0, 0, 0, 0]


def test_where_one_may_conquer_stands_out_and_is_called_by_name(open_page: MakePage) -> None:
    page = open_page()
    view = monumental.open_record(page, monumental.played(4, "take-action", "conquer"))
    expect(page.locator(".board .veil")).to_have_count(0)
    page.locator('.actions [data-choice="conquer"]').click()
    lit = page.locator(".board .lit")
    expect(lit).not_to_have_count(0)
    expect(page.locator(".board .veil")).to_have_count(len(view["tiles"]) - lit.count())
    target = page.locator(".board [role=gridcell][data-live]").first
    target.hover()
    label = page.locator(".board .label text")
    expect(label).to_have_text(target.get_attribute("data-cell") or "")
    assert label.evaluate("text => text.getBoundingClientRect().height") >= 14


def test_in_a_competition_the_map_of_the_inner_sea_is_more_than_a_strip(open_page: MakePage) -> None:
    page = open_page(390, 844, touch=True)
    innersea.go_to(
        page,
        innersea.crowding,
        lambda p: (
            p.decision is not None and p.view(p.seat)["competition"] is not None and len(p.choices()) > 1
        ),
    )
    box = page.locator(".board .map").bounding_box()
    assert box is not None
    assert box["height"] >= 0.3 * 844
    assert box["width"] >= 0.95 * 390
