"""What do players open with, and what comes of it? Reads a table that `ecumene export` has written.

ecumene arena tigris --bots strategist,strategist --games 20 --records games
ecumene export games --to games.parquet
python examples/decisions.py games.parquet
"""

import sys

import polars


def openings(path: str) -> polars.DataFrame:
    """The first choices of all games: how often each was made, and what it was worth on average."""
    games = polars.scan_parquet(path)
    first = games.filter(polars.col("number") == 0)
    counted = first.group_by("choice").agg(polars.len().alias("games"), polars.col("reward").mean())
    return counted.sort("games", "choice", descending=[True, False]).collect()


if __name__ == "__main__":
    print(openings(sys.argv[1]))
