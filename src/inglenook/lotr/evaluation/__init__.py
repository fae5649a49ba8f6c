"""What the words mean that only read the table: filters, amounts, conditions, and the sums of modifiers.

They lean on each other: a filter may ask for a keyword, a keyword may be given by a modifier, its condition may spot by
a filter.  `terms.STATS` says what may ask for what, so that no question comes back to itself.  Each kind of word has
one function for its meaning in a table (`registry`); a test finds the word that has none.
"""

from inglenook.lotr.evaluation import amounts, conditions, filters

__all__ = ["amounts", "conditions", "filters"]
