"""Spells: casting them, and the effects of each."""
