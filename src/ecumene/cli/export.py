"""`ecumene export`: records as a table that data tools read."""

import os
from pathlib import Path

import click
from rich.progress import MofNCompleteColumn

from ecumene.cli.arguments import command
from ecumene.cli.errors import CannotWrite, NoFile
from ecumene.cli.progress import progress
from ecumene.core.text import Speaker
from ecumene.env.export import exported


@command("export")
@click.argument("files", nargs=-1, required=True)
@click.option("--to", default="games.parquet", metavar="FILE")
@click.pass_obj
def run(say: Speaker, files: tuple[str, ...], to: str) -> int:
    paths = [path for file in files for path in _records(Path(file))]
    folder = Path(to).absolute().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK) or Path(to).is_dir():
        raise CannotWrite(path=to)
    with progress(MofNCompleteColumn()) as bar:
        task = bar.add_task(to, total=len(paths))
        for _ in exported(paths, Path(to)):
            bar.advance(task)
    click.echo(say.say("export-done", games=len(paths), path=to))
    return 0


def _records(path: Path) -> list[Path]:
    """A record, or all records of a folder."""
    if path.is_dir():
        return sorted(path.glob("*.txt"))
    if not path.is_file():
        raise NoFile(path=str(path))
    return [path]
