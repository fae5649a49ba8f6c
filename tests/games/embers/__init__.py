"""Embers: a small real game with hidden cards, dice and responses, on which the kernel is tested."""
