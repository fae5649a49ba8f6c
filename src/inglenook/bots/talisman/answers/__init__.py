"""Scores of the options of each question, by subject."""
