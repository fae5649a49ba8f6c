"""Requests to the API over HTTP, and the addresses of its streams."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import quote, urlsplit

TIMEOUT: Final = 30.0
"""Seconds within which a server has to respond."""


class Refused(Exception):
    """Raised when the server refuses a request: its status, the id of its reason, and the reason in English."""

    def __init__(self, status: int, reason: str, text: str, seconds: float = 0.0) -> None:
        super().__init__(f"{text or reason} ({status})")
        self.status: Final = status
        self.reason: Final = reason
        self.text: Final = text
        self.seconds: Final = seconds
        """Seconds after which the request may be made again; 0.0: it is refused for another reason."""


class Api:
    """The API of a server, as seen with a token."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f"not the address of a server: {address!r}; write it as http://localhost:8642")
        self.root: Final = f"{parts.scheme}://{parts.netloc}/api/v1"
        self.headers: Final = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Makes a request and returns the response's JSON; raises Refused, or OSError if nobody responds."""
        headers = dict(self.headers)
        data = None
        if method != "GET":
            headers["Content-Type"] = "application/json"
            data = json.dumps({} if body is None else body).encode()
        request = urllib.request.Request(self.root + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
                content: bytes = response.read()
        except urllib.error.HTTPError as problem:
            with problem:
                raise refusal(problem.code, problem.read(), problem.headers.get("Retry-After", "")) from None
        return json.loads(content) if content else None

    def socket(self, path: str) -> str:
        """Returns the WebSocket address of a stream."""
        return "ws" + self.root.removeprefix("http") + path


def refusal(status: int, content: bytes, retry_after: str = "") -> Refused:
    """Returns the refusal that a response tells."""
    try:
        told = json.loads(content)
        reason, text = str(told["error"]["message"]), str(told.get("text", ""))
    except (ValueError, KeyError, TypeError):  # not from the server itself
        reason, text = "", content[:200].decode(errors="replace")
    return Refused(status, reason, text, float(retry_after) if retry_after.isdigit() else 0.0)


def seat_path(table: str, seat: int) -> str:
    """Returns the path of a seat."""
    return f"/tables/{quote(table, safe='')}/seats/{seat}"


def laying(game: str, seats: Sequence[str | dict[str, Any]], begin: bool, more: dict[str, Any]) -> dict[str, Any]:
    """Returns the body that lays a table; a seat is a kind ("you", "open", "here"), a bot's level, or a whole seat."""
    kinds = ("you", "open", "here", "bot")
    described = [
        one if isinstance(one, dict) else {"kind": one} if one in kinds else {"kind": "bot", "bot": one}
        for one in seats
    ]
    return {"game": game, "seats": described, "begin": begin, **more}
