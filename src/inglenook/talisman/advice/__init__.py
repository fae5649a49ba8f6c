"""What a player is told besides the view: what an option does, and why not."""
