### What `inglenook cards` says, besides the cards.

help-cards = Show a card of the Lord of the Rings game.
cards-help-card = Its collector code (1R30), several codes, or words of its title (in quotes beside others); without it all cards are listed.
cards-help-set = Only cards of this set: 0 promotional, 1 to 3 the Fellowship block, 4 to 6 the Tower block.
cards-help-missing = List the printed cards that the game does not have yet.
error-unknown-card = There is no card “{ $given }”. Give a collector code or words of a title.
cards-perhaps = Perhaps: { $known }.
