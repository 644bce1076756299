"""Discs that must be removed, and what is given instead of them."""

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.titles.innersea.cards import CARD_OF
from ecumene.titles.innersea.map import AREAS
from tests.titles.innersea.phases import cards_only, competing
from tests.titles.innersea.table import asked, sea, stacks


@pytest.mark.rule("alternative-losses", "competition-losses")
def test_a_paid_loss_counts_and_the_disc_stays() -> None:
    discs = {"egypt": {"umbria": 3}, "phoenicia": {"umbria": 1}}
    p = competing("egypt", "phoenicia", "celtiberia", "minos", discs=discs, talents={"phoenicia": 2})
    assert asked(p) == "bear-loss 1"
    p.push("talent").push("talent")
    assert stacks(p) == {"umbria:egypt": 1, "umbria:phoenicia": 1}


@pytest.mark.rule("alternative-losses")
def test_losses_at_once_are_borne_in_turn_order() -> None:
    discs = {"egypt": {"umbria": 2}, "phoenicia": {"umbria": 2}}
    p = competing(
        "egypt", "phoenicia", "celtiberia", "minos", discs=discs, talents={"egypt": 1, "phoenicia": 1}
    )
    assert asked(p) == "bear-loss 0"
    p.push("disc")
    assert asked(p) == "bear-loss 1"
    p.push("talent")
    assert asked(p) == "bear-loss 0"
    p.push("disc")
    assert stacks(p) == {"umbria:phoenicia": 2}


@pytest.mark.rule("alternative-losses", "no-talents")
def test_a_card_can_be_given_for_a_disc_and_a_talent_only_if_there_is_one() -> None:
    discs = {"egypt": {"umbria": 3}, "phoenicia": {"umbria": 1}}
    p = competing("egypt", "phoenicia", "celtiberia", "minos", discs=discs, hands={"phoenicia": ["famine"]})
    p.push("done")
    with pytest.raises(NotAllowed, match="no talents"):
        p.push("talent")
    p.push("famine")
    assert p.fate.discard == [CARD_OF["famine"]]


@pytest.mark.rule("alternative-losses", "competition-resolve")
def test_a_disc_that_was_paid_for_is_not_hit_again_by_the_same_card() -> None:
    discs = {"egypt": {"umbria": 3}, "troy": {"umbria": 1}}
    p = cards_only("umbria", 3, discs=discs, hands={"egypt": ["siege-engines"]}, talents={"troy": 3})
    p.push("siege-engines").push("done").push("talent")
    assert p.decision is None
    assert p.talents[2] == 2
    assert stacks(p) == {"umbria:egypt": 3, "umbria:troy": 1}


@pytest.mark.rule("alternative-losses", "replaced-disc")
def test_one_disc_is_replaced_once_even_if_it_is_paid_for() -> None:
    discs = {"egypt": {"libya": 1}, "troy": {"nile-delta": 1}}
    p = sea("egypt", "troy", discs=discs, hands={"egypt": ["mystery-cult"]}, talents={"troy": 3})
    p.push("mystery-cult")
    p.push("nile-delta").push("talent")
    assert stacks(p) == {"libya:egypt": 1, "nile-delta:egypt": 1, "nile-delta:troy": 1}
    assert p.talents[1] == 2


@pytest.mark.rule("alternative-losses", "no-talents")
def test_who_has_nothing_to_give_is_not_asked() -> None:
    discs = {"egypt": {"egypt": 3}, "troy": {"ionia": 2, "icarian-sea": 1, "trojan-sea": 1}}
    p = sea("egypt", "troy", discs=discs, hands={"egypt": ["volcanic-eruption"]}, talents={"troy": 1})
    p.push("volcanic-eruption ionia")
    assert asked(p) == "bear-loss 1"
    p.push("talent")
    assert asked(p) is None
    assert sum(p.board.discs[AREAS : 2 * AREAS]) == 1
