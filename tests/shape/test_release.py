"""One version, wherever it is written."""

import json
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    locked = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert cited is not None
    found = (page["version"], locked["version"], cited[1], version("ecumene"))
    assert set(found) == {project["version"]}
