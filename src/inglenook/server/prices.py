"""What requests and messages cost, and the budgets from which they are paid (SR-91).

A price is declared beside every endpoint and every message: what the dearest one that is allowed costs, as
`tests/server/prices` measures it.  A shorter body costs less in proportion.  The guest pays, and so does the address
with all its guests; an account would be one more payer.
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
    """Milliseconds of processor time of the process that serves."""
    thought: int = 0
    """Milliseconds of processor time of the processes in which bots think."""
    keeps: int = 0
    """Bytes that stay in the database, besides what is sent."""
    body: int = 0
    """Bytes of the dearest body; 0: every body costs as much."""

    def of(self, size: int) -> Price:
        """The cost of a body of so many bytes."""
        keeps = self.keeps + size if self.keeps else 0
        if not self.body or size >= self.body:
            return self._replace(keeps=keeps)
        return self._replace(work=max(1, self.work * size // self.body), keeps=keeps)


FREE: Final = Price(0)
"""The price of what costs less than to count it."""


class Budget(NamedTuple):
    """What a payer may spend: milliseconds in a minute, bytes in a day."""

    work: Rate
    thought: Rate
    keeps: Rate


class Payer(NamedTuple):
    """Somebody who pays: of which kind, and which one."""

    kind: str
    name: str


A_DAY: Final = 24 * 3600
GUEST, ADDRESS = "guest", "address"
BUDGETS: Final[Mapping[str, Budget]] = {
    GUEST: Budget(Rate(12_000), Rate(60_000), Rate(8_000_000, A_DAY)),
    ADDRESS: Budget(Rate(30_000), Rate(150_000), Rate(32_000_000, A_DAY)),
}
"""What each kind of payer may spend.  An account gets an entry here."""

TOLD_EVERY: Final = 60.0
"""Every so many seconds it is written down who has spent too much."""


class Overspent:
    """Who was refused for having spent too much, for whoever runs the server to see."""

    def __init__(self) -> None:
        self._refused = 0
        self._told = -TOLD_EVERY

    def note(self, budget: str, payer: Payer) -> None:
        """Counts a refusal, and now and then writes down how many there were."""
        metrics.overspent.labels(budget, payer.kind).inc()
        self._refused += 1
        now = time.monotonic()
        if now - self._told >= TOLD_EVERY:
            address = payer.name if payer.kind == ADDRESS else ""
            log.warning("overspent", budget=budget, payer=payer.kind, address=address, refused=self._refused)
            self._told, self._refused = now, 0


OVERSPENT: Final = Overspent()


def payers(guest: str, address: str) -> tuple[Payer, ...]:
    """Who pays for what a guest at an address asks for."""
    return (Payer(GUEST, guest), Payer(ADDRESS, address)) if guest else (Payer(ADDRESS, address),)


def pay(limits: RateLimits, price: Price, who: Sequence[Payer]) -> tuple[int, str]:
    """Pays a price: 0, or after how many seconds it can be paid, and which budget is spent."""
    for budget, cost in (("work", price.work), ("thought", price.thought), ("keeps", price.keeps)):
        if cost:
            for payer in who:
                rate: Rate = getattr(BUDGETS[payer.kind], budget)
                seconds = limits.wait(rate, budget, payer.kind, payer.name, amount=cost)
                if seconds:
                    OVERSPENT.note(budget, payer)
                    return seconds, budget
    return 0, ""
