### What there is to read: replays, rulebooks, cards and decks.

page-format = Format
page-link = Link
page-copy = Copy the link
page-copied = Copied
page-share = Share
page-rules-title = Rulebook
page-shelf-rules = Every rule of both games with its number, searchable. When the table refuses something, it names the rule.
page-shelf-cards = Every card there is, as it is drawn and worded here.
page-shelf-kernel = What every game here promises
page-shelf-server = What the server promises
page-shelf-decks = Decks to look at, to change and to share
page-rules-in-english = The rulebook is in English for now. The cards, prompts and reasons are in your language.
page-rules-sections = Sections of the rules
page-rules-section = Go to a section
page-rules-find = Find a rule
page-rules-find-placeholder = A question, a word or a number
page-rules-found =
    { $count ->
        [0] No rules found
        [one] One rule found
       *[other] { $count } rules found
    }
page-rules-none = No rule answers this. Try other words, or the number of a rule.
page-rules-back = Back to { $rule }
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
page-cards-none = No card matches. Remove a filter, or try another word.
page-cards-more = Show more
page-cards-all = All about this card
page-cards-before = The card before
page-cards-after = The next card
page-close = Close
page-to-start = To the fire
page-replay-controls = Replay controls
page-replay-first = To the start
page-replay-first-word = Start
page-replay-back = One step back
page-replay-back-word = Back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = One step forward
page-replay-forward-word = Forward
page-replay-last = To the end
page-replay-last-word = End
page-replay-speed = Speed
page-replay-more = More
page-replay-beginning = The beginning
page-replay-turn = Turn { $number }: { $player }
    .you = Turn { $number }: you
page-replay-end = The end
page-replay-step = Step { $at } of { $count }
page-replay-place = Place in the game
page-replay-next = Next: { $player }: { $what }
    .you = Next: you: { $what }
page-replay-next-unseen = Next: { $player } answers
    .you = Next: you answer
page-replay-go-to = Go to
page-replay-side = Seen by
page-replay-everything = All hands open
page-replay-spectator = A spectator
page-replay-share = Share this moment
page-replay-in-address = The link to this moment is in the address bar.
page-branch = Play on from here
page-make-puzzle = Make a puzzle of this
page-branch-seat = In which seat? Bots play the others.

## Programs

page-programs-lead = A program can play, lay tables and read games here. It needs a token, which is as good as a key: whoever has it can do what it may.
page-programs-description = Description for programs (OpenAPI)
page-token = Token
page-token-make-heading = Make a token
page-token-name = Name
page-token-name-hint = A program that plays by itself is called this at the table.
page-token-plays = It plays
page-token-plays-program = as a program, labelled at the table
page-token-plays-you = as you
page-token-plays-not = not at all
page-token-lay = It may lay tables (lay)
page-token-read = It may watch tables and export finished games (read)
page-token-days = It ends after
page-token-days-count = { $days ->
        [one] one day
       *[other] { $days } days
    }
page-token-make = Make the token
page-token-made = This is the token “{ $name }”. It is shown only now: copy it.
page-token-copy = Copy the token
page-tokens-heading = Your tokens
page-tokens-none = You have no tokens.
page-token-as = plays as { $name }
page-token-used = used { $when }
page-token-unused = never used
page-token-ends = ends on { $when }
page-token-revoke = Revoke
page-token-revoked = The token “{ $name }” is no longer valid.
