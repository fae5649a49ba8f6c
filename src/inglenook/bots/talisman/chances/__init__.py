"""Chances: of the dice, and of fights."""
