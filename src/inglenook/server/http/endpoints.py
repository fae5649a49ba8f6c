"""An endpoint: its address, what it takes and gives; from this both its route and its description are made."""

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
from inglenook.games import FaultyDeck
from inglenook.kernel.errors import BadSetup
from inglenook.kernel.messages import Message
from inglenook.server.http.calls import JSON, Call, Nothing, Refusal, Unfit, reply
from inglenook.server.prices import Price
from inglenook.server.tables.room import Frozen
from inglenook.wording import LANGUAGES

_PATTERNS: Final[Mapping[str, str]] = {
    "id": "[A-Za-z0-9_-]{1,40}",
    "seat": "[0-5]",
    "token": "[A-Za-z0-9_-]{8,80}",
    "game": "[a-z][a-z0-9-]{0,39}",
    "language": "|".join(LANGUAGES),
    "sheet": "[a-z0-9_-]{1,40}",
}
"""The parts of addresses that vary, by name."""

PARAMETERS: Final[Mapping[str, dict[str, Any]]] = {
    **{name: {"type": "string", "pattern": f"^{_PATTERNS[name]}$"} for name in ("id", "token", "game", "sheet")},
    "seat": {"type": "integer", "minimum": 0, "maximum": 5},
    "language": {"type": "string", "enum": list(LANGUAGES)},
}
"""The same, as they are described."""

UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
"""The methods that change something."""


ROUTE: Final = "inglenook.route"
"""Where the scope of a request keeps which endpoint answers it."""


@dataclass(frozen=True)
class Endpoint:
    """One method of one address."""

    method: str
    path: str
    does: Callable[..., Awaitable[object]]
    """Takes the call, and the body or the query if there is one."""
    gives: Any
    """The type of the body that it answers with; None where `media` is not JSON."""
    price: Price = field(kw_only=True)
    """The cost of its dearest request, which `tests/server/prices` measures."""
    takes: Any = None
    query: Any = None
    status: int = 200
    refuses: tuple[int, ...] = ()
    """The statuses with which it may refuse, besides those that every endpoint has."""
    also: tuple[int, ...] = ()
    """Other statuses with the same body."""
    media: str = JSON
    cached: bool = False
    """Whether it answers 304 to those who have it already."""

    @property
    def name(self) -> str:
        """What it is called in the description."""
        return self.does.__name__

    @property
    def summary(self) -> str:
        """What it does, in a line."""
        return (self.does.__doc__ or "").partition("\n")[0]

    def parameters(self) -> list[str]:
        """The parts of its address that vary."""
        return re.findall(r"{(\w+)}", self.path)

    def refusals(self) -> list[int]:
        """All statuses with which it may refuse, in order."""
        found = {*self.refuses, 429}
        if self.parameters():
            found.add(404)
        if self.query is not None:
            found.add(400)
        if self.method in UNSAFE:
            found |= {400, 403, 413, 415}
        return sorted(found)

    def route(self) -> Route:
        """The route that answers it."""

        async def answer(request: Request) -> Response:
            return await self.answer(Call(request))

        return Route(self.path, answer, methods=[self.method], name=self.name)

    async def answer(self, call: Call) -> Response:
        """Checks what was sent, carries it out, and says how it went."""
        call.request.scope[ROUTE] = self.path
        try:
            for name in self.parameters():
                if re.fullmatch(_PATTERNS[name], call.path(name)) is None:
                    raise Refusal(404, Message("api-error-not-found"))
            if self.takes is not None:
                answered = await self.does(call, await self.body(call))
            else:
                call.pay(self.price)
                query = () if self.query is None else (self.asked(call.request),)
                answered = await self.does(call, *query)
        except Refusal as refusal:
            return refusal.response()
        except Frozen:
            return Refusal(409, Message("server-refused-frozen")).response()
        except FaultyDeck as problem:
            return Refusal(422, problem.message, problem.faults).response()
        except (BadArgument, BadSetup) as problem:
            return Refusal(422, problem.message).response()
        if not isinstance(answered, Response):
            answered = reply(answered, self.status)
        return call.remember(answered)

    async def body(self, call: Call) -> object:
        """What was sent, paid for and checked; an empty body stands for an empty object where nothing is needed."""
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
        """What stands behind the "?", checked."""
        try:
            return msgspec.convert(dict(request.query_params), self.query, strict=False)
        except (msgspec.MsgspecError, ValueError, OverflowError) as problem:
            raise Refusal(400, Message("api-error-query", {"detail": str(problem)[:200]})) from None


def unfit(problem: str) -> Message | None:
    """What a person can mend, in words: a text that is too long, or has characters that do not belong there (SR-28)."""
    found = re.fullmatch(
        r"Expected `str` (?:of length <= (\d+)|matching regex .*) - at (?:`key` in )?`\$(.*)`", problem
    )
    if found is None:
        return None
    most, where = found[1], {"where": found[2].removeprefix(".")}
    return Message("api-error-long", {**where, "most": int(most)}) if most else Message("api-error-characters", where)
