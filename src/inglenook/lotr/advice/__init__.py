"""Advice besides the view: what options do, why one is missing, where a number comes from, what dangers there are."""
