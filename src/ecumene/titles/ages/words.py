"""Words that several decisions offer."""

from typing import Final

PASS: Final = "pass"
DONE: Final = "done"
FOOD: Final = "food"
RESOURCES: Final = "resources"
BUILD: Final = "build"
UPGRADE: Final = "upgrade"
DEVELOP: Final = "develop"
REVOLUTION: Final = "revolution"
