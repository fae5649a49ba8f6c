"""A deck as its owner keeps it, with its versions; of two that were changed apart nothing is lost (SR-63).

Browsers keep decks themselves and go on without us; what they bring names the revision that they began from.  If that
is the latest one, it takes its place.  Else the deck was changed elsewhere too: what was changed last is the deck, and
what the other had becomes one of its versions.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, structs

from inglenook.server.belongings.cards import DeckCards
from inglenook.server.http.calls import Body, Line

MOST_DECKS: Final = 200
"""So many decks a guest has at most."""
MOST_VERSIONS: Final = 40
"""So many versions are kept of a deck; the oldest go first."""
MOST_BYTES: Final = 60_000
"""So much is kept of a deck with its versions: it must fit into a request."""
MOST_NOTES: Final = 2000

Milliseconds = Annotated[float, Meta(ge=0, le=1e14)]
"""When something was changed, by the clock of whoever did so."""
Notes = Annotated[str, Meta(max_length=MOST_NOTES, pattern=r"^[^\x00]*$")]


class DeckVersion(Body):
    """A deck as it once was."""

    number: Annotated[int, Meta(ge=1, le=1_000_000)]
    at: Milliseconds
    deck: DeckCards


class KeptDeck(Body):
    """A deck, what it is called and meant for, and what it was before."""

    name: Line
    format: Line
    notes: Notes
    changed: Milliseconds
    deck: DeckCards
    versions: Annotated[list[DeckVersion], Meta(max_length=MOST_VERSIONS)]


def joined(there: KeptDeck, brought: KeptDeck) -> KeptDeck:
    """Two decks that were one: what was changed last, with all versions of both, and what the other was."""
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
    """What a version is known by: the moment and the cards; its number may be that of another elsewhere."""
    return msgspec.json.encode((version.at, version.deck))


def fitting(kept: KeptDeck) -> KeptDeck:
    """The deck with as many of its latest versions as there is room for."""
    while kept.versions and len(msgspec.json.encode(kept)) > MOST_BYTES:
        kept = structs.replace(kept, versions=kept.versions[1:])
    return kept
