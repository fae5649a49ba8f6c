"""Seating: people and bots in their seats, from the command line or from a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from inglenook.arguments import BadArgument, choice
from inglenook.kernel.messages import Message
from inglenook.registry import BOT, GameEntry
from inglenook.wording import Wording

PERSON: Final = "person"


class Sitter:
    """The person or bot in a seat, and what the session has told that person.

    A record stores a sitter as one text: the person's name, which may be empty, or "bot:" and the name of the bot.
    """

    def __init__(self, recorded: str) -> None:
        self.recorded: Final = recorded
        self.bot: Final = recorded.removeprefix(BOT) if recorded.startswith(BOT) else ""
        self.guarded: bool = True
        """Whether this person is asked again before passing while another action is possible."""
        self.knows_the_table = False
        """Whether this person has heard the description of the table."""
        self.heard = 0
        """Number of log lines that this person has heard."""
        self.overheard = 0
        """Number of log lines that this person has heard in the version for everybody at the table."""
        self.wants_texts = True
        """Whether this person hears the text of a component that comes up for the first time."""
        self.has_read: set[str] = set()
        """Components that have come up for this person already."""
        self.possible: list[str] = []
        """Asides that this person was last told to be possible."""
        self.threatened: list[Message] = []
        """Dangers that this person was told of at the last question."""
        self.wants_tips = True
        """Whether this person gets the tips for newcomers."""
        self.coached: set[str] = set()
        """Tips that this person has been told."""
        self.stops: frozenset[str] = frozenset()
        """Kinds of moments at which this person wants to be asked to respond, where a game has such kinds."""

    def called(self, seat: int, wording: Wording) -> str:
        """Returns the name at the table; empty for a person without one, whom the wording of players then names."""
        return wording.say(Message("bot-default", {"number": seat + 1})) if self.bot else self.recorded


def kinds(entry: GameEntry) -> tuple[str, ...]:
    """Returns the kinds of sitters for a seat of this game."""
    return (PERSON, *[BOT + name for name in entry.bots])


def seat_people(
    entry: GameEntry, seats: int | None, bots: int | None, chosen: Sequence[str], names: Sequence[str]
) -> list[Sitter]:
    """Returns the requested seats: each by `--seat`, or people first and then bots; by default one person and bots."""
    fewest, most = entry.rulebook.fewest_seats, entry.rulebook.most_seats
    read = choice("--seat", kinds(entry))
    if chosen:
        if bots is not None or seats not in (None, len(chosen)):
            raise BadArgument("error-seats-twice", {})
        sitting = [read(kind) for kind in chosen]
    else:
        people = max(1, len(names))
        if seats is None:
            seats = max(fewest, people if bots is None else people + bots)
        if bots is None:
            bots = max(0, seats - people)
        if bots > seats:
            raise BadArgument("error-too-many-bots", {"bots": str(bots), "seats": str(seats)})
        sitting = [PERSON] * (seats - bots) + [BOT + entry.bots.usual] * bots
    if not fewest <= len(sitting) <= most:
        raise BadArgument("error-seats", {"given": str(len(sitting)), "least": fewest, "most": most})
    return name_people(sitting, names)


def name_people(sitting: Sequence[str], names: Sequence[str]) -> list[Sitter]:
    """Gives the people their names, in the order of the seats."""
    people = sitting.count(PERSON)
    if len(names) > people:
        raise BadArgument("error-too-many-names", {"count": len(names), "people": str(people)})
    left = list(names)
    return [Sitter((left.pop(0) if left else "") if kind == PERSON else kind) for kind in sitting]


def recorded_sitters(entry: GameEntry, players: Sequence[str]) -> list[Sitter]:
    """Returns the sitters of a recorded game, with names made printable, as the file may come from anywhere."""
    for player in players:
        if player.startswith(BOT):
            choice("--seat", kinds(entry))(player)
    return [Sitter("".join(letter if letter.isprintable() else "?" for letter in player)) for player in players]


def name(given: str, read: Callable[[str], str]) -> str:
    """Reads a person's name, which must not look like a bot's."""
    text = read(given)
    if text.startswith(BOT):
        raise BadArgument("error-not-a-line", {"argument": "--name"})
    return text
