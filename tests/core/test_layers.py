"""Dependencies point one way, and games never import each other."""

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports


def test_the_layers_of_the_house_are_kept() -> None:
    assert lint_imports() == EXIT_STATUS_SUCCESS
