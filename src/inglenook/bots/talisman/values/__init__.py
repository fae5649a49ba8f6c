"""Values to a seat of cards, other characters, foes and destinations, and of the way to the Crown."""
