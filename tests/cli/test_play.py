"""Games at the terminal: what is shown, what can be said, and that nothing is lost."""

import json
import re
from pathlib import Path

import pytest

import ecumene
from ecumene.core.record import Record, load
from ecumene.core.rng import Rng
from tests.cli.keyboard import Keyboard
from tests.cli.terminal import Terminal


def random_game(seed: int, seats: int = 2) -> Record:
    """A whole game of random choices."""
    record = Record.start("tigris", seats, seed)
    chance = Rng(seed)
    while not record.position.over:
        choices = record.position.choices()
        record.push(choices[chance.below(len(choices))])
    return record


def lines_of(record: Record) -> str:
    return "".join(f"{choice}\n" for choice in record.choices)


def test_the_table_is_shown_with_hand_scores_and_question(terminal: Terminal) -> None:
    told = terminal.run("play", "tigris", "--seed", "7", typed="quit\n")
    assert told.returncode == 0
    assert "\x1b" not in told.stdout
    rows = told.stdout.splitlines()
    assert any(row.startswith(" 1  .   .   .   .  ~~~~") for row in rows)
    assert any(row.startswith("hand: ") for row in rows)
    assert any(row.startswith("> a Archer   0") for row in rows)
    assert any("choose an action (2 left)" in row for row in rows)
    assert max(map(len, rows[:22])) <= 80


def test_a_chain_is_one_line_or_two(terminal: Terminal) -> None:
    told = terminal.run("play", "tigris", "--seed", "7", typed="king b3\npriest\nc2\nquit\n")
    assert "Archer places the king on b3." in told.stdout
    assert "where does the priest go" in told.stdout
    assert "Archer places the priest on c2." in told.stdout
    assert load(terminal.saved()[0]).choices == ["king", "b3", "priest", "c2"]


def test_spanish_names_are_understood_as_well_as_notation(terminal: Terminal) -> None:
    typed = "Rey b3\nsacerdote c2\nterminar el turno\nsalir\n"
    told = terminal.run("play", "tigris", "--seed", "7", "--lang", "es", typed=typed)
    assert "Arco coloca el rey en b3." in told.stdout
    assert load(terminal.saved()[0]).choices[:5] == ["king", "b3", "priest", "c2", "end"]


def test_why_answers_with_the_rule(terminal: Terminal) -> None:
    typed = "why temple d7\nwhy king d7\nwhy king b3\nwhy\nwhy dance\n"
    told = terminal.run("play", "tigris", "--seed", "7", typed=typed).stdout
    assert "Only farms go on rivers" in told or "river" in told.split("why temple d7")[1]
    assert "“king b3” is allowed." in told
    assert "Archer places the king on b3." in told
    assert "Something is missing" in told
    assert "“dance” means nothing here" in told


def test_what_is_not_allowed_or_not_understood_changes_nothing(terminal: Terminal) -> None:
    told = terminal.run("play", "tigris", "--seed", "7", typed="king d4\nking z99\nfly\n\n# a remark\nquit\n")
    assert "You cannot choose" in told.stdout
    assert "“z99” means nothing here" in told.stdout
    assert "You can say: settlement" in told.stdout
    assert load(terminal.saved()[0]).choices == []


def test_undo_takes_back_a_whole_chain_and_a_half_made_one(terminal: Terminal) -> None:
    typed = "king b3\npriest c2\nundo\npriest\nundo\nundo\nundo\nquit\n"
    told = terminal.run("play", "tigris", "--seed", "7", typed=typed)
    assert "There is nothing to take back" in told.stdout
    assert load(terminal.saved()[0]).choices == []


def test_redo_makes_a_chain_again_as_it_was_taken_back(terminal: Terminal) -> None:
    typed = "redo\nking b3\npriest\nundo\nundo\nredo\nredo\nc2\nredo\nquit\n"
    told = terminal.run("play", "tigris", "--seed", "7", typed=typed)
    assert told.stdout.count("There is nothing to make again") == 2
    assert load(terminal.saved()[0]).choices == ["king", "b3", "priest", "c2"]


def test_hint_is_something_that_can_be_done(terminal: Terminal) -> None:
    told = terminal.run("play", "tigris", "--seed", "7", typed="hint\nquit\n").stdout
    found = re.search(r"I would say: ([a-z0-9 ]+) \(", told)
    assert found
    assert ecumene.new("tigris", seats=2, seed=7).why(found[1]) is None


def test_rules_help_choices_and_board(terminal: Terminal) -> None:
    typed = "rules monument\nrules zeppelin\nrules\nhelp\nking\nchoices\nboard\nquit\n"
    told = terminal.run("play", "tigris", "--seed", "7", typed=typed).stdout
    assert "A monument cannot be destroyed." in told
    assert "No rule speaks of “zeppelin”." in told
    assert "takes your last choice back" in told
    assert "b1, j1, l1" in told
    assert told.count(" +   T*  +") >= 1


def test_giving_up_is_a_command_of_its_own_and_said_twice(terminal: Terminal) -> None:
    play = ("play", "ages", "--seed", "7", "--hotseat", "--lang", "es")
    typed = "end\nend\nopciones\nvolar\nabandonar la partida\nabandonar sí\n"
    told = terminal.run(*play, typed=typed).stdout
    listed, said = told.split("abandonar la partida")
    assert "Pasar (pass)" in listed
    assert "Ahora puedes decir: Pasar." in listed
    assert "Abandonar la partida" not in listed
    assert "Si abandonas, pierdes." in said
    assert load(terminal.saved()[0]).choices == ["end", "end", "resign"]
    assert "Naranja abandona la partida." in said


def test_nobody_gives_up_where_the_rules_do_not_let_them(terminal: Terminal) -> None:
    told = terminal.run("play", "tigris", "--seed", "7", typed="resign\nresign yes\nquit\n").stdout
    assert told.count("The rules do not let you resign now.") == 2
    assert load(terminal.saved()[0]).choices == []


def test_save_writes_a_copy_but_over_no_other_file(terminal: Terminal, tmp_path: Path) -> None:
    terminal.folder = tmp_path
    (tmp_path / "diary.txt").write_text("Dear diary", encoding="utf-8")
    typed = "king b3\nsave game.txt\nsave game.txt\nsave diary.txt\nsave no/such/folder.txt\nsave\nquit\n"
    told = terminal.run("play", "tigris", "--seed", "7", typed=typed).stdout
    assert load(tmp_path / "game.txt").choices == ["king", "b3"]
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "Dear diary"
    assert "it is left alone" in told
    assert "no/such/folder.txt cannot be written" in told


def test_a_game_that_was_left_goes_on_where_it_stood(terminal: Terminal) -> None:
    left = terminal.run("play", "tigris", "--seed", "7", "--bots", "random", typed="king b3\nend\n")
    (kept,) = terminal.saved()
    assert f"ecumene play --load {kept}" in left.stdout
    before = load(kept)
    assert before.choices[:3] == ["king", "b3", "end"]
    assert before.names == ["", "bot random"]
    on = terminal.run("play", "--load", str(kept), typed="end\n")
    assert on.returncode == 0
    after = load(kept)
    assert after.choices[: len(before.choices)] == before.choices
    assert len(after.choices) > len(before.choices)
    assert after.names == before.names
    assert terminal.saved() == [kept]


def test_a_whole_hot_seat_game_is_played_to_its_standings_and_replayed(terminal: Terminal) -> None:
    record = random_game(5, seats=3)
    told = terminal.run("play", "tigris", "--seats", "3", "--hotseat", "--seed", "5", typed=lines_of(record))
    assert told.returncode == 0
    assert "The game is over" in told.stdout
    assert "It is Lion’s turn to look." in told.stdout
    (kept,) = terminal.saved()
    assert str(load(kept)) == str(record)


def test_a_seat_is_never_shown_what_another_drew(terminal: Terminal) -> None:
    told = terminal.run(
        "play", "tigris", "--hotseat", "--seed", "5", typed="end\nend\nswap temple done\nend\n"
    )
    looks = re.split(r"It is (\w+)’s turn to look", told.stdout)[1:]
    for who, shown in zip(looks[::2], looks[1::2], strict=True):
        other = "Lion" if who == "Archer" else "Archer"
        assert not re.search(rf"{other} draws", shown)


def test_bots_play_each_other_to_the_end(terminal: Terminal) -> None:
    told = terminal.run("play", "tigris", "--bots", "random,random", "--seats", "2", "--seed", "3")
    assert "The game is over" in told.stdout
    assert "(random bot)" in told.stdout
    assert load(terminal.saved()[0]).position.over


def test_against_the_game_itself_the_end_is_a_victory_or_a_defeat(terminal: Terminal) -> None:
    told = terminal.run(
        "play", "innersea", "--bots", "random", "--seats", "1", "--seed", "3", "--option", "epochs=1"
    )
    record = load(terminal.saved()[0])
    places = record.position.standings()
    assert len(places) == 2
    won = places[0].seat == 0
    assert ("Victory" in told.stdout, "Defeat" in told.stdout) == (won, not won)


def test_a_game_that_cannot_be_kept_is_told(terminal: Terminal, tmp_path: Path) -> None:
    terminal.data = tmp_path / "file"
    terminal.data.write_text("not a folder", encoding="utf-8")
    told = terminal.run("play", "tigris", "--seed", "7", typed="king b3\nquit\n")
    assert told.returncode == 0
    assert "1. archer: king; b3" in told.stdout


def test_options_and_seats_reach_the_table(terminal: Terminal) -> None:
    terminal.run(
        "play", "tigris", "--seats", "4", "--bots", "random", "--option", "board=alternative", typed="quit\n"
    )
    record = load(terminal.saved()[0])
    assert (record.seats, record.options["board"]) == (4, "alternative")
    assert record.names == ["", "bot random", "bot random", "bot random"]


# Replay -----------------------------------------------------------------------------------------


def test_replay_tells_programs_the_standings(terminal: Terminal, tmp_path: Path) -> None:
    record = random_game(6)
    record.save(tmp_path / "game.txt")
    told = json.loads(terminal.run("replay", str(tmp_path / "game.txt"), "--json").stdout)
    standings = record.position.standings()
    assert told["over"] is True
    assert [(place["seat"], place["rank"], place["score"]) for place in told["standings"]] == [
        (record.game.seat_words[place.seat], place.rank, list(place.score)) for place in standings
    ]


def test_replay_leafs_forward_back_and_to_the_end(terminal: Terminal, tmp_path: Path) -> None:
    record = random_game(6)
    record.comments[0] = "A quiet start."
    record.save(tmp_path / "game.txt")
    told = terminal.run("replay", str(tmp_path / "game.txt"), typed="\n\nback\n3\nlast\n\n0\nq\n").stdout
    pages = re.findall(r"^(\d+)/\d+ \(Enter", told, re.MULTILINE)
    assert pages[:4] == ["0", "1", "2", "1"]
    assert pages[4] == "3"
    assert "The game is over" in told
    assert "There is nothing further this way." in told
    assert "# A quiet start." in told


def test_replay_from_a_seat_shows_its_hand(terminal: Terminal, tmp_path: Path) -> None:
    random_game(6).save(tmp_path / "game.txt")
    path = str(tmp_path / "game.txt")
    assert "reserva:" in terminal.run("replay", path, "--seat", "León", "--lang", "es").stdout
    assert "hand:" not in terminal.run("replay", path).stdout
    refused = terminal.run("replay", path, "--seat", "tiger")
    assert refused.returncode == 2
    assert "Archer" in refused.stderr


def test_a_damaged_record_is_refused_with_its_line(terminal: Terminal, tmp_path: Path) -> None:
    text = str(random_game(6)).splitlines()
    at = next(n for n, line in enumerate(text) if line.startswith("3. "))
    text[at] = "3. archer: dance"
    (tmp_path / "game.txt").write_text("\n".join(text), encoding="utf-8")
    for command in (["replay"], ["play", "--load"]):
        told = terminal.run(*command, str(tmp_path / "game.txt"))
        assert told.returncode == 2
        assert f"line {at + 1}" in told.stderr


# A real keyboard --------------------------------------------------------------------------------


@pytest.mark.parametrize("goodbye", ["\x03", "\x04", "quit\r"], ids=["Ctrl-C", "Ctrl-D", "quit"])
def test_leaving_loses_nothing(terminal: Terminal, goodbye: str) -> None:
    keyboard = Keyboard(terminal, "play", "tigris", "--seed", "7")
    shown = keyboard.until("Archer>")
    assert "\x1b[38;5;" in shown or "\x1b[48;5;" in shown
    keyboard.type("king b3\r")
    keyboard.until("(1 left)")
    keyboard.until("Archer>")
    keyboard.type(goodbye)
    keyboard.until("Nothing is lost")
    assert keyboard.end() == 0
    assert load(terminal.saved()[0]).choices == ["king", "b3"]


def test_tab_completes_choices_and_chains(terminal: Terminal) -> None:
    keyboard = Keyboard(terminal, "play", "tigris", "--seed", "7", "--lang", "es")
    keyboard.until("Arco>")
    keyboard.type("sacer")
    keyboard.until("sacerdote")
    keyboard.type("\t")
    keyboard.until("dote")
    keyboard.type(" a")
    keyboard.until("a8")
    keyboard.type("\t\r")
    keyboard.until("Arco coloca el sacerdote en a2")
    keyboard.until("Arco>")
    keyboard.type("\x04")
    keyboard.until("No se pierde nada")
    assert keyboard.end() == 0


def test_no_color_means_no_colour(terminal: Terminal) -> None:
    keyboard = Keyboard(terminal, "play", "tigris", "--seed", "7", NO_COLOR="1")
    shown = keyboard.until("Archer>")
    assert not re.search(r"\x1b\[[0-9;]*(38|48);", shown)
    keyboard.type("\x04")
    keyboard.until("Nothing is lost")
    assert keyboard.end() == 0


def test_a_curtain_falls_between_hands(terminal: Terminal) -> None:
    keyboard = Keyboard(terminal, "play", "tigris", "--seed", "7", "--hotseat")
    assert "hand:" not in keyboard.until("press Enter.")
    keyboard.type("\r")
    keyboard.until("Archer>")
    keyboard.type("end\r")
    after = keyboard.until("It is Lion’s turn to look.")
    assert "\x1b[2J" in after
    keyboard.type("\r")
    keyboard.until("Lion>")
    keyboard.type("\x04")
    keyboard.until("Nothing is lost")
    assert keyboard.end() == 0
