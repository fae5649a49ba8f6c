"""Probabilities of dice and of fights."""
