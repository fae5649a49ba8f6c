"""Endpoints for the texts and facts that a client displays: catalogue, rulebooks and wordings."""
