### The pages of the browser: start page, laying a table, rulebook, cards, replays.

## The frame of every page

page-skip = Skip to the page
page-main-menu = Main
page-nav-play = Play
page-nav-rules = Rules
page-nav-cards = Cards
page-nav-decks = Decks
page-deck-yours = Your decks
page-language = Language
page-theme-light = Light
page-theme-dark = Dark
page-foot = Inglenook is made by players. It is not connected with the publishers of either game and uses none of their artwork.
page-loading = One moment …
page-try-again = Try again
page-no-connection = The server does not answer. Check your connection and try again.
page-not-there = There is nothing here. The link may be old.
page-went-wrong = Something went wrong. Try again in a moment.

## Start page

page-welcome = Pull up a chair
page-welcome-gist = Two games that are out of print, played by every rule. In the browser, without an account, against a bot or with friends.
page-hearth = A chimney corner: a fire under an arch, two settles, a table with cards and a die
page-your-name = Your name at the table
page-name-placeholder = What shall we call you?
page-name-kept = Kept
page-choose-game = Choose a game
page-game-lotr = The Lord of the Rings TCG
page-game-talisman = Talisman, second edition
page-players = { $fewest } to { $most } players
page-starters = { $count } starter decks
page-one-hour = One-hour rules if you like
page-gist-lotr = Lead your fellowship along nine sites and send the Shadow after everyone else’s.
page-gist-talisman = Grow strong in the outer lands, cross the river, pass the fire and take the Crown.
page-play-bot = Play now against a bot
page-play-people = With people
page-laying = Laying the table …
page-choose-first = Choose first
page-your-deck = Your deck
page-your-tables = Your tables
page-your-tables-empty = No games yet. The first one is a click away.
page-your-turn = your turn
page-frozen = stopped by a fault; the game is kept
page-finished = finished
page-open-table = Open
page-go-on = Go on
page-replay = Replay
page-fewer-finished = Show fewer
page-all-finished = All { $count } finished games
page-open-tables = Open tables
page-open-count = { $waiting } waiting, { $playing } to watch
page-open-tables-empty = Nobody is waiting right now. Lay a table, and others will find it here.
page-sit-down = Sit down
page-watch = Watch
page-seats-taken = { $taken } of { $seats } seats taken
page-lay-heading = Lay a table
page-lay-gist = Two to six seats for people, bots and whoever sits beside you. You choose decks and rules.
page-lay-open = Choose seats and rules
page-read-heading = On the shelf
page-read-rules-lotr = The Lord of the Rings: rulebook
page-read-cards-lotr = The Lord of the Rings: all cards
page-read-rules-talisman = Talisman: rulebook
page-read-cards-talisman = Talisman: all cards

## Laying a table

page-lay-lead = Open seats wait for others; the rest you fill yourself.
page-laying-game = The game
page-game = Game
page-title = Title (if you like)
page-title-placeholder = An evening by the fire
page-who = Who may come
page-who-anyone = Anyone
page-who-invited = With my link
page-format = Format
page-seats = Seats
page-seats-count = How many
page-seat = Seat { $number }
page-seat-you = You
page-seat-here = Somebody beside you, at this device
page-seat-open = Open for others
page-seat-bot = A bot
page-seat-free = Open
page-seat-open-deck = Whoever sits here chooses a deck.
page-their-name = Their name
page-which-bot = Which bot
page-bot-easy-gist = Young and eager: plays all it can pay for, forgets what lies on the table, and moves on when it ought to rest.
page-bot-normal-gist = Plays by rules of thumb, at once: a fair opponent.
page-bot-hard-gist = Tries its options out in the mind before it answers; thinks up to a second.
page-bot-relentless-gist = Plays far ahead, many times over, before it answers; thinks up to five seconds.
page-bot-uniform-gist = Plays at random: for trying things out.
page-rules-heading = Rules and pace
page-pace = How fast bots play
page-pace-instantly = Instantly
page-pace-brisk = Brisk
page-pace-leisurely = Leisurely
page-discreet = Nobody can tell from a pause who has something to play; the game takes a little longer.
page-discreet-table = Pauses tell nothing
page-house-rules = House rules
page-then-hall =
    { $count ->
        [one] One seat is open: your table will stand in the hall.
       *[other] { $count } seats are open: your table will stand in the hall.
    }
page-then-link =
    { $count ->
        [one] One seat is open: you get a link to share.
       *[other] { $count } seats are open: you get a link to share.
    }
page-then-begin = Every seat is taken: play begins at once.
page-lay = Lay the table
page-lay-and-begin = Lay the table and begin
page-start-over = Start over

## Decks

page-deck = Deck
page-deck-any = Whichever fits
page-deck-paste = Paste a list …
page-deck-own = a deck of one’s own
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
page-deck-fellowship-aragorn = Men of Gondor with sword and shield; Uruk-hai that strike hard. A good first deck.
page-deck-fellowship-gandalf = The wizard and friends of every people; swarms of goblins from Moria.
page-deck-moria-gandalf = Gandalf’s staff and hobbit courage; goblins with spears in the long dark.
page-deck-moria-gimli = Dwarves with axes who look into the deck; Orcs of Sauron from ambush.
page-deck-elf-lords-boromir = Boromir defends against all comers; Orcs of Sauron in great numbers.
page-deck-elf-lords-legolas = Elves of wood and council with their bows; raiding Uruk-hai.
page-deck-towers-aragorn = Three hunters and two hobbits on foot; wild men of Dunland who take your sites.
page-deck-towers-theoden = Riders of Rohan, valiant and mounted; Uruk-hai of the battle order.
page-deck-helms-deep-eowyn = Éowyn’s guard behind walls; wargs and their riders.
page-deck-helms-deep-legolas = An Elf and a Dwarf count their foes; Southrons with a mûmak.
page-deck-fangorn-faramir = Rangers of Ithilien from hiding; machines and workers of Isengard.
page-deck-fangorn-witch-king = Ents, slow to anger; winged Nazgûl and troops of the gate.

## Waiting room

page-house-gist = What you leave alone is as the rules chosen above have it.
page-seats-empty =
    { $count ->
        [one] one seat is empty
       *[other] { $count } seats are empty
    }
page-seats-full = everybody is here
page-pace-of-bots = Bots: { $pace }
page-spectators =
    { $count ->
        [one] one looks on
       *[other] { $count } look on
    }
page-seat-away = away
page-sit-here = Sit down here
page-sit-beside = Somebody beside you sits here
page-put-bot = Put a bot here
page-open-seat = Open the seat
page-get-up = Get up
page-share-heading = Invite
page-share-open = The table stands in the hall. Whoever has the link finds it, too.
page-share-invited = Only those who have the link find this table.
page-link = Link
page-copy = Copy the link
page-copied = Copied
page-share = Share
page-begin-heading = Begin
page-begin-host = Play begins when whoever laid the table says so.
page-begin-wait = Wait for others, or let bots sit down.
page-begin-ready = Everybody sits. Off you go.
page-begin = Begin
page-begin-with-bots =
    { $count ->
        [one] Begin with a bot in the empty seat
       *[other] Begin with bots in the { $count } empty seats
    }

## Rulebook

page-rules-title = Rulebook
page-rules-in-english = The rulebook is in English for now. The cards, prompts and reasons are in your language.
page-rules-sections = Sections of the rules
page-rules-section = Go to a section
page-rules-find = Find a rule
page-rules-find-placeholder = Word or number
page-rules-found =
    { $count ->
        [0] No rules found
        [one] One rule found
       *[other] { $count } rules found
    }
page-rules-none = No rule has all of these words. Try fewer, or the number of a rule.
page-rules-back = Back to { $rule }

## Cards

page-cards-title = Cards
page-cards-find = Name or text
page-cards-any = { $what }: any
page-cards-side = Side
page-cards-free = Free Peoples
page-cards-shadow = Shadow
page-cards-sites = Sites
page-cards-culture = Culture
page-cards-type = Type
page-cards-set = Set
page-cards-kind = Kind
page-cards-region = Region
page-cards-adventure = Adventure cards
page-cards-spell = Spells
page-cards-character = Characters
page-cards-space = Spaces of the board
page-cards-purchase = Purchase cards
page-cards-found =
    { $count ->
        [0] No cards
        [one] One card
       *[other] { $count } cards
    }
page-cards-reading = Fetching the texts of all cards…
page-cards-clear = Show all
page-cards-none = No card is like that. Take away a filter, or try another word.
page-cards-more = Show more
page-cards-all = All about this card
page-cards-before = The card before
page-cards-after = The next card
page-close = Close

## Replays

page-to-start = To the fire
page-replay-controls = Replay controls
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = One step forward
page-replay-last = To the end
page-replay-speed = Speed
page-replay-more = More
page-replay-beginning = The beginning
page-replay-turn = Turn { $number }: { $player }
page-replay-end = The end
page-replay-step = Step { $at } of { $count }
page-replay-place = Place in the game
page-replay-answers = { $who } answers
page-replay-go-to = Go to
page-replay-side = Seen by
page-replay-everything = All hands open
page-replay-spectator = A spectator
page-replay-share = Share this moment
page-replay-in-address = The link to this moment is in the address bar.
page-branch = Play on from here
page-branch-seat = In which seat? Bots play the others.
