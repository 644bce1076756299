"""`ecumene admin`: a database is checked, copied and restored, and a server kept by who owns it."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ecumene.cli import housekeeping
from ecumene.cli.arguments import Folder, Whole, command
from ecumene.cli.errors import MissingArgument, MisusedOption, NoFile, SurplusArguments, UnknownCommand
from ecumene.core.text import Speaker
from ecumene.server.backup import back_up, restore
from ecumene.server.messages.owners import MOST_DAYS
from ecumene.server.verify import Report, verify_database

VERIFY, BACKUP, RESTORE = COPYING = ("verify", "backup", "restore")
TASKS = (*COPYING, *housekeeping.TASKS)
OPTIONS = {"--keep": (VERIFY,), "--last": (BACKUP,)} | housekeeping.OPTIONS
"""Which tasks take which options."""
DONE = {BACKUP: "backup-done", RESTORE: "restore-done"}
DOUBTFUL = 1
"""The exit status when some tables would not stand."""
FINDINGS = {
    "stands": "verify-stands",
    "kept": "verify-kept",
    "in-part": "verify-in-part",
    "gone": "verify-gone",
    "unknown-game": "verify-unknown-game",
}


@command("admin")
@click.argument("task")
@click.argument("place", required=False)
@click.option("--database", metavar="URL")
@click.option("--keep", is_flag=True)
@click.option("--last", type=Whole(1), metavar="N")
@click.option("--remove", is_flag=True)
@click.option("--days", type=Whole(1, MOST_DAYS), metavar="N")
@click.option("--dry-run", is_flag=True)
@click.option("--reason", metavar="TEXT")
@click.option("--json", "for_programs", is_flag=True)
@click.pass_obj
def run(
    say: Speaker,
    task: str,
    place: str | None,
    database: str | None,
    keep: bool,
    last: int | None,
    remove: bool,
    days: int | None,
    dry_run: bool,
    reason: str | None,
    for_programs: bool,
) -> int:
    if task not in TASKS:
        raise UnknownCommand(command=task, known=list(TASKS))
    given = {"--keep": keep, "--last": last, "--remove": remove, "--days": days, "--dry-run": dry_run}
    for option, value in (given | {"--reason": reason}).items():
        if value and task not in OPTIONS[option]:
            raise MisusedOption(option=option)
    if task in housekeeping.TASKS:
        wishes = housekeeping.Wishes(say, database, place, for_programs, remove, days, dry_run, reason)
        return housekeeping.TASKS[task](wishes)
    return _copy(say, task, place, database, keep=keep, last=last, for_programs=for_programs)


def _copy(
    say: Speaker,
    task: str,
    place: str | None,
    database: str | None,
    *,
    keep: bool,
    last: int | None,
    for_programs: bool,
) -> int:
    """Check a database, copy it, or make one out of a copy."""
    if task == VERIFY:
        if place is not None:
            raise SurplusArguments(arguments=[place])
        return _verify(say, database, keep=keep, for_programs=for_programs)
    if place is None:
        raise MissingArgument(argument="PLACE")
    if task == BACKUP:
        with _shown(say.say("backup-going"), quiet=for_programs) as shown:
            folder = Folder().convert(place, None, None)
            made = {"backup": str(back_up(database, folder, shown, last=last))}
    else:
        if not Path(place).is_file():
            raise NoFile(path=place)
        with _shown(say.say("restore-going"), quiet=for_programs) as shown:
            restore(Path(place), database, shown)
        made = {"restored": place}
    print(json.dumps(made) if for_programs else say.say(DONE[task], place=next(iter(made.values()))))
    return 0


@contextmanager
def _shown(said: str, *, quiet: bool) -> Iterator[Callable[[int, int], None]]:
    """How far something is."""
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as bar:
        going = bar.add_task(said, total=None)
        yield lambda done, of: bar.update(going, completed=done, total=of)


def _verify(say: Speaker, database: str | None, *, keep: bool, for_programs: bool) -> int:
    with _shown(say.say("verify-going"), quiet=for_programs) as shown:
        report = verify_database(database, shown, keep=keep)
    if for_programs:
        print(json.dumps(asdict(report)))
    else:
        _tell(say, report)
    return 0 if report.good else DOUBTFUL


def _tell(say: Speaker, report: Report) -> None:
    console = Console()
    for finding, count in report.found.items():
        if count:
            console.print(say.say(FINDINGS[finding], count=count))
    if report.newly_kept:
        console.print(say.say("verify-newly-kept", count=report.newly_kept))
    if report.doubts:
        table = Table()
        for column in ("verify-table", "verify-game", "verify-rules", "verify-lines"):
            table.add_column(say.say(column))
        table.add_column()
        for doubt in report.doubts:
            lines, found = f"{doubt.stand}/{doubt.lines}", say.say(FINDINGS[doubt.found], count=1)
            table.add_row(doubt.table, doubt.game, str(doubt.rules), lines, found)
        console.print(table)
    console.print(say.say("verify-good" if report.good else "verify-bad"))
