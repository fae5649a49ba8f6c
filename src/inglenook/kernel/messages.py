"""What a person reads, before it is worded: a message id with its arguments.

The rules say *what* they have to say; the words stand in Fluent files, one per language, and are put together outside
the engine (`inglenook.wording`).  So the log of a game can be read in another language than the one it was played in.
"""

from __future__ import annotations

from typing import Final, Union

from inglenook.kernel.compiler import mypyc_attr


@mypyc_attr(free_list_len=1)
class Name:
    """The name of something printed: a card, a space, a character.

    It carries the id of the *definition* ("1R13", "adventure:hobgoblin"), never of the card on the table: a line of
    the log must go on saying the same when that card is shuffled away.
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
    """Whoever sits in a seat: worded as the player's own name, which the table knows and the rules do not."""

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
    """One thing to say: the id of its wording and what fills the gaps.

    An argument is a number, a text that needs no wording (a file name, what somebody typed), the name of something
    printed, a player, another message, or several of these, which are worded as a list.
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
"""Those of every message that has none: arguments are never written to."""


def plain(argument: Argument) -> object:
    """The argument as plain data (numbers, texts, lists), for digests, wires and error texts without a wording."""
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
    """The argument that was written as plain data."""
    if isinstance(data, dict):
        if "message" in data:
            rest = {str(name): from_plain(value) for name, value in data.items() if name != "message"}
            return Message(str(data["message"]), rest or None)
        return Name(str(data["name"])) if "name" in data else Player(int(data["player"]))
    if isinstance(data, list):
        return tuple([from_plain(part) for part in data])
    assert isinstance(data, (int, str))
    return data
