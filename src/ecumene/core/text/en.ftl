# What all games and all programs share.

list-last = { $some } and { $last }
list-last-i = { $some } and { $last }
list-nothing = nothing

error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-bad-seats = { $game } is for { $least } to { $most } players, not for { $seats }.
error-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-bad-option = The option “{ $option }” cannot be “{ $value }”. It can be: { $known }.
error-bad-own-option = The option “{ $option }” cannot be like that. { $reason }
error-bad-names = There can be { $seats } names at most, each on one line and without spaces around it, not { $names }.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
error-bad-seed = A seed is a whole number from 0 to 2⁶⁴ − 1, not “{ $seed }”.
error-game-over = The game is over: there is nothing left to choose.
error-not-asked = It is not for { $seat } to choose, but for { $asked-seat }.
error-not-understood =
    { $possible-count ->
        [0] “{ $word }” means nothing here.
       *[other] “{ $word }” means nothing here. You can say: { $possible }.
    }
error-not-allowed = You cannot choose “{ $choice }”. { $reason }
error-bad-record = The record cannot be read, line { $line }: { $problem }
error-old-record = The record was made with version { $rules } of the rules; with version { $known } { $choices ->
    [0] none of its choices stands
    [one] only its first choice stands
   *[other] only its first { $choices } choices stand
}. Line { $line }: { $problem }
error-nothing-to-undo = There is nothing to take back: since your last choice somebody else has chosen, or something hidden came to light.
error-not-calibrated = Nobody has found out yet how to tell from a position of { $game } who will win.
error-not-for-one = Only a game of several players can be reviewed.
error-not-tunable = { $game } declares no constants that can be tuned.
error-other-records = { $path } is not the record of this match: give these games a folder of their own.
error-no-browser = Pictures are drawn as the page draws, by Chromium or Chrome: install one ({ $known }), or name it in ECUMENE_CHROMIUM.
error-no-drawing = What draws boards is not built: there is nothing at { $path }. “make page” builds it.
error-word-without-number = { $game } says “{ $word }”, but its space.py does not list that word, so it has no number.
error-not-learnable = { $game } does not say in a space.py what can be chosen and observed, so there are no environments of it.
error-state-of-another = What was kept is of another tuning: of { $game } with { $bot }, or of other constants.
error-not-started = The game has not begun yet.
error-not-your-seat = That seat is not yours.
error-stale = The table has changed in the meantime: look again and choose again.
error-nothing-asked = Nobody has asked to take anything back.
error-nothing-to-redo = There is nothing to make again.
error-bad-moment =
    { $number ->
        [0] Nothing has been chosen yet: the game has no such moment.
        [one] The game has no such moment: only one choice has been made.
       *[other] The game has no such moment: { $number } choices have been made.
    }
error-bad-request = The request makes no sense: “{ $field }” is missing or wrong.
error-bad-name = A name has 1 to { $most } characters.
error-nobody-plays = At least one seat must be a person’s.
error-seed-known = Whoever knows the seed knows what is hidden: it can be chosen only where nobody else sits at the table.
error-not-finished = The game is not over yet.
error-seats-open = Somebody is still missing at the table.
error-unknown-table = There is no table “{ $table }”.
error-unknown-place = There is nothing here.
error-too-large = That is too large: at most { $most } bytes are taken.
error-not-stored = The choice could not be stored and does not count. Try again.
error-bot-at-a-loss = The bot had no answer. Try again.
error-trouble = Something went wrong. Try again.
error-halted = The rules have been corrected since, and the rest of this game no longer stands: it goes on when all agree.
error-record-hidden = The record of a running game would tell what is hidden. You can download it when the game is over.

event-older-rules = { $choices ->
    [0] The game was played on by other rules, which are no longer understood from here.
    [one] The game was played on by other rules: one choice after this no longer stands.
   *[other] The game was played on by other rules: { $choices } choices after this no longer stand.
}

record-problem-not-a-record = the first line must be “ecumene-record 1”.
record-problem-version = record version “{ $found }” is unknown; this is version 1.
record-problem-field = “field: value” was expected, not “{ $found }”.
record-problem-twice = the field “{ $found }” was written already.
record-problem-missing = the field “{ $found }” is missing.
record-problem-number = “{ $found }” is not a whole number.
record-problem-rules = version “{ $found }” of the rules is unknown; these are version { $known }.
record-problem-turn = “{ $expected }” was expected at the start of the line, not “{ $found }”.
record-problem-over = the game was over already.
record-problem-choice = “{ $found }”: { $reason }
record-problem-result = the result says “{ $found }”, but the game ends as “{ $expected }”.
record-problem-unfinished = there is a result, but the game has not ended.
record-problem-text = the file is not UTF-8 text.
