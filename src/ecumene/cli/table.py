"""A game at the terminal: people who type, bots that think, and a record that is never lost."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ecumene.bots import Bot
from ecumene.bots.advice import advice
from ecumene.cli import saves
from ecumene.cli.errors import MissingArgument, NoConcession
from ecumene.cli.lines import Lines
from ecumene.cli.reasons import said
from ecumene.cli.rules import found, rendered
from ecumene.cli.screen import MANY, Screen, sentences
from ecumene.cli.words import Phrasebook, plain
from ecumene.core.errors import EcumeneError, NothingToUndo, NotUnderstood
from ecumene.core.events import seen_by
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.steps import Link
from ecumene.core.text import Speaker
from ecumene.table import Line, Table
from ecumene.table.silence import last_chain
from ecumene.table.thinking import thought

TABLE_COMMANDS = (
    *("why", "hint", "undo", "redo", "save", "rules"),
    *("choices", "board", "resign", "help", "quit"),
)


class Leaves(Exception):
    """Somebody gets up from the table."""


class Sitting:
    """People and bots around a table, from its first question to the last."""

    def __init__(
        self,
        table: Table,
        bots: Sequence[Bot | None],
        say: Speaker,
        lines: Lines,
        seconds: float,
        place: Path,
        practice: bool = False,
    ) -> None:
        self.table = table
        self.record = record = table.played
        self.bots = bots
        self.say = say
        self.lines = lines
        self.seconds = seconds
        self.place = place
        self.practice = practice
        """Whether anything may be taken back, whatever has come to light since."""
        self.screen = Screen(say, record.game)
        self.phrasebook = Phrasebook(say)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.chance = Rng(~record.seed)
        self.told: dict[int | None, int] = {}
        """How much of the record each viewer has been told."""
        self._act: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "rules": self._rules,
            "choices": self._choices,
            "board": self._board,
            "resign": self._resign,
            "help": self._help,
            "quit": self._quit,
        }

    def play(self) -> None:
        """Play to the end, or until somebody leaves; the record is kept either way."""
        try:
            if self.record.cut is not None:
                reason = self.say.error(self.record.cut)
                self.lines.wait(self.say.say("play-cut", reason=reason, path=str(self.place)))
            while (seat := self.table.asked_seat) is not None:
                bot, silence = self.bots[seat], self.table.silence(seat)
                if bot is not None:
                    self._think(seat, bot)
                elif silence is not None:
                    self._choose(seat, [silence])
                else:
                    self._ask(seat)
            self._finish()
        except (Leaves, EOFError, KeyboardInterrupt):
            if self._keep():
                self.screen.note("play-left", path=str(self.place))
                self.screen.line(f"  ecumene play --load {self.place}", "bold")
            else:
                self.screen.note("play-not-kept", path=str(self.place))
                self.screen.line(str(self.record))

    def _keep(self) -> bool:
        """Save what was played; a full disk must not end the game."""
        try:
            saves.keep(self.record, self.place)
        except EcumeneError:
            return False
        return True

    def _finish(self) -> None:
        view = self.table.view(self.viewer)
        self.screen.clear()
        self.screen.table(view, self._news(self.viewer))
        self.screen.standings(view, [self.player(seat) for seat in range(self.record.seats)])
        if self._keep():
            self.screen.note("play-kept", path=str(self.place))
            self.screen.line(f"  ecumene replay {self.place}", "bold")

    def player(self, seat: int) -> str:
        """A seat and who sits there."""
        bot = self.bots[seat]
        return self.say.player(seat) + (f" ({self.say.say(f'bot-{bot.name}')})" if bot else "")

    # Bots ---------------------------------------------------------------------------------------

    def _think(self, seat: int, bot: Bot) -> None:
        seen = self.table.redealt(seat, self.chance.next64())
        with self.screen.console.status(self.say.say("play-thinking", seat=seat)):
            chain = thought(bot, seen, self.seconds)
        self._choose(seat, chain)
        if not self.people:
            for sentence in self._news(None):
                self.screen.line(sentence)

    # People -------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.viewer:
            self._curtain(seat)
        position = self.table.position
        view = self.table.view(seat)
        if (
            self.screen.console.is_terminal
            or not isinstance(position.decision, Link)
            or seat not in self.told
        ):
            self.screen.clear()
            self.screen.table(view, self._news(seat))
        self.screen.question(view["asked"])
        version = self.table.version
        while self.table.version == version:
            line = self.lines.ask(f"{self.say.player(seat)}> ", self._ways).strip()
            try:
                self._do(line, seat)
            except EcumeneError as error:
                self.screen.line(self.say.error(self._in_words(error)), "red")
        self._keep()

    def _in_words(self, error: EcumeneError) -> EcumeneError:
        """An error that names what is possible as the player would; a long list helps nobody."""
        if not isinstance(error, NotUnderstood):
            return error
        concession = self._concession()
        possible = [self.say.choice(choice) for choice in error.details["possible"] if choice != concession]
        return NotUnderstood(word=error.details["word"], possible=possible if len(possible) <= MANY else [])

    def _curtain(self, seat: int) -> None:
        self.screen.clear()
        self.lines.wait(self.say.say("play-curtain", seat=seat))
        self.viewer = seat

    def _news(self, seat: int | None) -> list[str]:
        """What happened since a seat was last told, as it saw it."""
        entries = self.record.entries
        since = min(self.told.get(seat, 0), len(entries))
        self.told[seat] = len(entries)
        return [
            text
            for entry in entries[since:]
            for text in sentences(seen_by(list(entry.events), seat), self.say)
        ]

    def _ways(self, typed: str) -> Iterable[tuple[str, str]]:
        yield from self.phrasebook.ways(self._seen(), typed)
        words = typed.split()
        if len(words) < 2:
            for command in TABLE_COMMANDS:
                word = self.say.say(f"command-{command}")
                if plain(word).startswith(plain(typed)) and typed.strip():
                    yield word, self.say.say(f"command-{command}-help")

    def _do(self, line: str, seat: int) -> None:
        """A command, or a choice."""
        if not line or line.startswith("#"):
            return
        command = self._command(line)
        if command is None or line in self.table.position.answers():
            self._choose(seat, self.phrasebook.chain(self._seen(), line))
        else:
            self._act[command[0]](command[1])

    @property
    def _seat(self) -> int:
        seat = self.table.asked_seat
        assert seat is not None
        return seat

    def _seen(self) -> Position:
        """What the asked seat could believe: what it types is read from this, so that nothing else shows."""
        return self.table.redealt(self._seat, self.table.version)

    def _choose(self, seat: int, choices: Sequence[str]) -> None:
        self.table.apply(self.table.plan_choice(seat, choices, self.table.version))

    def _command(self, line: str) -> tuple[str, str] | None:
        """The command at the start of a line, and what follows it."""
        for command in TABLE_COMMANDS:
            for word in {command, self.say.say(f"command-{command}")}:
                length = len(word.split())
                words = line.split()
                if plain(" ".join(words[:length])) == plain(word):
                    return command, " ".join(words[length:])
        return None

    # Commands -----------------------------------------------------------------------------------

    def _why(self, rest: str) -> None:
        if not rest:
            raise MissingArgument(argument=self.say.say("command-why-what"))
        seat, seed = self._seat, self.table.version
        chain = self.phrasebook.chain(self._seen(), rest)
        refusal = self.table.why(seat, chain, seed)
        if refusal is None:
            self.screen.note("play-allowed", choice=" ".join(chain))
            for sentence in sentences(self.table.preview(seat, chain, seed), self.say):
                self.screen.line(f"· {sentence}", "dim")
        else:
            rule = refusal.objection.rule
            self.screen.line(self.say.objection(refusal.objection))
            self.screen.console.print(rendered(found(self.record.game, self.say.lang, rule)))

    def _hint(self, _rest: str) -> None:
        seen = self.table.redealt(self._seat, self.chance.next64())
        found = advice(seen, self.chance.next64(), self.seconds)
        spoken = " ".join(self.say.choice(choice) for choice in found.chain)
        self.screen.note("play-hint", choice=" ".join(found.chain), meaning=spoken)
        if found.why:
            self.screen.note("play-hint-why", why=said(self.say, found.why))

    def _undo(self, _rest: str) -> None:
        """Back to the head of the last chain, or of the chain that is half made, while nothing was shown.

        In practice it is the last chain of whoever takes back, whatever has come since.
        """
        seat = self._seat
        to = last_chain(self.record, self.table.seats, seat if self.practice else None)
        if to is None or (not self.practice and self.table.number - to > self.record.undoable(seat)):
            raise NothingToUndo(seat=seat)
        line = self.table.plan_undo(self.table.seats[seat].guest, seat, to)
        assert isinstance(line, Line)
        self.table.apply(line)
        self.told[seat] = min(self.told.get(seat, 0), len(self.record.entries))

    def _redo(self, _rest: str) -> None:
        """Make again what was last taken back, up to the next question that its player is asked."""
        seat = self._seat
        guest = self.table.seats[seat].guest
        self.table.apply(self.table.plan_redo(guest, seat))
        while self._goes_on(seat) and self.table.redoable(seat):
            self.table.apply(self.table.plan_redo(guest, seat))

    def _goes_on(self, seat: int) -> bool:
        """Whether a choice is only half made, or silence will answer what is asked."""
        return isinstance(self.table.position.decision, Link) or self.table.silence(seat) is not None

    def _save(self, rest: str) -> None:
        if not rest:
            raise MissingArgument(argument=self.say.say("command-save-what"))
        path = Path(rest).expanduser()
        saves.save(self.record, path)
        self.screen.note("play-saved", path=str(path))

    def _rules(self, rest: str) -> None:
        if not rest:
            raise MissingArgument(argument=self.say.say("command-rules-what"))
        self.screen.console.print(rendered(found(self.record.game, self.say.lang, rest)))

    def _choices(self, _rest: str) -> None:
        words = [self.say.choice(choice) for choice in self.table.position.answers()]
        self.screen.line(", ".join(words))

    def _board(self, _rest: str) -> None:
        view = self.table.view(self._seat)
        self.screen.table(view)
        self.screen.question(view["asked"])

    def _concession(self) -> str | None:
        """The choice that gives the game up, if there is one now."""
        decision = self.table.position.decision
        return decision.concession() if decision else None

    def _resign(self, rest: str) -> None:
        """Give the game up, if its rules allow that now and it is said twice."""
        seat, concession = self.table.asked_seat, self._concession()
        if seat is None or concession is None:
            raise NoConcession()
        if plain(rest) == plain(self.say.say("command-resign-yes")):
            self._choose(seat, [concession])
        else:
            self.screen.note("play-resign")

    def _help(self, _rest: str) -> None:
        self.screen.note("play-help")
        for command in TABLE_COMMANDS:
            word = self.say.say(f"command-{command}")
            self.screen.line(f"  {word:12} {self.say.say(f'command-{command}-help')}")

    def _quit(self, _rest: str) -> None:
        raise Leaves
