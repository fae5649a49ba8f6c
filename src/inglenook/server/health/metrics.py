"""What the server counts, for Prometheus: `GET /metrics`.

With several processes each writes what it counts into a file of its own (`serve` names the folder before anything is
counted), and whichever is asked adds up all of them.
Nothing here names a guest, a table or a card: labels are kinds, routes and status codes, of which there are few.
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
"""Whether several processes write what they count, into the folder by which the library knows it."""

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

answers: Final = Counter("inglenook_answers", "Entries that were kept, by kind.", ["kind"], registry=REGISTRY)
refused: Final = Counter(
    "inglenook_refused",
    "Messages and requests that were refused, by kind: stale, illegal, malformed, too_large, too_many, not_yours …",
    ["kind"],
    registry=REGISTRY,
)
overspent: Final = Counter(
    "inglenook_overspent",
    "Requests and messages that were refused because a budget was spent: work, thought or keeps; by guest or address.",
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
    "From an answer's arrival until it was kept and everybody was told.",
    buckets=_QUICK,
    registry=REGISTRY,
)
bot_seconds: Final = Histogram(
    "inglenook_bot_seconds", "How long a bot thought.", ["bot"], buckets=_QUICK, registry=REGISTRY
)
garbage_seconds: Final = Histogram(
    "inglenook_garbage_seconds",
    "How long a search for garbage took, during which nobody was answered.",
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
    "How long a request took, by route.",
    ["route"],
    buckets=_QUICK,
    registry=REGISTRY,
)

ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)


def exposition() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(_of_all_processes() if SHARED else REGISTRY)


def _of_all_processes() -> CollectorRegistry:
    found = CollectorRegistry()
    MultiProcessCollector(found)  # type: ignore[no-untyped-call]
    return found


def died(process: int) -> None:
    """What a process had open or in memory is gone with it; what it has counted stays."""
    if SHARED:
        mark_process_dead(process)  # type: ignore[no-untyped-call]
