### The deck builder and the pages around it.

deck-cards = Cards
deck-find = Find cards
deck-find-hint = Name, text, or a field such as cost<=2
deck-reading = The cards are being fetched …
deck-no-field = There is no field “{ $given }”; it is searched for as a word.
deck-no-field-near = There is no field “{ $given }”; it is searched for as a word. Did you mean “{ $near }”?
deck-none = No card fits. Leave a word out, or look at another format.
deck-more = Show more cards
deck-side = Side
deck-all = All
deck-free = Free Peoples
deck-shadow = Shadow
deck-mine = Only mine
deck-sites = Sites
deck-culture = Culture
deck-type = Type
deck-as-site = Site { $number } of the path
deck-as-ring = Bring this Ring
deck-as-ring-bearer = As Ring-bearer
deck-of = { $card }: { $count } of { $most } in the deck
deck-less = One less: { $card }
deck-add = One more: { $card }
deck-take-out = Take out: { $card }
deck-is-legal = Legal: this deck can be played.
deck-legal-short = Legal
deck-is-empty = Nothing is chosen yet. This is what a deck needs:
deck-ring-bearer-and-ring = Ring-bearer and Ring
deck-path = Adventure deck: { $count } of 9
deck-balance = Free Peoples { $free }, Shadow { $shadow }
deck-balanced = { $count } and { $count }: both sides are equal
deck-thirty = 30 and 30, or more of both
deck-free-hint = Companions, what they carry and what they know. Begin with those who start: cost 4 or less together.
deck-shadow-hint = Minions and their tricks: you play these when others walk. As many cards as on the other side.
deck-mend-frodo = Choose a Frodo
deck-mend-ring = Choose a Ring
deck-mend-site = Choose site { $number }
deck-mend-shadow = Find Shadow cards
deck-mend-free = Find Free Peoples cards
deck-mend-one-out = Take one out
deck-mend-out = Take it out
deck-mend-use = Use { $code }
deck-numbers = Numbers
deck-tab-costs = Costs
deck-tab-cultures = Cultures
deck-tab-odds = First hand
deck-tab-start = Start
deck-tab-notes = Notes
deck-tab-faults = Faults { $count }
deck-archery = Archers: { $free } Free Peoples, { $shadow } Shadow.
deck-vitality = Vitality of all companions together: { $vitality }.
deck-odds-note =
    From { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, in percent: the first hand has 8, and each turn after it brings as many as chosen.
deck-no-start = No companion of cost 4 or less is in the draw deck: the Ring-bearer would start alone.
deck-start-note = Companions that can start together, with their cost:
deck-leagues = Drafts, sealed decks and leagues
deck-new = A new deck
deck-now = { $card } { $count }. Draw deck { $cards }.
deck-placed = { $card } has its place.
deck-card-page = All about this card
deck-said = Draw deck { $cards }, Free Peoples { $free }, Shadow { $shadow }, path { $path } of 9, faults { $faults }.
deck-the-deck = Deck
deck-views = Parts of the builder
deck-all-decks = All decks
deck-name = Name of the deck
deck-kept = Kept in this browser, version { $number }
deck-kept-there = Kept here and on the server, version { $number }
deck-not-kept = Not kept until it holds a card
deck-undo = Undo
deck-import = Paste a list or a code
deck-versions = Versions
deck-share = Share
deck-play = Play it
deck-begin = An empty box. Where shall we begin?
deck-begin-hint = Nothing here can break: every step says what is still missing.
deck-from-starter = From an online starter
deck-choose = Choose …
deck-import-hint = A list as players post it, a table, or a short code
deck-import-line = Line { $line }:
deck-import-as-is = Take it as it is
deck-import-take = Take this deck
deck-share-deck = Share { $deck }
deck-link = A link
deck-code = A short code
deck-list = A list
deck-print = Print
deck-no-versions = There is no version yet: one is kept whenever you play or share the deck, or open it again.
deck-version = Version { $number }
deck-go-back = Go back to version { $number }
deck-bring-back = Bring back { $deck }
deck-starters = Online starters
deck-copy = Copy
deck-forget = Remove
deck-forgotten = The deck is removed.
deck-found =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
deck-size =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
deck-faults =
    { $count ->
        [one] One thing keeps this deck from being legal.
       *[other] { $count } things keep this deck from being legal.
    }
deck-more-shadow =
    { $count ->
        [one] 1 more Shadow card
       *[other] { $count } more Shadow cards
    }
deck-more-free =
    { $count ->
        [one] 1 more Free Peoples card
       *[other] { $count } more Free Peoples cards
    }
deck-import-read =
    { $count ->
        [0] All lines were read; the draw deck has { $cards } cards.
        [one] One line could not be read; the draw deck has { $cards } cards so far.
       *[other] { $count } lines could not be read; the draw deck has { $cards } cards so far.
    }
card-unknown = There is no card { $code }.
card-rulings = Rulings
card-no-rulings = The rulebook does not name this card; the rules of its words hold.
card-decks = Decks that hold it
card-no-decks = No online starter and no deck of yours holds it.
card-search = Search from here
deck-from-game = From a finished game
deck-laid = How cards are shown
deck-pictures = As pictures
deck-rows = In rows
deck-redo = Redo
deck-import-short = Import
deck-why-none = Nothing speaks against one more of { $card }.
deck-keys = Keys
deck-keys-letters = Single letters count as keys, except while you write
deck-key-search = to the search field; out of it, and once more to empty it
deck-key-arrows = move in the cards, the deck and the path
deck-key-copies = one more, one less, or so many copies of the card in focus
deck-key-read = read the card
deck-key-why = why there cannot be one more
deck-key-language = its text in the next language
deck-key-parts = to the cards, the deck, the path
deck-key-faults = next fault, the one before, mend it
deck-key-numbers = say the numbers
deck-key-dialogs = versions, share, test
deck-key-undo = undo, redo
deck-key-play = play the deck
deck-mend = Mend
deck-sides = { $free } + { $shadow }
card-previous = Previous card: { $card }
card-next = Next card: { $card }
card-alike = Similar cards
card-in-deck = In { $deck }
deck-odds-empty = The draw deck has no card yet.
deck-odds-start = Starting fellowship
deck-odds-alone = The Ring-bearer alone
deck-odds-each = Cards drawn in a turn
deck-odds-for = At least
deck-odds-hand = first hand
deck-odds-turn = turn { $turn }
deck-hope-companion = a companion
deck-hope-ally = an ally
deck-hope-minion = a minion
deck-hope-minions = two minions
deck-hope-possession = a possession
deck-hope-artifact = an artifact
deck-hope-condition = a condition
deck-hope-event = an event
deck-hand = A hand to try
deck-hand-draw = Draw a hand
deck-hand-another = Draw another hand
deck-hand-more = The next turn: { $count } more
deck-hand-said = Drawn: { $cards }.
deck-play-against = Against whom?
deck-play-deck = Their deck
deck-play-begin = Begin the game
deck-import-lines = What was read, line by line
deck-import-card = { $copies } × { $card }
deck-import-left = no card: left out
deck-import-leave = Leave it out
deck-import-run = Lines { $first } to { $last } raised no question
