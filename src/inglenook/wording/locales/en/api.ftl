### What the HTTP side says when it refuses something.

api-error-not-found = There is nothing at this address.
api-error-method = This cannot be done at this address.
api-error-body = What was sent cannot be read: { $detail }.
api-error-long = “{ $where }” is too long: write at most { $most } characters.
api-error-characters = “{ $where }” has characters that cannot be seen or that reverse the direction of the text. Type it again without them.
api-error-query = The address cannot be read: { $detail }.
api-error-too-large = That is too much: at most { $most } bytes are taken here.
api-error-not-json = Only JSON is taken here.
api-error-origin = This was sent from another site. Open the page again and repeat it there.
api-error-host = This server does not know itself by the name “{ $host }”. Whoever runs it can add the name with --allowed-host.
api-error-barred = Whoever runs this server has barred you from playing here.
api-error-nobody = You are not known here yet. Take a name or sit down first, then try again.
api-error-no-device = There is no such device any more. Look at the list again.
api-error-no-token = This address is for programs: send a token in the header “Authorization: Bearer …”. You make tokens on the page “Programs”.
api-error-bad-token = This token is not valid: it is misspelled, has expired or was revoked. Make a new one on the page “Programs”.
api-error-token-in-address = A token does not belong in an address, where others could read it. Send it in the header “Authorization: Bearer …”, and revoke this one.
api-error-scope = This token may not do that. It takes a token with one of these scopes: { $scopes }.
api-error-tokens = You have { $most } tokens, and there is no room for more. Revoke one you no longer need.
api-error-programs = You have { $most } programs, and there is no room for more.
api-error-program-scopes = A token is either for you (play) or for a program of yours (bot), not for both.
api-error-no-programs = Programs may not sit down at this table. Its host can allow it when laying the table.
api-error-program-tables = A program sits at { $most } tables at most. Let it finish a game first.
api-error-no-own-token = There is no such token of yours.
api-error-no-own-program = There is no such program of yours.
api-error-words-mistyped = These are not recovery words: one is missing or mistyped. There are twelve, of four letters each.
api-error-words-unknown = These words open nothing here. New words may have replaced them, or they belong to another server.
api-error-sign-in-again = That needs a recent sign-in. Sign in once more, then repeat it.
api-error-last-way = This is the only way into your account. Add another one first.
api-error-no-way = There is no such way into your account any more. Look at the list again.
api-error-way-taken = This way in is known already, or your account has { $most } of them. Remove one first.
api-error-too-many = That was too often. Wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } and try again.
api-error-too-much-kept = More was kept from your address today than there is room for. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
api-error-unknown-game = There is no game “{ $given }”. Games: { $known }.
api-error-no-name = A name needs at least one visible character.
api-error-seats = { $given ->
        [one] One seat is
       *[other] { $given } seats are
    } not possible in this game: it is for { $least } to { $most } players.
api-error-unknown-bot = There is no bot “{ $given }”. Bots: { $known }.
api-error-no-table = There is no such table, or not any more.
api-error-no-seat = This table has no such seat.
api-error-only-host = Only whoever laid the table can do this.
api-error-not-your-seat = This seat is not yours.
api-error-taken = Somebody else was quicker: the seat has changed.
api-error-no-league = There is no such league. The link may be old.
api-error-product = There is no product “{ $given }”. Known: { $known }.
api-error-unknown-starter = There is no starter “{ $given }”. Known: { $known }.
api-error-no-opponent = Choose at least one deck to try it against.
api-error-trials = Too many decks are being tried just now. Try again in a few minutes.
api-error-trial-long = That would be too many games: a trial has at most { $most }. Choose fewer opponents, or fewer games against each.
api-error-no-trial = There is no trial of yours, or no such game in it.
api-error-begun = Play has begun already.
api-error-empty-seats = Some seats are still empty.
api-error-unavailable = Nothing can be kept here just now. What you did was not done; try again in a moment.
api-error-league-goes-on = The league of this game goes on: what others play stays hidden until it is over.
api-error-seats-held = You sit at { $most } tables where play has not begun. Get up from one of them first.
api-error-no-link = This link is no longer good.
api-error-no-deck = There is no such deck of yours.
api-error-deck-cards = That is too many cards: a deck has at most { $most } here.
api-error-too-many-decks = You keep { $most } decks here, which is as many as there is room for. Remove one you no longer need; this one stays in your browser until then.
api-error-packs = You have opened { $most } packs, and there is no room for more. Begin your collection anew to open others.
api-error-packs-today = You have opened { $most } packs within a day. The next one can be opened in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
api-error-no-decks = In this game nobody brings a deck.
api-error-no-rules = There is no such rulebook.
api-error-not-over = This game is not over yet. Its replay can be seen when it is.
api-error-no-replay = This game cannot be replayed: the rules have changed since.
api-error-no-viewer = Nobody at this table sees it that way.
api-error-no-moment = The game has no such moment.
api-error-analysing = Your other game is still being looked at. Ask again when that is done.
api-error-not-asked = You are not asked anything now.
api-error-nothing-weighed = There is nothing to tell here: no bot has weighed anything that you can see.
api-error-no-practice = Hints and reasons are for tables at which you play against bots alone.
api-error-endless = This answer sent the rules into an endless loop, so it was stopped; it is not tried again until the rules are repaired. Choose something else, or tell whoever runs the server.
api-error-broken = Something went wrong here. It has been noted.
