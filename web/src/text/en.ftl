# The page's own words.

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
level-builder = Bot: builder
level-raider = Bot: raider
level-merchant = Bot: merchant
level-automa = Plays by the rules of the game
bot-apprentice = Apprentice
bot-strategist = Strategist
bot-master = Master
bot-builder = Builder
bot-raider = Raider
bot-merchant = Merchant
bot-automa = Automa
shuffle-seats = Draw lots for the seats
options = Options
options-here = How this table plays
first-game-set = Set it like that
sit-here = Sit here
invite = Send this link to whoever shall play:
invite-closed = Only those who were invited by name can come in. This link brings them here:
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
hint-withheld = There are no hints in a rated game.
see-rule = See the rule
silent = Pass for me when I have no answer
pass-until-turn = Pass for me until my next turn
# The same wishes where there is little room.
silent-short = Auto-pass
pass-until-turn-short = Until my turn
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

# Replacing somebody
replace = Replace somebody
replace-why = All others who play have to agree. What is proposed and what is decided is told in the log.
replace-whom = Whom?
replace-then = Who goes on in their seat?
replace-then-bot = A bot, to the end
replace-then-open = Another person
replace-then-open-about = The seat becomes free: a bot plays it until another person sits down, who will see all that the seat knows.
replace-propose = Propose it
replace-counts = In a game that counts, nobody is replaced by the others: the clock decides, as was announced at the start.
replace-nobody = There is nobody to replace.
replace-decide = Decide
replace-see = See
replace-agreed = Agreed:
replace-asked = Missing:
replace-you = { $by } proposes that somebody else goes on in your seat.
replace-you-about = The others decide. If that is only one person, or if somebody does not answer, the table has to wait for you for three days as well.
replace-due = If { $name } does not choose before, those who have agreed are enough from { $at } on.
replace-alone = Nobody alone sends another person away: the table has to wait for { $name } for three days from now on.
replace-now = Do it now
replace-withdraw = Withdraw it
replace-free = There is a free seat in this game.
replace-sit = Sit down on the free seat
replace-sit-about = You go on from where the game is. From now on you will see all that is known from that seat.
nobody-known = somebody
happening-proposed-bot = { $by } proposes that a bot goes on for { $name }.
happening-proposed-open = { $by } proposes to free the seat of { $name } for another person.
happening-agreed = { $by } agrees.
happening-refused = { $by } does not agree: { $name } stays.
happening-withdrawn = { $by } withdraws what was proposed about { $name }.
happening-bot = All agree: a bot goes on for { $name }.
happening-open = All agree: the seat of { $name } is free for another person.
happening-taken = { $name } sits down on the free seat and goes on.

log = Log
log-empty = Nothing has happened yet.
log-go = See the board at this point
inspect-costs = Costs you now: { $what }
recap = Since your last turn
recap-back = What happened before
recap-next = What happened next
recap-watch = See it on the board
chat = Chat
talk-lang = Language of the chat
talk-lang-any = Not said
talk-lang-all = All
talk-lang-none = There are no open tables in that language now.
talk-here = Spoken here: { $lang }
chat-empty = Nobody has said anything.
chat-say = Say something…
chat-players = Only those who play talk at this table.
chat-all = Those who watch may talk too
watch-all = Whoever has the link may watch
watch-invited = Whoever was invited may watch
chat-mute = Mute
chat-unmute = Let talk
chat-delete = Delete what { $name } said

resigned = resigned
undo-all = Undo as far as possible

possible = What can I do?
place-live = you can choose it
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
replay-practise = Practise from here
replay-practise-short = Practise
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
tour-again = See the tour again

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

# Playing on this device, without a server
lobby-intro-here = Play on this device against bots or around one screen, also with no network. No account needed.
here-title = This device
here-note = Your games are kept in this browser and go nowhere. Whoever can use this device could look up all that it deals; the curtain hides it from those who only look on.
help-here = This game is played on this device and nowhere else. The device holds all that it deals: the curtain hides hands from whoever looks on, but not from somebody who takes the device apart. Download the record to keep the game, or to go on elsewhere.
engine-fetching = Fetching the engine: { $left } MB left. You can look around meanwhile.
engine-starting = The engine is starting…
engine-ready = The engine is ready, and works with no network.
keeping-forbidden = This browser lets the page keep nothing, and without that nobody can play on this device. Allow this site its data (“cookies”) and load the page again.
engine-failed = Sorry, the engine could not be started. Your games are kept.
play-here = Play on this device
to-server = To the server’s tables
install = Install as an app
update-there = There is a newer version.
update-now = Take it now
copy-replay = Copy a link to the replay
link-broken = This link is not whole: no record can be read from it.
discard = Remove from this device
discard-sure = Remove this game from the device? It cannot be brought back.

# People
guest-called = { $name } (guest)
has-account = has an account
account = Account
account-yours = Your account
account-why = You need no account to play. With one, your games are there on every device, and your name is yours alone.
account-none = There are no accounts on this server: you play as a guest.
account-new = New account
account-make = Make the account
account-by-passkey = Make it with a passkey
account-by-mail = Or with a link to your e-mail address
account-delete = Delete the account
sign-in = Sign in
sign-in-by-passkey = Sign in with a passkey
sign-in-by-mail = Or with a link to your e-mail address
sign-in-lost = I cannot get in
sign-in-otherwise = Back
sign-out = Sign out
sign-out-elsewhere = Sign out everywhere else
bring-games = Bring along the games of this browser
password = Password
password-another = Another password
password-first = A password
password-set = Set the password
password-drop = Do without a password
password-changed = The password is changed, and all other devices are signed out.
mail-add = E-mail address
mail-another = Another e-mail address
mail-sent = Open the link that we have sent to { $mail }, in this browser.
send-link = Send a link
link-sent = If letters reach { $mail }, a link is on its way. It is good for half an hour.
passkeys = Passkeys
passkey-add = Add a passkey
passkey-not-used = No passkey was used.
recovery-code = Code for emergencies
recovery-why = If you lose everything else, a code that you keep on paper lets you in once.
recovery-there = You have a code. If you have lost it, make a new one; the old one is then good no more.
recovery-make = Make a code
recovery-new = Make a new code
recovery-keep = Write it down now: it is not shown again.
ways-in = Ways in
devices = Devices
device-this = this one
device-unknown = Unknown device
seen-day = last used on { $day }
since-day = since { $day }
remove = Remove
prove = Is it you?
prove-why = To change how one gets into your account, show once more that it is yours.
my-data = What is kept about you
my-data-guest = Your name, where you sat and what you said at tables.
my-data-account = Your name, the ways in above, where you sat and what you said at tables.
my-data-export = Download everything
my-data-delete = Delete everything
my-data-sure = All of it is deleted for good. Games stay for those you played with, without your name; where a game is still going on, a bot plays your seat.
my-data-forget = Delete everything about me
link = Link
link-come-in = Sign in
link-come-in-for = The link came to { $mail } and is for the account “{ $name }”.
link-come-in-go = Sign in
link-join = New account
link-join-for = The link came to { $mail }. What do you want to be called?
link-join-go = Make the account
link-mailbox = Your e-mail address
link-mailbox-for = Add { $mail } to the account “{ $name }”?
link-mailbox-go = Add it

# Tables that one comes back to
invitations = Invitations
invite-name = Invite by name
invite-send = Invite
invited = Invited: { $names }
decline = Decline
table-found = Who finds the table
table-found-link = Whoever has the link
table-found-listed = Everybody: it stands in the list of open tables
table-found-invited = Only who is invited by name
next-table = You are asked at { $waiting ->
    [one] another table
   *[other] { $waiting } other tables
 }: go to { $game }
next-table-short = Next table
note = My notes
note-for-me = Only you see this.
note-kept = Kept.

clock = Clock
clock-none = No clock
clock-choice = { $seconds } seconds for each choice
clock-turn = { $minutes } minutes for each turn
clock-bank = { $minutes } minutes for the game, and { $increment } seconds more for each move
clock-days = { $days ->
    [one] A day for each turn
   *[other] { $days } days for each turn
 }
clock-zero = When the time is over
clock-zero-bot = a bot plays on until you are back
clock-zero-resign = you resign
clock-zero-nothing = nothing happens
clock-over = time is over
clock-back = Take my seat back
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
due-in = { $left } left
rest = When you rest
rest-why = At tables with days for each turn, your clock stands still at night and while you are away.
rest-sleep = My clocks stand still at night
rest-from = from
rest-to = to
rest-vacation = Away until the end of
rest-days = { $days ->
    [0] You have no days away left this year.
    [one] You have one day away left this year.
   *[other] You have { $days } days away left this year.
 }
rest-keep = Keep

# Being called
bells = Notices when it is your turn
bells-why = When it is your turn and you are not at the table, we call you once, with what happened since you last chose. While you rest we wait until you are back.
bell-push = Browser
bell-mail = E-mail
bell-discord = Discord
bell-slack = Slack
bell-matrix = Matrix
bell-test = Test
bell-drop = Remove
bell-rung = Sent: see whether it has arrived.
bell-add-push = Call me in this browser
bell-add-mail = Call me by e-mail
bell-webhook = Webhook of
bell-address = Address of the webhook
bell-add = Add
bell-not-subscribed = This browser cannot be called with the page closed, or you have not allowed it.
bell-trouble-gone = Switched off: nobody takes notices there any more.
bell-trouble-refused = Switched off: we tried several times, and the notices were refused.
bell-trouble-unanswered = Switched off: we tried several times, and nobody answered.

# Strength
rated = Rating
rated-no = Friendly: not rated
rated-yes = Rated
rated-loss = Leaving counts as a loss.
rated-void = If somebody leaves, it counts for nobody.
rated-means = A rated game has no hints, and among people it needs a clock: nobody leaves a game lying that they are losing.
strength = Leaderboards
strength-why = Each game and number of players has its own list, with the bots among the people. The ± says how far off a rating may be; with fewer than ten games it is provisional.
strength-game = Game
strength-seats = Number of players
strength-players = { $number } players
strength-player = Player
strength-points = Points
strength-won = Won
strength-you = you
strength-provisional = provisional
strength-none = No rated game has come to its end yet.
strength-own = Your rating
strength-own-none = You have not finished a rated game yet. When you create a table you can choose that it is rated.
strength-record = { $games ->
    [one] one game
   *[other] { $games } games
 }, { $won ->
    [one] one won
   *[other] { $won } won
 }
strength-results = Last games
strength-result = place { $rank } of { $of }

# Tournaments
tournament = Tournament
tournaments = Tournaments
to-tournament = Back to the tournament
to-tournaments = All tournaments
tournaments-why = Rounds open by themselves: when the last table of one has ended, the next begins.
tournaments-none = There is no tournament yet.
tournaments-more = More tournaments
tournament-account = To take part or to announce a tournament you need an account.
tournament-new = Announce a tournament
tournament-announce = Announce it
tournament-name = Name of the tournament
tournament-game = Game
tournament-form = Format
tournament-form-swiss = Swiss system
tournament-form-round-robin = Round robin: all against all
tournament-form-knock-out = Knock-out
tournament-form-swiss-why = In each round those meet who have about as many points, and nobody meets a rival again as long as it can be helped. Among those with as many points it counts how strong their rivals were (Buchholz).
tournament-form-round-robin-why = Everybody meets everybody; up to 16 take part. Among those with as many points it counts how strong the rivals were whom they beat (Sonneborn-Berger).
tournament-form-knock-out-why = Whoever wins their table goes on; all others are out. If a table is tied, lots decide.
tournament-seats = Players at a table
tournament-seats-why = Where not all tables can be full, they are as even as can be. A win is worth one point; every other place, the part of the rivals who came behind.
tournament-rounds = Rounds
tournament-rounds-enough = As many as it takes
tournament-least = Players, at least
tournament-most = Players, at most
tournament-bots = Bots to fill up
tournament-bots-none = No bots
tournament-bots-why = At the start, bots fill up what is missing to the least number and to full tables.
tournament-starts = Begins
tournament-starts-owner = When whoever announces it says so
tournament-starts-at = On a date
tournament-starts-when = Date and time
tournament-rated = The games are rated: leaving counts as a loss
tournament-found = Who finds it
tournament-found-all = Everybody: it stands in the list of tournaments
tournament-found-invited = Only who is invited by name
tournament-private = By invitation only
tournament-invited = You are invited
tournament-clock-why = It needs a clock, so that no round is left waiting. Whoever withdraws or runs out of time comes last at their table.
tournament-status-open = Open for entries
tournament-status-playing = Round { $round } of { $rounds }
tournament-status-finished = Over
tournament-status-off = Did not take place
tournament-who = { $entrants ->
    [one] one player
   *[other] { $entrants } players
 }
tournament-places = { $entrants } of { $most } places; at least { $least }
tournament-owner = Announced by { $name }
tournament-players = Tables of { $seats }
tournament-friendly = Friendly
tournament-counts = Rated
tournament-begins = Begins { $when }
tournament-begins-owner = Begins when { $name } says so
tournament-filled = { $level } fills up
tournament-entrants = Players
tournament-nobody = Nobody has entered yet.
tournament-join = Take part
tournament-leave = Not take part
tournament-withdraw = Withdraw
tournament-withdraw-sure = Withdraw from the tournament? If you are playing a table you lose it, and you cannot come back.
tournament-start = Begin the tournament
tournament-off = Call it off
tournament-off-sure = Call the tournament off? That cannot be undone.
tournament-yours = Your table of round { $round } is open.
tournament-sit = To my table
tournament-waiting = Your table has ended. The next round begins when the others have.
tournament-won = { $name } wins.
tournament-round = Round { $number }
tournament-table = Table { $number }
tournament-playing = Playing
tournament-bye = No rival: one point
tournament-through = No rival: goes on
tournament-rest = Rests
tournament-withdrawn = withdrew in round { $round }
tournament-gone = Somebody who has gone
tournament-standings = Standings
tournament-player = Player
tournament-points = Points
tournament-opponents-swiss = Buchholz
tournament-opponents-round-robin = S.-B.
tournament-each-other = Each other
tournament-lot = Lot
tournament-ties-swiss = What decides, in this order: points; Buchholz, the sum of the points of each round’s rivals (nobody counts as oneself); what those who are still level took from each other; and the number that was drawn by lot at the start.
tournament-ties-round-robin = What decides, in this order: points; Sonneborn-Berger, the points of the rivals whom one beat and half of those with whom one tied; what those who are still level took from each other; and the number that was drawn by lot at the start.
tournament-ties-knock-out = It counts which round everybody came to. Who goes out in the same round in the same place shares theirs.
tournament-by-opponents-swiss = by Buchholz
tournament-by-opponents-round-robin = by Sonneborn-Berger
tournament-by-each-other = by what they took from each other
tournament-by-lots = by lot
tournament-bracket = Bracket
tournament-to-come = To be decided

# Who owns the server
owner = Keep the server
owner-why = Why
owner-until = Until (empty: for good)
owner-reports = Reports that wait
owner-reports-none = No report waits.
owner-reported = Reported by { $by }, { $at }
owner-table = the table
owner-dismiss = Dismiss
owner-delete = Delete the remark
owner-ban = Ban
owner-lift = Lift the ban
owner-people = People
owner-name = Name
owner-banned-only = Only people who are banned
owner-search = Search
owner-guest = no account
owner-nobody = There is nobody like that.
owner-banned = Banned for good: { $reason }
owner-banned-until = Banned until { $day }: { $reason }
owner-tables = Tables that are not over
owner-tables-all = Show the tables
owner-tables-none = There is no such table.
owner-prunes = The server clears tables without a clock away by itself when nobody touches them for { $days } days.
owner-prunes-not = The server clears no tables away by itself (ECUMENE_PRUNE_DAYS).
owner-days = Days without anybody
owner-prune-look = Show abandoned ones
owner-prune = { $count ->
    [one] Clear this table away
   *[other] Clear these { $count } tables away
}
owner-close = Clear the table away
owner-waiting = waiting
owner-playing = being played
owner-announcement = Announcement to all
owner-announcement-es = In Spanish
owner-announcement-en = In English
owner-announcement-day = Until the end of the day
owner-announce = Announce
owner-announced-until = Shown until { $at }
owner-withdraw = Withdraw the announcement
owner-audit = What was done
owner-audit-none = Nothing yet.
owner-more = Show more
owner-terminal = terminal
deed-own = Now owns the server:
deed-disown = Owns the server no longer:
deed-ban = Banned:
deed-lift = Ban lifted:
deed-dismiss = Report dismissed, about
deed-delete = Remark deleted, of
deed-close = Table cleared away:
deed-prune = Abandoned tables cleared away (tables / days):
deed-announce = Announced:
deed-withdraw = Announcement withdrawn
deed-read-only = Read-only
deed-writable = Read-only no longer
house-read-only = The server is being upgraded: you can look on, but not play. Everything is kept, and no clock runs.
house-dismiss = Hide the announcement
report-remark = Report this remark of { $name }
report-title-remark = Report a remark
report-person = Report somebody
report-why = The owner of this server will read it. The other person is not told who has reported them.
report-whom = Person
report-what = What happened
report-send = Send the report
report-sent = Thank you: the owner of the server has it now.
report-close = Close

# Privacy
privacy = Privacy
privacy-why = What this server keeps, for how long, and how to take it along or have it deleted. There is no advertising and no tracking, and nothing leaves this place but what you ask for.
privacy-kept = What is kept
privacy-cookie = A cookie that remembers who you are in this browser. It is the only one, and nobody can play without it.
privacy-games = The name you give yourself, where you sit, what you choose in every game, what you say at tables, what you propose or decide about somebody’s seat, your notes, when you rest, your tournaments and your rating.
privacy-account = If you have an account: a hash of your password (Argon2id) and of your code for emergencies, the public keys of your passkeys and, for each device, the name of its browser and system and when it was last used.
privacy-profile = What you let others see of your profile, and your favourite games. Until you say otherwise, only you see your profile; if you make it public, nobody is named in it whose own profile is not public.
privacy-mail = Your mail address, only if you add it; it is used to sign in and to call you.
privacy-calls = If you ask to be called: the address that the call goes to. Notices of browsers pass, encrypted, through the service of the browser’s maker.
privacy-logs = Technical logs with ids and network addresses, to keep the server running; its owner deletes them.
privacy-long = For how long
privacy-long-games = Finished games stay; when you delete yourself, they stay without your name.
privacy-long-tables = Tables without a clock that nobody touches for { $days } days are deleted, with what was said there.
privacy-long-open = Tables that are not over stay until somebody clears them away.
privacy-long-sessions = A device that is not used for { $days } days is signed out.
privacy-long-guests = The name of who plays without an account is deleted after { $days } days if it stands at no table and they have said nothing.
privacy-long-reports = Reports about people or remarks are deleted { $days } days after they were settled; bans, { $days } days after their end.
privacy-long-audit = What the owner of the server does is written down for { $days } days.
privacy-rights = Take it along, or have it deleted
privacy-rights-how = On your page you can download all that is kept about you and delete all of it yourself, also without an account, and also if you are banned.
privacy-backups = What was deleted is still in back-ups made before, until they are deleted.
privacy-who = Who answers for it
privacy-who-unknown = The owner of this server has left no address.

# Whoever has touched something on a board need not read its notation, only the rule.
error-not-allowed = { $reason }

# Profiles
profile = Profile
profile-yours = Your profile: games and statistics
profile-since = Here since { $day }
profile-played = { $games ->
    [0] no finished game
    [one] one finished game
   *[other] { $games } finished games
}
profile-favourites = Favourite games
profile-guest = Only you can see this. With an account you can show it to others.
profile-none-own = Here you will see how you fare in every game, in every seat and against whom, once you have finished a game that is not around one screen.
profile-none = No game is finished yet.
profile-titles = By game
profile-seats = By seat
profile-opponents = Against whom
profile-first = Won
profile-second = Second place
profile-other = Other places
profile-fair = What chance would give
profile-won = { $won } of { $games } won ({ $percent }%)
profile-before = Ahead
profile-level = Level
profile-after = Behind
profile-against = { $before } ahead, { $after } behind
profile-trend = From { $from } to { $to } points
profile-archive = Download all (ZIP)
profile-sharing = What others see
profile-public = Anybody who knows my name may see my profile: my favourite games, my results by game and seat, and my rating
profile-public-games = Also my last games and their records, but for private ones and those that let nobody look on
profile-public-opponents = Also how I fare against bots and people whose profile is public
profile-kept = Kept.
profile-address = Address of your profile
