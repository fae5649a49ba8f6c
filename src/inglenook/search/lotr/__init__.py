"""What it takes to think ahead in the card game."""
