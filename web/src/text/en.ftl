# The page's own words.

# Games that stand on the shelf, also before they can be played
game-tigris = Tigris & Euphrates
game-tigris-tagline = Four dynasties, two rivers: the best balanced civilization wins.
game-gheos = Gheos
game-gheos-tagline = Gods shape islands, raise civilizations and watch them fall.
game-ages = Through the Ages
game-ages-tagline = A civilization from antiquity to today, card by card.
game-innersea = Ancient Civilizations of the Inner Sea
game-innersea-tagline = Peoples of the Mediterranean grow, trade and clash.
game-monumental = Monumental
game-monumental-tagline = Build wonders, lead your people, explore the map.

lobby-title = A table for five civilizations
lobby-intro = Play in the browser against bots, with friends from a link, or around one screen. No account needed.
lobby = Lobby
to-lobby = Back to the lobby
games = Games
my-games = My games
open-tables = Open tables
more-tables = Show more
open-tables-none = Nobody is waiting right now. Start a game against bots, or create a table and send the link to a friend.
finished-games = Finished games
play-now = Play now against bots
learn-play = Learn by playing
create-table = Create a table
soon = Soon
for-players = For { $least } to { $most } players
join = Join
join-link = Link or code of a table
import-record = Open a record
guest = Guest
your-name = Your name
name-title = What are you called?
name-why = This is how those who play with you will see you. This browser remembers it, and you can change it at any time.
name-go-on = Go on
name-change = Change name
try-again = Try again
loading = Setting the table…
server-silent = Sorry, the server does not answer. Nothing that was acknowledged is lost; please try again in a moment.
table-missing = There is no such table
status-waiting = waiting for players
status-playing = in play
watch-replay = watch

seat-me = Me
seat-open = free seat
seat-friend = A friend, by link
seat-local = Somebody at this screen
seat-number = Seat { $number }
seat-add = Add a seat
seat-remove = Remove seat { $number }
name-of-seat = Name at seat { $number }
local-player = Player { $number }
level-apprentice = Bot: apprentice
level-strategist = Bot: strategist
level-master = Bot: master
level-automa = Plays by the rules of the game
bot-apprentice = Apprentice
bot-strategist = Strategist
bot-master = Master
bot-automa = Automa
shuffle-seats = Draw lots for the seats
list-table = Show it among the open tables
options = Options
options-here = How this table plays
first-game-set = Set it like that
sit-here = Sit here
invite = Send this link to whoever shall play:
copy-link = Copy the link
copied = Copied
invite-title = Invite the others
invite-link = Link to this table
invite-code = The link to this table as a QR code
invite-scan = Or point a telephone at it
invite-text = I am waiting for you to play { $game }.
share-link = Share
seat-here = Move here
seat-up = Move { $who } up a seat
seat-swap-help = Whoever opened the table arranges the seats, and can put a bot where somebody is missing.
seat-who = Who plays at seat { $number }
seat-person = A person
seats-missing =
    { $count ->
        [one] One person is missing.
       *[other] { $count } people are missing.
    }
seats-full = Everybody is here.
leave = Leave
start = Start
waiting-start = Waiting for the owner to start.

close = Close
cancel = Cancel
yes = Yes
no = No
send = Send
menu = Menu
tools = Tools
controls = Your choices
seats = Seats
you = you
you-here = You
online = at the table
away = away
to-move = to move
your-turn = Your turn
turn-number = Turn { $turn }
waiting-for = Waiting for { $seat }.
game-over = The game is over.
reconnecting = Connection lost, trying again…

undo = Undo
undo-bots = Take back your last choice and what bots did after it
undo-ask = Ask to take back
undo-waiting = You asked to take back; waiting for the others.
undo-asked =
    { $count ->
        [one] { $seat } asks to take back the last choice.
       *[other] { $seat } asks to take back the last { $count } choices.
    }
undo-agree = Let them
halt = The rules have changed
halt-asked =
    { $left ->
        [0] This game was played by version { $rules } of the rules; now there is version { $known }. Do you go on from here?
        [one] This game was played by version { $rules } of the rules. By version { $known } its last choice no longer stands. Do you go on from here?
       *[other] This game was played by version { $rules } of the rules. By version { $known } its last { $left } choices no longer stand. Do you go on from here?
    }
halt-go-on = Go on from here
halt-close = Leave it unfinished
halt-waiting = The rules have changed; waiting for everybody to say whether the game goes on.
halt-closed =
    { $left ->
        [0] This game was played by other rules.
       *[other] This game was played by other rules, and was left here.
    }
lost-choices = The server has lost the last choices: the game goes on from what you see.
undo-to-here = Take back to here
redo = Redo
hint = Hint
hint-thinking = Thinking…
hint-says = A bot would play: { $what }.
hint-follow = Play it
see-rule = See the rule
silent = Pass for me when I have nothing to answer with
note-not-your-turn = It is not your turn.
note-not-here = That cannot be chosen now.
note-what-first = First pick what to play, then where.
note-lost = Sorry, that did not arrive. Please try once more.

confirm-title = This is what will happen
confirm-choice = You choose: { $what }.
confirm-yes = Yes, do it
resign = Resign
concede-sure = By the rules you may give the game up now: you lose, and nobody plays for you.
resign-sure = Resign? A bot plays your seat to the end, and you come last.

log = Log
log-empty = Nothing has happened yet.
log-go = See the board at this point
inspect-costs = Costs you now: { $what }
recap = Since your last turn
recap-back = What happened before
recap-next = What happened next
recap-watch = See it on the board
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something…
chat-players = Only those who play talk at this table.
chat-all = Those who watch may talk too
watch-all = Whoever has the link may watch
chat-mute = Mute
chat-unmute = Let talk
chat-delete = Delete what { $name } said

resigned = resigned
undo-all = Undo as far as possible

possible = What can I do?
possible-nothing = Meanwhile you can read the rules, the log or any card.
rules = Rules
rules-search = Search the rules
rules-contents = Contents
rules-found =
    { $count ->
        [0] Nothing in the rules.
        [one] One rule says it. Touch it to see it in its place.
       *[other] { $count } rules say it. Touch one to see it in its place.
    }
replay = Replay
replay-watch = Watch the replay
replay-start = To the start
replay-back = Step back
replay-forward = Step forward
replay-play = Play
replay-pause = Pause
replay-now = Back to now
replay-number = Place in the game
replay-looking = Looking back: choice { $number } of { $last }.
download-record = Download the record
standings = Final standings
final-score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
victory = Victory: { $names } wins
defeat = Defeat: { $names } wins
story-sources = Where every point came from
story-total = Total
story-curve = The points over the game
story-moments = The moments that decided it
story-tie = Tied at { $points }: { $what } decided ({ $first }, { $more }; { $second }, { $less }).
story-share = Share a picture
review-game = Review the game
review-under-way = Going over the game
review-stop = Stop
review-curve = The chances of winning over the game
review-turnings = Where the game turned
review-no-turnings = No moment decided it: nobody won or lost much at once.
review-chances = { $before } % → { $after } %
review-played = Played: { $choice }.
review-better = The master would have played: { $choice } ({ $then } %). Why: { $why }.
review-wins = The master would have played: { $choice } ({ $then } %).
review-no-better = The master would have done no better.
why-both = { $first }; besides, { $second }
why-at-a-price = { $first }, at the price of { $second }
to-board = To the board
rematch = Play again

curtain-title = { $name } is next
curtain-text = Hand the screen over to { $name }. What was hidden before stays hidden.
curtain-lift = I am { $name }

# The name of a game where there is little room; a game with a shorter one says so in texts of its own.
short-name = { name }
tour = Tour
tour-offer = First time at { $game }? A tour in { $steps } steps shows you around.
tour-yes = Show me
tour-no = No, thanks
tour-next = Next
tour-done = Let's play
tour-end = Skip

settings = Settings
language = Language
theme = Theme
theme-auto = as the system
theme-light = light
theme-dark = dark
speed = Animation
speed-off = none
speed-fast = fast
speed-calm = calm
confirm = Ask before choices
confirm-always = always
confirm-weighty = when it matters
confirm-never = never
patterns = Patterns on the pieces (for the colour-blind)
notify = Tell me through the browser when it is my turn
sounds = Sounds
sound-place = When a piece or a card is placed
sound-conflict = In conflicts
sound-score = When points are won
sound-turn = When it is my turn

zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole board

help = Help
help-how = Pick something you hold, then where it goes: what can be chosen is lit. Or drag it there. Touch anything else and the table tells you which rule forbids it.
help-keys = Keys
key-arrows = move on the board
key-jump = jump to the next lit cell
key-enter = choose
key-escape = cancel a half-made choice, leave the replay
key-digits = choose by number what you hold or a button
key-board = to the board
key-hand = to what you hold
key-undo = undo, redo
key-hint = hint
key-possible = what you can do now, one thing after the other
key-rules = rules
key-log = log, chat
key-inspect = read what has the focus: text, cost, and why it cannot be used
key-recap = what the others did, step by step
key-replay = step back, step forward
key-zoom = zoom the board
key-help = this help

# The first game that teaches.
learn-title = First game
learn-go-on = Go on
learn-show = Do it for me
learn-leave = Go on by myself
learn-not-now = The lesson wants something else now: what is marked. You can also go on by yourself.
