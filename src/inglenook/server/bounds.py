"""Bounds of what a client may send over the WebSocket (SR-90)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

LARGEST = 16 * 1024
"""A message may have so many bytes."""

Text = Annotated[str, Meta(pattern=r"^[^\x00]*$", max_length=LARGEST)]
"""Whatever a client writes: without the one character that no database keeps."""

Key = Annotated[str, Meta(pattern=r"^[^\x00]*$", max_length=500)]
"""What a client names: an option, a thing, a kind of moment."""

MOST_KEYS = 500
"""So many of them can be named at once."""

SLOWEST_PACE = 10_000
"""Bots wait so many milliseconds before an answer at most."""

MOST_PLANNED = 40
"""So many answers can be laid out before they are given."""
