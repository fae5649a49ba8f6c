"""Messages before they are rendered: an id with arguments.

The rules choose the message; the texts stand in Fluent files, one per language, and are rendered outside the engine
(`inglenook.wording`).  So the log of a game can be read in another language than the one it was played in.
"""

from __future__ import annotations

from typing import Final, Union

from inglenook.kernel.compiler import mypyc_attr


@mypyc_attr(free_list_len=1)
class Name:
    """Name of a printed component: a card, a space, a character.

    It holds the id of the *definition* ("1R13", "adventure:hobgoblin"), never of the card on the table: a line of the
    log must stay true when that card is shuffled away.
    """

    __slots__ = ("definition",)

    def __init__(self, definition: str) -> None:
        self.definition: Final = definition

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.definition == other.definition

    def __hash__(self) -> int:
        return hash(self.definition)

    def __repr__(self) -> str:
        return f"Name({self.definition!r})"


@mypyc_attr(free_list_len=1)
class Player:
    """The player in a seat, rendered as the player's own name, which the table knows and the rules do not."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.seat == other.seat

    def __hash__(self) -> int:
        return self.seat

    def __repr__(self) -> str:
        return f"Player({self.seat})"


@mypyc_attr(free_list_len=1)
class Message:
    """A message: the id of its text and the arguments that fill the gaps.

    An argument is a number, a text that needs no translation (a file name, user input), the name of something printed,
    a player, another message, or several of these, which are rendered as a list.
    """

    __slots__ = ("id", "arguments")

    def __init__(self, id: str, arguments: dict[str, Argument] | None = None) -> None:
        self.id: Final = id
        self.arguments: Final[dict[str, Argument]] = NO_ARGUMENTS if arguments is None else arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        if not self.arguments:
            return f"Message({self.id!r})"
        return f"Message({self.id!r}, {self.arguments!r})"


Argument = Union[int, str, Name, Player, Message, tuple["Argument", ...]]

NO_ARGUMENTS: Final[dict[str, Argument]] = {}
"""Shared arguments of every message without any; arguments are never written to."""


def plain(argument: Argument) -> object:
    """Returns the argument as plain data (numbers, texts, lists), for digests, the wire and untranslated errors."""
    if isinstance(argument, Message):
        return {"message": argument.id, **{name: plain(value) for name, value in sorted(argument.arguments.items())}}
    if isinstance(argument, Name):
        return {"name": argument.definition}
    if isinstance(argument, Player):
        return {"player": argument.seat}
    if isinstance(argument, tuple):
        return [plain(part) for part in argument]
    return argument


def from_plain(data: object) -> Argument:
    """Returns the argument from its plain data."""
    if isinstance(data, dict):
        if "message" in data:
            rest = {str(name): from_plain(value) for name, value in data.items() if name != "message"}
            return Message(str(data["message"]), rest or None)
        return Name(str(data["name"])) if "name" in data else Player(int(data["player"]))
    if isinstance(data, list):
        return tuple([from_plain(part) for part in data])
    assert isinstance(data, (int, str))
    return data
