"""A guest's belongings: decks, and cards from packs."""
