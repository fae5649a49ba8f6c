"""Advice to a player besides the view: what an option leads to, and why something cannot be done."""
