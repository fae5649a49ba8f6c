"""Tables: the hall that holds them, and for each its seats, its game and its viewers."""
