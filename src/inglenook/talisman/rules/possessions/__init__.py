"""What a character has: how much of it, how it is got and given, bought and sold."""
