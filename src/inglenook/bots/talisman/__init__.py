"""A heuristic player of Talisman that scores every option by what it leads to, and takes the best.

The player knows only its seat's view, its question and what is printed on the components.  All values use one scale:
a point of Strength is worth 1 to a character that still needs it.
"""
