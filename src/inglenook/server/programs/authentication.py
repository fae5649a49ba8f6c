"""Authentication of requests and WebSockets under `/api/v1`: by the token in the `Authorization` header alone.

A cookie is never read there, so no page elsewhere can act through a browser that holds one.  A token in an address is
refused, because addresses end up in logs and histories.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from inglenook.kernel.messages import Message
from inglenook.server.http.calls import Refusal, TooOften
from inglenook.server.people.addresses import address_of
from inglenook.server.people.tokens import PREFIX
from inglenook.server.rate_limits import Rate, RateLimits
from inglenook.server.storage.operator_orders import BAN

if TYPE_CHECKING:
    from inglenook.server.programs.token_checks import Bearer, TokenChecks
    from inglenook.server.tables.hall import Hall

REQUESTS: Final = Rate(600)
"""Rate limit of the requests made with one token."""
GUESSES: Final = Rate(60)
"""Rate limit of requests with an invalid token, per address; after that, only tokens in use are looked at there."""
IN_ADDRESSES: Final = ("token", "access_token", "api_key")
"""Names of parameters in which other services take tokens."""


class NoToken(Refusal):
    """Refusal of a request without a valid token: unknown, expired and revoked tokens are refused alike."""

    def __init__(self, message: Message) -> None:
        super().__init__(401, message)

    def response(self) -> Response:
        """Returns the refusal with the header that names the way to authenticate."""
        response = super().response()
        response.headers["WWW-Authenticate"] = 'Bearer realm="inglenook"'
        return response


async def bearer_of(connection: HTTPConnection, scopes: Sequence[str]) -> Bearer:
    """Returns the bearer of the connection's token, or refuses: without a valid token that has one of these scopes."""
    state = connection.app.state
    checks: TokenChecks = state.tokens
    hall: Hall = state.hall
    limits: RateLimits = state.limits
    address = address_of(connection, hall.settings.trusted_proxies)
    if is_in_address(connection):
        raise Refusal(400, Message("api-error-token-in-address"))
    given = connection.headers.getlist("authorization")
    if not given:
        raise NoToken(Message("api-error-no-token"))
    kind, _, secret = given[0].partition(" ")
    secret = secret.strip() if len(given) == 1 and kind.lower() == "bearer" else ""
    seconds = 0 if checks.is_known(secret) else limits.wait(GUESSES, "guesses", address, amount=0)
    if seconds:
        raise TooOften(seconds)
    bearer = await checks.bearer(secret)
    if bearer is None:
        limits.wait(GUESSES, "guesses", address)
        raise NoToken(Message("api-error-bad-token"))
    if any(hall.is_barred(BAN, person, address) for person in (bearer.person.id, bearer.token.owner)):
        raise Refusal(403, Message("api-error-barred"))
    if not bearer.has(*scopes):
        raise Refusal(403, Message("api-error-scope", {"scopes": tuple(scopes)}))
    seconds = limits.wait(REQUESTS, "requests", "token", bearer.token.id)
    if seconds:
        raise TooOften(seconds)
    return bearer


def is_in_address(connection: HTTPConnection) -> bool:
    """Whether the address of a request contains a token."""
    return PREFIX in str(connection.url) or any(name in connection.query_params for name in IN_ADDRESSES)
