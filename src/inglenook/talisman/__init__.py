"""Talisman, second edition: the board, the cards, the characters and every rule."""
