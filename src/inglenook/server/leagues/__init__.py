"""Leagues: drafts and sealed decks, joined by a link, with rounds of games."""
