"""The tables: the hall they stand in, and each of them with its seats, its play and what is seen of it."""
