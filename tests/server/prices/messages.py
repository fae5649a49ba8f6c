"""The most expensive allowed message of every kind, and its cost (SR-91)."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from inglenook.server import protocol
from inglenook.server.rate_limits import RateLimits
from inglenook.server.storage.rows import OVER
from inglenook.server.tables.silence import change_seat
from inglenook.server.websocket.connection import Connection
from inglenook.server.websocket.handlers import take
from tests.server.prices.sweep import FAULT, REPEATED, Cost, Stretches, Sweep
from tests.server.support.company import Somebody

NEVER_MEANT: Final = {"server-refused-fault", "server-refused-too-large"}
MANY: Final = 360
"""Number of made-up keys that a message has room for."""


async def nothing_before(_who: Somebody) -> None:
    """Prepares nothing before a message."""


class Message(NamedTuple):
    """A message with its preparation at the table, and whether its most expensive form is refused."""

    make: Callable[[Somebody], protocol.Request]
    before: Callable[[Somebody], Awaitable[None]] = nothing_before
    refused: bool = False


def room_of(who: Somebody) -> Any:
    """Returns the room of a client."""
    return who.room


def answer(who: Somebody) -> protocol.Answer:
    """Returns an answer to the pending question."""
    return protocol.Answer(version=who.at, keys=who.keys()[: max(1, who.question["least"])])


async def has_answered(who: Somebody) -> None:
    """Gives an answer that can be taken back."""
    await take(room_of(who), who, answer(who))


async def others_are_gone(who: Somebody) -> None:
    """Disconnects everybody else at the table."""
    room_of(who).is_replaceable = lambda seat: seat != who.viewer


async def a_bot_plays(who: Somebody) -> None:
    """Lets a bot take over a seat."""
    await change_seat(room_of(who), who.viewer, bot="uniform")


async def is_over(who: Somebody) -> None:
    """Ends the game."""
    room = room_of(who)
    await room.store.change_table(room.id, state=OVER)
    await room.refresh()


def card_in_hand(who: Somebody) -> str:
    """Returns the handle of a card that a client may ask about with "why not"."""
    game = room_of(who).play.game
    return str(game.rulebook.handle(game.table, who.viewer, game.rulebook.things(game.table, who.viewer)[0]))


def moments(who: Somebody) -> list[str]:
    """Returns all moments at which a player can be asked."""
    return list(room_of(who).entry.play.windows.kinds)


class Messages:
    """The messages that a client can send late in a game."""

    def __init__(self, sweep: Sweep) -> None:
        self._sweep: Final = sweep
        self._house: Final = sweep.house

    def dearest(self) -> dict[str, Message]:
        """Returns the most expensive message of each kind, late in a game, from the seat that is asked."""
        keys = [self._sweep.fresh() * 8 for _ in range(MANY)]
        return {
            "Watch": Message(lambda who: protocol.Watch(table=self._sweep.late, seat=0)),
            "Answer": Message(answer),
            "Answer that nobody offered": Message(lambda who: protocol.Answer(version=who.at, keys=keys), refused=True),
            "Aside": Message(lambda who: protocol.Aside(version=who.at, key=who.question["asides"][0]["key"])),
            "Undo": Message(lambda who: protocol.Undo(version=who.at), has_answered),
            "Consent": Message(lambda who: protocol.Consent(version=who.at, agree=True), refused=True),
            "Why": Message(lambda who: protocol.Why(handle=card_in_hand(who))),
            "Foresee": Message(lambda who: protocol.Foresee(version=who.at, keys=who.keys()[:1])),
            "Say": Message(lambda who: protocol.Say(text="x" * 500)),
            "Stops": Message(lambda who: protocol.Stops(kinds=[*moments(who)])),
            "Stops that there are not": Message(lambda who: protocol.Stops(kinds=keys), refused=True),
            "Pace": Message(lambda who: protocol.Pace(pace=10)),
            "TakeOver": Message(lambda who: protocol.TakeOver(seat=1), others_are_gone),
            "Return": Message(lambda who: protocol.Return(), a_bot_plays),
            "Report": Message(lambda who: protocol.Report(text="x" * 4000)),
            "Ping": Message(lambda who: protocol.Ping()),
            "Concede": Message(lambda who: protocol.Concede()),
            "Rematch": Message(lambda who: protocol.Rematch(), is_over),
            "Rematch with a deck": Message(lambda who: protocol.Rematch(deck_text=self._sweep.listed()), is_over, True),
        }

    async def _cost(self, message: Message) -> Cost:
        """Measures a message over a connection, from its text to the last reply."""
        hall, limits = self._house.app.state.hall, RateLimits()
        table = await self._sweep.store_late()
        socket: Any = SimpleNamespace(app=self._house.app, cookies={}, scope={}, state=SimpleNamespace())
        connection = Connection(socket, hall, limits, "203.0.113.7")
        guest = await hall.store.guest(self._sweep.guest)
        who = Somebody(guest, "203.0.113.7")
        connection._watcher = who  # type: ignore[misc]
        room = await hall.room(table)
        async with room.lock:
            assert await room.enter(who, 0, 1)
            await message.before(who)
        request = message.make(who)
        request.id = 7
        if isinstance(request, protocol.Watch):
            request.table = table
        text = protocol.encode(request).decode()
        told = len(who.heard)
        with Stretches() as stretches:
            began = time.process_time()
            await asyncio.create_task(connection._take(text))
            work = 1000 * (time.process_time() - began)
        answered = sum([len(json.dumps(one)) for one in who.heard[told:]])
        refused = [one["message"]["message"] for one in who.heard[told:] if one["type"] == "refused"]
        as_meant = bool(refused) == message.refused and not set(refused) & NEVER_MEANT
        async with room.lock:
            room.leave(who)
        return Cost(work, stretches.longest, len(text), answered, 0 if as_meant else FAULT)

    def cost(self, message: Message) -> Cost:
        """Returns the lowest of a few measured costs of a message."""
        costs = [self._house.do(self._cost, message) for _ in range(REPEATED)]
        return min(costs, key=lambda one: one.work)
