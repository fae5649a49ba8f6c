"""The rules of Talisman, a module for each heading of the rulebook."""
