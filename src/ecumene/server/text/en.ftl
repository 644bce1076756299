# What the server says.

error-bad-request = The request makes no sense: “{ $field }” is missing or wrong.
error-too-large = That is too large: at most { $most } bytes are taken.
error-too-fast = Too many requests in a row. Wait a moment.
error-too-many-tables = You have { $most } unfinished tables already. Finish one before you open another.
error-foreign-origin = This page belongs to another site and cannot play here.
error-unknown-place = There is nothing here.
error-unknown-table = There is no table “{ $table }”.
error-bad-name = A name has 1 to { $most } characters.
error-nobody-plays = At least one seat must be a person’s.
error-seed-known = Whoever knows the seed knows what is hidden: it can be chosen only where nobody else sits at the table.
error-already-started = The game has begun.
error-not-finished = The game is not over yet.
error-seats-open = Somebody is still missing at the table.
error-seat-taken = That seat is not free.
error-not-your-table = Only who opened the table can do that.
error-not-stored = The choice could not be stored and does not count. Try again.
error-bot-at-a-loss = The bot had no answer. Try again.
error-database-in-use = Another server is using “{ $file }”. Stop it, or choose another database.
error-port-in-use = Port { $port } is in use by another program. Choose another one with --port.
error-cannot-listen = The server cannot listen at { $address }: { $reason }
error-database-closed = The database “{ $database }” cannot be opened: { $reason }
error-bad-setting = { $setting } cannot be “{ $value }”.
error-trouble = Something went wrong in the server. Try again.
error-no-page = The page is missing: build it with “make page” and load again.
