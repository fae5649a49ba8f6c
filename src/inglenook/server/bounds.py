"""Limits on what a client may send over the WebSocket (SR-90)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

LARGEST = 16 * 1024
"""Maximum size of a message, in bytes."""

Text = Annotated[str, Meta(pattern=r"^[^\x00]*$", max_length=LARGEST)]
"""Text from a client, without the null character, which no database stores."""

Key = Annotated[str, Meta(pattern=r"^[^\x00]*$", max_length=500)]
"""Key of an option, a thing or a kind of moment."""

MOST_KEYS = 500
"""Maximum number of keys in one request."""

SLOWEST_PACE = 10_000
"""Maximum delay before a bot's answer, in milliseconds."""

MOST_PLANNED = 40
"""Maximum number of answers in a plan."""

SHORT_DECK = 3_000
"""Characters of a pasted deck that is read in next to no time."""
