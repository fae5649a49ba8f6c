"""The server's log: one line of JSON per event, for machines to read.

Secrets are removed here: everything that could contain a card, a seed, a cookie or a link, whatever its source.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, TextIO

import structlog

SECRETS: Final = frozenset(
    {
        "answer", "authorization", "body", "cookie", "cookies", "deck", "deck_text", "hand", "headers", "key", "keys",
        "link", "password", "query", "record", "secret", "seed", "setup", "snapshot", "text", "token", "view",
    }
)  # fmt: skip
"""Names of fields whose values are never logged."""

HIDDEN: Final = "…"

_ROW: Final = re.compile("DETAIL: .*")
"""PostgreSQL's error detail, which quotes the refused row with its content."""


def configure(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Configures all logging, including that of libraries, as lines of JSON."""
    out = stream or sys.stderr
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    access = logging.getLogger("uvicorn.access")  # its lines contain whole addresses, with links
    access.handlers.clear()
    access.propagate = False


def without_secrets(_logger: Any, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Removes secrets from a log event, including nested values."""
    for key, value in event.items():
        event[key] = HIDDEN if key in SECRETS else cleaned(value)
    return event


def cleaned(value: Any) -> Any:
    """Returns a value without the secrets in it."""
    if isinstance(value, Mapping):
        return {key: HIDDEN if key in SECRETS else cleaned(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [cleaned(part) for part in value]
    if isinstance(value, str):
        return _ROW.sub(f"DETAIL: {HIDDEN}", value)
    return value
