"""Checks of what may be done: reaching cards, bearing, playing and paying (LR-26).  Only reads the table."""
