"""Goals of puzzles, and how each game detects that a goal is reached."""
