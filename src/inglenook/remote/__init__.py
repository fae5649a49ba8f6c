"""Bots of this program at tables of a server elsewhere, over its API for programs."""
