"""The kernel: what both games stand on, and nothing that only one of them needs.

It knows seats, questions, steps, events, dice and records; it has never heard of a card type or a board.
"""
