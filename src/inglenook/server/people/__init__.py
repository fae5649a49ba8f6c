"""Guests and their names, their presence at tables, and the updates sent to the watchers of a table."""
