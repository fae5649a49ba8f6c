"""Search: positions sampled for a seat, played out by heuristics and judged.

The search reads whole tables, but only those sampled for a seat (`SeatPlayer.imagine`), never the real table.
"""
