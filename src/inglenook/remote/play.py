"""Plays at the tables of a person on a server, until there is nothing more to play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from inglenook import registry
from inglenook.client import AsyncSeat, AsyncServer
from inglenook.kernel.dice import Dice
from inglenook.remote.questions import Told

LAYS: Final = "easy"
"""The level of the server's bot at a table that is laid to be played at."""


class Outing:
    """Bots of one level in all seats of a person."""

    def __init__(self, server: AsyncServer, level: str, seed: str, tell: Callable[[str, str], None]) -> None:
        """`tell` is called with the id of each table and the result at its end."""
        self._server: Final = server
        self._level: Final = level
        self._seed: Final = seed
        self._tell: Final = tell
        self._playing: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}

    async def play_all(self) -> None:
        """Plays at every table of the person that begins, for ever."""
        async for event in self._server.events():
            if event["state"] == "playing":
                for seat in event["seats"]:
                    self._begin(event["table"], seat)

    def _begin(self, table: str, seat: int) -> None:
        known = self._playing.get((table, seat))
        if known is None or known.done():
            self._playing[table, seat] = asyncio.create_task(self.play(table, seat))

    async def play(self, table: str, seat: int) -> None:
        """Plays a game from a seat, to its end."""
        async with self._server.seat(table, seat) as place:
            await self._answer_all(place)
        winners = place.following.winners
        self._tell(table, "won" if seat in winners else "lost" if winners else "ended")

    async def _answer_all(self, place: AsyncSeat) -> None:
        """Answers each question as the bot of the level does, with dice of the question's own."""
        async for question in place.questions():
            told = Told(question)
            dice = Dice(f"{self._seed} {place.table} {question.version}")
            bot = registry.find(place.following.info["game"]).bots[self._level](dice)
            aside = bot.aside(told.seat())
            if aside is None:
                await place.answer(question, *told.keys(bot.choose(told.seat())))
            else:
                await place.act(question, told.aside(aside))
