"""Leagues: sealed decks and drafts at one link, and the rounds that are played with them."""
