"""Sealed files: records and snapshots, each with its kind, its schema number and a checksum.

A file that is truncated, altered, too new or of an unknown game is refused before any of it is used (KR-9).  A set-up
from a file of an older schema is marked with the edition of that time (KR-36).
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from inglenook.kernel.data import Data, canonical, digest
from inglenook.kernel.editions import FIRST, TODAY, with_edition
from inglenook.kernel.errors import Unreadable

SCHEMA: Final = TODAY
"""Schema number, raised when the form of records or snapshots changes, or the defaults of the rules."""


def seal(kind: str, content: dict[str, Data]) -> str:
    """Returns the content as text with kind, schema and checksum; the checksum covers the exact bytes written."""
    body = canonical(content)
    head = json.dumps({"inglenook": kind, "schema": SCHEMA, "sha256": sha256(body).hexdigest()}, separators=(",", ":"))
    return f'{head[:-1]},"content":{body.decode()}}}\n'


def unseal(kind: str, text: str | bytes, source: str, games: tuple[str, ...]) -> dict[str, Data]:
    """Returns the content of a sealed text; `source` is the reader's name for it (a file name), used in errors."""
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as problem:
            raise Unreadable(f"error-{kind}-unreadable", {"source": source, "detail": str(problem)}) from problem
    try:
        sealed = json.loads(text)
    except (ValueError, RecursionError) as problem:
        whole = text.rstrip()
        at_its_end = isinstance(problem, json.JSONDecodeError) and problem.pos >= len(whole)
        if whole.lstrip().startswith("{") and (at_its_end or not whole.endswith("}")):
            raise Unreadable(f"error-{kind}-truncated", {"source": source}) from problem
        raise Unreadable(f"error-{kind}-unreadable", {"source": source, "detail": str(problem)}) from problem
    if not isinstance(sealed, dict) or sealed.get("inglenook") != kind:
        raise Unreadable(f"error-{kind}-not-a-{kind}", {"source": source})
    schema = sealed.get("schema")
    if isinstance(schema, int) and schema > SCHEMA:
        raise Unreadable(f"error-{kind}-newer", {"source": source, "schema": schema, "known": SCHEMA})
    content = sealed.get("content")
    if not isinstance(schema, int) or isinstance(schema, bool) or schema < FIRST:
        raise Unreadable(f"error-{kind}-altered", {"source": source})
    if not isinstance(content, dict) or sealed.get("sha256") != checksum(content):
        raise Unreadable(f"error-{kind}-altered", {"source": source})
    game = content.get("game")
    if game not in games:
        raise Unreadable(f"error-{kind}-unknown-game", {"source": source, "game": str(game), "known": games})
    setup = content.get("setup")
    return {**content, "setup": with_edition(setup, schema)} if isinstance(setup, dict) else content


def checksum(content: dict[str, Data]) -> str:
    """Returns the digest of content that was read; empty if it cannot be encoded, as no content of ours can be."""
    try:
        return digest(content)
    except (ValueError, RecursionError):
        return ""


def faulty(kind: str, source: str, detail: str) -> Unreadable:
    """Returns the error for a sealed text whose content does not make sense."""
    return Unreadable(f"error-{kind}-faulty", {"source": source, "detail": detail})
