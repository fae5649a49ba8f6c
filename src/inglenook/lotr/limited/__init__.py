"""Limited play: sealed decks, booster drafts, and leagues of several rounds with these decks (LG-112)."""
