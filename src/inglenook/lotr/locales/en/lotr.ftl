### The game and setting it up.
title = The Lord of the Rings TCG
error-too-many-decks = There are more decks than players ({ $seats }).
error-bids = “{ $given }” is not a bid for each of { $seats } players. Write them with commas: 0,2.
error-no-decks = The set-up has no decks. Give it a deck for each player.
error-setup-faults = The game cannot be set up: { $faults }
error-unknown-format = There is no format “{ $given }”. Known formats: { $known }.
error-switch = The switch { $switch } cannot be { $given }. It goes from { $low } to { $high }.
error-fellowships = “{ $given }” are not the starting companions of { $seats } players.
error-fellowship = { $player } cannot begin with “{ $given }”: no companion of the draw deck is called that.
error-unknown-switch = There is no switch “{ $given }”. Known switches: { $known }.
error-unknown-rule-set = There is no set of rules “{ $given }”. Known ones: { $known }.
