"""The server's metrics for Prometheus: `GET /metrics`.

With several processes, each writes its metrics to its own file, and the process that is asked adds them up.  `serve`
sets the folder before anything is counted.

No metric names a guest, a table or a card: labels are kinds, routes and status codes, of which there are few.
"""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

REGISTRY: Final = CollectorRegistry()
CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR" in os.environ
"""True if several processes write metrics, to the folder named in the library's environment variable."""

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

answers: Final = Counter("inglenook_answers", "Entries stored, by kind.", ["kind"], registry=REGISTRY)
refused: Final = Counter(
    "inglenook_refused",
    "Messages and requests refused, by kind: stale, illegal, malformed, too_large, too_many, not_yours …",
    ["kind"],
    registry=REGISTRY,
)
overspent: Final = Counter(
    "inglenook_overspent",
    "Requests and messages refused because a budget (work, thought or keeps) was spent, by guest or address.",
    ["budget", "payer"],
    registry=REGISTRY,
)
frozen: Final = Counter("inglenook_frozen", "Games that a fault of the rules froze.", ["game"], registry=REGISTRY)
games_loaded: Final = Gauge(
    "inglenook_games_loaded", "Games in memory.", registry=REGISTRY, multiprocess_mode="livesum"
)
sockets_open: Final = Gauge(
    "inglenook_sockets_open", "WebSockets that are open.", registry=REGISTRY, multiprocess_mode="livesum"
)
answer_seconds: Final = Histogram(
    "inglenook_answer_seconds",
    "Seconds from the arrival of an answer until it was stored and all clients were told.",
    buckets=_QUICK,
    registry=REGISTRY,
)
bot_seconds: Final = Histogram(
    "inglenook_bot_seconds", "Seconds that a bot thought about an answer.", ["bot"], buckets=_QUICK, registry=REGISTRY
)
garbage_seconds: Final = Histogram(
    "inglenook_garbage_seconds",
    "Seconds of a garbage collection, during which the process answers nobody.",
    buckets=_QUICK,
    registry=REGISTRY,
)
requests: Final = Counter(
    "inglenook_http_requests",
    "HTTP requests, by route and status.",
    ["method", "route", "status"],
    registry=REGISTRY,
)
request_seconds: Final = Histogram(
    "inglenook_http_request_seconds",
    "Seconds that a request took, by route.",
    ["route"],
    buckets=_QUICK,
    registry=REGISTRY,
)

ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)


def exposition() -> bytes:
    """Returns all metrics in Prometheus's text format."""
    return generate_latest(_of_all_processes() if SHARED else REGISTRY)


def _of_all_processes() -> CollectorRegistry:
    found = CollectorRegistry()
    MultiProcessCollector(found)  # type: ignore[no-untyped-call]
    return found


def died(process: int) -> None:
    """Removes a dead process's gauges; its counters stay."""
    if SHARED:
        mark_process_dead(process)  # type: ignore[no-untyped-call]
