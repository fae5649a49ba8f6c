"""Who sits where: people and bots, as the command line asks for or as a record tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from inglenook.arguments import BadArgument, choice
from inglenook.games import BOT, GameEntry
from inglenook.kernel.messages import Message
from inglenook.wording import Wording

PERSON: Final = "person"


class Sitter:
    """Who sits in a seat: a person, by name if one was given, or a bot.

    A record has one text for it: the person's name, which may be empty, or "bot:" and the name of the bot.
    """

    def __init__(self, recorded: str) -> None:
        self.recorded: Final = recorded
        self.bot: Final = recorded.removeprefix(BOT) if recorded.startswith(BOT) else ""
        self.guarded: bool = True
        """Whether this person is asked again before passing while there is something to do."""
        self.knows_the_table = False
        """Whether this person has been told how the table stands."""
        self.heard = 0
        """How many lines of the log this person has been told."""
        self.overheard = 0
        """How many of them were told to everybody at the table, in words fit for everybody."""
        self.wants_texts = True
        """Whether this person hears the text of something that comes up for the first time."""
        self.has_read: set[str] = set()
        """What has come up for this person already."""
        self.possible: list[str] = []
        """What this person has been told to be possible beside a question."""
        self.threatened: list[Message] = []
        """The dangers this person was told of at the last question."""
        self.wants_tips = True
        """Whether this person is told what matters at a question, as somebody new to the game."""
        self.coached: set[str] = set()
        """The notes this person has been told."""
        self.stops: frozenset[str] = frozenset()
        """The kinds of moments at which this person wants to be asked to respond, where a game has such kinds."""

    def called(self, seat: int, wording: Wording) -> str:
        """The name at the table; a person without one is named by the wording of players."""
        return wording.say(Message("bot-default", {"number": seat + 1})) if self.bot else self.recorded


def kinds(entry: GameEntry) -> tuple[str, ...]:
    """Who can sit in a seat of this game."""
    return (PERSON, *[BOT + name for name in entry.bots])


def seat_people(
    entry: GameEntry, seats: int | None, bots: int | None, chosen: Sequence[str], names: Sequence[str]
) -> list[Sitter]:
    """The seats as asked for: each by `--seat`, or people first and then bots.  One person and bots, if nothing is."""
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
        sitting = [PERSON] * (seats - bots) + [BOT + entry.usual_bot] * bots
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
    """Those who sat at a recorded game.  The file may come from anywhere: its names must be fit to be shown."""
    for player in players:
        if player.startswith(BOT):
            choice("--seat", kinds(entry))(player)
    return [Sitter("".join(letter if letter.isprintable() else "?" for letter in player)) for player in players]


def name(given: str, read: Callable[[str], str]) -> str:
    """A person's name, which must not look like a bot's."""
    text = read(given)
    if text.startswith(BOT):
        raise BadArgument("error-not-a-line", {"argument": "--name"})
    return text
