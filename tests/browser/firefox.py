#!/usr/bin/env python3
"""Firefox as the tests use it, driven by Playwright over WebDriver BiDi.

Debian's Firefox ESR lacks some commands that Playwright gives at once, as those by which bodies of responses are kept.
So this file is what Playwright starts in its place: it starts Firefox, says where to connect as Firefox would, and
passes everything on; a command that is not known there is answered with nothing, as it only adjusts something.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

PROGRAM: Final = "firefox-esr"
PREFERENCES: Final[dict[str, str | float | bool]] = {"ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB"}
"""What Playwright cannot set in this version: the tests in it are in English and without motion."""

COLLECTOR: Final = {"network.addDataCollector": {"collector": "none"}}
"""What is expected of a command that would be answered with more than nothing."""


def program() -> str | None:
    """Where Firefox is, as Debian has it."""
    return shutil.which(PROGRAM)


def launch(playwright: Playwright) -> Browser:
    """Starts this file in the place of Firefox."""
    return playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=__file__,
        env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
        firefox_user_prefs=PREFERENCES,
        timeout=120_000,
    )


async def stand_between(words: list[str]) -> int:
    """Starts Firefox, and says where to connect instead of it."""
    browser = await asyncio.create_subprocess_exec(PROGRAM, *words, stderr=asyncio.subprocess.PIPE)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, browser.terminate)
    assert browser.stderr is not None
    while line := await browser.stderr.readline():
        if found := re.search(rb"listening on (ws://\S+)", line):
            server = await serve(partial(pass_on, address=found[1].decode()), "127.0.0.1", 0, max_size=None)
            port = next(iter(server.sockets)).getsockname()[1]
            print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
    return await browser.wait()


async def pass_on(client: ServerConnection, address: str) -> None:
    """Passes commands on, and what is told back."""
    assert client.request is not None
    async with connect(address + client.request.path, max_size=None) as browser:
        await asyncio.gather(there(client, browser), back(client, browser), return_exceptions=True)


async def there(client: ServerConnection, browser: ClientConnection) -> None:
    """What Playwright wants."""
    async for message in client:
        command = json.loads(message)
        known = COLLECTOR.get(command["method"])
        if known is None:
            await browser.send(message)
        else:
            await client.send(json.dumps({"type": "success", "id": command["id"], "result": known}))
    await browser.close()


async def back(client: ServerConnection, browser: ClientConnection) -> None:
    """What Firefox tells."""
    async for message in browser:
        told = json.loads(message)
        unknown = told.get("error") == "unknown command"
        await client.send(json.dumps({"type": "success", "id": told["id"], "result": {}}) if unknown else message)
    await client.close()


if __name__ == "__main__":
    sys.exit(asyncio.run(stand_between(sys.argv[1:])))
