### What `inglenook cards` says, besides the cards.

help-cards = Show a card of the Lord of the Rings game.
cards-help-card = Its collector code (1R30), several codes, or words of its title (in quotes beside others); without it all cards are listed.
error-unknown-card = There is no card “{ $given }”. Give a collector code or words of a title.
cards-perhaps = Perhaps: { $known }.
