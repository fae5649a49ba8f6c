"""Embers: a small game with hidden cards, dice and responses, for tests of the kernel."""
