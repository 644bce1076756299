"""Every rule of the rules page is shown by a test."""

import re
from pathlib import Path

import ecumene

FOLDER = Path(__file__).parent


def test_every_anchor_is_named_by_a_test() -> None:
    rules = ecumene.find("monumental").folder / "rules" / "en.md"
    anchors = set(re.findall(r"\{#([a-z0-9-]+)\}", rules.read_text(encoding="utf-8")))
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("test_*.py")))
    marks = re.findall(r"pytest\.mark\.rule\(([^)]*)\)", sources)
    named = {name for mark in marks for name in re.findall(r'"([a-z0-9-]+)"', mark)}
    assert anchors - named == set()
    assert named - anchors == set()
