"""A card says whom and where it hits before anybody may answer it."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.cards import CARD_OF
from ecumene.titles.innersea.competition import CompetitionPhase
from ecumene.titles.innersea.plans import Deed, stake_of
from ecumene.titles.innersea.position import COMPETITION_PHASE, InnerSea
from ecumene.titles.innersea.scene import EFFECTS, Scene
from tests.titles.innersea.table import asked, sea, stacks, told

THREE = ("egypt", "phoenicia", "celtiberia", "minos")
CAMPS = {"egypt": {"egypt": 1}, "phoenicia": {"phoenicia": 1}, "celtiberia": {"gades": 1}}


def fighting(
    area: str, hands: dict[str, list[str]], discs: dict[str, int] | None = None, **more: object
) -> InnerSea:
    """Egypt, Phoenicia and Celtiberia in one area: 2, 3 and 3 discs."""
    stacked = discs or {"egypt": 2, "phoenicia": 3, "celtiberia": 3}
    return sea(
        *THREE,
        discs={civ: {area: count} for civ, count in stacked.items()},
        hands=hands,
        steps=[CompetitionPhase()],
        phase=COMPETITION_PHASE,
        **more,  # type: ignore[arg-type]
    )


def lay(p: InnerSea, card: str) -> InnerSea:
    """Egypt lays a card; whoever else is asked lays none."""
    p.push(card).push("done")
    while asked(p) in ("commit 1", "commit 2"):
        p.push("done")
    return p


@pytest.mark.rule("card-settled-first", "competition-reveal")
@pytest.mark.parametrize(
    ("card", "area"), [("traitor", "umbria"), ("siege-engines", "umbria"), ("fire-ships", "red-sea")]
)
def test_a_revealed_card_names_its_victim_before_it_may_be_answered(card: str, area: str) -> None:
    p = lay(fighting(area, {"egypt": [card], "celtiberia": ["assassin", "counter-stratagem"]}), card)
    assert asked(p) == "aim 0"
    assert set(p.choices()) >= {"phoenicia", "celtiberia"}
    p.push("phoenicia")
    assert told(p, "aimed") == [{"seat": 0, "card": card, "targets": ["phoenicia", *told_area(card, area)]}]
    assert asked(p) == "respond 2"
    facts = p.view(3)["asked"]["facts"]
    assert facts["hits"] == [1]
    assert "phoenicia" in facts["aims"]
    p.push("pass")
    gone = 3 if card == "traitor" else 2
    assert sum(event["count"] for event in told(p, "discs-lost") if event["seat"] == 1) >= gone


def told_area(card: str, area: str) -> list[str]:
    """The Traitor needs no disc of his own to be pointed at; the others take one after another."""
    return [] if card == "traitor" else [area]


@pytest.mark.rule("card-settled-first", "card-says-whom")
def test_the_victim_of_a_revealed_card_is_one_that_it_can_hit() -> None:
    p = lay(fighting("umbria", {"egypt": ["siege-engines"], "celtiberia": ["assassin"]}), "siege-engines")
    with pytest.raises(NotAllowed):
        p.push("egypt")
    assert p.view(1)["asked"] == p.view(2)["asked"]


@pytest.mark.rule("card-settled-first")
def test_drought_says_whom_it_hits() -> None:
    p = sea(*THREE, discs=CAMPS, hands={"egypt": ["drought"], "celtiberia": ["high-priestess", "spies"]})
    p.push("drought").push("celtiberia")
    assert told(p, "played") == [{"seat": 0, "card": "drought", "targets": ["celtiberia"]}]
    assert asked(p) == "respond 2"
    assert p.view(0)["asked"]["facts"] == {
        "cards": ["drought"],
        "players": [0],
        "hits": [2],
        "aims": ["celtiberia"],
    }
    p.push("high-priestess")
    assert p.extra_discs == [0, 0, 0, 0]


@pytest.mark.rule("card-settled-first", "negate-price")
def test_bribery_says_what_it_is_aimed_at() -> None:
    hands = {"egypt": ["silver-mines"], "phoenicia": ["bribery", "spies"], "minos": ["tribune"]}
    p = sea(*THREE, discs=CAMPS, hands=hands).push("silver-mines").push("bribery").push("spies")
    assert asked(p) == "respond 3"
    assert p.view(0)["asked"]["facts"]["cards"] == ["bribery"]
    assert p.view(0)["asked"]["facts"]["aims"] == ["silver-mines"]


@pytest.mark.rule("card-settled-first", "negate-chain")
def test_the_physician_says_where_his_disc_goes_before_he_is_answered() -> None:
    discs = {"egypt": {"egypt": 2}, "phoenicia": {"phoenicia": 3, "judea": 2}}
    hands = {"egypt": ["flood", "assassin"], "phoenicia": ["physician"]}
    p = sea(*THREE, discs=discs, hands=hands).push("flood phoenicia")
    p.push("physician judea")
    assert told(p, "answered") == [{"seat": 1, "card": "physician", "target": "flood", "aims": ["judea"]}]
    assert asked(p) == "respond 0"
    saved = p.clone().push("pass")
    assert stacks(saved)["judea:phoenicia"] == 3
    p.push("assassin")
    assert stacks(p)["judea:phoenicia"] <= 2


@pytest.mark.rule("card-settled-first", "competition-cards-where")
def test_a_strategos_names_all_his_battles_at_once_and_what_is_over_by_then_is_lost() -> None:
    discs = {civ: {"umbria": 2, "red-sea": 2, "gades": 2} for civ in ("egypt", "celtiberia")}
    hands = {"egypt": ["strategos"], "celtiberia": ["assassin"]}
    p = sea(*THREE, discs=discs, hands=hands, steps=[CompetitionPhase()], phase=COMPETITION_PHASE)
    p.push("strategos").push("done").push("done")
    assert asked(p) == "aim 0"
    p.push("umbria").push("done")
    assert p.view(1)["asked"]["facts"]["aims"] == ["umbria"]
    assert not told(p, "allies-joined")
    p.push("pass")
    assert [event["area"] for event in told(p, "allies-joined")] == ["red-sea", "umbria"]


@pytest.mark.rule("card-settled-first", "card-says-whom")
def test_when_the_named_opponent_is_gone_the_rest_of_the_card_still_happens() -> None:
    """Two boarding parties for one disc: nobody else takes its place, but the ally comes."""
    discs = {"egypt": 2, "phoenicia": 1, "celtiberia": 2}
    hands = {"egypt": ["fire-ships"], "celtiberia": ["boarding-bridge"]}
    p = fighting("red-sea", hands, discs)
    p.push("fire-ships").push("done").push("boarding-bridge").push("done")
    assert asked(p) == "aim 0"
    p.push("phoenicia")
    assert asked(p) == "aim 2"
    p.push("phoenicia")
    assert [(e["seat"], e["count"]) for e in told(p, "allies-joined")] == [(2, 1)]
    assert [e["seat"] for e in told(p, "discs-lost")][:1] == [1]
    assert not told(p, "disc-placed")


@pytest.mark.rule("card-settled-first")
def test_areas_factions_and_wonders_are_targets_and_nothing_else_that_is_settled() -> None:
    p = sea(*THREE, discs=CAMPS)
    flood = CARD_OF["flood"]
    deed = Deed(0, flood, EFFECTS[flood], Scene(0, 0, flood))
    words = ("2", "all", "judea", "phoenicia", "barbarians", "colossus", "discount", "done", "judea")
    stake = stake_of(deed, tuple((0, word) for word in words), deed.rehearsed(p, ()))
    assert stake.aims == ("judea", "phoenicia", "barbarians", "colossus")


@pytest.mark.rule("card-settled-first", "competition-resolve")
def test_an_ambush_without_a_disc_left_still_hits_whom_it_was_laid_for() -> None:
    p = fighting("umbria", {"egypt": ["warrior-queen", "ambush"]}, {"egypt": 3, "phoenicia": 3})
    p.supply[0] = 1
    p.push("warrior-queen").push("ambush").push("done")
    assert stacks(p) == {"umbria:egypt": 4}
    assert p.supply[0] == 0
