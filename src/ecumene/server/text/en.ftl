# What the server says.

error-too-fast = Too many requests in a row. Wait a moment.
error-too-many-tables = You have { $most } unfinished tables already. Finish one before you open another.
error-foreign-origin = This page belongs to another site and cannot play here.
error-already-started = The game has begun.
error-seat-taken = That seat is not free.
error-clock-needed = A rated game among people needs a clock that does something when the time is over (field “{ $field }”).
error-no-hints = There are no hints in a rated game.
error-not-your-table = Only who opened the table can do that.
error-database-in-use = Another server is using “{ $file }”. Stop it, or choose another database.
error-port-in-use = Port { $port } is in use by another program. Choose another one with --port.
error-cannot-listen = The server cannot listen at { $address }: { $reason }
error-database-closed = The database “{ $database }” cannot be opened: { $reason }
error-newer-database = The database “{ $database }” was made by a newer version of Ecumene (schema { $found }; this one knows up to { $known }). Nothing was changed: start the newer version.
error-one-process = “{ $database }” is a SQLite file, which belongs to one process. Several server processes, and “ecumene worker”, need PostgreSQL: --database postgresql://…
error-setting-renamed = { $setting } is called { $today } now.
error-bad-setting = { $setting } cannot be “{ $value }”.
error-backup-failed = The database could not be copied: { $reason }
error-not-empty = There is something in the database “{ $database }” already: choose an empty one with --database.
error-tool-missing = “{ $tool }”, one of PostgreSQL’s client programs, is needed and not installed here.
error-no-page = The page is missing: build it with “make page” and load again.
error-address-too-long = The address is too long: at most { $most } characters are taken.
error-too-slow = The request did not arrive whole in time. Try again.
error-too-many-connections = There are too many open connections from your network: { $most } are taken at once. Close a page.
error-no-database = The database does not answer. Try again in a moment.
error-folder-closed = Nothing can be written into the folder “{ $folder }”. Choose another place for the games with --database.
error-database-silent = The database “{ $database }” does not answer ({ $reason }). Check that it is running and that the address is right.
error-too-few-files = The system allows only { $limit } open files, and the server needs { $least }. Raise the limit with “ulimit -n”.
error-unsafe-proxies = ECUMENE_PROXIES cannot have “{ $proxy }”: almost anybody could pass for somebody else. Write the addresses of your proxies, or “none”.
error-too-many-listed = You have { $most } tables in the list of open ones already. Wait until one begins.
error-table-closed = This table is only for those who play at it.
error-players-talk = Only those who play talk at this table.
error-name-first = Whoever talks at a table needs a name. Choose one in the settings.
error-game-counts = In a game that counts, nobody is replaced by the others: the clock decides, as was announced at the start.
error-nothing-proposed = Nothing is proposed about a seat any more.
error-already-proposed = Something is proposed about a seat already; settle that first.
error-played-here = Whoever has played at this table knows too much to take another seat.
error-muted = Whoever opened the table has muted you.
error-unknown-remark = That remark is not there any more.

# People
error-name-taken = The name “{ $name }” belongs to somebody else. Choose another one.
error-bad-password = A password has { $least } to { $most } characters, and is not your name.
error-bad-mail = That is not an e-mail address.
error-way-closed = This server does not let people in that way.
error-bad-sign-in = The name or the secret is not right.
error-bad-passkey = That passkey is not known here, or was not accepted.
error-no-passkeys-here = Passkeys need an address with a name: open the page at one, not at a number.
error-sign-in-first = Sign in first.
error-prove-first = For this, show again that it is you.
error-last-way = Without it you could not sign in any more. Add another way first.
error-spent-link = The link has been used, or is too old. Ask for a new one.
error-unknown-device = It is not there any more.
error-too-many-passkeys = You have { $most } passkeys already. Remove one first.
error-unknown-person = Nobody with an account is called “{ $name }”.
error-too-many-invited = { $most } people have been invited already.

letter-end = If you have not asked for this, you need not do anything.
letter-come-in-subject = Your link to Ecumene
letter-come-in =
    With this link you sign in to Ecumene. It is good for one time and half an hour:

    { $path }
letter-join-subject = Your account at Ecumene
letter-join =
    With this link you make an account at Ecumene, for this e-mail address. It is good for one time and half an hour:

    { $path }
letter-mailbox-subject = Is this your e-mail address?
letter-mailbox =
    Open this link, where you are signed in at Ecumene, to add this e-mail address to your account. It is good for a day:

    { $path }
letter-mailbox-taken-subject = Your e-mail address at Ecumene
letter-mailbox-taken = Somebody wanted to add this e-mail address to an account at Ecumene. It belongs to another account already: you can sign in to that one with a link to this address.
letter-mailbox-changed-subject = Another e-mail address at Ecumene
letter-mailbox-changed = Your account at Ecumene has another e-mail address now; this one does not belong to it any more. If that was not you, sign in, change your password and sign out everywhere else.
letter-password-changed-subject = Your password at Ecumene was changed
letter-password-changed = The password of your account at Ecumene was changed, and all other devices were signed out. If that was not you, sign in with a link to this address and change it again.

# Being called
error-bad-bell = We cannot call you there: it takes an https address of a public place.
error-no-mailbox = We cannot call you by letter: your account has no mailbox, or this server sends no letters.
error-unknown-bell = That notice is not there any more.
error-too-many-bells = You have { $most } notices already. Remove one first.
error-call-gone = The notice did not arrive: nobody is at that address any more.
error-call-refused = The notice did not arrive: the other side refused it ({ $status }).
error-call-unanswered = The notice did not arrive: nobody answers.
call-turn = Your turn
call-begun = The game has begun.
call-silent = The others have made their choices.
call-test = A test notice
call-test-why = This is how we will call you when it is your turn.
letter-call-end =
    How we call you, and whether we do, is yours to choose in your account:
    { $path }
letter-bell-off-subject = A notice of Ecumene has stopped working
letter-bell-off = We have tried several times to call you by { $path } and could not, so we have switched it off. In your account at Ecumene you can test it and switch it on again.

# Tournaments
error-unknown-tournament = There is no tournament “{ $tournament }”.
error-not-your-tournament = Only who has announced the tournament may do that.
error-entries-closed = The tournament has begun or is over.
error-tournament-full = The tournament is full: { $most } take part already.
error-too-few-entrants = { $least } have to take part, and there are { $there }.
error-not-invited = You are not invited.
error-sleep-too-long = Clocks stand still for { $most } hours of sleep a day at most.
error-too-long-away = Clocks stand still for at most { $most } days away in a year. You have { $left } left.
error-not-entered = You do not take part in this tournament.
error-too-many-tournaments = You already have { $most } tournaments that are not over.
call-round = Round { $round }: your table is open
call-round-where = Tournament “{ $name }”.
call-round-first = You begin.

# Who owns the server
error-not-owner = Only who owns this server may do that.
error-banned = { $until ->
    [none] You cannot do this: the owner of this server has banned you. The reason: { $reason }
   *[other] You cannot do this: the owner of this server has banned you until { $until } (UTC). The reason: { $reason }
}
error-owner-stays = Nobody who owns the server can be banned.
error-unknown-report = There is no such report, or it is settled.
error-read-only = The server is being upgraded and stores nothing new for now. All that came before is kept, and no clock runs; try again in a while.
