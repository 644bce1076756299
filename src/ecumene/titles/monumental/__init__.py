"""Monumental, by Matthew Dunstan."""

from ecumene.core.game import Game, Option
from ecumene.titles.monumental.alternatives import RANDOM, STANDARD, tidy_wonders
from ecumene.titles.monumental.automa_cards import LEVELS
from ecumene.titles.monumental.cards import CIVILIZATION_WORDS
from ecumene.titles.monumental.evaluate import FORESIGHT, evaluate, progress, terms
from ecumene.titles.monumental.generator import GENERATED
from ecumene.titles.monumental.maps import READY_NAMES
from ecumene.titles.monumental.own_maps import tidy_map
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.redeal import redeal
from ecumene.titles.monumental.scoring import holdings, scores
from ecumene.titles.monumental.setup import ANY_CIVILIZATION, set_up
from ecumene.titles.monumental.tokens import MONSTERS
from ecumene.titles.monumental.view import seat_view, seat_views, table_view

game = Game(
    id="monumental",
    seats=range(1, 5),
    options=(
        Option("map", (*READY_NAMES, GENERATED), "clash", own=tidy_map),
        Option("renaissance", (False, True), False),
        Option("wonders", (STANDARD, RANDOM), STANDARD, own=tidy_wonders),
        Option("celebrities", (False, True), False),
        Option("monsters", tuple(range(len(MONSTERS) + 1)), 0),
        Option("automas", (0, 1, 2, 3), 0),
        Option("automa_civilization", (ANY_CIVILIZATION, *CIVILIZATION_WORDS), ANY_CIVILIZATION),
        Option("level", tuple(LEVELS), "beginner"),
    ),
    seat_words=("first", "second", "third", "fourth"),
    package=__name__,
    position=Monumental,
    set_up=set_up,
    table_view=table_view,
    seat_view=seat_view,
    seat_views=seat_views,
    remembers=True,
    redeal=redeal,
    scores=scores,
    evaluate=evaluate,
    terms=terms,
    progress=progress,
    foresight=FORESIGHT,
    holdings=holdings,
    rules=3,
)
