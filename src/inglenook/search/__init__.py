"""Playing on in the mind: positions dealt anew for a seat, played out by rules of thumb and judged.

What is here reads tables, but only those that a seat imagines (`SeatPlayer.imagine`): never the real one.
"""
