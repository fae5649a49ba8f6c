"""Options shared by the commands that let bots play: the game, the number of games, the bots, the seed."""

from __future__ import annotations

import shlex
from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from inglenook.arena.programs.player import Program
from inglenook.arena.programs.process import Limits
from inglenook.arguments import Arguments, BadArgument, choice, line, number, pair
from inglenook.kernel.messages import Message
from inglenook.registry import GameEntry, find, names

GAME_TIME: Final = 60
"""Time of a program for a whole game, in multiples of its time for an answer."""


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


def bots_of(given: Namespace, entry: GameEntry, programs: Sequence[Program] = ()) -> list[str]:
    """Returns the requested bots, some of which may be programs."""
    known = (*[one.name for one in programs], *entry.bots)
    return [choice("--bots", known)(name) for name in given.bots.split(",")]


def named_command(given: str) -> tuple[str, str]:
    """Returns the name and the command of a program, given as NAME=COMMAND."""
    name, equals, command = given.partition("=")
    if not equals:
        raise BadArgument("error-not-a-pair", {"argument": "--program", "given": given})
    return line("--program")(name), command


def programs_of(given: Namespace, entry: GameEntry) -> tuple[Program, ...]:
    """Returns the programs that may play, each under a name that no bot has."""
    found: dict[str, Program] = {}
    for name, written in given.program:
        try:
            command = tuple(shlex.split(written))
        except ValueError as problem:
            raise BadArgument("error-program-command", {"given": written, "detail": str(problem)}) from problem
        if not command or name in entry.bots or name in found or "," in name:
            raise BadArgument("error-program-name", {"given": name, "known": tuple(entry.bots)})
        found[name] = Program(name, command, Limits(answer=given.seconds, game=GAME_TIME * given.seconds))
    return tuple(found.values())


def sitting(bots: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Returns the bot in each seat of the game with this number: the bots move one seat further in every game."""
    return tuple([bots[(seat + number - 1) % len(bots)] for seat in range(seats)])
