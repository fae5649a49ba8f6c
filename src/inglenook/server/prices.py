"""Prices of requests and messages, and the budgets from which they are paid (SR-91).

Every endpoint and every message type declares a price: the cost of the dearest request allowed, as measured by
`tests/server/prices`.  A shorter body costs proportionally less.  The guest pays, and so does the address with all its
guests; an account would be one more payer.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import structlog

from inglenook.server.health import metrics
from inglenook.server.rate_limits import Rate, RateLimits

log = structlog.get_logger("inglenook.server.prices")


class Price(NamedTuple):
    """The cost of the dearest request or message of a kind."""

    work: int
    """Milliseconds of processor time in the server process."""
    thought: int = 0
    """Milliseconds of processor time in the bot processes."""
    keeps: int = 0
    """Bytes stored in the database, besides the request itself."""
    body: int = 0
    """Bytes of the dearest body; 0: the price does not depend on the body."""

    def of(self, size: int) -> Price:
        """Returns the price of a request with a body of `size` bytes."""
        keeps = self.keeps + size if self.keeps else 0
        if not self.body or size >= self.body:
            return self._replace(keeps=keeps)
        return self._replace(work=max(1, self.work * size // self.body), keeps=keeps)


FREE: Final = Price(0)
"""Price of requests that cost less than counting them."""


class Budget(NamedTuple):
    """The spending limits of a payer: milliseconds per minute, bytes per day."""

    work: Rate
    thought: Rate
    keeps: Rate


class Payer(NamedTuple):
    """A payer: its kind and its name."""

    kind: str
    name: str


A_DAY: Final = 24 * 3600
GUEST, ADDRESS, TOKEN = "guest", "address", "token"
BUDGETS: Final[Mapping[str, Budget]] = {
    GUEST: Budget(Rate(12_000), Rate(60_000), Rate(8_000_000, A_DAY)),
    ADDRESS: Budget(Rate(30_000), Rate(150_000), Rate(32_000_000, A_DAY)),
    TOKEN: Budget(Rate(9_000), Rate(30_000), Rate(8_000_000, A_DAY)),
}
"""The budget of each kind of payer.  An account gets an entry here."""

TOLD_EVERY: Final = 60.0
"""Seconds between log entries about overspending."""


class Overspent:
    """Refusals of payers who exceeded their budget, counted for the operator."""

    def __init__(self) -> None:
        self._refused = 0
        self._told = -TOLD_EVERY

    def note(self, budget: str, payer: Payer) -> None:
        """Counts a refusal, and logs the count now and then."""
        metrics.overspent.labels(budget, payer.kind).inc()
        self._refused += 1
        now = time.monotonic()
        if now - self._told >= TOLD_EVERY:
            address = payer.name if payer.kind == ADDRESS else ""
            log.warning("budget exceeded", budget=budget, payer=payer.kind, address=address, refused=self._refused)
            self._told, self._refused = now, 0


OVERSPENT: Final = Overspent()


def payers(guest: str, address: str, token: str = "") -> tuple[Payer, ...]:
    """Returns the payers for a request of a guest at an address, made with a token by a program."""
    named = [Payer(kind, name) for kind, name in ((TOKEN, token), (GUEST, guest), (ADDRESS, address))]
    return tuple([payer for payer in named if payer.name or payer.kind == ADDRESS])


def pay(limits: RateLimits, price: Price, who: Sequence[Payer]) -> tuple[int, str]:
    """Pays a price and returns 0; or returns the seconds until it can be paid, and the exhausted budget."""
    for budget, cost in (("work", price.work), ("thought", price.thought), ("keeps", price.keeps)):
        if cost:
            for payer in who:
                rate: Rate = getattr(BUDGETS[payer.kind], budget)
                seconds = limits.wait(rate, budget, payer.kind, payer.name, amount=cost)
                if seconds:
                    OVERSPENT.note(budget, payer)
                    return seconds, budget
    return 0, ""
