#!/usr/bin/env python3
"""Firefox for the tests, driven by Playwright over WebDriver BiDi.

Debian's Firefox ESR lacks some commands that Playwright sends at once, such as those for keeping response bodies.
Playwright therefore starts this file in Firefox's place: it starts Firefox, prints the address as Firefox would, and
forwards everything; an unknown command gets an empty response, as it only adjusts something. Playwright has no touch
here either: on pages for which `touch` was called, its mouse is turned into touch.
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
from typing import TYPE_CHECKING, Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright

PROGRAM: Final = "firefox-esr"
PREFERENCES: Final[dict[str, str | float | bool]] = {"ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB"}
"""Settings that Playwright cannot make in this version: the tests in it are in English and without motion."""

TOUCHED: Final = 500
"""A page of which this width is set by itself has no mouse, but a finger."""

COLLECTOR: Final = {"network.addDataCollector": {"collector": "none"}}
"""Expected results of commands that return something."""


def program() -> str | None:
    """Returns the path of Debian's Firefox."""
    return shutil.which(PROGRAM)


def launch(playwright: Playwright) -> Browser:
    """Launches this file in Firefox's place."""
    return playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=__file__,
        env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
        firefox_user_prefs=PREFERENCES,
        timeout=120_000,
    )


def touch(page: Page, size: dict[str, int]) -> None:
    """Turns the mouse of a page into touch: clicks become taps, and drags are made with a finger."""
    page.set_viewport_size({"width": TOUCHED, "height": size["height"]})
    page.set_viewport_size({"width": size["width"], "height": size["height"]})


async def stand_between(words: list[str]) -> int:
    """Starts Firefox, and prints the address of the proxy in its place."""
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
    """Forwards commands to Firefox, and its messages back."""
    assert client.request is not None
    async with connect(address + client.request.path, max_size=None) as browser:
        await asyncio.gather(there(client, browser), back(client, browser), return_exceptions=True)


async def there(client: ServerConnection, browser: ClientConnection) -> None:
    """Forwards commands from Playwright."""
    touched: set[str] = set()
    async for message in client:
        command = json.loads(message)
        if fingered(command, touched):
            message = json.dumps(command)
        known = COLLECTOR.get(command["method"])
        if known is None:
            await browser.send(message)
        else:
            await client.send(json.dumps({"type": "success", "id": command["id"], "result": known}))
    await browser.close()


def fingered(command: dict[str, Any], touched: set[str]) -> bool:
    """Turns the mouse in a command into touch on a touch page; returns whether that changed the command."""
    given = command["params"]
    if command["method"] == "browsingContext.setViewport" and given.get("viewport", {}).get("width", 0) == TOUCHED:
        touched.add(given["context"])
    if command["method"] != "input.performActions" or given["context"] not in touched:
        return False
    for one in given["actions"]:
        if one["type"] == "pointer":
            one["parameters"] = {"pointerType": "touch"}
    return True


async def back(client: ServerConnection, browser: ClientConnection) -> None:
    """Forwards events from Firefox."""
    async for message in browser:
        told = json.loads(message)
        unknown = told.get("error") == "unknown command"
        await client.send(json.dumps({"type": "success", "id": told["id"], "result": {}}) if unknown else message)
    await client.close()


if __name__ == "__main__":
    sys.exit(asyncio.run(stand_between(sys.argv[1:])))
