"""Play in the terminal, line by line: events, the question, numbered options.

The output is meant to be heard as much as seen: one fact in a line, no columns, no colour, no drawings.
"""
