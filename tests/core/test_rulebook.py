"""Rules pages: which rules there are, and where each ends."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ecumene.core.rulebook import BEGINS, anchors, paragraphs, unmarked

EXAMPLES = tomllib.loads((Path(__file__).parent / "anchors.toml").read_text(encoding="utf-8"))["example"]


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_rule_ends_in_its_anchor(example: dict[str, Any]) -> None:
    found = [
        [" ".join(BEGINS.sub("", unmarked(paragraph), count=1).split()), *(anchors(paragraph) or [""])]
        for paragraph in paragraphs(example["text"])
    ]
    assert found == example["rules"]
    assert anchors(example["text"]) == [anchor for _, anchor in example["rules"] if anchor]


def test_what_is_no_anchor_is_left_in_the_text() -> None:
    text = EXAMPLES[-1]["text"]
    assert unmarked(text) == text
    assert not re.search(r"\{#", unmarked(EXAMPLES[1]["text"]))
