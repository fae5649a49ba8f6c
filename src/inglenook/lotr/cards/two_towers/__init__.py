"""Cards of the Two Towers block: sets 4 to 6."""
