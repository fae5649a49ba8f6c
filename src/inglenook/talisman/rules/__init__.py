"""The rules of Talisman: a package for each part of the rulebook and a module for each heading."""
