"""Handles: what a viewer calls a thing on the table.

The numbers by which the rules know things never leave the process: whoever could follow a number through a shuffle
would know a hidden card.  A handle is a keyed hash of the viewer, the thing, and how often the thing was lost from
that viewer's sight; each time it is shuffled away its old handle dies.
"""

from __future__ import annotations

from hashlib import blake2s

from inglenook.kernel.decisions import Option, Seat, Thing


def handle(secret: str, viewer: Seat, thing: Thing, times_lost: int) -> str:
    """The viewer's name for the thing; without the secret it tells nothing."""
    text = f"{viewer} {thing} {times_lost}"
    return blake2s(text.encode(), key=secret.encode(), digest_size=5).hexdigest()


def outward_key(option: Option, subject: str, other: str) -> str:
    """The option's key as it leaves the process, with handles in place of numbers."""
    concerns = (f":{subject}" if subject else "") + (f">{other}" if other else "")
    rest = Option("", amount=option.amount, word=option.word, occasion=option.occasion).key
    return option.verb + concerns + rest
