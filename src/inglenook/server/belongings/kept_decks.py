"""A guest's saved deck with its versions; merging two changed copies loses nothing (SR-63).

Browsers store decks themselves and also work offline.  An uploaded deck names the revision it was changed from.  If
that is the latest revision, the upload replaces it.

Otherwise the deck was changed elsewhere too: the latest change becomes the deck, and the other copy becomes one of its
versions.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, structs

from inglenook.server.belongings.cards import DeckCards
from inglenook.server.http.calls import Body, Line

MOST_DECKS: Final = 200
"""Maximum number of decks per guest."""
MOST_VERSIONS: Final = 40
"""Maximum number of versions per deck; the oldest are dropped."""
MOST_BYTES: Final = 60_000
"""Maximum size of a deck with its versions in bytes, so that it fits into a request."""
MOST_NOTES: Final = 2000

Milliseconds = Annotated[float, Meta(ge=0, le=1e14)]
"""Time of a change in milliseconds, by the clock of the device that made it."""
Notes = Annotated[str, Meta(max_length=MOST_NOTES, pattern=r"^[^\x00]*$")]


class DeckVersion(Body):
    """An earlier version of a deck."""

    number: Annotated[int, Meta(ge=1, le=1_000_000)]
    at: Milliseconds
    deck: DeckCards


class KeptDeck(Body):
    """A deck with its name, format, notes and earlier versions."""

    name: Line
    format: Line
    notes: Notes
    changed: Milliseconds
    deck: DeckCards
    versions: Annotated[list[DeckVersion], Meta(max_length=MOST_VERSIONS)]


def joined(there: KeptDeck, brought: KeptDeck) -> KeptDeck:
    """Merges two copies of a deck: the latest change, with all versions of both, and the older copy as a version."""
    newer, older = (there, brought) if there.changed > brought.changed else (brought, there)
    versions = {mark(one): one for one in (*there.versions, *brought.versions)}
    if older.deck != newer.deck and older.deck not in [one.deck for one in versions.values()]:
        lost = DeckVersion(1, older.changed, older.deck)
        versions[mark(lost)] = lost
    first = min([one.number for one in (*there.versions, *brought.versions)], default=1)
    ordered = sorted(versions.values(), key=lambda one: one.at)
    numbered = [structs.replace(one, number=number) for number, one in enumerate(ordered, first)]
    notes = newer.notes if older.notes in newer.notes else f"{newer.notes}\n{older.notes}".strip()[:MOST_NOTES]
    return fitting(structs.replace(newer, notes=notes, versions=numbered[-MOST_VERSIONS:]))


def mark(version: DeckVersion) -> bytes:
    """Returns the identity of a version, its time and cards; numbers may clash between devices."""
    return msgspec.json.encode((version.at, version.deck))


def fitting(kept: KeptDeck) -> KeptDeck:
    """Returns the deck with as many of its latest versions as fit."""
    while kept.versions and len(msgspec.json.encode(kept)) > MOST_BYTES:
        kept = structs.replace(kept, versions=kept.versions[1:])
    return kept
