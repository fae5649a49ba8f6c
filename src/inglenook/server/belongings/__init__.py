"""What belongs to a guest: decks, and the cards that came out of packs."""
