"""What a puzzle asks for, and how each game tells that it is reached."""
