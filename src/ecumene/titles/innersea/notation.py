"""Words of choices that several questions share."""

from typing import Final

from ecumene.titles.innersea.map import AREA_WORDS

DONE: Final = "done"
PASS: Final = "pass"
STOP: Final = "stop"
NO_AREA: Final = "none"
DISC: Final = "disc"
TALENT: Final = "talent"
ALL_DISCS: Final = "all"

AREAS_OR_DONE: Final = (*AREA_WORDS, DONE)
AREAS_OR_STOP: Final = (*AREA_WORDS, STOP)
