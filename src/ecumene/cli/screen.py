"""What the terminal shows: the table as a seat sees it, what happened, what is asked."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text
from rich.tree import Tree

from ecumene.core.events import Event
from ecumene.core.game import Game
from ecumene.core.steps import Choice
from ecumene.core.text import Speaker

MANY = 40
"""More choices than this are not listed: they are seen on the board, and found by completion."""

BESIDE = 112
"""From this width on, what happened stands beside the board."""

BOARD_HEIGHT, QUESTION_HEIGHT, FEW = 20, 5, 4
"""How many lines of news fit beside a board, below it, and at least."""


class Screen:
    """Shows things on a terminal, or on whatever takes its place."""

    def __init__(self, say: Speaker, game: Game) -> None:
        self.say = say
        self.game = game
        self.console = Console(highlight=False)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def note(self, message: str, **args: Any) -> None:
        """One of the terminal's own sentences."""
        self.line(self.say.say(message, **args))

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=True)

    def table(self, view: Mapping[str, Any], happened: Sequence[str] = ()) -> None:
        """The table, with what happened since it was last shown."""
        board = drawn(self.game, view, self.say)
        beside = self.console.width >= BESIDE
        room = BOARD_HEIGHT if beside else max(FEW, self.console.height - BOARD_HEIGHT - QUESTION_HEIGHT)
        news = Group(*(Text(f"· {sentence}", style="dim") for sentence in happened[-room:]))
        title = Text(self.say.say("name"), style="bold")
        title.append(" · " + self.say.say("play-turn", turn=view["turn"]), style="not bold")
        self.console.rule(title, align="left", style="dim")
        if happened and beside:
            grid = Grid.grid(padding=(0, 3))
            grid.add_row(board, news)
            self.console.print(grid)
        else:
            self.console.print(board)
            if happened:
                self.console.print()
                self.console.print(news)
        self.console.print()

    def question(self, asked: Mapping[str, Any]) -> None:
        """What is asked, and what can be answered."""
        self.line(self.say.question(asked), "bold")
        concession = asked.get("concession")
        self.choices([choice for choice in asked["choices"] if choice != concession] or asked["choices"])

    def choices(self, choices: Sequence[Choice]) -> None:
        """The choices by name, with what to type for them where that differs."""
        if len(choices) > MANY:
            self.line(self.say.say("play-many-choices", count=len(choices)), "dim")
            return
        line = Text(" ")
        for choice in choices:
            name = self.say.choice(choice)
            item = Text(" ").append(name, style="bold")
            if name != choice:
                item.append(f" ({choice})", style="dim")
            if line.cell_len + item.cell_len > self.console.width:
                self.console.print(line)
                line = Text(" ")
            line.append_text(item).append(" ·" if choice != choices[-1] else "", style="dim")
        self.console.print(line)

    def standings(self, view: Mapping[str, Any], players: Sequence[str]) -> None:
        """Who won; against opponents that the game itself plays, whether that is a victory or a defeat."""
        grid = Grid.grid(padding=(0, 2))
        for place in view["standings"]:
            score = " · ".join(str(part) for part in place["score"])
            seat = place["seat"]
            name = players[seat] if seat < len(players) else self.say.player(seat)
            grid.add_row(f"{place['rank']}.", Text(name), score)
        title = "play-over"
        if len(view["standings"]) > len(players):
            title = "play-victory" if view["standings"][0]["seat"] < len(players) else "play-defeat"
        self.console.print(Panel.fit(grid, title=self.say.say(title)))


def drawn(game: Game, view: Mapping[str, Any], say: Speaker) -> RenderableType:
    """The table as the game draws it, else the view as it is."""
    if game.draw is not None:
        text = Text.from_markup(game.draw(view, say))
        text.no_wrap = True
        text.overflow = "crop"
        return text
    tree = Tree(say.say("name"))
    frame = {"game", "seats", "viewer", "turn", "asked", "standings"}
    for name, value in view.items():
        if name not in frame:
            _grow(tree, say.word(name), value, say)
    return tree


def _grow(tree: Tree, name: str, value: Any, say: Speaker) -> None:
    """A part of a view as a branch: what is small on one line, what is large below."""
    if isinstance(value, Mapping) and value:
        inside: Iterable[tuple[str, Any]] = value.items()
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        inside = ((str(n), item) for n, item in enumerate(value, 1))
    else:
        items = value if isinstance(value, list) else [value]
        said = ", ".join("–" if item is None else say.word(str(item)) for item in items)
        tree.add(Text(f"{name}: {said}"))
        return
    branch = tree.add(Text(name))
    for key, item in inside:
        _grow(branch, say.word(str(key)), item, say)


def sentences(events: Iterable[Event], say: Speaker) -> list[str]:
    """What happened, in words."""
    return [say.event(event) for event in events]
