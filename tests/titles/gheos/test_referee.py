"""A referee who knows only the rulebook looks over random games, whenever a turn begins."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.titles.gheos.box import LAST_EPOCH
from ecumene.titles.gheos.placing import PlayTile
from ecumene.titles.gheos.position import Gheos
from tests.titles.walks import GAMES, walk


@pytest.mark.rule(
    "war", "migration-to-island", "found-on-continent", "end-by-epochs", "end-by-tokens", "draw"
)
@settings(max_examples=8, deadline=None)
@given(number=st.integers(0, 10_000))
def test_civilizations_live_each_on_a_continent_of_its_own(number: int) -> None:
    for p in walk(GAMES["gheos"], number):
        assert isinstance(p, Gheos)
        homes = [home for home in p.homes if home is not None]
        if isinstance(p.decision, PlayTile):
            assert all(home.continent for home in homes)
            assert len({id(home) for home in homes}) == len(homes)
            assert all(len(hand) == 2 for hand in p.hands)
            assert p.epochs < LAST_EPOCH[p.seats]
            assert any(p.tokens)
        if p.over:
            assert p.epochs == LAST_EPOCH[p.seats] or not any(p.tokens)
