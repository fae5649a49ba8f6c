"""The processes that serve, what their rules are at work on, and what becomes of one that does not come to an end."""
