"""Spaces: arriving in a space, meeting its characters and cards, and the effects of that."""
