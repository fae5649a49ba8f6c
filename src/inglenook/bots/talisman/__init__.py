"""A player of Talisman by rules of thumb: it weighs every option by the worth of what it leads to, and takes the best.

All it knows is its seat's view, its question and what is printed on the components.  Everything is counted in one
measure, the worth of a point of Strength to a character that still needs it.
"""
