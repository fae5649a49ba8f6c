"""A scenario as its file states it, before a game interprets it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.messages import Message
from inglenook.scenarios.file import Mistake, Written, read, unknown
from inglenook.scenarios.spelling import SMALL_WORDS, words

EXPECT: Final = "expect"
BECAUSE: Final = "because"
EVERYBODY: Final = "everybody"

_KEYS: Final = (
    "title", "game", "rules", "cards", "about", "players", "seed", "setup", "start", "stop at", "dice", "play",
)  # fmt: skip
_NEEDED: Final = ("title", "game", "play")
_MOST_RULES: Final = 3
_RESERVED: Final = frozenset({EXPECT, BECAUSE, EVERYBODY})
_EVERY_STREAM: Final = "*"


class Players:
    """Players of a scenario in seat order, by the names the file uses."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def seat(self, name: str, line: int) -> Seat:
        """Returns the seat of the player with this name; raises a Mistake if there is none."""
        seat = self.find(name)
        if seat is None:
            raise unknown(name, self.names, line)
        return seat

    def find(self, name: str) -> Seat | None:
        """Returns the seat of the player with this name, or None."""
        said = words(name)
        return next((seat for seat, known in enumerate(self.names) if words(known) == said), None)

    def fields(self, written: Written) -> dict[Seat, Written]:
        """Returns the values under each player's name, by seat."""
        return {self.seat(name, field.line): field for name, field in written.fields().items()}


class Scenario:
    """A scenario file: its game and rules, the starting position, and its moves and expectations."""

    def __init__(self, text: str | Written, folder: Path | None = None) -> None:
        """Reads a file, or the scenario within one; raises a Mistake with its line if it is not a scenario.

        Other files that it names are searched in its folder first.
        """
        self.folder: Final = Path() if folder is None else folder
        self._file: Final = read(text) if isinstance(text, str) else text
        fields = self._file.fields(_KEYS)
        for key in _NEEDED:
            if key not in fields:
                raise self._file.mistake(Message("scenario-key-missing", {"key": key}))
        if ("setup" in fields) == ("start" in fields):
            raise self._file.mistake(Message("scenario-setup-or-start"))
        self.title: Final = fields["title"].text()
        self.game: Final = fields["game"]
        self.game.text()
        self.setup: Final = fields.get("setup")
        self.start: Final = fields.get("start")
        self.about: Final = fields["about"].text() if "about" in fields else ""
        self.seed: Final = fields["seed"].text() if "seed" in fields else "scenario"
        self.rules: Final = _rules(fields.get("rules"))
        self.cards: Final = tuple([card.text() for card in fields["cards"].items()]) if "cards" in fields else ()
        self.rolls: Final = _rolls(fields.get("dice"))
        self.stops: Final = fields["stop at"].items() if "stop at" in fields else []
        self.play: Final = fields["play"].items()
        self._players: Final = fields.get("players")
        self.dice_line: Final = fields["dice"].line if "dice" in fields else self._file.line
        self.first_line: Final = (self.setup or self.start or self._file).line
        self.last_line: Final = self.play[-1].line if self.play else fields["play"].line

    def players(self, fewest: int, most: int) -> Players:
        """Returns the players; unnamed ones are "seat 1", "seat 2", as many as given or as the game needs."""
        written = self._players
        if written is None or (isinstance(written.value, str) and written.value.isdecimal()):
            count = fewest if written is None else written.number()
            names = [f"seat {number}" for number in range(1, min(count, most + 1) + 1)]
        else:
            names = [_name(item) for item in written.items()]
            count = len(names)
            for place, name in enumerate(names):
                if any(words(name) == words(other) for other in names[:place]):
                    raise written.mistake(Message("scenario-player-name", {"name": name}))
        if not fewest <= count <= most:
            line = self._file.line if written is None else written.line
            raise Mistake(Message("scenario-players", {"count": count, "least": fewest, "most": most}), line)
        return Players(tuple(names))


def _name(written: Written) -> str:
    name = written.text()
    said = words(name)
    if not said or said[0] in _RESERVED or all(word in SMALL_WORDS for word in said):
        raise written.mistake(Message("scenario-player-name", {"name": name}))
    return name


def _rules(written: Written | None) -> tuple[str, ...]:
    """Returns the rules a scenario proves, at most three (KR-19); a puzzle between players needs none."""
    if written is None:
        return ()
    rules = tuple([item.text() for item in written.items()])
    if not 1 <= len(rules) <= _MOST_RULES:
        raise written.mistake(Message("scenario-rules", {"count": len(rules), "most": _MOST_RULES}))
    return rules


def _rolls(written: Written | None) -> dict[str, list[int]]:
    """Returns the scripted rolls by stream; a plain list is for all streams, in the order of rolling."""
    if written is None:
        return {}
    if isinstance(written.value, dict):
        return {stream: [roll.number() for roll in rolls.items()] for stream, rolls in written.fields().items()}
    return {_EVERY_STREAM: [roll.number() for roll in written.items()]}
