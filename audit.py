"""Asks the databases of advisories whether what is locked is known to be dangerous, as in `make audit`.

Every known vulnerability of a Python package counts, since pip-audit tells no severity; of the packages of
the page those from `moderate` on. One that has to be lived with for a while stands in `ACCEPTED`, with the
reason. Where a database cannot be reached that is said aloud, and is no failure.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from hatch_build import npm_command, npm_environment

ROOT = Path(__file__).parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
SMALLEST = min(LOCKS, key=lambda lock: lock.stat().st_size)
"""Asked about first: whether anybody answers."""
PATIENCE = 8
"""How many seconds a database may take to give its first answer."""
ENDURANCE = 300
"""And for all answers, once it has given one."""
SERIOUS = ("moderate", "high", "critical")
ACCEPTED: dict[str, str] = {}
"""Advisories that do not count, by their ids, and why."""


class Unreached(Exception):
    """Nobody answers, or nobody who knows of advisories: what was heard instead."""


class Finding(NamedTuple):
    """A package that is known to be dangerous."""

    package: str
    ids: tuple[str, ...]
    about: str

    def __str__(self) -> str:
        return f"{self.package}: {self.ids[0]} ({self.about})"


def python() -> list[Finding]:
    """What is known of the packages in the locks of Python."""
    _pip_audit([SMALLEST], PATIENCE)
    return [
        Finding(f"{package['name']} {package['version']}", (known["id"], *known["aliases"]), _fixed(known))
        for package in _pip_audit(LOCKS, ENDURANCE)
        for known in package["vulns"]
    ]


def _pip_audit(locks: Sequence[Path], seconds: int) -> list[Any]:
    # Not from the index, where a mirror without advisories looks like one that knows of none.
    flags = ("--vulnerability-service=osv", "--disable-pip", "--format=json", "--progress-spinner=off")
    chosen = [f"--requirement={lock}" for lock in locks]
    told = _asked([sys.executable, "-m", "pip_audit", *flags, f"--timeout={PATIENCE}", *chosen], seconds)
    packages = told.get("dependencies")
    if not packages or any("vulns" not in package for package in packages):
        raise Unreached("not all packages were looked up")
    return list(packages)


def _fixed(known: Mapping[str, Any]) -> str:
    return f"fixed in {', '.join(known['fix_versions'])}" if known["fix_versions"] else "not fixed yet"


def npm() -> list[Finding]:
    """What is known of the packages in the lock of the page."""
    flags = ("--package-lock-only", "--json", "--fetch-retries=0", f"--fetch-timeout={PATIENCE * 1000}")
    told = _asked([*npm_command(), "audit", *flags], PATIENCE, ROOT / "web", npm_environment())
    if "auditReportVersion" not in told:
        raise Unreached(told.get("message", "no report"))
    return list(_serious(told["vulnerabilities"].values()))


def _serious(packages: Iterable[Any]) -> Iterator[Finding]:
    for package in packages:
        for known in package["via"]:
            # What is only dangerous for what it depends on has the name of that here.
            if not isinstance(known, str) and known["severity"] in SERIOUS:
                name = f"{known['name']} {known['range']}"
                yield Finding(
                    name, (known["url"].rpartition("/")[2],), f"{known['severity']}: {known['title']}"
                )


def _asked(
    command: Sequence[str],
    seconds: int,
    folder: Path = ROOT,
    environ: Mapping[str, str] = os.environ,
) -> dict[str, Any]:
    """What a program answers; it also fails when it has found something."""
    try:
        done = subprocess.run(
            command, cwd=folder, env=environ, capture_output=True, text=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        raise Unreached(f"no answer within {seconds} seconds") from None
    try:
        told: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        raise Unreached((done.stderr.strip() or "no answer").splitlines()[-1]) from None
    return told


def audited(what: str, known: Callable[[], list[Finding]]) -> tuple[list[str], bool]:
    """What is to be said of some packages, and whether they may stay."""
    try:
        found = [finding for finding in known() if not ACCEPTED.keys() & set(finding.ids)]
    except Unreached as heard:
        return [f"{what}: NOT AUDITED, no database of advisories can be reached ({str(heard)[:160]})"], True
    if not found:
        return [f"{what}: nothing known against them"], True
    return [f"{what}: {finding}" for finding in found], False


def main() -> int:
    # Side by side, so that nobody waits twice for who does not answer.
    with ThreadPoolExecutor() as threads:
        asked = threads.map(audited, ("Python's packages", "the page's packages"), (python, npm))
        told = list(asked)
    for lines, _ in told:
        print("\n".join(lines))
    return 0 if all(good for _, good in told) else 1


if __name__ == "__main__":
    raise SystemExit(main())
