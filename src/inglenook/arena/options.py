"""What both commands that let bots play can be given: which game, how many, who sits where, from which seed."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from inglenook.arguments import Arguments, BadArgument, choice, line, number, pair
from inglenook.games import GameEntry, find, names
from inglenook.kernel.messages import Message


def declare_games(arguments: Arguments, games: int, bots: str) -> None:
    """The options, with so many games and these bots if nothing else is asked for."""
    arguments.argument("GAME", Message("help-game", {"known": names()}))
    arguments.option("--games", "N", Message("help-games"), number("--games", 1, 100_000_000), games)
    arguments.option("--seats", "N", Message("help-seats"), number("--seats", 1, 99))
    arguments.option("--bots", "NAME,…", Message("help-which-bots"), default=bots)
    arguments.repeated("--set", "KEY=VALUE", Message("help-set"), pair("--set"))
    arguments.option("--seed", "TEXT", Message("help-seed"), line("--seed"), "1")
    arguments.option("--jobs", "N", Message("help-jobs"), number("--jobs", 1, 1000), 1)
    arguments.flag("--json", Message("help-json"))


def game_of(given: Namespace) -> GameEntry:
    """The game that was asked for."""
    if not given.words:
        raise BadArgument("error-which-game", {"known": names()})
    return find(given.words[0])


def seats_of(given: Namespace, entry: GameEntry) -> int:
    """How many play: as many as were asked for, else as few as can."""
    least, most = entry.rulebook.fewest_seats, entry.rulebook.most_seats
    seats: int = least if given.seats is None else given.seats
    if not least <= seats <= most:
        raise BadArgument("error-seats", {"given": str(seats), "least": least, "most": most})
    return seats


def bots_of(given: Namespace, entry: GameEntry) -> list[str]:
    """The bots that were asked for."""
    return [choice("--bots", tuple(entry.bots))(name) for name in given.bots.split(",")]


def sitting(bots: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Who sits where in the game of this number: the bots in turn, in every game one seat further on."""
    return tuple([bots[(seat + number - 1) % len(bots)] for seat in range(seats)])
