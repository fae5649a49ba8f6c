"""Response stops: the moments at which each person is asked to respond, among more than a player wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from inglenook.arguments import BadArgument, choice
from inglenook.kernel.decisions import Decision
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import Picked
from inglenook.registry import GameEntry
from inglenook.registry.windows import Windows
from inglenook.terminal.screen import Screen
from inglenook.terminal.seating import Sitter
from inglenook.terminal.typed_answers import one_label, one_number

ALL: Final = "all"
USUAL: Final = "usual"
NEVER: Final = "never"
SETS: Final = {ALL: Message("stops-all"), USUAL: Message("stops-usual"), NEVER: Message("stops-never")}


def wanted_from(windows: Windows, text: str) -> frozenset[str]:
    """Returns the kinds of moments that `--stops` asks for: a set of them, or their names with commas between."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        choice("--stops", (*SETS, *windows.kinds))(name)
    return frozenset().union(*[_set(windows, name) for name in names])


def read_stops(entry: GameEntry, given: str | None, sitters: Sequence[Sitter]) -> None:
    """Sets the stops of the people at the table as the command line asks for."""
    if entry.play.windows is None:
        if given is not None:
            raise BadArgument("error-no-stops", {"game": entry.name})
        return
    for sitter in sitters:
        sitter.stops = entry.play.windows.usual if given is None else wanted_from(entry.play.windows, given)


def _set(windows: Windows, name: str) -> frozenset[str]:
    if name == ALL:
        return frozenset(windows.kinds)
    if name == USUAL:
        return windows.usual
    return frozenset() if name == NEVER else frozenset({name})


class Stops:
    """The response stops of all people at a table."""

    def __init__(self, windows: Windows, sitters: Sequence[Sitter]) -> None:
        self.windows: Final = windows
        self.sitters: Final = sitters

    def pass_over(self, game: Game[Any], decision: Decision) -> Picked | None:
        """Returns a pass if the person does not want this question; None if the question is to be asked."""
        sitter = self.sitters[decision.seat]
        if game.ask_every_time or sitter.bot:
            return None
        return self.windows.pass_over(game, decision, sitter.stops)

    def change(self, sitter: Sitter, typed: str, screen: Screen) -> None:
        """Carries out the `stops` command: takes a set or toggles one kind, and prints the result."""
        changed = list(self.windows.kinds)
        if typed:
            before = sitter.stops
            sitter.stops = self._changed(before, typed, screen)
            changed = [kind for kind in changed if kind in before ^ sitter.stops]
        else:
            screen.say(Message("stops-heading"))
        labels = self._labels(sitter, screen)
        if typed:
            screen.say(*[labels[kind] for kind in changed] or labels.values())
        else:
            screen.number(list(labels.values()))

    def _labels(self, sitter: Sitter, screen: Screen) -> dict[str, str]:
        """Returns a label for each kind of moment, with whether this person is asked at it."""
        wanted = self.windows.wanted(sitter.stops)
        labels = {}
        for kind, what in self.windows.kinds.items():
            told = Message("stops-on", {"moment": what}) if kind in wanted else Message("stops-off", {"moment": what})
            labels[kind] = screen.word(told)
        return labels

    def _changed(self, stops: frozenset[str], typed: str, screen: Screen) -> frozenset[str]:
        for name, message in SETS.items():
            if typed.casefold() in (name, screen.word(message).casefold()):
                return _set(self.windows, name)
        kinds = list(self.windows.kinds)
        if typed in kinds:
            return stops ^ {typed}
        labels = [screen.word(message) for message in self.windows.kinds.values()]
        by_number = typed.isascii() and typed.isdigit() and len(typed) < 9
        return stops ^ {kinds[one_number(typed, labels) if by_number else one_label(typed, labels)]}
