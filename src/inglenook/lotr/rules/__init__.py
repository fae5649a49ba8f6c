"""The rules of the card game, one module for each heading of the rulebook."""
