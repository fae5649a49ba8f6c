"""What each option of a question is worth, by what it is about."""
