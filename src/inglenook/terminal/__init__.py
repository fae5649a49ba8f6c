"""Playing in the terminal, line by line: what happened, the question, numbered options.

It is meant to be heard as much as seen: one thing in a line, no columns, no colour, nothing drawn.
"""
