"""Who has won: victory points, and what breaks a tie."""

from collections.abc import Iterable

from ecumene.core.events import Event
from ecumene.core.gains import Gain
from ecumene.titles.innersea.position import InnerSea


def scores(p: InnerSea) -> list[tuple[int, ...]]:
    """The merits of all; those without a player win a complete tie (rule `solo-victory`)."""
    return [(*merits(p, seat), int(seat >= p.seats)) for seat in range(p.count)]


def merits(p: InnerSea, seat: int) -> tuple[int, ...]:
    """Victory points, then what breaks a tie (rule `end-ties`)."""
    return (
        p.vp[seat],
        len(p.active_wonders(seat)),
        p.board.cities(seat).bit_count(),
        p.board.on_map(seat),
        p.board.held[seat].bit_count(),
    )


def gains(event: Event) -> Iterable[Gain]:
    """Victory points for Cities and Wonders, loot, the ends of Epochs and cards."""
    kind, args = event.kind, event.args
    match kind:
        case "tally":
            yield Gain(args["seat"], "cities", args["count"] - args["wonders"])
            yield Gain(args["seat"], "wonders", args["wonders"])
        case "epoch-most":
            yield Gain(args["seat"], f"most-{args['what']}", 1)
        case "epoch-points":
            yield Gain(args["seat"], "seas", args["seas"])
            yield Gain(args["seat"], "talents", args["talents"])
        case "looted":
            yield Gain(args["seat"], "loot", 1)
        case "vp-gained":
            yield Gain(args["seat"], "cards", args["count"])
