### Decks, formats and deck files.

## Formats and sets

format-tower = Tower block
format-fellowship = Fellowship block
format-open = open
format-standard = Towers standard
format-fellowship-1 = Fellowship block, set 1
format-fellowship-2 = Fellowship block, sets 1 and 2
format-tower-4 = Tower block, set 4
format-tower-5 = Tower block, sets 4 and 5
format-standard-4 = Towers standard, sets 1 to 4
format-standard-5 = Towers standard, sets 1 to 5
format-limited-fellowship = limited, Fellowship block
format-limited-tower = limited, Tower block
set-promotional = promotional cards
set-fellowship-of-the-ring = The Fellowship of the Ring
set-mines-of-moria = Mines of Moria
set-realms-of-the-elf-lords = Realms of the Elf-lords
set-two-towers = The Two Towers
set-battle-of-helms-deep = Battle of Helm’s Deep
set-ents-of-fangorn = Ents of Fangorn

## What can be wrong with a deck

deck-fault = { $fault } ({ $rule })
deck-legal = Legal in the format { $format }; the draw deck has { $cards } cards.
deck-unknown-code = there is no card { $given }
deck-unknown-code-near = there is no card { $given }, but there is { $near }
deck-not-in-format = { $card } (set: { $set }) does not belong to the format { $format }
deck-banned = { $card } is banned in the format { $format }
deck-restricted = the deck has { $n } copies of { $card }, and the format { $format } allows one
deck-beyond-pool = the deck has { $n } copies of { $card }, and you have { $have }
deck-no-ring-bearer = the Ring-bearer is missing
deck-not-frodo = the Ring-bearer must be Frodo, not { $card }
deck-no-ring = The One Ring is missing
deck-not-the-ring = the Ring must be The One Ring, not { $card }
deck-too-few =
    the draw deck has { $n ->
        [one] 1 card
       *[other] { $n } cards
    } and needs at least { $least }
deck-unequal = Free Peoples cards: { $free }, Shadow cards: { $shadow }; the numbers must be equal
deck-ring-in-draw-deck = { $card } must not be in the draw deck
deck-site-in-draw-deck = the site { $card } must not be in the draw deck
deck-too-many =
    the draw deck has { $n ->
        [one] 1 card
       *[other] { $n } cards
    } with the title { $title } and may have at most { $most }
deck-not-a-site = { $card } is no site and must not be in the adventure deck
deck-sites-of-one-number = the adventure deck has more than one site { $number }: { $sites }
deck-no-site = site numbers missing from the adventure deck: { $numbers }
deck-mixed-blocks = the adventure deck mixes sites of the Fellowship block ({ $fellowship }) and of the Tower block ({ $towers })

## What can be wrong with a line of a deck file

deck-line = line { $line }: { $fault }
deck-line-rule = line { $line }: { $fault } ({ $rule })
deck-line-heading = there is no part “{ $given }”, only { $known }
deck-line-long = more than { $most } letters
deck-line-none = no copy is wanted
deck-line-only-one = under { $part } there is one card only, and { $card } is one too many
deck-line-other-name = { $card } is not called “{ $given }”
deck-line-unknown = there is no card “{ $given }”
deck-line-unknown-near = there is no card “{ $given }”, but there is { $near }
deck-line-which = “{ $given }” can be one of these: { $known }
deck-line-lines = a deck has at most { $most } lines; the rest was not read
deck-line-cards = a deck has at most { $most } cards; the rest was not read
deck-code-letters = this is no whole deck code: it has letters and digits only, and no U
deck-code-changed = this deck code was changed or cut off on its way; copy it once more, from ING1 to its end
deck-code-card = this deck code names card { $number } of set { $set }, which there is not

## Errors

error-illegal-deck = The deck { $deck } may not be played in the format { $format }: { $faults }.
error-deck-data = This is no deck: { $given }. Name a starter deck or a deck file.
error-deck-file = The deck file { $file } has faults: { $faults }.
error-deck-file-long = The file { $file } is no deck file: it has more than { $most } lines.
error-deck-file-not-text = The file { $file } is no deck file: it is not a short text in UTF-8.
error-unknown-deck = There is neither a starter deck nor a deck file “{ $given }”. Starter decks: { $known }.

## Decks that players built, by who travels and who hunts

built-dwarves-eye = Dwarves and the Eye
built-dwarves-nazgul = Dwarves and the Nine
built-first-hobbits = First game: Merry, Pippin, Sam and Frodo (our own list)
built-hobbits-balrog = Hobbits and the Balrog
built-lorien-nazgul = Lórien and the Nine
built-mirkwood-troll = Elven bows and the cave troll
built-mirkwood-uruks = Elven bows and Uruk-hai
built-rangers-goblins = Rangers and goblins
built-rangers-sauron = Rangers and Orcs of Sauron
built-walkers-uruks = Nine Walkers and Uruk-hai
built-wizard-isengard = The wizard and Isengard
built-ents-southrons = Ents and Southrons
built-galadhrim-siege = Galadhrim and a siege
built-galadhrim-trackers = Galadhrim and trackers
built-halflings-trackers = Hobbits and trackers
built-hunters-orthanc = Three hunters and Orthanc
built-ithilien-wargs = Rangers of Ithilien and wargs
built-knights-easterlings = Knights of Gondor and Easterlings
built-riders-dunland = Riders of Rohan and Dunland
built-riders-gate = Riders of Rohan and the Black Gate
built-villagers-siege = Villagers and a siege
