"""The rules of the card game, a module for each heading of the rulebook."""
