"""`inglenook bot`: lets a bot of this program play on a server, with a token of that server."""

from __future__ import annotations

import asyncio
import os
import secrets
from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from inglenook import registry
from inglenook.arguments import Arguments, BadArgument, line, number
from inglenook.client import AsyncServer, Gone, Refused
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Argument, Message
from inglenook.remote.play import LAYS, Outing

TOKEN: Final = "INGLENOOK_TOKEN"
"""Environment variable with the token, which other users of the machine cannot read, unlike an argument."""
USUAL_LEVEL: Final = "normal"
MOST_GAMES: Final = 1_000


class AwayFromServer(InglenookError):
    """Raised when a server refuses a bot or does not come back."""


def declare(arguments: Arguments) -> None:
    """Declares the command's arguments."""
    arguments.option("--server", "URL", Message("help-bot-server"), line("--server"))
    arguments.option("--token", "TOKEN", Message("help-bot-token", {"variable": TOKEN}), line("--token"))
    arguments.option("--level", "LEVEL", Message("help-bot-level"), line("--level"), USUAL_LEVEL)
    arguments.option("--table", "ID", Message("help-bot-table"), line("--table"))
    arguments.option("--seat", "N", Message("help-bot-seat"), number("--seat", 0, 5), 0)
    arguments.option("--game", "GAME", Message("help-bot-game"), line("--game"))
    arguments.option("--games", "N", Message("help-bot-games"), number("--games", 1, MOST_GAMES), 1)


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Plays until the games asked for are over; without any, at all tables of the token's person, until interrupted."""
    given = arguments.read(words)
    token = given.token or os.environ.get(TOKEN, "")
    for name, value in (("--server", given.server), ("--token", token)):
        if not value:
            raise BadArgument("error-missing-argument", {"argument": name})
    check_level(given.level)

    def tell(table: str, result: str) -> None:
        print(arguments.wording.say(outcome(table, result)), flush=True)

    try:
        server = AsyncServer(given.server, token)
    except ValueError as problem:
        raise BadArgument("error-bot-server", {"given": given.server}) from problem
    try:
        asyncio.run(play(Outing(server, given.level, secrets.token_hex(8), tell), server, given))
    except (Refused, Gone) as problem:
        raise AwayFromServer("error-bot-away", {"detail": str(problem)}) from problem
    return 0


def outcome(table: str, result: str) -> Message:
    """Returns the message about the end of a game."""
    about: dict[str, Argument] = {"table": table}
    if result == "won":
        return Message("bot-won", about)
    return Message("bot-lost", about) if result == "lost" else Message("bot-ended", about)


def check_level(level: str) -> None:
    """Refuses a level that no game has, and one that thinks ahead: a server sends no positions to try things out in."""
    bots = [registry.find(name).bots for name in registry.names()]
    able = sorted({name for one in bots for name in one.levels if not one.thinks_ahead(name)})
    if any(level in one and one.thinks_ahead(level) for one in bots):
        raise BadArgument("error-bot-thinks-ahead", {"given": level, "known": tuple(able)})
    if not any(level in one for one in bots):
        raise BadArgument("error-bot-level", {"given": level, "known": tuple(able)}).near(level, able)


async def play(outing: Outing, server: AsyncServer, given: Namespace) -> None:
    """Plays at one table, at new ones, or at all tables of the person."""
    if given.table:
        info = await server.ask("GET", f"/tables/{given.table}")
        seats = {seat["seat"]: seat for seat in info["seats"]}
        if given.seat in seats and not seats[given.seat]["yours"]:
            await server.sit(given.table, given.seat)
        await outing.play(given.table, given.seat)
    elif given.game:
        for _ in range(given.games):
            await outing.play(await server.lay(given.game, ["you", LAYS], begin=True), 0)
    else:
        await outing.play_all()
