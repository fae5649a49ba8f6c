"""Reads out the printed text of any card, space or character, by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from inglenook.kernel.decisions import Decision
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message, Name
from inglenook.registry.entry import Told
from inglenook.terminal.screen import Screen
from inglenook.terminal.typed_answers import one_label, one_number
from inglenook.wording import Wording


class Printed:
    """All printed components, by their names in the player's language."""

    def __init__(
        self, screen: Screen, definitions: Sequence[str], text_of: Callable[[str, Wording], Sequence[Told]]
    ) -> None:
        self._screen: Final = screen
        self._definitions: Final = definitions
        self._text_of: Final = text_of
        self._named: dict[str, list[str]] = {}

    def read(self, game: Game[Any], decision: Decision, what: str) -> None:
        """Reads out the component with a name, or the components that the option with this number is about."""
        if what.isascii() and what.isdigit() and len(what) < 9:
            self._read_all(self._concerned(game, decision, one_number(what, decision.keys())))
            return
        names = self._names()
        found = list(names)[one_label(what, list(names))]
        self._read_all(names[found])

    def _names(self) -> dict[str, list[str]]:
        """Returns component ids by name, built on first use; several components may share a name."""
        if not self._named:
            for id in self._definitions:
                self._named.setdefault(self._screen.word(Name(id)), []).append(id)
        return self._named

    def _concerned(self, game: Game[Any], decision: Decision, index: int) -> list[str]:
        """Returns the definitions of the things that an option concerns, as far as the asked player may know them."""
        option, rulebook = decision.options[index], game.rulebook
        things = [thing for thing in (option.subject, option.other) if thing >= 0]
        return [
            rulebook.definition(game.table, one) for one in things if rulebook.knows(game.table, decision.seat, one)
        ]

    def _read_all(self, ids: Sequence[str]) -> None:
        """Reads out each text under its name; equal texts are read out once."""
        texts = {
            "\n".join(map(self._screen.word, (Name(id), *self._text_of(id, self._screen.wording)))): id
            for id in ids
            if id in self._definitions
        }
        if not texts:
            self._screen.say(Message("read-nothing"))
        for text in texts:
            self._screen.say(*text.split("\n"))
