"""Questions of a server elsewhere, as bots read them."""

from __future__ import annotations

from typing import Any, Final

from inglenook.client import Choice, Question
from inglenook.kernel.data import Data
from inglenook.kernel.decisions import NOTHING, Decision, Option
from inglenook.kernel.messages import Message, from_plain
from inglenook.kernel.players import ToldSeat


class Told:
    """A question with everything that its seat was told, for a bot."""

    def __init__(self, question: Question) -> None:
        self._question: Final = question
        self._things: Final[dict[str, int]] = {}
        """The things that options concern, numbered as they come, by handle."""
        self._definitions: Final[dict[str, str]] = {}
        self._read(question.view)
        for seat, side in question.view.get("seats", {}).items():  # a seat's character goes by "character-0"
            for field, value in side.items():
                if isinstance(value, str) and ":" in value:
                    self._definitions[f"{field}-{seat}"] = value
        prompt = from_plain(question.prompt)
        assert isinstance(prompt, Message)
        options = tuple([self._option(one) for one in question.options])
        bounds = (question.least, question.most, question.ordered)
        self._asides: Final = tuple([self._option(one) for one in question.asides])
        self._decision: Final = Decision(question.seat, question.kind, prompt, options, *bounds)

    def seat(self) -> ToldSeat:
        """Returns the seat that is asked."""
        handles = {thing: handle for handle, thing in self._things.items()}
        view: Any = self._question.view
        return ToldSeat(self._decision, view, handles, self._definitions, self._asides)

    def keys(self, picked: tuple[int, ...]) -> list[str]:
        """Returns the keys of the options that a bot has picked."""
        return [self._question.options[place].key for place in picked]

    def aside(self, key: str) -> str:
        """Returns the key of an aside that a bot has chosen."""
        place = [option.key for option in self._asides].index(key)
        return self._question.asides[place].key

    def _read(self, data: Data) -> None:
        """Notes the definition of everything that the view names by a handle."""
        if isinstance(data, dict):
            handle, definition = data.get("handle"), data.get("definition")
            if isinstance(handle, str) and isinstance(definition, str):
                self._definitions[handle] = definition
            for part in data.values():
                self._read(part)
        elif isinstance(data, list):
            for part in data:
                self._read(part)

    def _option(self, choice: Choice) -> Option:
        subject, other = self._thing(choice, choice.subject, "subject"), self._thing(choice, choice.other, "other")
        known = choice.verb + (f":{choice.subject}" if choice.subject else "")
        known += (f">{choice.other}" if choice.other else "") + (f"*{choice.amount}" if choice.amount else "")
        word, tilde, occasion = choice.key.removeprefix(known).removeprefix("=").rpartition("~")
        if not tilde:
            word, occasion = occasion, "0"
        return Option(choice.verb, subject, other, choice.amount, word, None, int(occasion))

    def _thing(self, choice: Choice, handle: str, place: str) -> int:
        """Returns the number of a thing; where the view does not define it, the words of the option may."""
        if not handle:
            return NOTHING
        if handle not in self._definitions:
            named = choice.label.get(place)
            known = named.get("name") if isinstance(named, dict) else None
            if isinstance(known, str) or ":" in handle:  # spaces go by the names of their definitions
                self._definitions[handle] = known if isinstance(known, str) else handle
        return self._things.setdefault(handle, len(self._things))
