"""The browser and system of a device, as its owner would name them; nothing else of what a browser sends is kept."""

from __future__ import annotations

from typing import Final, NamedTuple

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""A word of the `User-Agent` header and the browser that sends it; the first match counts."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)
"""A word of the `User-Agent` header and the system that it names; the first match counts."""


class Device(NamedTuple):
    """A browser and its system; "" where unknown."""

    browser: str
    system: str


def device_of(user_agent: str) -> Device:
    """Returns the device that a `User-Agent` header names."""
    return Device(_named(user_agent, BROWSERS), _named(user_agent, SYSTEMS))


def _named(user_agent: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((name for word, name in known if word in user_agent), "")
