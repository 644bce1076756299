"""How a game is laid out: an empty map, nothing in anybody's hands, and lots for the turn order."""

from ecumene.titles.innersea.board import Board
from ecumene.titles.innersea.civilizations import (
    BARBARIANS,
    DISCS,
    FACTIONS,
    MARKERS,
    MOST_ABILITIES,
    MOST_CIVILIZATIONS,
    NOBODY,
    SET_UPS,
    UNCHOSEN,
)
from ecumene.titles.innersea.fate import Fate
from ecumene.titles.innersea.map import NOWHERE, WHOLE_MAP, chart
from ecumene.titles.innersea.position import CHOOSING, InnerSea
from ecumene.titles.innersea.possessions import NO_INVESTMENTS, NO_WONDERS
from ecumene.titles.innersea.solo import answer
from ecumene.titles.innersea.start import ChooseCivilizations


def set_up(p: InnerSea) -> None:
    """Lay everything out, and let everybody take a civilization."""
    count = p.count = max(p.seats, int(p.options["civilizations"]))
    p.procedure = answer
    p.civ = [UNCHOSEN] * count
    p.enemies = [NOBODY] * count
    p.aeneas_used = 0
    p.order = list(range(count))
    p.rng.shuffle(p.order)
    p.epoch, p.epoch_turn = p.first_epoch, 1
    p.phase = CHOOSING
    p.passed = p.built = 0
    p.abilities_used = [0] * MOST_ABILITIES * count
    p.age_ends = p.finished = False
    p.board = Board(chart(WHOLE_MAP if p.options["choice"] == "all" else SET_UPS[count].boundary))
    p.supply = [DISCS - MARKERS] * count + [0] * (MOST_CIVILIZATIONS - count) + [DISCS]
    if p.options["hordes"] and count < MOST_CIVILIZATIONS:
        p.supply[BARBARIANS] += DISCS
    p.ready, p.sea_ready, p.talents, p.loot, p.vp = ([0] * count for _ in range(5))
    p.fate = Fate(count)
    p.wonders, p.investments = NO_WONDERS, NO_INVESTMENTS
    p.discount, p.extra_discs, p.extra_sea_discs, p.extra_cards = ([0] * count for _ in range(4))
    p.sanctuary, p.host = ([0] * count for _ in range(2))
    p.fight, p.fought, p.called_off = NOWHERE, 0, False
    p.announced = []
    p.fallen = [0] * FACTIONS
    p.yielding = 0
    p.negated = 0
    p.agenda.append(ChooseCivilizations())
