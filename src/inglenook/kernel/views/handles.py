"""Handles: the names by which a viewer knows the things on the table.

The rules' own numbers for things never leave the process: a viewer who could follow a number through a shuffle would
know a hidden card.

A handle is a keyed hash of the viewer, the thing, and how often that viewer has lost sight of the thing; each time the
thing is shuffled away its old handle becomes invalid.
"""

from __future__ import annotations

from hashlib import blake2s

from inglenook.kernel.decisions import Option, Seat, Thing


def handle(secret: str, viewer: Seat, thing: Thing, times_lost: int) -> str:
    """Returns the viewer's handle of the thing; without the secret it reveals nothing."""
    text = f"{viewer} {thing} {times_lost}"
    return blake2s(text.encode(), key=secret.encode(), digest_size=5).hexdigest()


def outward_key(option: Option, subject: str, other: str) -> str:
    """Returns the option's key for clients, with handles in place of numbers."""
    concerns = (f":{subject}" if subject else "") + (f">{other}" if other else "")
    rest = Option("", amount=option.amount, word=option.word, occasion=option.occasion).key
    return option.verb + concerns + rest
