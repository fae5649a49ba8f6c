"""The kernel: everything that both games are built on, and nothing that only one of them needs.

The kernel knows seats, questions, steps, events, dice and records.  It knows no card types and no board.
"""

from __future__ import annotations


def is_compiled() -> bool:
    """Whether this process runs the kernel compiled by mypyc."""
    from inglenook.kernel import game

    return not str(game.__file__).endswith(".py")
