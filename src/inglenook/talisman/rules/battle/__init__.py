"""Combat and psychic combat, their opponents, and evasion."""
