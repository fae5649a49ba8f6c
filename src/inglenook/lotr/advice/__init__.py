"""What a player is told besides the view: what an option does, why not, where a number comes from, what threatens."""
