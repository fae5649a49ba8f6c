### The server for the browser (`inglenook serve`), and what it says to players.

help-serve = Play in the browser: starts a server for this computer, or for others too.
help-host = The address to listen on; 0.0.0.0 for everybody who can reach this computer.
help-port = The port; by default { $port }, or the next free one.
help-database = The database of the games: sqlite:///FILE or postgresql://…; by default a file in your own folder.
help-workers = Number of server processes; more than one needs PostgreSQL.
help-thinkers = Number of processes in which bots think.
help-abandoned = Seconds without a connection after which a seat whose turn it is counts as abandoned.
help-open = Open the browser.
help-origin = Another address from which pages may use this server, like https://games.example; can be given several times.
help-allowed-host = Another name by which this server may be called, like games.example; addresses and names of a household always may. Can be given several times.
help-secrets = The file with the secrets by which an older server signed cookies, one in each line, the newest first; it is made if it is missing. Without it the secret lies in the database.
help-proxies = How many reverse proxies of yours stand before the server; what they say of where a request comes from is believed.
help-country-header = The header in which your proxy tells the country that a request comes from, like CF-IPCountry. People see it in the list of their devices.
help-keep = For how many days something is kept, 0 for ever; WHAT is one of { $known }. Can be given several times.
help-unlimited = Refuse nobody for asking too often: for measurements only.
help-say-process = Also say the number of the process and the port, for programs.

server-ready = Inglenook is ready: { $address } (Ctrl-C ends it.)
server-core-compiled = The rules run compiled, at full speed.
server-core-python = The rules run uncompiled: everything works, at about a quarter of the speed.
server-not-built = The pages for the browser are not built yet: `make play` builds them.
server-ended = The server has ended. All games are kept.

server-error-not-installed = The server needs packages that are not installed: { $missing }. Install them with pip, or install the program again.
server-error-workers = Several workers need PostgreSQL: give --database postgresql://….
server-error-origin = “{ $given }” is not an address that pages come from. Such an address looks like https://games.example, with nothing after it.
server-error-host = “{ $given }” is not a host name.
server-error-secrets = The file { $file } needs one secret per line, with at least { $least } characters.
server-error-port = Port { $port } is taken. Give another with --port, or end the program that uses it.
server-error-processes = The server’s processes end as soon as they are started. What they wrote above says why.
server-error-listen = Cannot listen at { $host }, port { $port }: { $detail }.
server-error-database = The database { $address } cannot be used: { $detail }.
server-error-database-address = “{ $given }” is not the address of a database. It is sqlite:///FILE or postgresql://….
server-error-database-served = The games in { $file } are being served already. Use that server, end it, or give another file with --database.
server-error-no-asyncpg = PostgreSQL needs a package that is not installed: `pip install asyncpg`.
server-error-database-newer = The database was written by a newer version (schema { $schema }, this one knows { $known }). Install that version, or use another database.
server-error-database-older = The database is of an older version (schema { $schema }, this one knows { $known }). Give orders with the inglenook that serves it; or stop that one and start “inglenook serve” of this version, which copies it and brings it up to date.
server-error-database-column = The table “{ $table }” of the database has no column “{ $column }”. Restore it from a backup, or use another database.
server-error-database-schema = The database says that its schema is “{ $given }”, which is no schema number. Restore it from a backup, or use another database.

server-refused-stale = The game has moved on in the meantime; nothing was done.
server-refused-frozen = The game is stopped by a fault of its rules. Its record is kept, and it goes on when that is mended.
server-refused-spectator = Only players can do that; you are watching.
server-refused-not-playing = No game is going on at this table.
server-refused-not-asked = It is not you who is asked.
server-refused-not-offered = That is not among the options.
server-refused-unknown-thing = There is no such thing on the table.
server-refused-no-reason = The reason cannot be told now.
server-refused-nothing-asked = Nobody asks to take anything back now.
server-refused-undo-asked = Somebody else asks to take something back: say yes or no to that first.
server-refused-conceded = You have already given up.
server-refused-not-abandoned = That seat is not abandoned.
server-refused-no-bot = No bot plays for you.
server-refused-bot-plays = A bot plays for you now: take your seat back first.
server-refused-unknown-moment = There is no such moment in this game.
server-refused-not-over = The game is not over yet.
server-refused-no-name = Say who you are first: take a name.
server-refused-chat = Write something that can be seen, in at most { $most } characters.
server-refused-muted = You cannot write lines here: whoever runs this server has muted you.
server-refused-characters = The line has characters that cannot be shown.
server-refused-report = Say in a few words what is wrong, in at most { $most } characters.
server-refused-not-watching = First say which table to watch.
server-refused-no-table = There is no such table, or not any more.
server-refused-not-your-seat = That seat is not yours.
server-refused-too-large = A message may have at most { $most } bytes.
server-refused-malformed = That message cannot be understood.
server-refused-too-many = Too many at once: wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
server-refused-fault = Something went wrong in the server; nothing was done.
server-refused-twice = Each option can be picked only once.
server-refused-unanswered = The database does not answer. What was kept can be seen as soon as it does; nothing is done twice.

# What `inglenook admin` says.

help-admin = For operators of a server: manage tables, players and the database.
help-admin-order = The order: { $known }.
help-admin-about = The subject: a table, “guest ID” or “address IP”, a report, or a file.
help-admin-reason = The reason, which is recorded with the order.
help-admin-page = The page of a long list.
admin-done = Done: { $what } { $about }.
admin-nothing = Nothing to list.
admin-error-what = Give an order: { $known }.
admin-error-about = “{ $what }” needs a subject: { $about }.
admin-error-unknown = “{ $about }” does not exist, or its state does not allow “{ $what }”.
admin-error-who = “{ $given }” is neither “guest ID” nor “address IP”.
admin-error-postgresql = Copy a PostgreSQL database with pg_dump.
admin-error-no-database = There is no database “{ $file }”. Name the one that the server uses with --database.
admin-error-copy = Cannot copy to “{ $file }”: { $detail }. Name a new file in an existing folder.
admin-table = { $id }, { $game }, { $state }, answers: { $version }, last used { $changed }: { $names }
admin-report = { $id }, table { $table }, { $kind }, { $at }: { $detail }
admin-order = { $at }, { $by }: { $what } { $about } { $reason }
admin-more = More on the next page: --page { $page }
admin-imported = Imported as table { $table }. Its replay is at /replay/{ $table }
admin-imported-unfinished = Imported as table { $table }: it goes on where it stood. Whoever opens one of these links first sits in that seat:
admin-seat-link = { $name }: { $link }
admin-error-no-guest = There is no guest “{ $given }”. “inglenook admin tables” shows the guests at each table.
admin-house = Deleted: { $waiting } waiting tables, { $stopped } stopped and { $over } finished games, { $reports } reports, { $guests } guests.
