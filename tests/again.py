"""What failed in the last run of the tests, once more: `make test-again`."""

import json
from pathlib import Path

import pytest

FAILED = Path(".pytest_cache/v/cache/lastfailed")
A_FEW = 3
"""More than so many are no bad luck."""


def main() -> int:
    failed = list(json.loads(FAILED.read_text()))
    print("FAILED, AND TRIED AGAIN:", *failed, sep="\n  ", flush=True)
    return int(pytest.main(failed)) if len(failed) <= A_FEW else 1


if __name__ == "__main__":
    raise SystemExit(main())
