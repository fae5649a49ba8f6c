"""Combat and psychic combat, with whom, and how it is evaded."""
