"""Options shared by the commands that let bots play: the game, the number of games, the bots, the seed."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from inglenook.arguments import Arguments, BadArgument, choice, line, number, pair
from inglenook.kernel.messages import Message
from inglenook.registry import GameEntry, find, names


def declare_games(arguments: Arguments, games: int, bots: str) -> None:
    """Declares the options, with the defaults for the number of games and the bots."""
    arguments.argument("GAME", Message("help-game", {"known": names()}))
    arguments.option("--games", "N", Message("help-games"), number("--games", 1, 100_000_000), games)
    arguments.option("--seats", "N", Message("help-seats"), number("--seats", 1, 99))
    arguments.option("--bots", "NAME,…", Message("help-which-bots"), default=bots)
    arguments.repeated("--set", "KEY=VALUE", Message("help-set"), pair("--set"))
    arguments.option("--seed", "TEXT", Message("help-seed"), line("--seed"), "1")
    arguments.option("--jobs", "N", Message("help-jobs"), number("--jobs", 1, 1000), 1)
    arguments.flag("--json", Message("help-json"))


def game_of(given: Namespace) -> GameEntry:
    """Returns the requested game."""
    if not given.words:
        raise BadArgument("error-which-game", {"known": names()})
    return find(given.words[0])


def seats_of(given: Namespace, entry: GameEntry) -> int:
    """Returns the requested number of seats, or else the fewest possible."""
    least, most = entry.rulebook.fewest_seats, entry.rulebook.most_seats
    seats: int = least if given.seats is None else given.seats
    if not least <= seats <= most:
        raise BadArgument("error-seats", {"given": str(seats), "least": least, "most": most})
    return seats


def bots_of(given: Namespace, entry: GameEntry) -> list[str]:
    """Returns the requested bots."""
    return [choice("--bots", tuple(entry.bots))(name) for name in given.bots.split(",")]


def sitting(bots: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Returns the bot in each seat of the game with this number: the bots move one seat further in every game."""
    return tuple([bots[(seat + number - 1) % len(bots)] for seat in range(seats)])
