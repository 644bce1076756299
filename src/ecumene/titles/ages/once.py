"""What can be done once a turn: one bit each in `ThisTurn.used`."""

from typing import Final

TACTIC: Final = 1
REPLACED_LEADER: Final = 2
HAMMURABI: Final = 4
BACH: Final = 8
LINER: Final = 16
CHURCHILL: Final = 32
TRADE: Final = 64
