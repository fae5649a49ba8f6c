"""The Two Towers: a module for each culture, and the facts of every card."""
