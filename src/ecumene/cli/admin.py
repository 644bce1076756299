"""`ecumene admin`: a database is checked, copied, restored and exported, and a server kept by who owns it."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ecumene.cli import housekeeping
from ecumene.cli.arguments import Folder, Whole, command
from ecumene.cli.errors import CannotWrite, MisusedOption, NoFile, SurplusArguments, UnknownCommand
from ecumene.cli.housekeeping import Wishes
from ecumene.core.text import Speaker
from ecumene.server.backup import back_up, restore
from ecumene.server.messages.owners import MOST_DAYS
from ecumene.server.records import export_records
from ecumene.server.verify import Report, verify_database

OPTIONS = {"--keep": ("verify",), "--last": ("backup",)} | housekeeping.OPTIONS
"""Which tasks take which options."""
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
def run(say: Speaker, /, task: str, **said: Any) -> int:
    if task not in TASKS:
        raise UnknownCommand(command=task, known=list(TASKS))
    wishes = Wishes(say, **said)
    for option, tasks in OPTIONS.items():
        if wishes.value(option) and task not in tasks:
            raise MisusedOption(option=option)
    return TASKS[task](wishes)


def verify(wishes: Wishes) -> int:
    """Read a whole database with today's rules."""
    if wishes.place is not None:
        raise SurplusArguments(arguments=[wishes.place])
    with _shown(wishes, "verify-going") as shown:
        report = verify_database(wishes.database, shown, keep=wishes.keep)
    if wishes.for_programs:
        print(json.dumps(asdict(report)))
    else:
        _tell(wishes.say, report)
    return 0 if report.good else DOUBTFUL


def backup(wishes: Wishes) -> int:
    """Copy a whole database into a folder."""
    with _shown(wishes, "backup-going") as shown:
        folder = Folder().convert(wishes.name, None, None)
        made = str(back_up(wishes.database, folder, shown, last=wishes.last))
    return wishes.tell({"backup": made}, "backup-done", place=made)


def from_copy(wishes: Wishes) -> int:
    """Make a database out of a copy."""
    place = wishes.name
    if not Path(place).is_file():
        raise NoFile(path=place)
    with _shown(wishes, "restore-going") as shown:
        restore(Path(place), wishes.database, shown)
    return wishes.tell({"restored": place}, "restore-done", place=place)


def export(wishes: Wishes) -> int:
    """Write the records of all finished games into a folder, those of private tables too."""
    folder = Folder().convert(wishes.name, None, None)

    def write(name: str, text: str) -> None:
        try:
            (folder / name).write_text(text, encoding="utf-8")
        except OSError:
            raise CannotWrite(path=str(folder / name)) from None

    with _shown(wishes, "records-going") as shown:
        done = export_records(wishes.database, write, shown)
    wishes.tell({"folder": str(folder), **asdict(done)}, "records-done", count=done.games, place=str(folder))
    if not wishes.for_programs:
        for said, tables in (("records-in-part", done.in_part), ("records-missing", done.missing)):
            if tables:
                print(wishes.say.say(said, count=len(tables), tables=", ".join(tables)))
    return DOUBTFUL if done.in_part or done.missing else 0


TASKS: dict[str, Callable[[Wishes], int]] = {
    "verify": verify,
    "export": export,
    "backup": backup,
    "restore": from_copy,
    **housekeeping.TASKS,
}


@contextmanager
def _shown(wishes: Wishes, said: str) -> Iterator[Callable[[int, int], None]]:
    """How far something is."""
    with Progress(console=Console(stderr=True), transient=True, disable=wishes.for_programs) as bar:
        going = bar.add_task(wishes.say.say(said), total=None)
        yield lambda done, of: bar.update(going, completed=done, total=of)


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
