"""How fast games are played, forked and saved, as Python and compiled."""
