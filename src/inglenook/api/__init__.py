"""The public Python library: games, questions, bots, cards, decks and analyses.

Programs import these names from `inglenook` itself, which loads each part when it is first used.  Every other module of
the package is private and may change in any release.
"""
