"""Evaluation of card language terms that only read the table: filters, amounts, conditions, and sums of modifiers.

They depend on each other: a filter may query a keyword, a modifier may give a keyword, and the modifier's condition may
spot by a filter.  `terms.STATS` defines the allowed order of queries, so that none recurses into itself.  Each kind of
term has one function (`registry`); a test finds terms without one.
"""

from inglenook.lotr.evaluation import amounts, conditions, filters

__all__ = ["amounts", "conditions", "filters"]
