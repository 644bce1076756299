"""What many questions share."""

from typing import Final

DONE: Final = "done"
SKIP: Final = "skip"
LEADER: Final = "leader"
