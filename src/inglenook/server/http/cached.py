"""Responses that never change while the server runs: built and compressed once, and sent only to clients without
them.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "public, no-cache"


class Made:
    """A response body, plain and compressed, with its ETag; the ETag is a hash of the body unless `mark` is given."""

    def __init__(self, content: bytes, media: str, mark: str = "") -> None:
        self.content: Final = content
        self.media: Final = media
        self.packed: Final = gzip.compress(content, 9, mtime=0)
        self.mark: Final = mark or hashlib.sha256(content).hexdigest()[:16]

    def response(self, request: Request) -> Response:
        """Returns the body, or 304 if the client has it; an address that names the mark is cacheable for ever."""
        named = request.query_params.get("v") == self.mark
        headers = {
            "ETag": f'"{self.mark}"',
            "Cache-Control": FOR_EVER if named else ASK_FIRST,
            "Vary": "Accept-Encoding",
        }
        known = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
        if f'"{self.mark}"' in known:
            return Response(None, 304, headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, 200, {**headers, "Content-Encoding": "gzip"}, self.media)
        return Response(self.content, 200, headers, self.media)


class Shelf:
    """A cache of built responses, by name."""

    def __init__(self) -> None:
        self._made: Final[dict[tuple[str, ...], Made]] = {}

    async def get(self, name: tuple[str, ...], make: Callable[[], Made]) -> Made:
        """Returns the response of this name; builds it in a thread at the first request."""
        if name not in self._made:
            self._made[name] = await run_in_threadpool(make)
        return self._made[name]


SHELF: Final = Shelf()
"""The response cache of this process; nothing is evicted, as games and languages are few."""
