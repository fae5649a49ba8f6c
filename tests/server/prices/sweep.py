"""The most expensive allowed request of every endpoint, and its cost (SR-91).

Costs are processor time rather than wall-clock time, so that they are the same on a busy machine.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import pytest

from inglenook.arena import match
from inglenook.lotr.decks.starters import starter_deck
from inglenook.lotr.library import LIBRARY
from inglenook.puzzles.puzzle import LARGEST, text_of
from inglenook.server.bots.processes import BotProcesses
from inglenook.server.trials.trials import Trials
from tests.server.prices.asked import Asked
from tests.server.prices.of_people import dearest_of_people
from tests.server.prices.of_programs import dearest_of_programs
from tests.server.support.browsers import ADDRESS, BOT, OPEN, YOU, House
from tests.server.support.finished import Finished, play

FAULT: Final = 500
"""The status of a message that led to a fault, or was refused though it should not be."""
LESSON: Final = 0
"""The option that the lesson has the learner choose first."""
PLAYED: Final[list[match.Outcome]] = []
"""A game of a trial with its record, as trials play nothing here."""
DONE: Final = (200, 201)
REFUSED: Final = {
    "POST /api/tables": 422, "POST /api/tables/{id}/seats/{seat}": 422, "POST /api/puzzle-proof": 422,
    "POST /api/leagues/{id}": 409,
    "DELETE /api/me/ways/{id}": 409,  # recovery words, the only kind of way, are always the last
}  # fmt: skip
"""The dearest of these requests are refused, after all work has been done."""
REPEATED: Final = 3
"""Times each request is measured; the least counts, because nothing else disturbed it."""
NOBODY: Final = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": []}


@dataclass
class Cost:
    """The cost of a request: milliseconds of the whole process, the loop's longest stretch, bytes each way, status."""

    work: float
    stretch: float
    sent: int
    answered: int
    status: int


class Stretches:
    """The longest stretch for which an event loop runs one thing, in milliseconds of processor time."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._patch: Final = pytest.MonkeyPatch()

    def __enter__(self) -> Self:
        run = asyncio.events.Handle._run

        def timed(handle: asyncio.events.Handle) -> None:
            began = time.thread_time()
            run(handle)
            self.longest = max(self.longest, 1000 * (time.thread_time() - began))

        self._patch.setattr(asyncio.events.Handle, "_run", timed)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._patch.undo()


def calibrated() -> float:
    """Returns this machine's milliseconds of processor time for one millisecond of the reference machine."""
    best = min([_counted() for _ in range(7)])
    return max(1.0, best)


def _counted() -> float:
    began = time.thread_time()
    found: dict[int, int] = {}
    for number in range(12_500):
        found[number & 255] = found.get(number & 255, 0) + number
    return 1000 * (time.thread_time() - began)


class Sweep:
    """A server with data of every kind, and the most expensive request of every endpoint."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.ids: Final = list(LIBRARY.all())
        self.browser: Final = house.browser("Aino")
        self.over: Final[Finished] = play(house, "lotr", options={"bids": "0,0"})
        self.waits: Final = self.browser.lay(*[YOU, OPEN, OPEN, OPEN, OPEN, OPEN], game="talisman")
        self.plays: Final = self.browser.lay(YOU, BOT, game="lotr", begin=True)
        self.lesson: Final = self._id("/api/lessons/lotr", {})
        self.puzzle: Final = self._id("/api/puzzles/lotr-1", {})
        self.league: Final = self._id("/api/leagues", {"kind": "sealed", "product": "set-1", "rounds": 7})
        self._act("begin")
        self.deck: Final = {
            "ring_bearer": "1R290", "ring": "1R1", "adventure_deck": self.ids[:300],
            "draw_deck": [[id, 1] for id in self.ids[: 999]],
        }  # fmt: skip
        self.trial: Final = {
            "format": "fellowship", "deck": starter_deck("fellowship-aragorn").data(), "bot": "uniform",
            "starters": ["moria-gimli"] * 32, "games": 62,
        }  # fmt: skip
        self._numbers = 0
        self._has_tried = False
        own = [place for place, one in enumerate(self.over.game.answers) if one.seat == 0 and not one.is_aside]
        self.number: Final = own[-5]
        self.late: Final = self._id(f"/api/tables/{self.over.id}/branch", {"number": self.number, "seat": 0})
        self.guest: Final = house.do(house.store.seats, self.late)[0].guest

    def _id(self, path: str, body: object) -> str:
        response = self.browser.post(path, body)
        assert response.status_code == 201, response.text
        return str(response.json()["id"])

    def _act(self, do: str) -> None:
        assert 200 == self.browser.post(f"/api/leagues/{self.league}", {"do": do}).status_code

    def fresh(self) -> str:
        """Returns a text that no earlier request had."""
        self._numbers += 1
        return f"n{self._numbers}"

    # Bodies.

    def kept(self) -> dict[str, Any]:
        """Returns a deck of the largest size that can be stored."""
        cards = {**NOBODY, "draw_deck": [[id, 999] for id in self.ids[:300]]}
        versions = [{"number": number, "at": number, "deck": cards} for number in range(1, 13)]
        return {"name": self.fresh(), "format": "open", "notes": "x" * 2000, "changed": 1, "deck": cards,
                "versions": versions}  # fmt: skip

    def listed(self) -> str:
        """Returns a text in which every line nearly names a card."""
        return "\n".join([f"1 Aragon, Kng in Exle {self.fresh()} {number}" for number in range(300)])

    def nested(self) -> str:
        """Returns an invalid puzzle of the largest allowed size."""
        return f"title: {self.fresh()}\nnote: [" + "[],".ljust(3) * ((LARGEST - 100) // 3) + "]"

    def dearest(self) -> dict[str, Callable[[], Asked]]:
        """Returns the most expensive request of each endpoint."""
        one, over, id = self.browser, self.over.id, self.fresh
        seats = [{**YOU, "deck_text": self.listed()[:24_000]}, {**BOT, "deck_text": self.listed()[:24_000]}]
        gets = {
            "/api/me": "/api/me", "/api/me/sessions": "/api/me/sessions", "/api/me/account": "/api/me/account",
            "/api/games": "/api/games",
            "/api/tables": "/api/tables",
            "/api/tables/{id}": f"/api/tables/{self.plays}",
            "/api/catalogue/{game}/{language}": "/api/catalogue/lotr/en",
            "/api/catalogue/{game}/{language}/{sheet}": f"/api/catalogue/lotr/en/{self._sheet()}",
            "/api/rules/{game}/{language}": "/api/rules/lotr/en",
            "/api/rules/{game}/{language}/headings": "/api/rules/lotr/en/headings",
            "/api/rules/{game}/{language}/search": "/api/rules/lotr/fi/search?q=" + "kumppani%20" * 22,
            "/api/wording/{game}/{language}": "/api/wording/lotr/en",
            "/healthz": "/healthz", "/metrics": "/metrics", "/api/leagues": "/api/leagues",
            "/api/leagues/{id}": f"/api/leagues/{self.league}",
            "/api/leagues/{id}/suggestion": f"/api/leagues/{self.league}/suggestion",
            "/api/how-to-play/{game}/{language}": "/api/how-to-play/lotr/en",
            "/api/tables/{id}/lesson": f"/api/tables/{self.lesson}/lesson",
            "/api/puzzles": "/api/puzzles", "/api/puzzle-goals/{game}": "/api/puzzle-goals/lotr",
            "/api/tables/{id}/puzzle": f"/api/tables/{self.puzzle}/puzzle",
            "/api/tables/{id}/puzzle/solution": f"/api/tables/{self.puzzle}/puzzle/solution",
            "/api/tables/{id}/decks": f"/api/tables/{over}/decks", "/api/decks/{game}": "/api/decks/lotr",
            "/api/me/decks": "/api/me/decks", "/api/me/decks/{id}": f"/api/me/decks/{self._kept()}",
            "/api/me/collection": "/api/me/collection", "/api/trial": "/api/trial",
            "/api/tables/{id}/replay": f"/api/tables/{over}/replay",
            "/api/tables/{id}/replay/frames": f"/api/tables/{over}/replay/frames?count=100&from=100&viewer=-2",
            "/api/tables/{id}/record": f"/api/tables/{over}/record",
            "/api/tables/{id}/account": f"/api/tables/{over}/account",
            "/api/tables/{id}/analysis": f"/api/tables/{over}/analysis",
            "/api/tables/{id}/hint": f"/api/tables/{self.plays}/hint",
            "/api/tables/{id}/explanation": f"/api/tables/{over}/explanation?number=100",
        }  # fmt: skip
        found: dict[str, Callable[[], Asked]] = {f"GET {name}": partial(self._get, path) for name, path in gets.items()}
        return {
            **found,
            "PUT /api/me": lambda: Asked(one, "/api/me", {"name": id()}),
            "POST /api/tables": lambda: Asked(one, "/api/tables", {
                "game": "lotr", "seats": [{**one_seat, "name": id()} for one_seat in seats], "begin": True}),
            "POST /api/tables/{id}/begin": lambda: Asked(
                one, f"/api/tables/{one.lay(YOU, BOT, game='lotr')}/begin"),
            "POST /api/tables/{id}/seats/{seat}": lambda: Asked(
                one, f"/api/tables/{one.lay(YOU, BOT, game='lotr')}/seats/0",
                {"do": "deck", "deck_text": self.listed()}),
            "POST /api/tables/{id}/seats/{seat}/link": lambda: Asked(one, f"/api/tables/{self.waits}/seats/0/link"),
            "POST /api/seat-links/{token}": lambda: Asked(one, f"/api{self._link()}".replace("/seat/", "/seat-links/")),
            "POST /api/leagues": lambda: Asked(one, "/api/leagues", {"kind": "draft", "product": "set-1"}),
            "POST /api/leagues/{id}": lambda: Asked(
                one, f"/api/leagues/{self.league}", {"do": "deck", "deck": self.deck}),
            "POST /api/lessons/{game}": lambda: Asked(one, "/api/lessons/lotr", {}),
            "POST /api/tables/{id}/lesson/back": lambda: Asked(
                one, self._answered(self.lesson, "lesson/back", LESSON), {"answers": 0}),
            "POST /api/puzzle-proof": lambda: Asked(one, "/api/puzzle-proof", {"text": self.nested()}),
            "POST /api/puzzles/{id}": lambda: Asked(one, "/api/puzzles/file", {"text": text_of("lotr-2")}),
            "POST /api/tables/{id}/puzzle/again": lambda: Asked(
                one, self._answered(self.puzzle, "puzzle/again", 0)),
            "POST /api/tables/{id}/puzzle": lambda: Asked(
                one, f"/api/tables/{over}/puzzle", {"number": self.number, "seat": 0, "goal": "win"}),
            "POST /api/decks/check": lambda: Asked(
                one, "/api/decks/check", {"game": "lotr", "format": "open", "text": self.listed()}),
            "POST /api/decks/starts": lambda: Asked(
                one, "/api/decks/starts", {"game": "lotr", "deck": {**self.deck, "ring": id()}}),
            "POST /api/decks/write": lambda: Asked(
                one, "/api/decks/write", {"game": "lotr", "kind": "code", "deck": {**self.deck, "ring": id()}}),
            "PUT /api/me/decks/{id}": lambda: Asked(one, "/api/me/decks/kept", {"base": 0, "kept": self.kept()}),
            "DELETE /api/me/decks/{id}": lambda: Asked(one, f"/api/me/decks/{self._kept()}", {"base": 1}),
            "POST /api/packs": lambda: Asked(self.house.browser("x"), "/api/packs", {"product": "starter-1"}),
            "DELETE /api/me/collection": lambda: Asked(one, "/api/me/collection", {}),
            "POST /api/trial": lambda: Asked(one, "/api/trial", self.trial),
            "POST /api/trial/stop": lambda: Asked(one, self._tried("/api/trial/stop")),
            "POST /api/trial/watch": lambda: Asked(one, self._lost("/api/trial/watch"), {"number": 1}),
            "POST /api/tables/{id}/branch": lambda: Asked(
                one, f"/api/tables/{over}/branch", {"number": self.over.count - 1, "seat": 0}),
            "POST /api/tables/{id}/analysis": lambda: Asked(one, f"/api/tables/{over}/analysis"),
            "GET /api/me/tokens": lambda: Asked(one, "/api/me/tokens"),
            "POST /api/me/tokens": lambda: Asked(
                self.house.browser("x"), "/api/me/tokens", {"name": id(), "scopes": ["bot", "lay"]}),
            "DELETE /api/me/tokens/{id}": lambda: Asked(one, f"/api/me/tokens/{self._token()}"),
            **dearest_of_programs(self),
            **dearest_of_people(self),
        }  # fmt: skip

    def _token(self) -> str:
        made = self.browser.post("/api/me/tokens", {"name": "x", "scopes": ["read"]})
        return str(made.json()["token"]["id"])

    def _sheet(self) -> str:
        """Returns the path of the catalogue's largest sheet."""
        sheets = self.browser.get("/api/catalogue/lotr/en").json()["sheets"]
        return str(max(sheets, key=lambda name: len(sheets[name])))

    def _answered(self, table: str, path: str, place: int) -> str:
        """Returns a path of a lesson or puzzle with an answer given."""

        async def answer() -> None:
            room = await self.house.app.state.hall.room(table)
            async with room.lock:
                await room.answer((place,))

        self.house.do(answer)
        return f"/api/tables/{table}/{path}"

    def _lost(self, path: str) -> str:
        """Returns a path about a trial in which the first game is lost."""
        assert self.browser.post("/api/trial", self.trial).status_code == 201
        self.house.do(self._try)
        return path

    def unpriced(self) -> dict[str, Callable[[], Asked]]:
        """Returns requests without an endpoint: pages, their files, the description and unknown addresses."""
        paths = ("/", "/table/x", "/favicon.ico", "/assets/" + "x" * 4000, "/openapi.json", "/api/nothing", "/%00")
        return {f"GET {path[:20]}": partial(self._get, path) for path in paths}

    def _get(self, path: str) -> Asked:
        return Asked(self.browser, self._tried(path))

    async def store_late(self) -> str:
        """Stores a table late in a game, at which the first seat is asked."""
        store, now = self.house.store, self.fresh()
        row, seats = await store.table(self.late), await store.seats(self.late)
        assert row is not None
        entries = [replace(one, table=now) for one in await store.entries(self.late)]
        await store.add_table(replace(row, id=now), [replace(one, table=now) for one in seats], entries)
        return now

    def _link(self) -> str:
        return str(self.browser.post(f"/api/tables/{self.waits}/seats/0/link").json()["link"])

    def _tried(self, path: str) -> str:
        """Returns a path; for a path about trials, a trial has gone as far as it can."""
        if path.startswith("/api/trial") and not self._has_tried:
            self._has_tried = True
            assert 201 == self.browser.post("/api/trial", self.trial).status_code
            self.house.do(self._try)
        return path

    async def _try(self) -> None:
        """Ends all games of the trial, each with the result of the first."""
        (found, _task), *_ = self.house.app.state.trials._running.values()
        if not PLAYED:
            PLAYED.append(match.play(replace(found.matches[0], keeps_record=True)))
        first = PLAYED[0]
        found.outcomes += [replace(first, number=one.number) for one in found.matches]

    def _kept(self) -> str:
        name = self.fresh()
        assert 200 == self.browser.put(f"/api/me/decks/{name}", {"base": 0, "kept": self.kept()}).status_code
        return name

    # Measuring.

    def cost(self, method: str, make: Callable[[], Asked]) -> Cost:
        """Returns the cost of a request, after a first request has loaded everything."""
        costs = [self._cost(method, make()) for _ in range(REPEATED)]
        return Cost(
            min([one.work for one in costs[1:]]),
            min([one.stretch for one in costs[1:]]),
            costs[-1].sent,
            costs[-1].answered,
            costs[0].status,
        )

    def _cost(self, method: str, asked: Asked) -> Cost:
        content = b"" if asked.body is None else json.dumps(asked.body, separators=(",", ":")).encode()
        headers = {"origin": ADDRESS, "content-type": "application/json"}
        with Stretches() as stretches:
            began = time.process_time()
            response = asked.browser.request(method, asked.path, content=content, headers=headers)
            work = 1000 * (time.process_time() - began)
        return Cost(work, stretches.longest, len(content), len(response.content), response.status_code)


def quietly(patch: pytest.MonkeyPatch, folder: Path) -> House:
    """Returns a server without search bots and trials, whose costs are counted apart."""

    async def nothing(*arguments: object, **named: object) -> Any:
        await asyncio.Event().wait()

    async def asked(self: object, game: str, do: Callable[..., Any], *given: object, **named: object) -> str:
        advised = {"answers": [], "reason": {"message": "x"}, "games": 0, "number": 0, "seat": 0}
        if do.__name__ in ("explained", "proven", "judged"):
            raise TimeoutError
        return await nothing() if do.__name__ == "analyse" else json.dumps(advised)

    patch.setattr(BotProcesses, "about", nothing)
    patch.setattr(BotProcesses, "ask", asked)

    async def plays_again(_self: Trials, _tried: match.Match) -> match.Outcome:
        return PLAYED[0]

    patch.setattr(Trials, "_run", nothing)
    patch.setattr(Trials, "_play", plays_again)
    return House(folder)
