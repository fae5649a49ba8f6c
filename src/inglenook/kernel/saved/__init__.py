"""Stored games: records, which are replayed, and snapshots, from which a game resumes."""
