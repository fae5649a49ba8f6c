"""Files and folders that the documents name exist, so that renaming one requires renaming it there too."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.rule("KR-46")

PROJECT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = [*sorted((PROJECT / "docs").glob("*.md")), *sorted((PROJECT / "docs" / "rules").glob("*.md"))]
SOURCES: Final = ("src", "tests", "scripts", "web/src", "web/styles", "web/test", "docs", "hosting", "requirements")
ELSEWHERE: Final = ("build/million.json", "games.sqlite.lock", "tied.yaml", "twelve.yaml")
"""Names on the pages that are no files of the project: results and an example.  Addresses begin with a slash."""

NAMED: Final = re.compile(r"`([A-Za-z0-9_.*/-]+\.(?:py|ts|css|ftl|yaml|tsv|json|md|lock|timer|service))`")
PLACEHOLDER: Final = re.compile(r"\b[A-Z]{2,}\b|\*")


def missing(text: str, paths: Iterable[str]) -> Iterator[str]:
    """Yields the files named in a text that no path ends with, except for placeholders such as GAME.yaml."""
    endings = {"/".join(Path(path).parts[place:]) for path in paths for place in range(len(Path(path).parts))}
    for name in NAMED.findall(text):
        if name[0] != "/" and name not in endings and name not in ELSEWHERE and not PLACEHOLDER.search(name):
            yield name


def test_the_documents_name_files_that_exist() -> None:
    """Every file named on a page is the end of some path in the project."""
    files = [file for folder in SOURCES for file in (PROJECT / folder).rglob("*.*") if "node_modules" not in file.parts]
    paths = [file.relative_to(PROJECT).as_posix() for file in files]
    texts = {
        page.relative_to(PROJECT).as_posix(): page.read_text("utf-8") for page in [*PAGES, PROJECT / "CONTRIBUTING.md"]
    }

    assert {page: found for page, text in texts.items() if (found := list(missing(text, paths)))} == {}


def test_a_stale_name_is_found() -> None:
    """The name of a renamed file is found; path endings, placeholders and words in code are accepted."""
    text = "See `bots/turns.py`, `fair_queue.py`, `GAME.yaml` and `make test`."

    assert list(missing(text, ["src/inglenook/server/fair_queue.py"])) == ["bots/turns.py"]
