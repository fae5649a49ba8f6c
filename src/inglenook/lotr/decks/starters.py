"""Decks by name or from a file: the starter decks and built decks of the game, and deck files written by players.

No other module of the game reads files; this one does so before a game begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Message
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.files import BadDeckFile, read_deck
from inglenook.lotr.decks.formats import FELLOWSHIP_BLOCK, OPEN, TOWER_BLOCK, Format
from inglenook.lotr.decks.names import closest

LONGEST: Final = 50_000
"""Maximum size of a deck file, in bytes."""


@dataclass(frozen=True)
class Starter:
    """A named deck: its format, and the companions that start a first game beside Frodo (LR-6.2 to LR-6.4)."""

    name: str
    format: Format
    begins_with: tuple[str, ...] = ()


STARTERS: Final[Mapping[str, Starter]] = {
    starter.name: starter
    for starter in (
        Starter("fellowship-aragorn", FELLOWSHIP_BLOCK, ("1P365",)),
        Starter("fellowship-gandalf", FELLOWSHIP_BLOCK, ("1P364",)),
        Starter("moria-gandalf", FELLOWSHIP_BLOCK),
        Starter("moria-gimli", FELLOWSHIP_BLOCK),
        Starter("elf-lords-boromir", FELLOWSHIP_BLOCK),
        Starter("elf-lords-legolas", FELLOWSHIP_BLOCK),
        Starter("towers-aragorn", TOWER_BLOCK),
        Starter("towers-theoden", TOWER_BLOCK),
        Starter("helms-deep-eowyn", TOWER_BLOCK),
        Starter("helms-deep-legolas", TOWER_BLOCK),
        Starter("fangorn-faramir", TOWER_BLOCK),
        Starter("fangorn-witch-king", TOWER_BLOCK),
    )
}
"""The starters by name.  The cards of each are in `starters/NAME.deck`."""

BUILT: Final[Mapping[str, Starter]] = {
    name: Starter(name, format)
    for format, names in (
        (
            FELLOWSHIP_BLOCK,
            (
                "dwarves-eye",
                "dwarves-nazgul",
                "hobbits-balrog",
                "lorien-nazgul",
                "mirkwood-troll",
                "mirkwood-uruks",
                "rangers-goblins",
                "rangers-sauron",
                "walkers-uruks",
                "wizard-isengard",
            ),
        ),
        (
            TOWER_BLOCK,
            (
                "ents-southrons",
                "galadhrim-siege",
                "galadhrim-trackers",
                "halflings-trackers",
                "hunters-orthanc",
                "ithilien-wargs",
                "knights-easterlings",
                "riders-dunland",
                "riders-gate",
                "villagers-siege",
            ),
        ),
    )
    for name in names
}
"""Decks as players build them, named after the travellers and the hunters.  The cards are in `built/NAME.deck`.

Opponents play these decks, and guesses at a deck of which little was seen use them, too.
"""

FIRST: Final[Mapping[str, Starter]] = {
    "first-hobbits": Starter("first-hobbits", FELLOWSHIP_BLOCK, ("1C303", "1C306", "1C311")),
}
"""Our own decks for a first game whose printed list is not known (LR-6.2).  The cards are in `first/NAME.deck`."""

NAMED: Final[Mapping[str, Starter]] = {**STARTERS, **BUILT, **FIRST}
"""All named decks."""


def first_fellowship(name: str) -> list[Data] | None:
    """Returns the companions that start a first game beside Frodo (LR-6.2 to LR-6.4), or None if none is prescribed.

    In the latter case the player chooses as in any game, since Frodo alone would not survive the first turn.
    """
    prescribed: list[Data] = [id for id in NAMED[name].begins_with] if name in NAMED else []
    return prescribed or None


class UnknownDeck(InglenookError):
    """Raised if a name is neither a starter nor a readable file."""

    hint: Message | None = None
    """A suggestion of the deck that was probably meant."""


def starter_text(name: str) -> str:
    """Returns the deck file of a named deck."""
    folder = "starters" if name in STARTERS else "built" if name in BUILT else "first"
    return (Path(__file__).parent / folder / f"{name}.deck").read_text("utf-8")


@cache
def starter_deck(name: str) -> Deck:
    """Returns the named deck."""
    return read_deck(starter_text(name), NAMED[name].format, name)


def parse_deck_argument(text: str, format: Format = OPEN) -> Deck:
    """Returns the deck given on the command line: a named deck or the path of a deck file."""
    return starter_deck(text) if text in NAMED else read_deck(deck_text(text), format, text)


def deck_text(path: str) -> str:
    """Returns the text of a file that should be a deck."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(LONGEST + 1)
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError, ValueError) as problem:
        refusal = UnknownDeck("error-unknown-deck", {"given": path, "known": tuple(STARTERS)})
        near = closest(path, NAMED)
        refusal.hint = Message("did-you-mean", {"suggestion": near[0]}) if near else None
        raise refusal from problem
    except OSError as problem:
        raise UnknownDeck("error-file-read", {"file": path, "detail": problem.strerror or ""}) from problem
    try:
        written = content.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise BadDeckFile("error-deck-file-not-text", {"file": path}) from problem
    if len(content) > LONGEST or "\0" in written:
        raise BadDeckFile("error-deck-file-not-text", {"file": path})
    return written
