"""Finds puzzles in games that bots play: positions with one solution, proven by search and graded."""
