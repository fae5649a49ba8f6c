"""Benchmarks: speed of playing, forking and saving games, in plain Python and compiled."""
