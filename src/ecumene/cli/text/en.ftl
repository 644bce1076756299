# What the terminal says.

about =
    Ecumene { $version }: one table for five civilization board games.

    Usage: ecumene COMMAND …

      play     play a game here in the terminal, against bots or around one keyboard
      serve    open the table in the browser
      worker   think for the servers over one PostgreSQL
      arena    let bots play each other
      tune     tune what bots go by, by playing against themselves
      train    learn what bots go by, from games
      replay   leaf through a recorded game
      export   make a table of decisions out of records
      review   go over a game: who was winning, where that changed and what the master would have done
      rules    read and search the rules
      bench    measure how fast the rules are
      admin    check or copy a database, and keep a server

    “ecumene COMMAND --help” explains each. --lang es|en sets the language.

about-play = Plays a game here in the terminal. Without --bots or --hotseat, you play against the strategist.
about-serve = Opens the table in the browser. Over PostgreSQL several processes and several machines may open it at once; “ecumene worker” thinks for the bots then.
about-worker = Thinks for the bots, the hints and the reviews of all servers over one PostgreSQL. There may be as many as are needed, on any machine; if one is lost, another goes on with what it had.
about-arena = Lets bots play each other. The seed settles all chance: the same seed gives the same results with any number of processes, unless thinking time is limited.
about-tune = Tunes the constants of a game's evaluation: moves them, plays one against the other with swapped seats and follows those that win (SPSA); at the end what was found plays what the game has until a sequential test has seen enough. What is done is kept after every step: the same command goes on from there.
about-train = Learns from games how much the terms of a game's evaluation should count: a bot plays itself with varied evaluations, one weight a term is fitted to who won, and at the end what was learned plays what the game has. It counts only if it wins. What is done is kept after every batch: the same command goes on from there.
about-replay = Leafs through a recorded game: Enter goes on, “b” back, a number to that page, “l” to the last, “q” quits.
about-export = Makes a Parquet table out of records, or out of all records of folders: a row a decision, with what could be chosen, what was chosen, what the seat saw and how the game ended.
about-review = Goes over a recorded game: each player's chance of winning in the course of it, the moments that decided it and, for each, what the master would have done and why. Ctrl-C ends it early, with what is known so far.
about-bench = Plays random games on one core and measures decisions and games per CPU-second, copies and memory.
about-admin = “ecumene admin verify” checks that all tables of a database stand by the rules of this version. It changes nothing there, but for what --keep asks for, and may run while another server uses it. “ecumene admin backup FOLDER” leaves a whole copy there, while people play as well; “ecumene admin restore COPY” makes a database out of it where there is none yet. “ecumene admin export FOLDER” writes the record of every finished game there, one file a game, also those of private tables: whoever has the database has all of it. “ecumene admin owner NAME” lets an account own the server (--remove takes it back); “ban NAME --reason TEXT [--days N]” bans somebody and “lift NAME” lets them in again; “prune --days N” clears tables without a clock away that nobody has touched for N days; “read-only on” stores nothing new while the server is upgraded, until “read-only off”; “audit” shows who did what.
about-rules = Shows the rules of a game, or those that speak of a word; without a game, which games there are.

examples-play =
    ecumene play tigris
    ecumene play tigris --seats 3 --bots apprentice,master
    ecumene play tigris --seats 2 --hotseat --option board=alternative
    ecumene play --load my-game.txt
    ecumene play --load my-game.txt --at 120 --bots master
examples-arena =
    ecumene arena tigris --bots greedy,random --games 200 --seed 1 -j 2
    ecumene arena tigris --bots my_bots:Cautious,greedy
examples-serve =
    ecumene serve
    ecumene serve --processes 4 --database postgresql://ecumene@db.example/ecumene
examples-worker =
    ecumene worker --thinkers 3 --database postgresql://ecumene@db.example/ecumene
examples-export =
    ecumene arena tigris --bots master,master --games 1000 --seed 1 -j 2 --records masters/tigris
    ecumene export masters/tigris --to tigris.parquet
examples-rules =
    ecumene rules tigris monument
    ecumene rules --coverage

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-examples = Examples:
help-help = shows this help
help-lang = the language: es or en; else what the environment says
help-game = which game; “ecumene rules” lists them
help-bench-game = which games; all of them if none is named
help-task = what to do: verify, export, backup, restore, owner, ban, lift, audit, prune or read-only
help-place = the folder of the records (export) or of the copies (backup), the copy (restore), the account (owner), the person (ban, lift), or on or off (read-only)
help-last = how many copies stay in the folder: the oldest are deleted; all of them, if it is not said
help-keep = store the end of finished games that do not have it yet, lest rules to come do not understand them
help-remove = the account owns the server no longer (owner)
help-days = after how many days without anybody (prune), or how many days it lasts (ban)
help-dry-run = only says which tables would go (prune)
help-reason = why; the person is told (ban)
help-word = what to look for
help-file = the recorded game
help-json = prints the result for programs
help-seats = how many play
help-bots = which bots, with commas: random, greedy, planner, search, or by level apprentice, strategist, master, or by style builder, raider, merchant
help-arena-bots = which bots, with commas: random, greedy, planner, search, apprentice, strategist, master, builder, raider, merchant, or module:Class for one of your own
help-hotseat = all seats without a bot are people at this keyboard; a curtain falls between hands
help-seed = a number that settles all chance
help-seconds = how long a bot may think about one choice
help-arena-seconds = how long a bot may think about one choice; else it stops by itself, the same on every machine
help-bench-seconds = how many CPU-seconds to play each game
help-review-seconds = how long the master may think about each turning point
help-at = begins where so many choices had been made
help-runs = how many times to measure; the best and the median are shown
help-option = an option of the game, as in board=alternative; can be repeated
help-load = goes on with a saved game
help-play-at = with --load, practise from where so many choices had been made, against bots and with free undo; the saved game stays as it is
help-play-seat = which seat is yours with --load, by its name or its number; else the one whose turn it is at that moment
help-games = how many games
help-steps = how many steps in all
help-pairs = how many pairs of games in each step: the same deal with swapped seats
help-test = how many pairs at most in the test at the end
help-bot = which bot plays: one of ours, or module:Class
help-state = where it is kept how far it has got; else tune-GAME.json
help-train-games = how many games to learn from
help-train-test = how many games the match has
help-train-state = where it is kept how far it has got; else train-GAME.json
help-records = a folder where each game is written down; the games that are there already are not played again
help-engine = where the games are played: “local” for processes of this machine, “ray” for a Ray cluster (RAY_ADDRESS)
help-files = records, or folders of records
help-to = the file to write
help-svg = draw one position into this file, the last one unless --at says which; needs Chromium or Chrome
help-png = the same as pixels, for whatever draws no SVG of a browser
help-html = write the game as one page that can be leafed through in any browser
help-jobs = how many processes
help-seat = whose view to show, by the name or number of the seat; else what a spectator sees
help-coverage = lists the rules that no test names (from the top of the source tree)
help-host = the address to listen on
help-port = the port to listen on
help-database = where tables are kept: a file, or the address of a PostgreSQL database
help-processes = how many processes share the port; more than one only over PostgreSQL
help-thinkers = how many bots think at once, each in a process
help-worker-database = the address of the PostgreSQL
help-open = opens the browser (the default)
help-no-open = does not open the browser

error-unknown-command = There is no command “{ $command }”. There are: { $known }. See “ecumene --help”.
error-missing-argument = Something is missing: { $argument }.
error-surplus-arguments = I do not know what to do with { $arguments }.
error-misused-option = The option { $option } is not used like this: see --help.
error-not-a-number = { $option } takes a whole number from { $least } to { $most }, not “{ $value }”.
error-not-one-of = “{ $option }” needs one of { $known }, not “{ $value }”.
error-not-seconds = { $option } takes a number of seconds, not “{ $value }”.
error-unknown-language = There is no language “{ $language }”. There are: { $known }.
error-not-an-option = An option of the game is written name=value, not “{ $value }”.
error-too-many-bots = { $bots } bots do not fit on { $seats } seats.
error-unknown-seat = There is no seat “{ $word }”. There are: { $known }.
error-no-file = The file { $path } cannot be read.
error-cannot-write = { $path } cannot be written.
error-not-our-file = { $path } is something else than a game of ours; it is left alone.
error-no-rule = No rule speaks of “{ $word }”.
error-no-concession = The rules do not let you resign now. “quit” leaves the table and saves the game.
error-no-tests = There are no tests of { $game } below { $path }: call this from the top of the source tree.
error-not-installed = “{ $what }” needs the package { $package }: pip install "ecumene[{ $extra }]".

export-done =
    { $games ->
        [one] One game is in { $path }.
       *[other] { $games } games are in { $path }.
    }

arena-bot = bot
arena-wins = wins
arena-share = share
arena-range = range (95 %)
arena-mean-rank = mean rank
arena-rating = rating
arena-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-stopped =
    { $games ->
        [one] Stopped after { $games } game.
       *[other] Stopped after { $games } games.
    }

bench-game = game
bench-decisions = decisions/s
bench-median = median
bench-games = games/s
bench-clone = clone µs
bench-redeal = redeal µs
bench-bytes = bytes
bench-calibration = Figures are scaled to an empty loop of { $scale } million iterations per CPU-second; here it makes { $loops }.
bench-runs = { $runs ->
    [one] One run.
   *[other] Best of { $runs } runs, and the median of the decisions.
}
bench-compiled = The core is compiled.
bench-plain = The core is plain Python.

rules-covered = { $game }: tests name { $covered } of { $rules } rules.

bot-random = random bot
bot-greedy = greedy bot
bot-planner = planning bot
bot-search = searching bot
bot-apprentice = apprentice bot
bot-strategist = strategist bot
bot-master = master bot
bot-builder = builder bot
bot-raider = raider bot
bot-merchant = merchant bot

play-turn = turn { $turn }
play-over = The game is over
play-victory = Victory: the game is beaten
play-defeat = Defeat: the game wins
play-many-choices = { $count } possibilities, marked on the board. Tab completes, “choices” lists them.
play-curtain = It is { $seat }’s turn to look. The others look away; then press Enter.
play-cut = { $reason } That file stays as it is: this game goes on from there in { $path }. Press Enter.
play-left = Nothing is lost: the game is in { $path }. To go on:
play-not-kept = The game cannot be kept in { $path }, so here it is, to be put into a file:
play-kept = The game is kept in { $path }. To see it again:
play-saved = Saved in { $path }.
play-allowed = “{ $choice }” is allowed. What would follow for certain:
play-thinking = { $seat } is thinking …
play-hint = I would say: { $choice } ({ $meaning }).
play-hint-why = Why: { $why }.
play-resign = If you resign, you lose. If that is what you want, type “resign yes”.
play-help = Type a choice, by its word or its name, also several in a row (“temple d7”). Tab completes. Besides:

command-why = why
command-why-help = why a choice is not allowed, with its rule: “why temple d7”
command-why-what = the choice to explain
command-hint = hint
command-hint-help = what a bot would do in your place
command-undo = undo
command-undo-help = takes your last choice back, as long as nothing hidden came to light
command-redo = redo
command-redo-help = makes again what you have just taken back
command-save = save
command-save-help = saves the game to a file: “save my-game.txt”
command-save-what = the name of the file
command-rules = rules
command-rules-help = the rules that speak of a word: “rules monument”
command-rules-what = the word to look for
command-choices = choices
command-choices-help = all that can be chosen now
command-board = board
command-board-help = shows the table again
command-resign = resign
command-resign-help = gives the game up, where its rules allow that: “resign yes”
command-resign-yes = yes
command-help = help
command-help-help = shows this help
command-quit = quit
command-quit-help = leaves the table; the game is kept

backup-going = Copying the database
backup-done = The copy is { $place }.
restore-going = Restoring the database
restore-done = All that was in { $place } is back in its place.
records-going = Writing the records
records-done = { $count ->
    [0] No game is over yet.
    [one] The record of one game is in { $place }.
   *[other] The records of { $count } games are in { $place }.
}
records-in-part = { $count ->
    [one] The record of one of them goes only as far as today's rules lead: { $tables }.
   *[other] The records of { $count } of them go only as far as today's rules lead: { $tables }.
}
records-missing = { $count ->
    [one] One game is missing, since it is not installed and its end was not kept: { $tables }.
   *[other] { $count } games are missing, since they are not installed and their ends were not kept: { $tables }.
}
verify-going = Checking the tables
verify-stands = { $count ->
    [one] One table stands as a whole.
   *[other] { $count } tables stand as a whole.
}
verify-kept = { $count ->
    [one] One finished game no longer replays; its end is kept.
   *[other] { $count } finished games no longer replay; their end is kept.
}
verify-in-part = { $count ->
    [one] One running game stands only in part: it would go on from there if all agree.
   *[other] { $count } running games stand only in part: they would go on from there if all agree.
}
verify-gone = { $count ->
    [one] One finished game no longer replays, and its end is not kept.
   *[other] { $count } finished games no longer replay, and their end is not kept.
}
verify-unknown-game = { $count ->
    [one] One table is of a game that is not installed.
   *[other] { $count } tables are of games that are not installed.
}
verify-newly-kept = { $count ->
    [one] The end of one game was stored.
   *[other] The ends of { $count } games were stored.
}
verify-table = table
verify-game = game
verify-rules = rules
verify-lines = stands up to
verify-good = All is well.
verify-bad = Before you change the version, decide what to do with these tables.

replay-prompt = { $at }/{ $of } (Enter, b, l, q)>
replay-back = back
replay-last = last
replay-quit = quit
replay-no-further = There is nothing further this way.

# The table in the browser, as the terminal sees it.

serve-open = The table is open at { $address }
serve-network = Whoever is on the same network gets there by { $address }
serve-alone = For now only this computer gets there. To let in whoever is on the same network, close it and open it with “ecumene serve --host 0.0.0.0” (or “make play HOST=0.0.0.0”).
serve-kept = Games are kept in { $place }
serve-stop = Press Ctrl+C to close it. Nothing is lost: games stay where they were.
worker-open = Thinking for { $thinkers ->
    [one] one bot
   *[other] { $thinkers } bots
} at a time, at the tables of { $place }
worker-stop = Press Ctrl+C to stop. If there is another one, it goes on with what is left.
worker-closed = Nobody thinks here any more.
serve-closed = The table is closed. The games are kept.

why-both = { $first }; besides, { $second }
why-at-a-price = { $first }, at the price of { $second }

review-thinking = Going over the game
review-stopped = Stopped: this is what is known so far.
review-no-points = No moment decided it: nobody won or lost much at once.
review-point = Turn { $turn } · { $seat } · { $before } % → { $after } %
review-played = Played: { $choice }.
review-better = The master would have played: { $choice } ({ $then } %). Why: { $why }.
review-wins = The master would have played: { $choice } ({ $then } %).
review-no-better = The master would have done no better.
review-not-asked = There was no time to ask the master.

tune-steps = Steps
tune-test = Test
tune-stopped = Stopped: what is done is in { $path }, and the same command goes on from there.
tune-games = { $games } games, { $steps } steps
tune-constant = constant
tune-was = was
tune-is = is
tune-range = between
tune-better = The constants that were found play better: { $points } of { $of } points.
tune-no-better = The constants that were found do not play better: { $points } of { $of } points.
tune-open = Whether the constants that were found play better is open: { $points } of { $of } points.
train-games = Games
train-match = Match
train-term = term
train-weight = weight
train-learned-from =
    { $games ->
        [one] learned from one game
       *[other] learned from { $games } games
    }
train-surprise = Surprise at games not seen: { NUMBER($plain, maximumFractionDigits: 3) } as it is and { NUMBER($learned, maximumFractionDigits: 3) } with what was learned.
train-accepted = What was learned wins the match: { $wins } of { $of } (between { NUMBER($low, style: "percent") } and { NUMBER($high, style: "percent") }).
train-not-accepted = What was learned has not won the match: { $wins } of { $of } (between { NUMBER($low, style: "percent") } and { NUMBER($high, style: "percent") }).

owner-named = { $name } owns the server now.
owner-removed = { $name } owns the server no longer.
ban-done = { $name } can do nothing here any more.
lift-done = { $name } may come back.
prune-done = { $count ->
    [0] There was no abandoned table.
    [one] One table was cleared away.
   *[other] { $count } tables were cleared away.
}
prune-would = { $count ->
    [0] There is no abandoned table.
    [one] One table would be cleared away.
   *[other] { $count } tables would be cleared away.
}
read-only-on = The server stores nothing new: one can look on, but not play.
read-only-off = The server stores again, and clocks go on where they were.
audit-when = when (UTC)
audit-who = who
audit-what = what
audit-whom = to whom
audit-why = why
audit-terminal = terminal
