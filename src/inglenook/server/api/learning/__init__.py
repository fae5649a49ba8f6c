"""Endpoints for learning: lessons, puzzles, and hints at practice tables."""
