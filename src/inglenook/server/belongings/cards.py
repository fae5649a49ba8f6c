"""Cards on the wire: by their ids, with how many copies."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from inglenook.server.http.calls import Body

CardId = Annotated[str, Meta(max_length=12, pattern=r"^[0-9A-Za-z]*$")]
Copies = Annotated[int, Meta(ge=1, le=999)]


class DeckCards(Body):
    """The cards of a deck by their ids; a Ring-bearer or a Ring that was not named is empty."""

    ring_bearer: CardId
    ring: CardId
    adventure_deck: Annotated[list[CardId], Meta(max_length=300)]
    draw_deck: Annotated[list[tuple[CardId, Copies]], Meta(max_length=1500)]
