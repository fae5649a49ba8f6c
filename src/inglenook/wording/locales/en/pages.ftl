### The pages of the browser: start page, laying a table, rulebook, cards, replays.

## The frame of every page

page-skip = Skip to the page
page-main-menu = Main
page-nav-play = Play
page-nav-rules = Rules
page-nav-cards = Cards
page-nav-decks = Decks
page-nav-puzzles = Puzzles
page-language = Language
page-account = You and your devices
page-theme-light = Light
page-theme-dark = Dark
page-foot = Inglenook is made by players. It is not connected with the publishers of either game and uses none of their artwork.
page-programs-heading = Programs
page-seat-program = program
page-loading = One moment …
page-try-again = Try again
page-no-connection = The server does not answer. Check your connection and try again.
page-not-there = There is nothing here. The link may be old.
page-went-wrong = Something went wrong. Try again in a moment.

## Start page

page-welcome = Pull up a chair
page-welcome-gist = Two games that are out of print, whole or shortened. In the browser, without an account, against a bot or with friends.
page-hearth = A chimney corner: a fire under an arch, two settles, a table with cards and a die
page-your-name = Your name at the table
page-name-placeholder = What shall we call you?
page-name-kept = Kept
page-choose-game = Choose a game
page-game-lotr = The Lord of the Rings TCG
page-game-talisman = Talisman, second edition
page-players = { $fewest } to { $most } players
page-starters = { $count } online starters
page-gist-lotr = Lead your fellowship along the path and send the Shadow after everyone else’s.
page-gist-talisman = Grow strong in the outer lands, cross the river, pass the fire and take the Crown.
page-play-bot = Play now against a bot
page-play-people = With people
page-learn = Guided first game
page-how-to-play = How to play
page-laying = Setting up the table …
page-change = Change
page-opponent = Opponent
page-their-deck = Their deck
page-starts-against = Against { $bot }
page-starts-decks = You: { $own }. They: { $other }.
page-practice = Practice: dice can be taken back, and then fall the same way again.
page-earnest = A roll stands: dice cannot be taken back.
page-your-deck = Your deck
page-your-tables = Your tables
page-your-tables-empty = No games yet. The first one is a click away.
page-answers = answers: { $count }
page-your-turn = your turn
page-frozen = stopped by a fault; the game is kept
page-finished = finished
page-won = won
page-lost = lost
page-open-table = Open
page-go-on = Go on
page-lesson-left = Lesson, part { $part }
page-lesson-take-up = Take up the lesson
page-replay = Replay
page-fewer-finished = Show fewer
page-all-finished = All { $count } finished games
page-open-tables = Open tables
page-open-count = { $waiting } waiting, { $playing } to watch
page-open-tables-empty = Nobody is waiting right now. Set one up, and others will find it here.
page-sit-down = Sit down
page-watch = Watch
page-seats-taken = { $taken } of { $seats } seats taken
page-lay-heading = Set up a table
page-lay-gist = Two to six seats for people, bots and whoever shares your screen. You choose decks and rules.
page-lay-open = Choose seats and rules
page-read-heading = On the shelf
page-read-rules-lotr = The Lord of the Rings: rulebook
page-read-cards-lotr = The Lord of the Rings: all cards
page-read-rules-talisman = Talisman: rulebook
page-read-cards-talisman = Talisman: all cards

## Laying a table

page-seat-bot = A bot
page-bot-easy-gist = Young and eager: rushes on, does not look far, and makes a beginner’s mistakes.
page-bot-normal-gist = A fair opponent that answers at once.
page-bot-hard-gist = Tries its options out in the mind before it answers; thinks up to a second.
page-bot-relentless-gist = Plays its options out in the mind, many times over, before it answers; thinks up to five seconds.
page-bot-uniform-gist = Plays at random: for trying things out.
page-pace = How fast bots play
page-pace-instantly = Instantly
page-pace-brisk = Brisk
page-pace-leisurely = Leisurely
page-patience = Time for each answer
page-patience-minutes =
    { $minutes ->
        [60] 1 hour
        [1440] 1 day
        [one] 1 minute
       *[other] { $minutes } minutes
    }

## Decks

page-deck-own = a deck of one’s own
page-deck-of = { $hero }, { $set }
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
