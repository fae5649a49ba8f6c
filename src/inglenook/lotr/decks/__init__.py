"""Decks, deck files (LR-5), formats, starter decks, packs and collector codes."""
