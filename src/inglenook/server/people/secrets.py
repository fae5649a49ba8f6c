"""The secrets that signed cookies before sessions, in a file apart from the games (SR-98)."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from inglenook.kernel.errors import BadSetup

SHORTEST: Final = 32
"""Minimum length of a secret, in characters; shorter ones could be guessed."""


def secrets_in(file: str) -> list[str]:
    """Returns the secrets of a file, the newest last; creates a missing file, readable only by its owner."""
    if not file:
        return []
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as made:
            made.write(secrets.token_hex(32) + "\n")
    except FileExistsError:  # created earlier, or by another process just now
        pass
    found = [line.strip() for line in Path(file).read_text("utf-8").splitlines() if line.strip()]
    if not found or any(len(one) < SHORTEST for one in found):
        raise BadSetup("server-error-secrets", {"file": file, "least": SHORTEST})
    return found[::-1]
