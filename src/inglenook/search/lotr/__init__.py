"""Search in the card game."""
