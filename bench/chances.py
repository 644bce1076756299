"""How likely a seat wins that looks so good: self-play, and the constants that `ecumene review` goes by.

python bench/chances.py play tigris --games 40 --seats 2      # one line of JSON a game; can be gone on with
python bench/chances.py fit                                       # the constants, and the plot into docs/
"""

import argparse
from math import inf
from pathlib import Path
from typing import Final

from bouts import Bout, Line, series

from ecumene.bots import make
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.table.thinking import thought

BOT: Final = "strategist"
FIRST_SEED: Final = 7000


def told(bout: Bout) -> Line:
    """A game as its record: what is made of it can change without playing again."""
    record = Record.start(bout.game, bout.seats, bout.seed)
    chance = Rng(~bout.seed & (1 << 64) - 1)
    bots = [make(bout.bot, chance.next64()) for _ in range(bout.seats)]
    while (seat := record.position.seat) is not None:
        seen = record.position.redealt(seat, chance.next64())
        record.push(thought(bots[seat], seen, inf))
    return {"game": bout.game, "seats": bout.seats, "seed": bout.seed, "record": str(record)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=["play", "fit"])
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("artifacts/chances"))
    asked = parser.parse_args()
    if asked.task == "play":
        asked.folder.mkdir(parents=True, exist_ok=True)
        bouts = [Bout(asked.game, asked.seats, FIRST_SEED + number, BOT) for number in range(asked.games)]
        series(asked.folder / f"{asked.game}-{asked.seats}.jsonl", bouts, told, 1)


if __name__ == "__main__":
    main()
