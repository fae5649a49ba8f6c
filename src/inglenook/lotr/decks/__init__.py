"""What a player brings to a game: decks and how they are written down (LR-5), formats, starters, collector codes."""
