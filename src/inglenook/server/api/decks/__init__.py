"""Decks: those of a game and those that a guest keeps, packs and what came out of them, and trials of decks."""
