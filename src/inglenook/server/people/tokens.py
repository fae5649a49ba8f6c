"""Tokens, by which programs act for a person: their secrets, their scopes, and the persons that are programs."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Sequence
from typing import Final

from inglenook.server.storage.rows import Guest, Scope, TokenRow

READ: Final = "read"
PLAY: Final = "play"
BOT: Final = "bot"
LAY: Final = "lay"
SCOPES: Final[tuple[Scope, ...]] = (READ, PLAY, BOT, LAY)

PREFIX: Final = "inglenook_"
"""Begin of every token, by which people and scanners of published code recognise one."""
TOKEN: Final = re.compile(PREFIX + "[A-Za-z0-9_-]{43}")
_PROGRAM: Final = "program."
"""Begin of the id of a person that is a program; the ids of guests have no dot."""
A_DAY: Final = 24 * 3600.0
MOST_TOKENS: Final = 20
"""Maximum number of tokens of an owner."""
MOST_PROGRAMS: Final = 5
"""Maximum number of programs of an owner."""


def new_secret() -> str:
    """Returns a new token: 256 random bits behind the prefix."""
    return PREFIX + secrets.token_urlsafe(32)


def mark_of(secret: str) -> str:
    """Returns the hash stored for a token, from which the token cannot be recovered."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token(secret: str, owner: str, person: str, name: str, scopes: Sequence[Scope], days: int) -> TokenRow:
    """Returns the row of a new token, which expires after some days."""
    now = time.time()
    wanted = [scope for scope in SCOPES if scope in scopes]
    return TokenRow(
        secrets.token_urlsafe(9), mark_of(secret), owner, person, name, wanted, now, now + days * A_DAY, 0.0
    )


def new_program(name: str) -> Guest:
    """Returns a new person that is a program."""
    return Guest(_PROGRAM + secrets.token_urlsafe(12), name)


def is_program(person: str) -> bool:
    """Whether a person is a program; nothing makes a program a human player or a human player a program."""
    return person.startswith(_PROGRAM)
