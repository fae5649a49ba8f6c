"""Decks by name or from a file: the starters and the built decks that come with the game, and what a player wrote.

This is the one module of the game that reads files; it does so before a game begins.
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
"""So many bytes a deck file has at most; what is longer is something else."""


@dataclass(frozen=True)
class Starter:
    """A deck with a name: its format, and whom a first game begins with beside Frodo (LR-6.2 to LR-6.4)."""

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
"""The starters by name.  The cards of each stand in `starters/NAME.deck`."""

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
"""Decks as players build them, by who travels and who hunts.  The cards of each stand in `built/NAME.deck`.

Opponents bring them, and whoever imagines a deck of which little was seen thinks of them, too.
"""

FIRST: Final[Mapping[str, Starter]] = {
    "first-hobbits": Starter("first-hobbits", FELLOWSHIP_BLOCK, ("1C303", "1C306", "1C311")),
}
"""Decks of our own for a first game whose printed list is not known (LR-6.2).  The cards stand in `first/NAME.deck`."""

NAMED: Final[Mapping[str, Starter]] = {**STARTERS, **BUILT, **FIRST}
"""All decks that have a name."""


def first_fellowship(name: str) -> list[Data] | None:
    """Whom a first game begins with beside Frodo (LR-6.2 to LR-6.4); None with a deck for which nobody is prescribed:
    its player chooses as in any game, as Frodo alone would not survive the first turn.
    """
    prescribed: list[Data] = [id for id in NAMED[name].begins_with] if name in NAMED else []
    return prescribed or None


class UnknownDeck(InglenookError):
    """There is no such starter, and no file of this name that could be read."""

    hint: Message | None = None
    """What was probably meant."""


def starter_text(name: str) -> str:
    """The deck file of a deck with a name."""
    folder = "starters" if name in STARTERS else "built" if name in BUILT else "first"
    return (Path(__file__).parent / folder / f"{name}.deck").read_text("utf-8")


@cache
def starter_deck(name: str) -> Deck:
    """The deck of this name."""
    return read_deck(starter_text(name), NAMED[name].format, name)


def parse_deck_argument(text: str, format: Format = OPEN) -> Deck:
    """The deck that somebody names on the command line: one with a name, or the path of a deck file."""
    return starter_deck(text) if text in NAMED else read_deck(deck_text(text), format, text)


def deck_text(path: str) -> str:
    """The text in a file that should be a deck."""
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
