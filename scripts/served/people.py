"""Simulated players for load tests: each seat is a client of its own over a real WebSocket."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from inglenook.registry.windows import ALL_THE_SAME
from served.figures import Figures

GAMES: Final = ("lotr", "talisman")
EVERY: Final = 0.02
"""Seconds between the creation of two tables."""


class Heard(msgspec.Struct):
    """The parts of a server message that a client needs in order to answer; the rest is not decoded."""

    type: str
    version: int = -1
    question: dict[str, Any] = {}
    moments: list[dict[str, Any]] = []


hear: Final = msgspec.json.Decoder(Heard).decode
say: Final = msgspec.json.encode


async def seat(
    address: str,
    table: str,
    number: int,
    cookie: str,
    figures: Figures,
    waits: list[float],
    dice: random.Random,
    token: str = "",
) -> None:
    """Plays one seat of a game to its end, with the stops of a player whose opponent uses another device.

    With a token the client is a program.

    Two such players would notice which questions are passed for one of them, and the server would take time for that.
    """
    url, headers = address.replace("http", "ws", 1) + f"/ws?table={table}", {"Cookie": cookie, "Origin": address}
    if token:
        url = address.replace("http", "ws", 1) + f"/api/v1/tables/{table}/seats/{number}/stream"
        headers = {"Authorization": f"Bearer {token}"}
    async with connect(url, additional_headers=headers, compression=None, max_size=None, open_timeout=120) as socket:
        if not token:
            await socket.send(say({"type": "watch", "id": 1, "table": table, "seat": number}), text=True)
        while (heard := hear(await socket.recv(decode=False))).type != "table":
            pass
        kinds = [one["kind"] for one in heard.moments if one["wanted"] or one["kind"] == ALL_THE_SAME]
        await socket.send(say({"type": "stops", "id": 2, "kinds": kinds}), text=True)
        await play(socket, number, figures, waits, dice)


async def seat_of_lines(
    address: str, table: str, number: int, token: str, figures: Figures, waits: list[float], dice: random.Random
) -> None:
    """Plays one seat of a game as a program without a WebSocket: with a stream of lines, and a request an answer."""
    at, headers = f"{address}/api/v1/tables/{table}/seats/{number}", {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(timeout=120, headers=headers) as client:

        async def send(path: str, body: dict[str, Any]) -> None:
            response = await client.post(f"{at}/{path}", json=body)
            figures.refused += figures.measuring and response.status_code != 200

        kinds: list[str] = []
        answered, sent_at = -1, 0.0
        async with client.stream("GET", f"{at}/stream") as stream:
            async for line in stream.aiter_lines():
                news = hear(line) if line else Heard("nothing")
                if news.type == "table" and not kinds:
                    kinds = [one["kind"] for one in news.moments if one["wanted"] or one["kind"] == ALL_THE_SAME]
                    await send("moments", {"kinds": kinds})
                if news.type not in ("view", "news"):
                    continue
                if -1 < answered < news.version and sent_at:
                    if figures.measuring:
                        waits.append(time.perf_counter() - sent_at)
                    sent_at = 0.0
                if news.question.get("over"):
                    return
                if news.question["seat"] != number or "options" not in news.question or news.version == answered:
                    continue
                if figures.think:
                    await asyncio.sleep(dice.expovariate(1 / figures.think))
                answered, sent_at = news.version, time.perf_counter()
                await send("answer", {"version": answered, "keys": picked(news.question, dice)})


async def play(
    socket: ClientConnection, number: int, figures: Figures, waits: list[float], dice: random.Random
) -> None:
    """Answers whenever this seat is asked, after some thought."""
    sent_at, sent_for = 0.0, -1
    request, answered = 2, -1
    while True:
        news = hear(await socket.recv(decode=False))
        if news.type == "refused":
            figures.refused += figures.measuring
            sent_for = answered = -1
            continue
        if news.type not in ("view", "news"):
            continue
        if sent_for >= 0 and news.version > sent_for:
            if figures.measuring:
                waits.append(time.perf_counter() - sent_at)
            sent_for = -1
        question = news.question
        if question.get("over"):
            return
        if question["seat"] != number or "options" not in question or news.version == answered:
            continue  # another seat is asked, the server passes at a declined moment, or an answer was sent already
        if figures.think:
            await asyncio.sleep(dice.expovariate(1 / figures.think))
        request, answered = request + 1, news.version
        answer = {"type": "answer", "id": request, "version": news.version, "keys": picked(question, dice)}
        sent_at, sent_for = time.perf_counter(), news.version
        await socket.send(say(answer), text=True)


def picked(question: dict[str, Any], dice: random.Random) -> list[str]:
    """Returns a legal answer; bids are low, so that the games last."""
    options = [option["key"] for option in question["options"]]
    if question["prompt"]["message"] == "prompt-bid":
        return options[:1]
    count = dice.randint(question["least"], min(question["most"], len(options)))
    return dice.sample(options, count)


async def table(address: str, number: int, figures: Figures, hard: bool = False, programs: str = "") -> None:
    """Plays one table after the other until time is up: two people with a device each, or one against a bot.

    With `programs` the two are programs, over a WebSocket ("websocket") or a stream of lines ("lines").
    """
    dice = random.Random(f"load {number} {hard}")
    await asyncio.sleep(number * EVERY)
    first = True
    while time.monotonic() < figures.until:
        try:
            laid, cookie, token = await lay(address, number, "hard" if hard else "", bool(programs))
        except Busy:
            await asyncio.sleep(1)
            continue
        figures.laid += first
        first = False
        waits = figures.beside if hard else figures.waits
        places = range(1 if hard else 2)
        if programs == "lines":
            seats = [seat_of_lines(address, laid, one, token, figures, waits, dice) for one in places]
        else:
            seats = [seat(address, laid, one, cookie, figures, waits, dice, token) for one in places]
        playing = [asyncio.create_task(one) for one in seats]
        try:
            await asyncio.gather(*playing)
            figures.finished += figures.measuring
        except (ConnectionClosed, OSError, httpx.HTTPError):
            figures.broken += 1
        finally:
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


class Busy(Exception):
    """Raised when this machine was too busy to send a request in time."""


async def lay(address: str, number: int, bot: str = "", with_token: bool = False) -> tuple[str, str, str]:
    """Creates a table as a new guest and starts play at once; returns its id, the guest's cookie, and a token."""
    other = {"kind": "bot", "bot": bot} if bot else {"kind": "here", "name": "Bram"}
    body = {
        "game": GAMES[number % len(GAMES)],
        "title": f"load {number}",
        "open": False,
        "seats": [{"kind": "you"}, other],
        "begin": True,
    }
    async with httpx.AsyncClient(timeout=120, headers={"Origin": address}, verify=False) as client:
        laid = await client.post(f"{address}/api/tables", json=body)
        if laid.status_code == 408:
            raise Busy
        laid.raise_for_status()
        token = ""
        if with_token:
            made = await client.post(f"{address}/api/me/tokens", json={"name": "load", "scopes": ["play"]})
            made.raise_for_status()
            token = str(made.json()["secret"])
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return str(laid.json()["id"]), cookie, token


async def one_view(address: str, table: str, cookie: str) -> float:
    """Opens a table and returns the time at which its view arrived."""
    url, headers = address.replace("http", "ws", 1) + f"/ws?table={table}", {"Cookie": cookie, "Origin": address}
    async with connect(url, additional_headers=headers, compression=None, max_size=None, open_timeout=60) as socket:
        await socket.send(say({"type": "watch", "id": 1, "table": table}), text=True)
        while hear(await socket.recv(decode=False)).type != "view":
            pass
        return time.perf_counter()
