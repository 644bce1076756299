"""Every rule of the rules page has a test that names it, and tests name no others."""

import re
from pathlib import Path

import ecumene


def test_every_rule_is_named_by_a_test() -> None:
    page = (ecumene.find("gheos").folder / "rules/en.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"\{#([a-z0-9-]+)\}", page))
    sources = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = {name for call in re.findall(r"mark\.rule\(([^)]*)\)", sources) for name in call.split('"')[1::2]}
    assert named == rules
