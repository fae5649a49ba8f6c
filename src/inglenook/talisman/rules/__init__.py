"""The rules of Talisman, a room for each part of the rulebook and a module for each heading."""
