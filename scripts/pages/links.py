"""Finds dead links in a built site, without a network."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag, urlsplit

EXTERNAL: Final = Path(__file__).with_name("external.txt")
"""Addresses elsewhere that somebody has opened and read; a link to another one is reported."""


class Page(HTMLParser):
    """A page of the site: its anchors, its links and the files that it loads."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.anchors: Final[set[str]] = set()
        self.links: Final[set[str]] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Records an element's anchor and link."""
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif name in ("href", "src") and value:
                self.links.add(value)


def dead_links(site: Path) -> list[str]:
    """Returns the dead links, each with its page."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    known = {line.strip() for line in EXTERNAL.read_text("utf-8").splitlines() if not line.startswith("#")}
    return [
        f"{path.relative_to(site)}: {link} {fault}"
        for path, page in pages.items()
        for link in sorted(page.links)
        if (fault := fault_of(link, path, pages, known))
    ]


def fault_of(link: str, path: Path, pages: dict[Path, Page], known: set[str]) -> str:
    """Returns the fault of a link on a page, or ""."""
    parts = urlsplit(link)
    if parts.scheme in ("http", "https"):
        return "" if urldefrag(link).url in known else "is not in scripts/pages/external.txt"
    if parts.scheme:
        return "" if parts.scheme in ("data", "mailto") else "has an unknown scheme"
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not target.is_file():
        return "is no file of the site"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].anchors:
        return "has no such anchor"
    return ""
