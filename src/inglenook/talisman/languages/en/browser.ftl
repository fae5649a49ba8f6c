### Talisman in the browser: the board, the sheets, the decks.

## The table and its parts

talisman-table-seats =
    Round { $round }, { $seats ->
        [one] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $seats }
    } at the table
talisman-table-at-a-glance = Players at a glance
talisman-table-parts = Parts of the table
talisman-table-side = Decision and log
talisman-table-tab-board = Board
talisman-table-tab-players = Players
talisman-table-tab-sheet = Your sheet
talisman-table-tab-character = Sheet
talisman-table-tab-log = Log

## The turn

talisman-table-steps = The turn of { $player }
talisman-table-step-move = Move
talisman-table-step-encounter = Encounter
talisman-table-step-crown = Crown of Command
talisman-table-step-next = next: { $player }

## The board

talisman-table-board = Board
talisman-table-whole-board = Whole board
talisman-table-ring-outer = Outer region, clockwise from the Village
talisman-table-ring-middle = Middle region, clockwise from the Portal of Power
talisman-table-ring-inner = Inner region, clockwise from the Plain of Peril; then the Crown of Command
talisman-table-space = { $space }, { $region }
talisman-table-space-who = Here: { $who }
talisman-table-space-cards = Lying here: { $cards }
talisman-table-can = Can be chosen: { $options }
talisman-table-can-card = Can be chosen here: { $cards }
talisman-table-can-be-chosen = Can be chosen
talisman-table-chosen = Chosen

## Cards

talisman-table-card = { $title }: { $head }
talisman-table-card-whole = Open the card: { $title }
talisman-table-number = number { $number }
talisman-table-hidden-spell = hidden Spell
talisman-table-deck =
    Adventure deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
talisman-table-discards =
    Discards: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
talisman-table-spell-deck =
    Spell deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
talisman-table-used-spells =
    Used Spells: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
talisman-table-purchase =
    Purchase cards and Talismans: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
talisman-table-beside =
    Beside the board: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
talisman-table-none = None.
talisman-table-crown-reached = The Crown has been reached
talisman-table-magic-destroyed = Magic is destroyed

## Players and their sheets

talisman-table-players = At the table
talisman-table-you = You
talisman-table-bot = bot
talisman-table-choose = Choose { $player }
talisman-table-out = out of the game
talisman-table-waiting = gets a new character
talisman-table-first-character = chooses a character
talisman-table-characters = Characters
talisman-table-lives = Lives
talisman-table-spells = Spells
talisman-table-values = Values
talisman-table-value = { $name } { $amount }. Open what it consists of
talisman-table-value-of-own = { $name } { $amount }, { $own } of its own. Open what it consists of
talisman-table-free =
    { $count ->
        [one] free
       *[other] { $count } free
    }
talisman-table-played-by-you = played by you
talisman-table-played-by = played by { $player }
talisman-table-character-card = Character card: { $character }
talisman-table-own-sheet = Back
talisman-table-abilities = Special abilities
talisman-table-trophy-strength = { $points } of { $price } for 1 Strength
talisman-table-trophy-craft = { $points } of { $price } for 1 Craft

## What a total consists of

share-counters = points of its own
share-character = the character itself
share-turn = until the end of the turn
share-doubled = doubled
share-toad = as a toad

## Fights and dice

talisman-table-strengths = Your Strength { $own } against { $other }, weapons not counted
talisman-table-crafts = Your Craft { $own } against { $other }
talisman-table-combat = Combat
talisman-table-psychic-combat = Psychic combat
talisman-table-against = against
talisman-table-wins = wins
talisman-table-draw = a draw
talisman-table-die = Die
talisman-table-die-higher = Higher die
talisman-table-dice =
    { $count ->
        [one] Die: { $dice }
       *[other] Dice: { $dice }
    }

## The stage

talisman-stage-drawn =
    { $you ->
        [you] You draw
       *[another] { $player } draws
    }
talisman-stage-death =
    { $you ->
        [you] Your character is dead
       *[another] The character of { $player } is dead
    }
talisman-stage-new =
    { $you ->
        [you] Your new character
       *[another] The new character of { $player }
    }
talisman-stage-not-out =
    { $you ->
        [you] You are not out of the game: you begin anew with another character.
       *[another] The game goes on with another character.
    }
talisman-stage-odds = Of { $all } throws { $won } are won, { $drawn } drawn and { $lost } lost.
talisman-stage-wins = { $name } wins by { $by }

## For those who play for the first time

talisman-table-lesson-path = Look at both ends: where cards are drawn you can win most and lose most. A space with a table says beforehand what each number does.
talisman-table-lesson-encounter = Of the space and a character in it you meet one. Who beats another character takes a life, gold or an Object.
talisman-table-lesson-space = This need not be done. Read what it can bring and what it costs, then decide.
talisman-table-lesson-visit = A Stranger helps or tempts, as the card says. Left alone it stays here for whoever comes next.
talisman-table-lesson-take = What you leave lies here for everybody. You may hold 4 Objects; followers and gold do not count.
talisman-table-lesson-buy = A weapon helps in every fight, armour can save a life when you have lost one. Gold is of no other use in a fight.
talisman-table-lesson-evade = Who evades fights nobody and wins nothing. Compare both totals before the dice, and count your lives.
talisman-table-lesson-before-fight = Now is the last moment: once the dice are rolled no Spell changes this fight. Is it needed, or will it win more later?
talisman-table-lesson-spell = A Spell is used once. It does most when it decides something: a fight, a life, or the lead of somebody else.
talisman-table-lesson-surplus = What you put down stays in this space, and anybody who comes by may take it.
talisman-table-lesson-portal = Two dice show 7 on average. With less than that the Portal mostly stays shut, and the attempt costs a point.
talisman-table-lesson-inner = In here each space has its task, and each can cost lives. Without a Talisman the Valley of Fire stays closed.
talisman-table-lesson-command = Who has lives left can still come to the Crown and fight for it. With the last life gone you are out.
