"""Spaces: arriving in one, whom and what is met there, and what that does."""
