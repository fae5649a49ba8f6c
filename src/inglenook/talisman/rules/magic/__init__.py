"""Spells: casting them, and what each does."""
