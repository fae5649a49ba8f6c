"""Simulations and contests: many games of bots in several processes, and their summaries."""
