"""Possessions: their limits, getting and giving them, buying and selling."""
