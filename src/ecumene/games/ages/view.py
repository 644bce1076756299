from typing import Any

from ecumene.games.ages.position import Ages


def table(p: Ages, seat: int | None) -> dict[str, Any]:
    return {}
