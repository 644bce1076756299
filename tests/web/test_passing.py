"""Passing until one's next turn, wished on the page."""

from playwright.sync_api import expect

from tests.server.test_passing import could_answer
from tests.web.conftest import MakePage, picture
from tests.web.hands import ask, comes_in, lift_curtain, number, open_table


def test_who_wishes_to_pass_is_not_asked_what_others_do(open_page: MakePage) -> None:
    page = open_page(390, 844, lang="es", touch=True)
    comes_in(page)
    record, _ = could_answer()
    open_table(page, ask(page, "POST", "/api/records", record)["id"])
    lift_curtain(page)
    before = number(page)
    # The answer is in sight, and the wishes come after it.
    wishes = page.locator(".wishes").bounding_box()
    answer = page.locator(".bar [data-choice]").first.bounding_box()
    assert wishes is not None
    assert answer is not None
    assert 0 <= answer["x"] < answer["x"] + answer["width"] <= 390
    assert answer["x"] + answer["width"] <= wishes["x"]
    picture(page, "passing")
    page.get_by_label("Pasar por mí hasta mi próximo turno").check()
    expect(page.locator(".table")).not_to_have_attribute("data-number", before)
