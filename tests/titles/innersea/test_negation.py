"""Negate cards, answers to answers, and that nobody learns who holds one."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.card_phase import PlayCard
from ecumene.titles.innersea.cards import CARD_OF, CARDS, NEGATE
from ecumene.titles.innersea.map import AREA_OF
from ecumene.titles.innersea.position import InnerSea
from tests.titles.innersea.table import WORLD, ask, asked, changes, count_of, sea, stacks, told

CIVS = ("egypt", "troy", "gaul", "carthage")


def playing(
    card: str,
    answers: dict[str, list[str]],
    player: str = "egypt",
    discs: dict[str, dict[str, int]] = WORLD,
    **more: object,
) -> InnerSea:
    hands = {**answers, player: [card, *answers.get(player, [])]}
    return sea(*CIVS, discs=discs, hands=hands, **more)  # type: ignore[arg-type]


@pytest.mark.rule("negate-chain", "negate-discard", "negate-as-answer", "negate-price")
def test_the_negation_chain_of_the_rulebook() -> None:
    """Egypt: Demagogue. Troy: High Priestess. Egypt: Bribery. Demagogue takes effect after all."""
    discs = {**WORLD, "troy": {"ionia": 3}}
    hands = {"egypt": ["bribery"], "troy": ["high-priestess", "famine"]}
    p = playing("demagogue", hands, discs=discs, talents={"egypt": 1})
    before = count_of(p)
    p.push("demagogue ionia").push("high-priestess")
    assert asked(p) == "respond 0"
    p.push("bribery")
    assert p.talents[0] == 0
    p.push("pass")
    while asked(p) == "respond 1":
        p.push("pass")
    assert asked(p) == "bear-loss 1"
    p.push("disc")
    assert asked(p) == "discard-card 1"
    p.push("famine")
    assert changes(before, count_of(p)) == {"ionia:troy": -1, "ionia:egypt": 1, "talents:egypt": -1}
    assert p.talents[1] == 0
    assert {CARD_OF[c] for c in ("demagogue", "high-priestess", "bribery")} <= set(p.fate.discard)


@pytest.mark.rule("negate-order", "pass-for-good")
def test_everybody_with_cards_is_asked_in_turn_order_even_after_passing() -> None:
    p = playing("silver-mines", {"troy": ["famine"], "carthage": ["triremes"]})
    p.passed = 0b1010
    p.push("silver-mines")
    assert asked(p) == "respond 1"
    assert list(p.choices()) == ["pass"]
    p.push("pass")
    assert asked(p) == "respond 3"
    p.push("pass")
    assert p.talents[0] == 2
    assert asked(p) == "play-card 2"


@pytest.mark.rule("negate-order")
def test_nobody_is_asked_when_all_answers_lie_open() -> None:
    p = playing("silver-mines", {"troy": ["famine"]})
    able = [card for card in CARDS.values() if "any_fate" in card.negates]
    p.fate.deck = [card for card in p.fate.deck if card not in [c.id for c in able]]
    p.fate.discard = [card.id for card in able]
    p.push("silver-mines")
    assert asked(p) == "play-card 1"


@pytest.mark.rule("negate-order")
def test_a_window_looks_the_same_whoever_holds_the_answer() -> None:
    with_answer = playing("silver-mines", {"troy": ["tribune"]}).push("silver-mines")
    without = playing("silver-mines", {"troy": ["famine"]}).push("silver-mines")
    assert with_answer.view(0)["asked"] == without.view(0)["asked"]
    assert list(with_answer.choices()) == ["pass", "tribune"]
    assert list(without.choices()) == ["pass"]


SCOPES = [
    ("bribery", "silver-mines", True),
    ("bribery", "famine troy", True),
    ("tribune", "silver-mines", True),
    ("high-priestess", "philosopher", True),
    ("high-priestess", "sanctuary egypt", True),
    ("high-priestess", "silver-mines", False),
    ("high-priestess", "famine troy", True),
    ("high-priestess", "famine gaul", False),
    ("assassin", "philosopher", True),
    ("assassin", "silver-mines", False),
    ("divine-favor", "famine gaul", True),
    ("divine-favor", "sanctuary egypt", True),
    ("divine-favor", "silver-mines", False),
    ("physician", "flood ionia phrygia", True),
    ("physician", "famine gaul", False),
    ("false-prophet", "sanctuary egypt", True),
    ("false-prophet", "philosopher", True),
    ("false-prophet", "famine troy", False),
    ("watch-towers", "pirates icarian-sea", True),
    ("watch-towers", "famine troy", False),
    ("envoy", "famine troy", True),
    ("envoy", "pirates icarian-sea", False),
    ("sibyl", "pirates icarian-sea", True),
    ("sibyl", "famine gaul", True),
    ("sibyl", "sanctuary egypt", True),
    ("sibyl", "silver-mines", False),
    ("bad-omens", "silver-mines", False),
    ("counter-stratagem", "silver-mines", False),
]


@pytest.mark.rule("negate-what-it-says")
@pytest.mark.parametrize(("answer", "played", "can"), SCOPES, ids=[f"{a} / {b}" for a, b, _ in SCOPES])
def test_what_each_negate_card_answers(answer: str, played: str, can: bool) -> None:
    """Egypt plays, Troy holds the answer (and a card more, to pay with)."""
    discs = {**WORLD, "troy": {"ionia": 3, "troy": 1, "phrygia": 2, "icarian-sea": 1}}
    p = playing(played.split()[0], {"troy": [answer, "colonists"]}, discs=discs)
    p.push(played)
    if not can:
        if asked(p) == "respond 1":
            with pytest.raises(NotAllowed):
                p.push(answer)
        return
    before = count_of(p)
    p.push(answer)
    while p.decision is not None and p.decision.name in ("respond", "discard-card", "plan"):
        p.push(str(p.choices()[0]))
    extra = {"high-priestess": {"talents:troy": 1}, "physician": {"phrygia:troy": 1}}
    assert changes(before, count_of(p)) == extra.get(answer, {})
    assert told(p, "negated")


def test_every_negate_card_has_a_scope_tested() -> None:
    assert {answer for answer, _, _ in SCOPES} == {c.word for c in CARDS.values() if c.kind == NEGATE}


@pytest.mark.rule("negate-discard", "set-aside")
def test_a_negated_card_is_discarded_even_if_it_would_be_put_aside() -> None:
    p = playing("volcanic-eruption", {"troy": ["tribune"]})
    p.push("volcanic-eruption troy").push("tribune")
    assert CARD_OF["volcanic-eruption"] in p.fate.discard
    assert p.fate.aside == [CARD_OF["tribune"]]
    assert stacks(p)["troy:troy"] == 3


@pytest.mark.rule("negate-what-it-says")
def test_the_envoy_takes_the_card() -> None:
    p = playing("famine", {"troy": ["envoy"]})
    p.push("famine troy").push("envoy")
    assert p.view(1)["players"][1]["hand"] == ["famine"]
    assert p.view(0)["players"][1]["known"] == ["famine"]


@pytest.mark.rule("negate-what-it-says")
def test_the_sibyl_draws_and_the_physician_places() -> None:
    p = playing("famine", {"troy": ["sibyl"]}, deck=["colonists"])
    p.push("famine troy").push("sibyl")
    assert p.view(1)["players"][1]["hand"] == ["colonists"]
    q = playing("flood", {"troy": ["physician"]}, discs={**WORLD, "troy": {"ionia": 3, "lydia": 1}})
    q.push("flood ionia").push("physician").push("lydia")
    assert (stacks(q)["ionia:troy"], stacks(q)["lydia:troy"]) == (3, 2)


@pytest.mark.rule("negate-price")
def test_bribery_costs_a_talent_or_another_card() -> None:
    p = playing("silver-mines", {"troy": ["bribery"]}).push("silver-mines")
    with pytest.raises(NotAllowed, match="cannot pay"):
        p.push("bribery")
    q = playing("silver-mines", {"troy": ["bribery", "famine"]}).push("silver-mines")
    q.push("bribery")
    assert asked(q) == "discard-card 1"
    q.push("famine")
    assert q.talents[0] == 0


@pytest.mark.rule("negate-what-it-says", "wonder-use")
def test_bad_omens_negate_the_use_of_a_wonder_and_the_disc_is_lost() -> None:
    p = sea(
        *CIVS, discs=WORLD, hands={"troy": ["bad-omens"]}, wonders={"hanging-gardens": ("egypt", "egypt")}
    )
    before = count_of(p)
    p.push("hanging-gardens egypt libya").push("bad-omens")
    assert changes(before, count_of(p)) == {}
    assert p.view(0)["wonders"]["hanging-gardens"]["discs"] == 3
    ask(p, PlayCard(0))
    assert "hanging-gardens" not in p.choices()


@pytest.mark.rule("negate-what-it-says", "wonder-use", "wonder-active")
def test_the_temple_of_artemis_answers_without_a_card() -> None:
    wonders = {"temple-of-artemis": ("troy", "troy")}
    p = playing("famine", {}, wonders=wonders).push("famine troy")
    assert asked(p) == "respond 1"
    p.push("temple-of-artemis")
    assert told(p, "negated") == [{"card": "famine", "answer": "temple-of-artemis"}]
    q = playing("famine", {}, wonders=wonders, discs={**WORLD, "troy": {"ionia": 3}}).push("famine troy")
    assert asked(q) != "respond 1"


@pytest.mark.rule("card-settled-first")
def test_a_half_made_plan_tells_nobody_and_the_made_one_everybody() -> None:
    p = playing("earthquake", {"troy": ["famine"]})
    shown = p.view(1)
    p.push("earthquake").push("troy")
    assert p.view(1) == shown
    p.push("ionia")
    assert told(p, "played") == [{"seat": 0, "card": "earthquake", "targets": ["troy", "ionia"]}]
    assert p.view(1)["asked"]["facts"]["hits"] == [1]


@pytest.mark.rule("card-settled-first")
def test_a_declared_target_never_becomes_another_one() -> None:
    """Spies on Troy, whose last card is negated meanwhile: nobody else's hand is looked at."""
    hands = {"egypt": ["bribery"], "troy": ["tribune"], "gaul": ["famine"]}
    p = playing("spies", hands, talents={"egypt": 1})
    p.push("spies troy").push("tribune").push("bribery")
    while asked(p) == "respond 2":
        p.push("pass")
    assert asked(p) == "play-card 1"
    assert not told(p, "looked-at-hand")
    assert p.fate.hand_size(2) == 1


@pytest.mark.rule("card-settled-first")
def test_what_has_become_impossible_is_left_out() -> None:
    discs = {"egypt": {"egypt": 3, "kush": 1, "libya": 1}, "troy": {"troy": 1}}
    p = playing("land-improvement", {"troy": ["famine"]}, discs=discs)
    p.push("land-improvement egypt kush")
    assert asked(p) == "respond 1"
    p.place(0, AREA_OF["egypt"])
    before = count_of(p)
    p.push("pass")
    assert changes(before, count_of(p)) == {"kush:egypt": 1}


@pytest.mark.rule("negate-chain")
def test_a_card_that_comes_back_to_life_can_be_answered_by_those_who_passed() -> None:
    hands = {"egypt": ["bribery"], "troy": ["tribune"], "gaul": ["assassin"], "carthage": ["flood"]}
    p = playing("philosopher", hands, talents={"egypt": 1})
    p.push("philosopher").push("pass").push("assassin").push("bribery")
    assert asked(p) == "respond 1"
    p.push("pass")
    assert asked(p) == "respond 3"
    p.push("pass")
    assert asked(p) == "respond 1"
    assert "tribune" in p.choices()
    p.push("tribune")
    while asked(p) == "respond 3":
        p.push("pass")
    assert CARD_OF["philosopher"] in p.fate.discard
    assert asked(p) == "play-card 1"


@pytest.mark.rule("negate-order")
def test_a_question_that_goes_to_all_says_what_can_be_answered_for_who_has_no_other_answer() -> None:
    """The mark is the same for everybody, with or without a Negate card."""
    p = playing("silver-mines", {"troy": ["famine"], "gaul": ["tribune"]})
    p.push("silver-mines")
    for only in (True, False):
        for viewer in (None, 0, 1, 2):
            assert p.view(viewer)["asked"]["silence"] == "pass"
        assert (list(p.choices()) == ["pass"]) is only
        p.push("pass")
