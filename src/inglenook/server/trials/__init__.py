"""Decks that bots try out in the background."""
