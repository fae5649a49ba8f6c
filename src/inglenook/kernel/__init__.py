"""The kernel: what both games stand on, and nothing that only one of them needs.

It knows seats, questions, steps, events, dice and records; it has never heard of a card type or a board.
"""

from __future__ import annotations


def is_compiled() -> bool:
    """Whether the kernel in this process is the compiled one."""
    from inglenook.kernel import game

    return not str(game.__file__).endswith(".py")
