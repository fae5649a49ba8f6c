### What `inglenook cards` says, besides the cards.

help-cards = Show a card of the Lord of the Rings game.
cards-help-card = Its collector code (1R30), several codes, or words of its title (in quotes beside others); or a search such as type:minion culture:moria cost<=2; without it all cards are listed.
cards-help-set = Only cards of this set: 0 promotional, 1 to 3 the Fellowship block, 4 to 6 the Tower block.
cards-help-own = The cards you own, a file with lines such as “3 1C7 Dwarf Guard”: then searches can ask for own>=2 or own:0.
cards-help-missing = List the printed cards that the game does not have yet.
error-unknown-card = There is no card “{ $given }”. Give a collector code or words of a title.
error-collection-line = Line { $line } of the collection names no card: “{ $given }”. Write the number of copies and a collector code, as in “3 1C7”.
cards-perhaps = Perhaps: { $known }.
cards-found =
    { $n ->
        [one] 1 card.
       *[other] { $n } cards.
    }
cards-no-field = There is no field “{ $given }”; it was searched for as a word.
cards-no-field-near = There is no field “{ $given }”; it was searched for as a word. Did you mean “{ $near }”?

help-packs = Open boosters, online starters and Deluxe boxes of the Lord of the Rings game.
packs-help-set = The set: 1 to 3 of the Fellowship block, 4 to 6 of the Tower block.
packs-help-boosters = How many boosters to open.
packs-help-starters = How many online starters to open: the lists of the printed starters are not known here.
packs-help-deluxe = How many Deluxe boxes to open, each an online starter and a booster of set 1 or 4.
packs-help-seed = The same seed gives the same packs.
packs-help-json = Give the cards as JSON, for programs.
packs-of-booster = Booster { $number }, { $set }, { $cards } cards:
packs-of-starter = Online starter { $number }, { $set }: { $starter }, { $cards } cards:
packs-of-deluxe = Deluxe box { $number }, { $set }: { $starter }, { $cards } cards:
packs-error-no-deluxe = There was no Deluxe box of set { $given }. Give --set one of these: { $known }.
packs-foil = foil
packs-another-picture = another picture

help-decks = Check a deck of the Lord of the Rings game, turn it into another kind of text, or into a short code.
decks-help-deed = check tells every fault by its line and rule, convert writes the deck anew, code makes it short, starts tells which companions can start together, with their cost.
decks-help-deck = A deck file, the name of a deck that comes with the game, or - for standard input; lists and tables of other tools are read, too.
decks-help-format = The format that the deck is meant for: { $known }.
decks-help-to = The kind of text that convert writes: { $known }.
decks-error-what = Say what to do ({ $known }) and with which deck.
