### Laying a table, and waiting at it until play begins.

page-decks-built = Decks that players built
page-deck-yours = Your decks
page-lay-lead = Open seats wait for others; the rest you fill yourself.
page-laying-game = The game
page-game = Game
page-title = Title (if you like)
page-title-placeholder = An evening by the fire
page-who = Who may come
page-who-anyone = Anyone
page-who-invited = With my link
page-seats = Seats
page-seats-count = How many
page-seat = Seat { $number }
page-seat-you = You
page-seat-here = Somebody beside you, at this device
page-seat-open = Open for others
page-seat-free = Open
page-seat-open-deck = Whoever sits here chooses a deck.
page-their-name = Their name
page-which-bot = Which bot
page-another-bot = Another bot ({ $level })
page-rules-heading = Rules and pace
page-discreet = Hide pauses: nobody can tell from a pause that somebody has something to play; the game takes a little longer.
page-programs-may-sit = Programs that somebody runs may sit down, too
page-discreet-table = Pauses are hidden
page-house-rules = House rules
page-then-hall =
    { $count ->
        [one] One seat is open: your table will be listed for everybody.
       *[other] { $count } seats are open: your table will be listed for everybody.
    }
page-then-link =
    { $count ->
        [one] One seat is open: you get a link to share.
       *[other] { $count } seats are open: you get a link to share.
    }
page-then-begin = Every seat is taken: play begins at once.
page-lay = Set up the table
page-lay-and-begin = Set up the table and begin
page-start-over = Start over
page-deck = Deck
page-deck-any = Any online starter of this format
page-deck-paste = Paste a list …
page-deck-list = Your list, a card on each line
page-deck-list-hint = Ring-bearer, Ring, nine sites and the draw deck; names or codes. It is checked as you write.
page-deck-checking = Checking …
page-deck-good =
    { $cards ->
        [one] One card. A legal deck.
       *[other] { $cards } cards. A legal deck.
    }
page-deck-faults =
    { $count ->
        [one] One thing is not right yet:
       *[other] { $count } things are not right yet:
    }
page-deck-line = Line { $line }
page-house-gist = Whatever you leave unchanged follows the rules chosen above.
page-seats-empty =
    { $count ->
        [one] one seat is empty
       *[other] { $count } seats are empty
    }
page-seats-full = everybody is here
page-pace-of-bots = Pace of bots: { $pace }
page-spectators =
    { $count ->
        [one] one looks on
       *[other] { $count } look on
    }
page-seat-away = away
page-sit-here = Sit down here
page-sit-beside = Seat somebody at this device
page-put-bot = Put a bot here
page-open-seat = Open the seat
page-get-up = Stand up
page-share-heading = Invite
page-share-open = The table is listed for everybody. Whoever has the link finds it, too.
page-share-invited = Only those who have the link find this table.
page-begin-heading = Begin
page-begin-host = Play begins when the host starts it.
page-begin-wait = Wait for others, or let bots sit down.
page-begin-ready = Everybody is seated. Off you go.
page-begin = Begin
page-begin-with-bots =
    { $count ->
        [one] Begin with a bot in the empty seat
       *[other] Begin with bots in the { $count } empty seats
    }
