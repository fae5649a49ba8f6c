"""Realms of the Elf-lords: a module for each culture, and the facts of every card."""
