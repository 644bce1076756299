"""`ecumene admin verify`: whether a database stands by the rules of this version, before it serves it."""

import json
from dataclasses import asdict

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ecumene.cli.arguments import command
from ecumene.cli.errors import UnknownCommand
from ecumene.core.text import Speaker
from ecumene.server.verify import Report, verify_database

VERIFY = "verify"
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
@click.option("--database", metavar="URL")
@click.option("--keep", is_flag=True)
@click.option("--json", "for_programs", is_flag=True)
@click.pass_obj
def run(say: Speaker, task: str, database: str | None, keep: bool, for_programs: bool) -> int:
    if task != VERIFY:
        raise UnknownCommand(command=task, known=[VERIFY])
    with Progress(console=Console(stderr=True), transient=True, disable=for_programs) as bar:
        going = bar.add_task(say.say("verify-going"))
        report = verify_database(
            database, lambda done, of: bar.update(going, completed=done, total=of), keep=keep
        )
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
