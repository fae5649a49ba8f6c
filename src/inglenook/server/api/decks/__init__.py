"""Endpoints for decks: a game's own decks, the decks and packs of a guest, and trials of decks."""
