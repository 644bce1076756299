from ecumene.games.ages.position import Ages


def redeal(p: Ages, seat: int) -> None:
    return None
