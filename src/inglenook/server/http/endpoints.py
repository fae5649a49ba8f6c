"""An endpoint: its address, its input and output; both its route and its API description are made from it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from inglenook.arguments import BadArgument
from inglenook.kernel.errors import BadSetup
from inglenook.kernel.messages import Message
from inglenook.registry.decks import FaultyDeck
from inglenook.server.http.calls import JSON, Call, Nothing, Refusal, Unfit, reply
from inglenook.server.prices import Price
from inglenook.server.programs.authentication import bearer_of
from inglenook.server.tables.room import Frozen
from inglenook.wording import LANGUAGES

PATTERNS: Final[Mapping[str, str]] = {
    "id": "[A-Za-z0-9_-]{1,40}",
    "seat": "[0-5]",
    "token": "[A-Za-z0-9_-]{8,80}",
    "game": "[a-z][a-z0-9-]{0,39}",
    "language": "|".join(LANGUAGES),
    "sheet": "[a-z0-9_-]{1,40}",
}
"""Patterns of the variable parts of paths, by name."""

PARAMETERS: Final[Mapping[str, dict[str, Any]]] = {
    **{name: {"type": "string", "pattern": f"^{PATTERNS[name]}$"} for name in ("id", "token", "game", "sheet")},
    "seat": {"type": "integer", "minimum": 0, "maximum": 5},
    "language": {"type": "string", "enum": list(LANGUAGES)},
}
"""JSON schemas of the variable parts of paths, for the API description."""

UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
"""HTTP methods that change something."""


ROUTE: Final = "inglenook.route"
"""Scope key under which a request's endpoint path is stored, for metrics and logs."""


@dataclass(frozen=True)
class Endpoint:
    """An HTTP method of a path, with its handler, types and price."""

    method: str
    path: str
    does: Callable[..., Awaitable[object]]
    """The handler, called with the call and with the body or query if there is one."""
    gives: Any
    """Type of the response body; None where `media` is not JSON."""
    price: Price = field(kw_only=True)
    """The cost of the endpoint's dearest request, which `tests/server/prices` measures."""
    takes: Any = None
    query: Any = None
    status: int = 200
    refuses: tuple[int, ...] = ()
    """Statuses of its own refusals, besides those that every endpoint has."""
    also: tuple[int, ...] = ()
    """Other statuses with the same response body."""
    media: str = JSON
    cached: bool = False
    """Whether the endpoint answers 304 to clients that have the response already."""
    dated: bool = False
    """Whether the response says when it last changed, and answers 304 to clients that have it since."""
    scopes: tuple[str, ...] = ()
    """The scopes of tokens that may call the endpoint; (): no token is needed, and none is read."""
    streams: bool = False
    """Whether the response goes on until the client ends it."""

    @property
    def name(self) -> str:
        """The endpoint's operation id in the API description."""
        return self.does.__name__

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring."""
        return (self.does.__doc__ or "").partition("\n")[0]

    def parameters(self) -> list[str]:
        """Returns the names of the path's variable parts."""
        return re.findall(r"{(\w+)}", self.path)

    def refusals(self) -> list[int]:
        """Returns all statuses with which the endpoint may refuse, in order."""
        found = {*self.refuses, 429}
        if self.parameters():
            found.add(404)
        if self.query is not None:
            found.add(400)
        if self.scopes:
            found |= {400, 401, 403}
        if self.method in UNSAFE:
            found |= {400, 403, 413, 415}
        return sorted(found)

    def route(self) -> Route:
        """Returns the route for this endpoint."""

        async def answer(request: Request) -> Response:
            return await self.answer(Call(request))

        return Route(self.path, answer, methods=[self.method], name=self.name)

    async def answer(self, call: Call) -> Response:
        """Checks the request, runs the handler, and returns the response or refusal."""
        call.request.scope[ROUTE] = self.path
        try:
            return await self._answer(call)
        except Refusal as problem:
            refusal = problem
        except Frozen:
            refusal = Refusal(409, Message("server-refused-frozen"))
        except FaultyDeck as problem:
            refusal = Refusal(422, problem.message, problem.faults)
        except (BadArgument, BadSetup) as problem:
            refusal = Refusal(422, problem.message)
        refusal.in_words = bool(self.scopes)
        return refusal.response()

    async def _answer(self, call: Call) -> Response:
        if self.scopes:
            call.bearer = await bearer_of(call.request, self.scopes)
        for name in self.parameters():
            if re.fullmatch(PATTERNS[name], call.path(name)) is None:
                raise Refusal(404, Message("api-error-not-found"))
        if self.takes is not None:
            answered = await self.does(call, await self.body(call))
        else:
            call.pay(self.price)
            query = () if self.query is None else (self.asked(call.request),)
            answered = await self.does(call, *query)
        if not isinstance(answered, Response):
            answered = reply(answered, self.status)
        return await call.remember(answered)

    async def body(self, call: Call) -> object:
        """Reads, charges and decodes the body; an empty body counts as an empty object where none is needed."""
        try:
            content = await call.request.body()
        except ClientDisconnect:
            raise Refusal(400, Message("api-error-body", {"detail": "disconnected"})) from None
        call.pay(self.price.of(len(content)))
        if not content and self.takes is Nothing:
            return Nothing()
        try:
            return msgspec.json.decode(content, type=self.takes)
        except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
            detail, cause = str(problem), problem.__cause__
            if isinstance(cause, Unfit):
                raise Refusal(400, cause.message) from None
            raise Refusal(400, unfit(detail) or Message("api-error-body", {"detail": detail[:200]})) from None

    def asked(self, request: Request) -> object:
        """Decodes the query string."""
        try:
            return msgspec.convert(dict(request.query_params), self.query, strict=False)
        except (msgspec.MsgspecError, ValueError, OverflowError) as problem:
            raise Refusal(400, Message("api-error-query", {"detail": str(problem)[:200]})) from None


def unfit(problem: str) -> Message | None:
    """Returns the message for a fault that a user can fix: a text that is too long or has forbidden characters
    (SR-28).
    """
    found = re.fullmatch(
        r"Expected `str` (?:of length <= (\d+)|matching regex .*) - at (?:`key` in )?`\$(.*)`", problem
    )
    if found is None:
        return None
    most, where = found[1], {"where": found[2].removeprefix(".")}
    return Message("api-error-long", {**where, "most": int(most)}) if most else Message("api-error-characters", where)
