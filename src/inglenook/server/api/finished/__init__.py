"""Endpoints for finished games: replays, summaries and analyses."""
