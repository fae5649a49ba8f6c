"""Plays on the screen without a terminal: keys are pressed, and what is drawn is read.

async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
    await press(app, pilot, "3")
    assert "Ann plays Wall." in on_screen(app)

drive(new_app("embers"), looks, SMALL)
"""

from __future__ import annotations

import asyncio
import html
import os
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

from textual.geometry import Region
from textual.pilot import Pilot

from inglenook.kernel.game import Game
from inglenook.registry import find
from inglenook.screen.app import PlayApp
from inglenook.screen.display import tableau_of
from inglenook.screen.line_buffer import Heard
from inglenook.terminal.record_file import RecordFile
from inglenook.terminal.response_stops import read_stops
from inglenook.terminal.seating import seat_people
from inglenook.terminal.session import Session
from inglenook.wording import Wording
from tests.command_line.commands import ENVIRONMENT

SMALL = (80, 24)
LARGE = (120, 40)
SIZES = ((60, 20), SMALL, (100, 30), LARGE, (200, 60))

Looks = Callable[[PlayApp, Pilot[None]], Awaitable[None]]

TEXT = re.compile(r'<text [^>]*x="([\d.]+)"[^>]*clip-path="url\(#[^"]*-line-(\d+)\)"[^>]*>(.*?)</text>', re.DOTALL)
COLUMN = 12.2
"""How wide a letter is in a picture of the screen."""


def new_app(
    name: str,
    language: str = "en",
    names: Sequence[str] = ("Ann",),
    seats: int = 2,
    seed: str = "a",
    record: Path | None = None,
    game: Game[Any] | None = None,
) -> PlayApp:
    """Returns a new game of these people with random bots in the other seats, or a game in progress."""
    with patch.dict(os.environ, ENVIRONMENT):
        entry = find(name)
    kinds = ["person"] * len(names) + ["bot:uniform"] * (seats - len(names))
    sitters = seat_people(entry, None, None, kinds, names)
    read_stops(entry, None, sitters)
    wording = Wording(language, entry.locales)
    heard = Heard(wording, [sitter.called(seat, wording) for seat, sitter in enumerate(sitters)])
    kept = None if record is None else RecordFile(record, [sitter.recorded for sitter in sitters])
    started = Game.start(entry.rulebook, entry.set_up(seats, {}), seed) if game is None else game
    return PlayApp(Session(entry, started, sitters, heard, kept), heard, tableau_of(entry))


def drive(app: PlayApp, looks: Looks, size: tuple[int, int] = SMALL) -> PlayApp:
    """Runs the screen with a scenario that presses keys and looks, and closes it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await looks(app, pilot)

    asyncio.run(run())
    return app


def check_every_size(app: PlayApp, panels: str) -> None:
    """Checks that panels lie within the screen without overlap, and that the question and options are readable."""

    async def looks(app: PlayApp, pilot: Pilot[None]) -> None:
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await settle(app, pilot)
            regions = [panel.region for panel in app.screen.query(panels) if panel.display]
            whole = Region(0, 0, *size)
            assert all(whole.contains_region(region) and region.area > 0 for region in regions), size
            apart = [one.overlaps(other) for place, one in enumerate(regions) for other in regions[:place]]
            assert apart and not any(apart), size
            assert app.posed is not None
            shown = on_screen(app, "#ask")
            assert " ".join(app.word(app.posed.prompt).split()) in shown, size
            assert f"1. {app.session.labels(app.posed)[0]}" in shown, size

    drive(app, looks)


async def settle(app: PlayApp, pilot: Pilot[None]) -> None:
    """Waits until a person has to answer, read, or take over the keyboard."""
    quiet = 0
    while quiet < 2:
        await pilot.pause()
        waiting = app.posed is not None or app.game.pending is None or len(app.screen_stack) > 1
        quiet = quiet + 1 if waiting or not app.is_running else 0


async def press(app: PlayApp, pilot: Pilot[None], *keys: str) -> None:
    """Presses keys, and waits after each for its effect; without a key, only waits."""
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)
    if not keys:
        await settle(app, pilot)


def seen(app: PlayApp) -> list[str]:
    """Returns the lines of the screen, read from a rendering of it."""
    lines = [" " * app.size.width for _ in range(app.size.height)]
    for across, number, escaped in TEXT.findall(app.export_screenshot()):
        column, line, text = round(float(across) / COLUMN), int(number), html.unescape(escaped).replace("\xa0", " ")
        lines[line] = lines[line][:column] + text + lines[line][column + len(text) :]
    return [line.rstrip() for line in lines]


def on_screen(app: PlayApp, panel: str = "") -> str:
    """Returns the text of a panel or of the screen with single spaces, independent of line breaks."""
    lines = seen(app)
    if panel:
        region = app.screen.query_one(panel).region
        lines = [line[region.x : region.right] for line in lines[region.y : region.bottom]]
    return " ".join("\n".join(lines).split())


def in_front(app: PlayApp) -> str:
    """Returns the kind of window in front: "Dialog", "Line", "Curtain", or "Screen" for the table itself."""
    return type(app.screen).__name__
