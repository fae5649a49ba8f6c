"""A heuristic player of The Lord of the Rings TCG that scores every option and takes the best.

The player knows only its seat's view, its question and what is printed on the cards.  All values use one scale: a
wound on a companion in good health is worth about 1.
"""
