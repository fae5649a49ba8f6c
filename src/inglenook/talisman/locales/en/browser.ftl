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
talisman-table-removed =
    Out of the game: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
talisman-table-left-trophies = Trophies of the dead, which nobody can take:
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
talisman-table-house = House rules ({ $count })

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
talisman-table-source = Where this text comes from
talisman-table-trophy-strength = { $points } of { $price } for 1 Strength
talisman-table-trophy-craft = { $points } of { $price } for 1 Craft
talisman-table-trophy-strength-enough =
    { $points } points, enough for { $gain ->
        [one] 1 point of Strength
       *[other] { $gain } points of Strength
    }
talisman-table-trophy-craft-enough =
    { $points } points, enough for { $gain ->
        [one] 1 point of Craft
       *[other] { $gain } points of Craft
    }

## What a total consists of

share-counters = points of its own
share-character = the character itself
share-turn = until the end of the turn
share-doubled = doubled
share-toad = as a toad
share-craft = Craft
share-followers = followers
share-fight = for this fight

## Fights and dice

talisman-table-strengths = Your Strength { $own } against { $other }, weapons not counted
talisman-table-crafts = Your Craft { $own } against { $other }
talisman-table-combat = Combat
talisman-table-psychic-combat = Psychic combat
talisman-table-against = against
talisman-table-wins = wins
talisman-table-draw = a draw
talisman-table-toad =
    You are a toad for { $turns ->
        [one] 1 more turn
       *[other] { $turns } more turns
    }: 1 space a turn, Strength 1, Craft 1, no abilities.
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
talisman-stage-met =
    { $you ->
        [you] You meet: { $card }
       *[another] { $player } meets: { $card }
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
talisman-stage-missed =
    { $you ->
        [you] You have missed a turn
       *[another] { $player } has missed a turn
    }
talisman-stage-left-behind = What it had lies in { $space-the } now.
talisman-stage-not-out =
    { $you ->
        [you] You are not out of the game: you begin anew with another character.
       *[another] The game goes on with another character.
    }
talisman-stage-toad =
    { $you ->
        [you] For { $turns } turns you move 1 space at a time, have Strength 1 and Craft 1, and none of your abilities.
       *[another] For { $turns } turns it moves 1 space at a time, has Strength 1 and Craft 1, and none of its abilities.
    }
talisman-stage-toad-left = Objects, followers and gold are left in { $space-the }.
talisman-stage-no-toad = Strength, Craft and abilities are what they were before.
talisman-stage-odds = Of { $all } throws { $won } are won, { $drawn } drawn and { $lost } lost.
talisman-stage-wins =
    { $you ->
        [you] You win by { $by }
       *[another] { $name } wins by { $by }
    }
