"""Playing with what one opens: sealed decks, booster drafts, and leagues of several rounds with these (LG-112)."""
