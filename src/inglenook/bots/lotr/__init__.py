"""A player of The Lord of the Rings TCG by rules of thumb: it weighs every option and takes the best.

All it knows is its seat's view, its question and what is printed on the cards.  Everything is counted in one measure:
a wound on a companion in good health is worth about 1.
"""
