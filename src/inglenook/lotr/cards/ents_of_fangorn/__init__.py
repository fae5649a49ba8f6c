"""Ents of Fangorn: a module for each culture, and the facts of every card."""
