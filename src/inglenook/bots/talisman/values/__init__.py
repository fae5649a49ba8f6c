"""What things are worth to a seat: cards, other characters, foes, spaces to go to, and the way to the Crown."""
