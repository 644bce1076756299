"""Reading the tables in data/."""

import tomllib
from pathlib import Path
from typing import Any


def table(name: str) -> dict[str, Any]:
    """One of the tables, as it is written."""
    path = Path(__file__).parent / "data" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
