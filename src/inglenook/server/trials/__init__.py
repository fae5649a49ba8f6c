"""Trials of decks, played by bots in the background."""
