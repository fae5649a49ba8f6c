"""Computations by the rules outside play: run in a thread with a time limit, and never retried if endless (SR-81)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypeVar

import structlog

from inglenook.kernel.messages import Message
from inglenook.server.processes.frozen_tables import note_endless
from inglenook.server.processes.watchdog import WATCHDOG, OutOfTime

if TYPE_CHECKING:
    from inglenook.server.storage.store import Store

T = TypeVar("T")

log = structlog.get_logger("inglenook.server.processes.computations")

ENDLESS: Final = Message("api-error-endless")
"""The message to a client that requested an endless computation."""


class Unending(Exception):
    """Raised for a computation that does not end; `froze`: its table has been frozen for that."""

    def __init__(self, froze: bool = False) -> None:
        super().__init__()
        self.froze: Final = froze


async def counted(
    store: Store, work: Callable[[], T], kind: str, *about: object, table: str = "", patience: float = 1.0
) -> T:
    """Runs slow work in a thread; raises Unending if it takes too long, or did so before.

    `kind` and `about` identify the work when it is requested again; they must be plain data, equal in every process.  A
    `table` at which the work does not end is frozen with its record.  `patience` multiplies the usual time limit.
    """
    mark = blake2b(repr(about).encode(), digest_size=16).hexdigest()
    run = WATCHDOG.over(table, 0, kind, keys=(mark,), patience=patience)
    if run.work in WATCHDOG.given_up:
        raise Unending
    try:
        return await asyncio.to_thread(run.let, work)
    except OutOfTime as problem:
        log.error("rules did not end", table=table, kind=kind)
        WATCHDOG.given_up.add(run.work)
        raise Unending(bool(table) and await note_endless(store, run.work, "OutOfTime")) from problem
