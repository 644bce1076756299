"""Dependencies point one way, games never import each other, and no import that runs is part of a cycle."""

import subprocess
import sys
from pathlib import Path

import grimp
import pytest

from tests.shape.cycles import cycles, running_imports, strayed

ROOT = Path(__file__).parents[2]


def test_the_contracts_of_the_house_are_kept() -> None:
    # In a process of its own: it silences all loggers of the one that it runs in.
    command = Path(sys.executable).with_name("lint-imports")
    told = subprocess.run([command], cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout


def package(root: Path, name: str, modules: dict[str, str]) -> str:
    (root / name).mkdir()
    for module, source in {"__init__": "", **modules}.items():
        (root / name / f"{module}.py").write_text(source, encoding="utf-8")
    return name


def test_a_cycle_is_found_where_an_import_hides_in_a_function(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    name = package(
        tmp_path,
        "hidden_cycle",
        {
            "town": "from hidden_cycle import road\n",
            "road": "from hidden_cycle import bridge\n",
            "bridge": "def cross():\n    from hidden_cycle.town import Town\n    return Town\n",
            "sea": "from hidden_cycle import town\n",
        },
    )
    expected = ("hidden_cycle.bridge", "hidden_cycle.town", "hidden_cycle.road")
    assert cycles(running_imports(name)) == [expected]


def test_a_module_and_its_package_can_be_a_cycle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    name = package(
        tmp_path,
        "cycle_with_package",
        {
            "__init__": "from cycle_with_package.town import Town\n",
            "town": "def name():\n    import cycle_with_package\n    return cycle_with_package\n",
        },
    )
    assert cycles(running_imports(name)) == [("cycle_with_package", "cycle_with_package.town")]


def test_imports_for_types_alone_do_not_run_but_stay_in_their_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    for_types = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from {} import Town\n"
    name = package(
        tmp_path,
        "types_alone",
        {"town": "from types_alone import road\n", "road": for_types.format("types_alone.town")},
    )
    everything = grimp.build_graph(name, cache_dir=None)
    running = running_imports(name)
    assert cycles(everything) == [("types_alone.road", "types_alone.town")]
    assert cycles(running) == []
    assert strayed(everything, running) == [("types_alone.road", "types_alone.town")]
    assert strayed(running, running) == []
